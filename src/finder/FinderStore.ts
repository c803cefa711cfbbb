import { makeAutoObservable, runInAction } from 'mobx';
import type { Geocoder } from '../kit/api/geocoder';
import type { Venue } from '../kit/api/venues';
import { boxAround, coordinatesOf, milesBetween, milesText, type Coordinates } from '../ground/core/geo';
import type { Locate } from '../ground/core/services';
import { finderMessages } from './finderMessages';
import { findVenueByName } from './findVenueByName';

export const radiusLimits = { min: 1, max: 10, step: 1, initial: 5 } as const;

/** Opening a cluster at a higher zoom than this also searches its surroundings. */
const clusterSearchZoom = 9;

export type MapView = { readonly latitude: number; readonly longitude: number; readonly zoom: number };

/** The place that the map should move to. Each is a new object, so that the map also moves to the same place twice. */
export type Destination =
  | { readonly kind: 'home' | 'overview' }
  | { readonly kind: 'point'; readonly at: Coordinates; readonly zoom?: number }
  | { readonly kind: 'circle'; readonly at: Coordinates; readonly miles: number };

/** The point that results are sorted around, and its name in the texts. */
export type SearchOrigin = { readonly at: Coordinates; readonly name: string };

/** A venue in the list; `miles` is its distance from the search's origin. */
export type VenueResult = { readonly venue: Venue; readonly miles?: number };

