import { makeAutoObservable, runInAction } from 'mobx';
import type { GeocodedPlace, Geocoder } from '../../kit/api/geocoder';
import type { Venue } from '../../kit/api/venues';
import { boxAround, boxOf, coordinatesOf, type Box, type Coordinates } from '../../ground/core/geo';
import type { Locate } from '../../ground/core/services';
import { findCentres, findCentresByPart, isNameOf } from './findCentres';
import { finderMessages } from './finderMessages';
import { FoundCentres } from './FoundCentres';
import type { Destination, MapView } from './mapView';
import { meantCentres } from './meantCentres';
import { radiusLimits, type Search, type SearchQuestion } from './search';
import { Suggestions, type Suggestion } from './Suggestions';

/** Opening a cluster at a higher zoom than this also searches its surroundings. */
const clusterSearchZoom = 9;

export type FinderParts = {
  readonly venues: { readonly all: readonly Venue[] };
  readonly geocode: Geocoder;
  readonly locate: Locate;
  /** Reports a problem to the operator that the customer can do nothing about. */
  readonly report: (problem: string) => void;
};

/** The state of finding a home centre, shared by the map, the list and the controls. */
export class FinderStore {
  radius: number = radiusLimits.initial;
  /** The text in the search box. */
  term = '';
  search: Search | undefined;
  question: SearchQuestion | undefined;
  customerLocation: Coordinates | undefined;
  /** The text shown while a lookup is under way, or the reason that the last one failed. */
  private status: { readonly kind: 'loading' | 'failed'; readonly text: string } | undefined;
  /** Slug of the venue whose card and pin are highlighted. */
  selected: string | undefined;
  /** Slug of the venue that the customer points at, in the list or on the map: both light up. */
  pointedAt: string | undefined;
  /** The map's viewport; `undefined` before the map was first displayed. */
  view: MapView | undefined;
  destination: Destination = { kind: 'home' };
  /** The centres that the map and the list show. */
  readonly found: FoundCentres;
  /** The suggestions for the text in the search box. */
  readonly suggestions: Suggestions;
  private latestLookup = 0;

  constructor(private readonly parts: FinderParts) {
    makeAutoObservable<this, 'parts' | 'latestLookup'>(this, {
      parts: false,
      latestLookup: false,
      found: false,
      suggestions: false,
    });
    this.suggestions = new Suggestions(parts);
    this.found = new FoundCentres(parts.venues, this);
  }

  /** The line above the list: its content, or the state of the lookup. */
  get header(): string {
    const { search } = this;
    if (this.status) return this.status.text;
    if (!search) return finderMessages.invitation;
    const { count } = this.found;
    if (count === 0) return finderMessages.none;
    if (search.kind === 'named') return finderMessages.matches(count, search.term);
    return search.kind === 'area' ? finderMessages.resultsInArea : finderMessages.results(this.radius, search.name);
  }

  /** True when a search, its text, its message or a selection can be cleared. */
  get canClear(): boolean {
    return this.search !== undefined || this.term !== '' || this.status !== undefined || this.selected !== undefined;
  }

  setTerm(term: string): void {
    this.term = term;
    this.suggestions.suggest(term);
  }

  /** Searches for what was suggested, and writes its name into the search box. */
  choose(suggestion: Suggestion): void {
    this.cancelLookup();
    if (suggestion.kind === 'recent') {
      this.term = suggestion.term;
      return void this.searchTerm();
    }
    if (suggestion.kind === 'centre') {
      this.write(suggestion.venue.name);
      this.showVenue(suggestion.venue);
    } else if (suggestion.kind === 'place') {
      this.write(suggestion.place.name);
      this.searchAround(suggestion.place.at, suggestion.place.name);
    } else this.showNamed({ kind: 'named', term: this.term.trim(), by: 'start' });
    this.suggestions.recent.add(this.term.trim());
  }

  /**
   * Searches for the text in the box: first for the whole words of centres' names, then as a town or postcode, and last as
   * a part of centres' names. An unknown place resets the map and the list; after a failed lookup they keep the last
   * results.
   */
  async searchTerm(): Promise<void> {
    const term = this.term.trim();
    this.cancelLookup();
    this.suggestions.clear();
    if (term === '') return this.setFailed(finderMessages.noTerm);
    const named = findCentres(this.parts.venues.all, term);
    const exact = named.filter((venue) => isNameOf(venue, term));
    const [only, second] = exact.length > 0 ? exact : named;
    if (!only) return this.searchPlace(term);
    if (second) this.showNamed({ kind: 'named', term, by: 'word' });
    else this.showVenue(only);
    if (exact.length === 0) this.question = { kind: 'also-place', term };
    this.suggestions.recent.add(term);
  }

  /** Searches for a town or postcode, and not for a centre's name. */
  async searchPlace(term: string): Promise<void> {
    const turn = this.startLookup();
    this.setLoading(finderMessages.searchingFor(term));
    const lookup = await this.parts.geocode(term);
    const near =
      lookup.kind === 'none' || lookup.kind === 'near' ? await meantCentres(this.parts.venues.all, term) : [];
    runInAction(() => {
      if (turn !== this.latestLookup) return;
      if (lookup.kind === 'failed') return this.setFailed(finderMessages.lookupFailed);
      if (lookup.kind !== 'found') return this.searchPart(term, near, lookup.kind === 'near' ? lookup.places : []);
      this.searchAround(lookup.place.at, lookup.place.name);
      this.suggestions.recent.add(term);
    });
  }

