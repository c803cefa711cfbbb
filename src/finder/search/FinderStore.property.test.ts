import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyFinderAction, anyVenues, openFinder, type FinderAction } from '../../../tests/support/anyFinder';
import type { Venue } from '../../kit/api/venues';
import { boxOf, coordinatesOf, milesBetween, type Coordinates } from '../../ground/core/geo';
import { finderMessages } from './finderMessages';
import type { FinderStore } from './FinderStore';

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

function expectOneSet(finder: FinderStore, all: readonly Venue[], last: FinderAction['kind']): void {
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
    fc.asyncProperty(anyVenues, fc.array(anyFinderAction, { maxLength: 12 }), async (first, actions) => {
      const { finder, act, held } = openFinder(first);
      for (const step of actions) {
        await act(step);
        expectOneSet(finder, held.all, step.kind);
      }
    }),
    { numRuns: 400 },
  );
});
