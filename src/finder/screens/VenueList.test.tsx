// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Venue } from '../../kit/api/venues';
import { VenueList } from './VenueList';

afterEach(cleanup);

const venue = (id: number, name: string, address1: string): Venue =>
  ({ id, name, slug: name.toLowerCase(), address1, address2: 'Leeds', postcode: 'LS5 3BW' }) as Venue;
const venues = [venue(1, 'Kirkstall', '12 Abbey Walk'), venue(2, 'Woodhouse', '1 Mill Lane')];

function search(term: string): readonly (string | null)[] {
  fireEvent.change(screen.getByLabelText('Find a centre'), { target: { value: term } });
  return screen.queryAllByRole('heading').map(({ textContent }) => textContent);
}
const told = (): string | null => screen.getByRole('status').textContent;

describe('VenueList', () => {
  it.each([
    ['kirk', ['Kirkstall'], '1 centre'],
    [' ls5 3bw ', ['Kirkstall', 'Woodhouse'], '2 centres'],
    ['12 Abbey Walk, Leeds', ['Kirkstall'], '1 centre'],
  ])('finds by a part of the name or the address: "%s"', (term, names, count) => {
    render(<VenueList venues={venues} onChoose={() => undefined} />);
    expect(search(term)).toEqual(names);
    expect(told()).toBe(count);
  });

  it('says what to try where nothing is found', () => {
    render(<VenueList venues={venues} onChoose={() => undefined} />);
    expect(search('Atlantis')).toEqual([]);
    expect(told()).toBe('No centres found. Try another town, postcode or centre name.');
  });
});