type MeasuredResult = Required<VenueResult>;
type LocatedVenue = { readonly venue: Venue; readonly at: Coordinates };

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
  origin: SearchOrigin | undefined;
  customerLocation: Coordinates | undefined;
  /** The text shown while a lookup is under way, or the reason that the last one failed. */
  private status: { readonly kind: 'loading' | 'failed'; readonly text: string } | undefined;
  /** Slug of the venue whose card and pin are highlighted. */
  selected: string | undefined;
  /** The map's viewport; `undefined` before the map was first displayed. */
  view: MapView | undefined;
  destination: Destination = { kind: 'home' };
  private latestLookup = 0;

  constructor(private readonly parts: FinderParts) {
    makeAutoObservable<this, 'parts' | 'latestLookup'>(this, { parts: false, latestLookup: false });
  }

  /** The venues with coordinates. */
  get located(): readonly LocatedVenue[] {
    return this.parts.venues.all.flatMap((venue) => {
      const at = coordinatesOf(venue);
      return at ? [{ venue, at }] : [];
    });
  }

  /** The venues in the list: all of them, or after a search those within the radius, nearest first. */
  get results(): readonly VenueResult[] {
    if (!this.origin) return this.parts.venues.all.map((venue) => ({ venue }));
    return this.venuesWithin(this.origin.at, this.radius).sort((one, other) => one.miles - other.miles);
  }

  /** The nearest venue, when none is within the radius. */
  get nearest(): VenueResult | undefined {
    if (!this.origin || this.results.length > 0) return undefined;
    return this.venuesWithin(this.origin.at, Infinity).reduce<MeasuredResult | undefined>(
      (nearest, each) => (nearest && nearest.miles <= each.miles ? nearest : each),
      undefined,
    );
  }

  get selectedVenue(): VenueResult | undefined {
    const venue = this.parts.venues.all.find(({ slug }) => slug === this.selected);
    const at = venue && coordinatesOf(venue);
    return venue && (at && this.origin ? { venue, miles: milesBetween(this.origin.at, at) } : { venue });
  }

  /** The line above the list: its content, or the state of the lookup. */
  get header(): string {
    if (this.status) return this.status.text;
    if (!this.origin) return finderMessages.invitation;
    if (this.results.length === 0) return finderMessages.none;
    return finderMessages.results(this.radius, this.origin.name);
  }

  /** True when a search, its text, its message or a selection can be cleared. */
  get canClear(): boolean {
    return this.origin !== undefined || this.term !== '' || this.status !== undefined || this.selected !== undefined;
  }

  setTerm(term: string): void {
    this.term = term;
  }

  /**
   * Searches for the text in the box: first as a part of a centre's name, then as a town or postcode. An unknown place
   * resets the map and the list; after a failed lookup they keep the last results.
   */
  async search(): Promise<void> {
    const term = this.term.trim();
    if (term === '') return;
    const turn = this.startLookup();
    const named = findVenueByName(this.parts.venues.all, term);
    if (named) return this.showVenue(named);
    this.setLoading(finderMessages.searchingFor(term));
    const lookup = await this.parts.geocode(term);
    runInAction(() => {
      if (turn !== this.latestLookup) return;
      if (lookup.kind === 'found') this.searchAround(lookup.place);
      else this.setFailed(finderMessages.notFound);
      if (lookup.kind === 'none') this.resetResults('home');
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
      this.term = '';
      this.searchAround({ at: located.at, name: finderMessages.yourLocation });
    });
  }

  /** Searches around the middle of the map's viewport, without moving the map. */
  searchArea(): void {
    if (!this.view) return;
    this.cancelLookup();
    this.term = '';
    this.origin = {
      at: { lat: this.view.latitude, lng: this.view.longitude },
      name: finderMessages.thisArea,
    };
    this.clearStatusAndSelection();
  }

  setRadius(miles: number): void {
    this.radius = Math.min(radiusLimits.max, Math.max(radiusLimits.min, Math.round(miles)));
    this.dismissFailure();
    if (this.origin) this.destination = { kind: 'circle', at: this.origin.at, miles: this.radius };
  }

  /** Highlights a venue, and moves the map to it. */
  select(slug: string): void {
    this.cancelLookup();
    this.selected = slug;
    const at = this.located.find(({ venue }) => venue.slug === slug)?.at;
    if (at) this.destination = { kind: 'point', at };
  }

  /** Moves the map to a cluster that the customer opened, at the zoom `zoom`. */
  openCluster(at: Coordinates, zoom: number): void {
    this.cancelLookup();
    this.destination = { kind: 'point', at, zoom };
    if (zoom <= clusterSearchZoom) return;
    this.term = '';
    this.origin = { at, name: finderMessages.thisArea };
    this.clearStatusAndSelection();
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
    this.term = '';
    this.resetResults('overview');
  }

  /** Resets everything for the next customer. */
  clear(): void {
    this.clearSearch();
    this.radius = radiusLimits.initial;
    this.customerLocation = undefined;
    this.view = undefined;
    this.destination = { kind: 'home' };
  }

  /** Compares latitudes first: that excludes most venues without trigonometry. */
  private venuesWithin(from: Coordinates, miles: number): MeasuredResult[] {
    const [, south, , north] = boxAround(from, miles);
    return this.located
      .filter(({ at }) => at.lat >= south && at.lat <= north)
      .map(({ venue, at }) => ({ venue, miles: milesBetween(from, at) }))
      .filter((each) => each.miles <= miles);
  }

  /** Selects a venue and searches around it; a venue without coordinates is shown in the list only. */
  private showVenue(venue: Venue): void {
    const at = coordinatesOf(venue);
    if (at) {
      this.searchAround({ at, name: venue.name });
    } else {
      this.resetResults('home');
      this.setFailed(finderMessages.notOnMap(venue.name));
    }
    this.selected = venue.slug;
  }

  private searchAround(searched: SearchOrigin): void {
    this.origin = searched;
    this.destination = { kind: 'circle', at: searched.at, miles: this.radius };
    this.clearStatusAndSelection();
  }

  private clearStatusAndSelection(): void {
    this.status = undefined;
    this.selected = undefined;
  }

  private resetResults(then: 'home' | 'overview'): void {
    this.origin = undefined;
    this.selected = undefined;
    this.destination = { kind: then };
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

/** Describes a result for screen readers. */
export function describeResult({ venue, miles }: VenueResult): string {
  return miles === undefined ? venue.name : `${venue.name}, ${milesText(miles)}`;
}
