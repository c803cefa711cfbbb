import fc from 'fast-check';
import { observable, runInAction } from 'mobx';
import type { Lookup } from '../../src/kit/api/geocoder';
import type { Venue } from '../../src/kit/api/venues';
import { boxAround, type Coordinates } from '../../src/ground/core/geo';
import { FinderStore } from '../../src/finder/search/FinderStore';
import { testVenue } from './testVenues';

/** Something that a customer does to find a centre, or that the server does meanwhile. */
export type FinderAction =
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
/** A few centres, some of them at one place or at none. */
export const anyVenues = fc
  .array(fc.tuple(fc.constantFrom(...words), fc.constantFrom(...words), place), { maxLength: 12 })
  .map((all) => all.map(([one, other, { lat, lng }], id) => testVenue(id, `${one} ${other} ${id}`, lat, lng)));
const lookup = fc.oneof(
  point.map((at): Lookup => ({ kind: 'found', place: { at, name: 'Somewhere' } })),
  fc.constantFrom<Lookup>({ kind: 'none' }, { kind: 'failed' }),
);
const term = fc.constantFrom('bath', 'park pool', 'ath', 'bath leeds 1', 'nowhere', ' ');
const miles = fc.integer({ min: 1, max: 60 });
export const anyFinderAction: fc.Arbitrary<FinderAction> = fc.oneof(
  fc.record({ kind: fc.constantFrom('type' as const, 'place' as const), term, lookup }),
  fc.record({ kind: fc.constantFrom('locate' as const, 'cluster' as const), at: point }),
  fc.record({ kind: fc.constant('area' as const), at: point, miles }),
  fc.record({ kind: fc.constant('pick' as const), nth: fc.nat(12) }),
  fc.record({ kind: fc.constant('radius' as const), miles }),
  fc.record({ kind: fc.constant('clear' as const) }),
  fc.record({ kind: fc.constant('reload' as const), venues: anyVenues }),
);

/** A finder whose services answer at once, as the action says. */
export function openFinder(first: readonly Venue[]) {
  const answers: { lookup: Lookup; at: Coordinates } = { lookup: { kind: 'none' }, at: { lat: 51, lng: -1 } };
  const held = observable({ all: first }, {}, { deep: false });
  const finder = new FinderStore({
    venues: held,
    geocode: () => Promise.resolve(answers.lookup),
    locate: () => Promise.resolve({ ok: true, at: answers.at }),
    report: () => undefined,
  });
  const act = async (step: FinderAction): Promise<void> => {
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
