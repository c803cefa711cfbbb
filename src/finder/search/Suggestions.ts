import { makeAutoObservable, runInAction } from 'mobx';
import type { GeocodedPlace, Geocoder, Lookup } from '../../kit/api/geocoder';
import type { Venue } from '../../kit/api/venues';
import { RecentSearches } from './RecentSearches';
import { suggestCentres } from './findCentres';

/** A centre, all centres of the term, a place that the geocoder knows, or an earlier search while nothing is typed. */
export type Suggestion =
  | { readonly kind: 'centre'; readonly venue: Venue }
  | { readonly kind: 'all'; readonly count: number }
  | { readonly kind: 'place'; readonly place: GeocodedPlace }
  | { readonly kind: 'recent'; readonly term: string };

const mostCentres = 5;

/** The least length of a term that is looked up: fewer letters begin too many places. */
const leastLetters = 3;

/** Milliseconds without typing after which places are looked up. */
export const lookupDelayMs = 250;

type Parts = { readonly venues: { readonly all: readonly Venue[] }; readonly geocode: Geocoder };

/** The suggestions for what is being typed: centres at once, places once the customer pauses; and earlier searches. */
export class Suggestions {
  private term = '';
  private places: readonly GeocodedPlace[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  readonly recent = new RecentSearches();

  constructor(private readonly parts: Parts) {
    makeAutoObservable<this, 'parts' | 'timer'>(this, { parts: false, timer: false, recent: false });
  }

  get items(): readonly Suggestion[] {
    const centres = suggestCentres(this.parts.venues.all, this.term);
    return [
      ...centres.slice(0, mostCentres).map((venue) => ({ kind: 'centre', venue }) as const),
      ...(centres.length > mostCentres ? [{ kind: 'all', count: centres.length } as const] : []),
      ...this.places.map((place) => ({ kind: 'place', place }) as const),
    ];
  }

  /** The earlier searches, for an empty box. */
  get earlier(): readonly Suggestion[] {
    return this.recent.terms.map((term) => ({ kind: 'recent', term }) as const);
  }

  /** Suggests for a term. The last places stay until the lookup of the new term has ended. */
  suggest(typed: string): void {
    const term = typed.trim();
    clearTimeout(this.timer);
    this.term = term;
    if (term.length < leastLetters) this.places = [];
    else this.timer = setTimeout(() => void this.lookUp(term), lookupDelayMs);
  }

  /** Forgets the typed text; the lookup of it no longer counts. */
  clear(): void {
    this.suggest('');
  }

  /** A failed lookup suggests no places: searching for the term says that it fails. */
  private async lookUp(term: string): Promise<void> {
    const lookup = await this.parts.geocode(term);
    runInAction(() => {
      if (term === this.term) this.places = placesOf(lookup);
    });
  }
}

function placesOf(lookup: Lookup): readonly GeocodedPlace[] {
  switch (lookup.kind) {
    case 'found':
      return [lookup.place, ...(lookup.others ?? [])];
    case 'near':
      return lookup.places;
    case 'none':
    case 'failed':
      return [];
  }
}
