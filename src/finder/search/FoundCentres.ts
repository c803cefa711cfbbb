import { makeAutoObservable } from 'mobx';
import type { Venue } from '../../kit/api/venues';
import { boxOf, coordinatesOf, milesBetween, milesText, type Box, type Coordinates } from '../../ground/core/geo';
import { namedVenues, nearestTo, resultsOf, type LocatedVenue, type Search, type VenueResult } from './search';

/** The length up to which a list's centres are numbered: as many as its first page has. */
const mostNumbered = 24;

type Criteria = {
  readonly search: Search | undefined;
  readonly radius: number;
  /** Slug of the selected venue. */
  readonly selected: string | undefined;
};

/**
 * The centres that are shown. `results` is one set for the list, the ring and the pins; `nearest`, `apart` and `unplaced`
 * are the only others that are shown, and each is marked as what it is.
 */
export class FoundCentres {
  constructor(
    private readonly venues: { readonly all: readonly Venue[] },
    private readonly criteria: Criteria,
  ) {
    makeAutoObservable<this, 'venues' | 'criteria'>(this, { venues: false, criteria: false });
  }

  /** The venues with coordinates. */
  get located(): readonly LocatedVenue[] {
    return this.venues.all.flatMap((venue) => {
      const at = coordinatesOf(venue);
      return at ? [{ venue, at }] : [];
    });
  }

  /** The venues that were searched for: all that have coordinates before a search, nearest first after one. */
  get results(): readonly LocatedVenue[] {
    return resultsOf(this.criteria.search, this.located, this.criteria.radius);
  }

  /** The venues that no map can show: all of them before a search, and those that a name was searched for. */
  get unplaced(): readonly VenueResult[] {
    const { search } = this.criteria;
    if (search && search.kind !== 'named') return [];
    const unplaced = this.venues.all.filter((venue) => coordinatesOf(venue) === undefined);
    return (search ? namedVenues(search, unplaced) : unplaced).map((venue) => ({ venue }));
  }

  /** The number of centres that were found, on the map or not. */
  get count(): number {
    return this.results.length + this.unplaced.length;
  }

  /** The numbers that a short list and its pins share, by slug; none before a search and in a long list. */
  get numbers(): ReadonlyMap<string, number> {
    const isShort = this.criteria.search !== undefined && this.results.length <= mostNumbered;
    return new Map(isShort ? this.results.map(({ venue }, index) => [venue.slug, index + 1]) : []);
  }

  /** The nearest venue, when none was found around a point. */
  get nearest(): LocatedVenue | undefined {
    return this.point && this.results.length === 0 ? nearestTo(this.point, this.located) : undefined;
  }

  get selected(): VenueResult | undefined {
    const venue = this.venues.all.find(({ slug }) => slug === this.criteria.selected);
    const at = venue && coordinatesOf(venue);
    if (!venue || !at) return venue && { venue };
    return this.point ? { venue, at, miles: milesBetween(this.point, at) } : { venue, at };
  }

  /** The selected venue, if it is not among those found. */
  get apart(): VenueResult | undefined {
    const { selected, results, unplaced, nearest } = this;
    const isSelected = (each: VenueResult | undefined): boolean => each?.venue === selected?.venue;
    return isSelected(nearest) || results.some(isSelected) || unplaced.some(isSelected) ? undefined : selected;
  }

  /** The venues that have a pin: those found, or the nearest, and the selected one. */
  get pinned(): readonly LocatedVenue[] {
    const { results, nearest, apart } = this;
    const others = [nearest, apart].flatMap((each) => (each?.at ? [{ ...each, at: each.at }] : []));
    return others.length === 0 ? results : [...results, ...others];
  }

  /** The smallest box around the venues that were found, or `undefined` if none was. */
  get box(): Box | undefined {
    return this.results.length === 0 ? undefined : boxOf(this.results.map(({ at }) => at));
  }

  /** The point that distances are measured from. */
  get point(): Coordinates | undefined {
    const { search } = this.criteria;
    return search && search.kind !== 'named' ? search.at : undefined;
  }
}

/** Describes a result for screen readers. */
export function describeResult({ venue, miles }: VenueResult): string {
  return miles === undefined ? venue.name : `${venue.name}, ${milesText(miles)}`;
}
