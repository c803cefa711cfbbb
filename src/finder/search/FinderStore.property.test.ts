import fc from 'fast-check';
import { observable, runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { testVenue } from '../../../tests/support/testVenues';
import type { Lookup } from '../../kit/api/geocoder';
import type { Venue } from '../../kit/api/venues';
import { boxAround, boxOf, coordinatesOf, milesBetween, type Coordinates } from '../../ground/core/geo';
import { finderMessages } from './finderMessages';
import { FinderStore } from './FinderStore';

type Action =
  | { readonly kind: 'type' | 'place'; readonly term: string; readonly lookup: Lookup }
  | { readonly kind: 'locate' | 'cluster'; readonly at: Coordinates }
  | { readonly kind: 'area'; readonly at: Coordinates; readonly miles: number }
  | { readonly kind: 'pick'; readonly nth: number }
  | { readonly kind: 'radius'; readonly miles: number }
  | { readonly kind: 'clear' }
  | { readonly kind: 'reload'; readonly venues: readonly Venue[] };

const words = ['Bath', 'Leeds', 'Park', 'Pool', 'Centre', 'Baths'] as const;
const point = fc.record({
  lat: fc.integer({ min: 500, max: 520 }).map((tenths) => tenths / 10),
  lng: fc.integer({ min: -20, max: 0 }).map((tenths) => tenths / 10),
});
const place = fc.oneof({ weight: 6, arbitrary: point }, { weight: 1, arbitrary: fc.constant({ lat: null, lng: 99 }) });
const venues = fc
  .array(fc.tuple(fc.constantFrom(...words), fc.constantFrom(...words), place), { maxLength: 12 })
  .map((all) => all.map(([one, other, { lat, lng }], id) => testVenue(id, `${one} ${other} ${id}`, lat, lng)));
const lookup = fc.oneof(
  point.map((at): Lookup => ({ kind: 'found', place: { at, name: 'Somewhere' } })),
  fc.constantFrom<Lookup>({ kind: 'none' }, { kind: 'failed' }),
);
const term = fc.constantFrom('bath', 'park pool', 'ath', 'bath leeds 1', 'nowhere', ' ');
const miles = fc.integer({ min: 1, max: 60 });
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ kind: fc.constantFrom('type' as const, 'place' as const), term, lookup }),
  fc.record({ kind: fc.constantFrom('locate' as const, 'cluster' as const), at: point }),
  fc.record({ kind: fc.constant('area' as const), at: point, miles }),
  fc.record({ kind: fc.constant('pick' as const), nth: fc.nat(12) }),
  fc.record({ kind: fc.constant('radius' as const), miles }),
  fc.record({ kind: fc.constant('clear' as const) }),
  fc.record({ kind: fc.constant('reload' as const), venues }),
);

/** A finder whose services answer at once, as the action says. */
function open(first: readonly Venue[]) {
  const answers: { lookup: Lookup; at: Coordinates } = { lookup: { kind: 'none' }, at: { lat: 51, lng: -1 } };
  const held = observable({ all: first }, {}, { deep: false });
  const finder = new FinderStore({
    venues: held,
    geocode: () => Promise.resolve(answers.lookup),
    locate: () => Promise.resolve({ ok: true, at: answers.at }),
    report: () => undefined,
  });
  const act = async (step: Action): Promise<void> => {
    switch (step.kind) {
      case 'type':
        answers.lookup = step.lookup;
        finder.setTerm(step.term);
        return finder.searchTerm();
      case 'place':
        answers.lookup = step.lookup;
        return finder.searchPlace(step.term);
      case 'locate':
        answers.at = step.at;
        return finder.useMyLocation();
      case 'cluster':
        return finder.openCluster(step.at, 9.5);
      case 'area':
        return finder.searchArea(boxAround(step.at, step.miles));
      case 'pick':
        return finder.select(held.all[step.nth]?.slug ?? 'no-such-centre');
      case 'radius':
        return finder.setRadius(step.miles);
      case 'clear':
        return finder.clearSearch();
      case 'reload':
        return runInAction(() => void (held.all = step.venues));
    }
  };
  return { finder, act, held };
}

/** Computes from the search alone which located venues it finds. */
function isFound({ search, radius }: FinderStore, venue: Venue, at: Coordinates): boolean {
  if (!search) return true;
  if (search.kind === 'around') return milesBetween(search.at, at) <= radius;
  if (search.kind === 'named') {
    const name = venue.name.toLowerCase();
    if (search.by === 'part') return name.includes(search.term);
    return search.term.split(' ').every((word) => name.split(' ').includes(word));
  }
  const [west, south, east, north] = search.box;
  return at.lng >= west && at.lng <= east && at.lat >= south && at.lat <= north;
}

function expectOneSet(finder: FinderStore, all: readonly Venue[], last: Action['kind']): void {
  const { results, nearest, apart, unplaced, pinned } = finder.found;
  const slugs = (each: readonly { readonly venue: Venue }[]): readonly string[] => each.map(({ venue }) => venue.slug);
  const located = all.flatMap((venue) => {
    const at = coordinatesOf(venue);
    return at ? [{ venue, at }] : [];
  });
  const wanted = located.filter(({ venue, at }) => isFound(finder, venue, at));
  expect(slugs(results).toSorted()).toEqual(slugs(wanted).toSorted());
  const listed = [...(apart ? [apart] : []), ...(nearest ? [nearest] : [...results, ...unplaced])];
  expect(new Set(slugs(listed)).size).toBe(listed.length);
  expect(slugs(listed.filter(({ at }) => at)).toSorted()).toEqual(slugs(pinned).toSorted());
  if (apart) expect(slugs([...results, ...unplaced, ...(nearest ? [nearest] : [])])).not.toContain(apart.venue.slug);
  const distances = results.map((each) => each.miles ?? 0);
  expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  const { search } = finder;
  const from = search && search.kind !== 'named' ? search.at : undefined;
  expect(nearest !== undefined).toBe(from !== undefined && wanted.length === 0 && located.length > 0);
  if (from && nearest) {
    expect(nearest.miles).toBeCloseTo(Math.min(...located.map(({ at }) => milesBetween(from, at))), 6);
    const movesMap = ['type', 'place', 'locate', 'area', 'radius'].includes(last) && !isLookupFailed(finder);
    if (movesMap) expect(finder.destination).toEqual({ kind: 'box', box: boxOf([from, nearest.at]) });
  }
  if (search && results.length + unplaced.length > 0) expect(finder.header).not.toBe('No venues found');
}

/** Reports whether the last search kept what was shown before it. */
function isLookupFailed({ header }: FinderStore): boolean {
  return [finderMessages.lookupFailed, finderMessages.noTerm].some((text) => text === header);
}

test('shows the same centres in list, ring and pins after any actions', async () => {
  await fc.assert(
    fc.asyncProperty(venues, fc.array(action, { maxLength: 12 }), async (first, actions) => {
      const { finder, act, held } = open(first);
      for (const step of actions) {
        await act(step);
        expectOneSet(finder, held.all, step.kind);
      }
    }),
    { numRuns: 400 },
  );
});
