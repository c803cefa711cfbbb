import { runInAction } from 'mobx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testVenues } from '../../../tests/support/testVenues';
import { keptSearchKey } from '../keptSearchKey';
import { FinderStore } from './FinderStore';
import { keepSearch } from './keptSearch';

const leeds = { lat: 53.8, lng: -1.55 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A tab with this text kept, whose page is loaded anew by `load`. */
function tab(text?: string) {
  const kept = new Map(text === undefined ? [] : [[keptSearchKey, text]]);
  const storage = {
    read: (key: string) => kept.get(key),
    write: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  };
  const load = (): FinderStore => {
    const finder = new FinderStore({
      venues: { all: testVenues },
      geocode: async () => ({ kind: 'none' }),
      locate: async () => ({ ok: true, at: leeds }),
      report: () => undefined,
    });
    keepSearch(finder, storage);
    return finder;
  };
  return { kept, load };
}

test('takes up the search, its radius, its pick and the map after a reload', () => {
  const { load } = tab();
  const finder = load();
  finder.choose({ kind: 'place', place: { at: leeds, name: 'Leeds, England' } });
  finder.setRadius(3);
  finder.select('woodhouse-baths');
  finder.setView({ latitude: 53.8, longitude: -1.5, zoom: 11 });
  vi.runAllTimers();
  const again = load();
  for (const part of ['term', 'radius', 'search', 'selected', 'view', 'header'] as const)
    expect(again[part]).toEqual(finder[part]);
  expect(again.suggestions.recent.terms).toEqual(['Leeds, England']);
  expect(again.found.results).toEqual(finder.found.results);
});

test('keeps nothing that tells where the customer is', async () => {
  const { kept, load } = tab();
  const finder = load();
  await finder.useMyLocation();
  finder.setView({ latitude: 53.8, longitude: -1.5, zoom: 11 });
  vi.runAllTimers();
  expect(kept.get(keptSearchKey) ?? '').not.toContain('53.8');
  expect(load().search).toBeUndefined();
});

test.each([
  ['nothing', undefined],
  ['no JSON', '{'],
  ['a list', '[]'],
  ['another radius', '{"term":"","radius":99}'],
  ['a search of no kind', '{"term":"","radius":5,"search":{"kind":"guess"}}'],
  ['a search of nowhere', '{"term":"","radius":5,"search":{"kind":"around","name":"Leeds","at":{"lat":null,"lng":1}}}'],
  ['an area without bounds', '{"term":"","radius":5,"search":{"kind":"area","at":{"lat":1,"lng":1},"box":[1,2,3]}}'],
])('begins anew where %s was kept', (_what, text) => {
  const finder = tab(text).load();
  runInAction(() =>
    expect([finder.term, finder.radius, finder.search, finder.canClear]).toEqual(['', 5, undefined, false]),
  );
});
