import { describe, expect, it } from 'vitest';
import { SelectedVenueStore } from './SelectedVenueStore';

function storeOn(text?: string, page: { kiosk?: boolean; centre?: string; isDesk?: boolean } = {}) {
  const jar = { text };
  const cookie = {
    read: () => jar.text,
    write: (written: string) => void (jar.text = written),
    remove: () => void (jar.text = undefined),
  };
  return {
    jar,
    store: new SelectedVenueStore({
      cookie,
      kiosk: page.kiosk ?? false,
      centre: page.centre,
      isDesk: page.isDesk ?? false,
    }),
  };
}

const kept = (selected: unknown, selectedSlugs: unknown = [selected]) => JSON.stringify({ selected, selectedSlugs });

describe('SelectedVenueStore', () => {
  it('writes selected venues to the cookie of all sites, the latest first', () => {
    const { jar, store } = storeOn();
    store.select('otley-baths');
    store.select('kirkstall-bridge');
    expect(JSON.parse(jar.text ?? '')).toEqual({
      selected: 'kirkstall-bridge',
      selectedSlugs: ['kirkstall-bridge', 'otley-baths'],
    });
    expect(storeOn(jar.text).store.slug).toBe('kirkstall-bridge');
  });

  it('keeps the venues that another site has selected', () => {
    const { jar, store } = storeOn(kept('otley-baths', ['otley-baths', 'leeds-dock']));
    store.select('leeds-dock');
    expect(jar.text).toBe(kept('leeds-dock', ['leeds-dock', 'otley-baths']));
  });

  it('reads the venue that another tab has selected', () => {
    const { jar, store } = storeOn();
    jar.text = kept('otley-baths');
    store.refresh();
    expect(store.slug).toBe('otley-baths');
  });

  it.each([
    ['nothing', undefined],
    ['no JSON', 'otley-baths'],
    ['null', 'null'],
    ['a number', kept(7)],
    ['a way out of the path', kept('../checkout')],
    ['a script', kept('"><script>alert(1)</script>')],
    ['another host', kept('//evil.example')],
    ['capitals', kept('Otley')],
    ['an endless slug', kept('a'.repeat(101))],
  ])('ignores %s', (_what, text) => {
    expect(storeOn(text).store.slug).toBeUndefined();
  });

  it('drops invalid slugs and keeps the others', () => {
    const { jar, store } = storeOn(kept('otley-baths', ['otley-baths', '../x', 5]));
    store.select('otley-baths');
    expect(jar.text).toBe(kept('otley-baths'));
  });

  it('starts with the centre in the address if none was selected', () => {
    expect(storeOn(undefined, { centre: 'leeds-dock' }).store.slug).toBe('leeds-dock');
    expect(storeOn(undefined, { centre: '../x' }).store.slug).toBeUndefined();
    expect(storeOn(kept('otley-baths'), { centre: 'leeds-dock' }).store.slug).toBe('otley-baths');
  });

  it('always returns the kiosk’s own centre in a kiosk, and writes nothing', () => {
    const { jar, store } = storeOn(kept('otley-baths'), { kiosk: true, centre: 'leeds-dock' });
    store.select('kirkstall-bridge');
    expect(store.slug).toBe('leeds-dock');
    expect(jar.text).toBe(kept('otley-baths'));
  });

  it('keeps the first centre selected at the desk as the tablet’s own, and another one for one customer', () => {
    const { jar, store } = storeOn(undefined, { isDesk: true });
    store.select('kirkstall-bridge');
    store.select('otley-baths');
    expect([store.slug, store.ownSlug, jar.text]).toEqual([
      'otley-baths',
      'kirkstall-bridge',
      kept('kirkstall-bridge'),
    ]);
    store.endVisit();
    expect(store.slug).toBe('kirkstall-bridge');
    store.select('otley-baths');
    store.select('kirkstall-bridge');
    expect(store.slug).toBe('kirkstall-bridge');
    store.makeOwn('otley-baths');
    store.endVisit();
    expect([store.slug, jar.text]).toEqual(['otley-baths', kept('otley-baths', ['otley-baths', 'kirkstall-bridge'])]);
  });
});
