import { autorun } from 'mobx';
import { expect, test } from 'vitest';
import { geocode } from '../../operator/maps/geocode';
import { places } from '../../operator/maps/places';
import { plainName } from '../../operator/maps/plainName';
import { venueRows } from '../../operator/seed/venues';
import { readLookup } from '../../src/kit/api/geocoder';
import { FinderStore } from '../../src/finder/search/FinderStore';
import { testVenue } from '../support/testVenues';

/** A finder of the seeded centres, which looks up places where the operator's own geocoder does. */
function finderOf(count: number): FinderStore {
  const all = venueRows(count).map(({ id, name, lat, lng }) => testVenue(id, name, lat ?? null, lng ?? null));
  return new FinderStore({
    venues: { all },
    geocode: async (term) => readLookup(await geocode(term, () => Promise.resolve(undefined)), term),
    locate: () => Promise.resolve({ ok: false, denied: false }),
    report: () => undefined,
  });
}

/** The end of a search: a place of the name, a question whether the place was meant, or another one. */
async function endOf(finder: FinderStore, name: string): Promise<'place' | 'question' | 'other'> {
  finder.setTerm(name);
  await finder.searchTerm();
  if (finder.question?.kind === 'also-place' && finder.question.term === name) return 'question';
  const { search } = finder;
  const words = plainName(name);
  return search?.kind === 'around' && plainName(search.name).includes(words) ? 'place' : 'other';
}

test.each([
  [60, 5000],
  [10_000, 5000],
])(
  'among %i centres each of %i towns leads to its place or to a question',
  { timeout: 600_000 },
  async (count, towns) => {
    const finder = finderOf(count);
    const stop = autorun(() => finder.found.located); // as on the page, which shows them all the while
    const all = places().filter(({ country }) => country !== 'IE');
    const step = all.length / towns;
    const names = Array.from({ length: towns }, (_, index) => all[Math.floor(index * step)]?.name ?? '');
    const others: string[] = [];
    for (const name of names) if ((await endOf(finder, name)) === 'other') others.push(name);
    stop();
    expect(others).toEqual([]);
  },
);

test.each(['Bury', 'Brough', 'Hampton', 'Iver', 'Par'])(
  '%s is a town, and no part of a centre’s name',
  async (name) => {
    const finder = finderOf(60);
    expect(await endOf(finder, name)).toBe('place');
    expect(finder.selected).toBeUndefined();
  },
);