  async useMyLocation(): Promise<void> {
    const turn = this.startLookup();
    this.setLoading(finderMessages.searching);
    const located = await this.parts.locate();
    runInAction(() => {
      if (turn !== this.latestLookup) return;
      if (!located.ok) {
        return this.setFailed(located.denied ? finderMessages.locationDenied : finderMessages.locationFailed);
      }
      this.customerLocation = located.at;
      this.write('');
      this.searchAround(located.at, finderMessages.yourLocation);
    });
  }

  /** Searches the area that the map shows. The map stays there, unless no centre is in it or something covers one. */
  searchArea(box: Box): void {
    const [west, south, east, north] = box;
    this.cancelLookup();
    this.write('');
    this.startSearch({ kind: 'area', at: { lat: (south + north) / 2, lng: (west + east) / 2 }, box });
    if (this.found.nearest) this.showSearched();
    else this.destination = { kind: 'here', box };
  }

  /** Sets the radius. A searched area becomes the circle around its middle, so that the radius always has an effect. */
  setRadius(miles: number): void {
    this.radius = Math.min(radiusLimits.max, Math.max(radiusLimits.min, Math.round(miles)));
    this.dismissFailure();
    if (this.search?.kind === 'area')
      this.search = { kind: 'around', at: this.search.at, name: finderMessages.thisArea };
    if (this.search?.kind === 'around') this.showSearched();
  }

  /** Highlights a venue, and moves the map to it. */
  select(slug: string): void {
    this.cancelLookup();
    this.selected = slug;
    const at = this.found.located.find(({ venue }) => venue.slug === slug)?.at;
    if (at) this.destination = { kind: 'point', at };
  }

  pointAt(slug: string | undefined): void {
    this.pointedAt = slug;
  }

  /** Moves the map to a cluster that the customer opened, at the zoom `zoom`. */
  openCluster(at: Coordinates, zoom: number): void {
    this.cancelLookup();
    if (zoom > clusterSearchZoom) {
      this.write('');
      this.startSearch({ kind: 'around', at, name: finderMessages.thisArea });
    }
    this.destination = { kind: 'point', at, zoom };
  }

  /** Reports a problem with the map to the operator. */
  report(problem: string): void {
    this.parts.report(problem);
  }

  /** Records the map's viewport after a move; `undefined` if the map was removed during a move. */
  setView(view: MapView | undefined): void {
    this.view = view;
  }

  /** Clears the search and the selection, and shows the whole country. */
  clearSearch(): void {
    this.cancelLookup();
    this.write('');
    this.resetResults('overview');
  }

  /** Resets everything for the next customer. */
  clear(): void {
    this.clearSearch();
    this.suggestions.recent.clear();
    this.radius = radiusLimits.initial;
    this.customerLocation = undefined;
    this.view = undefined;
    this.destination = { kind: 'home' };
  }

  /** Selects a venue and searches around it; a venue without coordinates is shown in the list only. */
  private showVenue(venue: Venue): void {
    const at = coordinatesOf(venue);
    if (at) {
      this.searchAround(at, venue.name);
    } else {
      this.resetResults('home');
      this.setFailed(finderMessages.notOnMap(venue.name));
    }
    this.selected = venue.slug;
  }

  private searchPart(term: string, centres: readonly Venue[], places: readonly GeocodedPlace[]): void {
    if (findCentresByPart(this.parts.venues.all, term).length > 0) {
      return this.showNamed({ kind: 'named', term, by: 'part' });
    }
    this.setFailed(finderMessages.notFound);
    this.resetResults('home');
    if (centres.length + places.length > 0) this.question = { kind: 'meant', centres, places };
  }

  private showNamed(search: Search): void {
    this.startSearch(search);
    const { box } = this.found;
    this.destination = box ? { kind: 'box', box } : { kind: 'home' };
  }

  private searchAround(at: Coordinates, name: string): void {
    this.startSearch({ kind: 'around', at, name });
    this.showSearched();
  }

  private startSearch(search: Search): void {
    this.search = search;
    this.question = undefined;
    this.status = undefined;
    this.selected = undefined;
  }

  /** Moves the map to the searched circle, or to its middle and the nearest centre if none is within it. */
  private showSearched(): void {
    const { nearest, point } = this.found;
    if (!point) return;
    this.destination = { kind: 'box', box: nearest ? boxOf([point, nearest.at]) : boxAround(point, this.radius) };
  }

  private resetResults(then: 'home' | 'overview'): void {
    this.search = undefined;
    this.question = undefined;
    this.selected = undefined;
    this.destination = { kind: then };
  }

  /** Writes into the search box in the customer's stead: what was suggested for the earlier text is forgotten. */
  private write(term: string): void {
    this.term = term;
    this.suggestions.clear();
  }

  private setLoading(text: string): void {
    this.status = { kind: 'loading', text };
  }

  private setFailed(text: string): void {
    this.status = { kind: 'failed', text };
  }

  /** Removes the message of a failed lookup once the customer continues. */
  private dismissFailure(): void {
    if (this.status?.kind === 'failed') this.status = undefined;
  }

  /** Ignores the lookup under way, and removes its message. */
  private cancelLookup(): void {
    this.startLookup();
    this.status = undefined;
  }

  /** Starts a new lookup: responses to earlier ones are ignored. */
  private startLookup(): number {
    this.latestLookup += 1;
    return this.latestLookup;
  }
}
