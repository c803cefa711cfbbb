import { describe, expect, it } from 'vitest';
import { WayBack } from './WayBack';

const order = '/order-confirmed/9d0c';
function wayBack(): WayBack {
  const kept = new Map<string, string>();
  return new WayBack({
    read: (key) => kept.get(key),
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  });
}

describe('WayBack', () => {
  it('leads the same customer back to the page', () => {
    const way = wayBack();
    way.remember(order, 'amara');
    expect(way.leadsTo(order, 'amara')).toBe(order);
  });

  it('leads to the start page instead of another customer’s page', () => {
    const way = wayBack();
    way.remember(order, 'amara');
    expect(way.leadsTo(order, 'ben')).toBe('/');
    expect(way.leadsTo('/checkout', 'ben')).toBe('/checkout');
  });

  it('knows the page with another query', () => {
    const way = wayBack();
    way.remember(`${order}?kiosk=true`, 'amara');
    expect(way.leadsTo(order, 'ben')).toBe('/');
    expect(way.leadsTo(`${order}?print`, 'ben')).toBe('/');
    expect(way.leadsTo(`${order}?print`, 'amara')).toBe(`${order}?print`);
  });

  it('leads to a page that is not recorded', () => {
    expect(wayBack().leadsTo(order, 'ben')).toBe(order);
  });
});
