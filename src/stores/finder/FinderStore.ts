import { makeAutoObservable, runInAction } from 'mobx';
import type { Geocoder } from '../../api/geocoder';
import type { Venue } from '../../api/venues';
import { boxAround, coordinatesOf, milesBetween, milesText, type Coordinates } from '../../core/geo';
import type { Locate } from '../../core/services';
import { finderMessages } from './messages';
import { venueNamed } from './venueNames';

export const radiusLimits = { min: 1, max: 10, step: 1, initial: 5 } as const;

/** Opening a cluster nearer than this is a search of its surroundings too. */
const clusterSearchZoom = 9;

export type View = { readonly latitude: number; readonly longitude: number; readonly zoom: number };

/** Where the map is to go. Each is a new object, so that going to the same place again is told apart. */
export type Destination =
  | { readonly kind: 'home' | 'overview' }
  | { readonly kind: 'point'; readonly at: Coordinates; readonly zoom?: number }
  | { readonly kind: 'circle'; readonly at: Coordinates; readonly miles: number };

/** What the results are near to, and what it is called. */
export type Searched = { readonly at: Coordinates; readonly name: string };

/** A venue in the list; `miles` from what was searched for. */
export type Found = { readonly venue: Venue; readonly miles?: number };

type Far = Required<Found>;
type Located = { readonly venue: Venue; readonly at: Coordinates };

export type FinderParts = {
  readonly venues: { readonly all: readonly Venue[] };
  readonly geocode: Geocoder;
  readonly locate: Locate;
  /** Tells the operator of what the customer can do nothing about. */
  readonly report: (problem: string) => void;
};

/** Finding a home centre: one state, whether the customer works with the map, the list or the controls. */
export class FinderStore {
  radius: number = radiusLimits.initial;
  /** What stands in the search box. */
  term = '';
  searched: Searched | undefined;
  usersLocation: Coordinates | undefined;
  /** What is being asked, or why the last answer is of no use. */
  private status: { readonly kind: 'asking' | 'failed'; readonly text: string } | undefined;
  /** The venue whose card and pin stand out, by slug. */
  selected: string | undefined;
  /** Where the map is; `undefined` before there was one. */
  view: View | undefined;
  destination: Destination = { kind: 'home' };
  private latest = 0;

  constructor(private readonly parts: FinderParts) {
    makeAutoObservable<this, 'parts' | 'latest'>(this, { parts: false, latest: false });
  }

  /** The venues that can be on a map. */
  get located(): readonly Located[] {
    return this.parts.venues.all.flatMap((venue) => {
      const at = coordinatesOf(venue);
      return at ? [{ venue, at }] : [];
    });
  }

  /** What the list holds: every venue, or those within the radius of what was searched for, nearest first. */
  get results(): readonly Found[] {
    if (!this.searched) return this.parts.venues.all.map((venue) => ({ venue }));
    return this.within(this.searched.at, this.radius).sort((one, other) => one.miles - other.miles);
  }

  /** The nearest venue of all, when none is within the radius. */
  get nearest(): Found | undefined {
    if (!this.searched || this.results.length > 0) return undefined;
    return this.within(this.searched.at, Infinity).reduce<Far | undefined>(
      (nearest, each) => (nearest && nearest.miles <= each.miles ? nearest : each),
      undefined,
    );
  }

  get selectedVenue(): Found | undefined {
    const venue = this.parts.venues.all.find(({ slug }) => slug === this.selected);
    const at = venue && coordinatesOf(venue);
    return venue && (at && this.searched ? { venue, miles: milesBetween(this.searched.at, at) } : { venue });
  }

  /** Says what the list holds. */
  get header(): string {
    if (this.status) return this.status.text;
    if (!this.searched) return finderMessages.invitation;
    if (this.results.length === 0) return finderMessages.none;
    return finderMessages.results(this.radius, this.searched.name);
  }

  /** Whether there is anything that can be cleared. */
  get dirty(): boolean {
    return this.searched !== undefined || this.term !== '' || this.status !== undefined || this.selected !== undefined;
  }

  setTerm(term: string): void {
    this.term = term;
  }

  /** A centre of that name first, else a town or postcode. */
  async search(): Promise<void> {
    const term = this.term.trim();
    if (term === '') return;
    const turn = this.nextTurn();
    const named = venueNamed(this.parts.venues.all, term);
    if (named) return this.show(named);
    this.ask(finderMessages.searchingFor(term));
    const lookup = await this.parts.geocode(term);
    runInAction(() => {
      if (turn !== this.latest) return;
      if (lookup.kind === 'found') this.searchAt(lookup.place);
      else this.fail(finderMessages.notFound);
      if (lookup.kind === 'none') this.forgetSearch('home');
    });
  }

  async useMyLocation(): Promise<void> {
    const turn = this.nextTurn();
    this.ask(finderMessages.searching);
    const located = await this.parts.locate();
    runInAction(() => {
      if (turn !== this.latest) return;
      if (!located.ok) {
        return this.fail(located.denied ? finderMessages.locationDenied : finderMessages.locationFailed);
      }
      this.usersLocation = located.at;
      this.term = '';
      this.searchAt({ at: located.at, name: finderMessages.yourLocation });
    });
  }

  /** Searches around the middle of what the map shows, which stays as it is. */
  searchArea(): void {
    if (!this.view) return;
    this.stopAsking();
    this.term = '';
    this.searched = {
      at: { lat: this.view.latitude, lng: this.view.longitude },
      name: finderMessages.thisArea,
    };
    this.afterSearch();
  }

  setRadius(miles: number): void {
    this.radius = Math.min(radiusLimits.max, Math.max(radiusLimits.min, Math.round(miles)));
    this.forgetFailure();
    if (this.searched) this.destination = { kind: 'circle', at: this.searched.at, miles: this.radius };
  }

  /** Stands a venue out, and brings the map to it. */
  select(slug: string): void {
    this.stopAsking();
    this.selected = slug;
    const at = this.located.find(({ venue }) => venue.slug === slug)?.at;
    if (at) this.destination = { kind: 'point', at };
  }

  /** The customer opened a cluster: the map goes to `zoom` there. */
  openCluster(at: Coordinates, zoom: number): void {
    this.stopAsking();
    this.destination = { kind: 'point', at, zoom };
    if (zoom <= clusterSearchZoom) return;
    this.term = '';
    this.searched = { at, name: finderMessages.thisArea };
    this.afterSearch();
  }

  /** Something is wrong with the map that is not fatal. */
  report(problem: string): void {
    this.parts.report(problem);
  }

  /** The customer moved the map, or it has arrived. `undefined`: it is gone, and was still on its way. */
  moved(view: View | undefined): void {
    this.view = view;
  }

  clearSearch(): void {
    this.stopAsking();
    this.term = '';
    this.forgetSearch('overview');
  }

  /** As it was before anybody came. */
  clear(): void {
    this.clearSearch();
    this.radius = radiusLimits.initial;
    this.usersLocation = undefined;
    this.view = undefined;
    this.destination = { kind: 'home' };
  }

  /** Most venues are too far north or south, which takes no trigonometry to tell. */
  private within(from: Coordinates, miles: number): Far[] {
    const [, south, , north] = boxAround(from, miles);
    return this.located
      .filter(({ at }) => at.lat >= south && at.lat <= north)
      .map(({ venue, at }) => ({ venue, miles: milesBetween(from, at) }))
      .filter((each) => each.miles <= miles);
  }

  /** A venue that is not on the map can be shown in the list alone. */
  private show(venue: Venue): void {
    const at = coordinatesOf(venue);
    if (at) {
      this.searchAt({ at, name: venue.name });
    } else {
      this.forgetSearch('home');
      this.fail(finderMessages.notOnMap(venue.name));
    }
    this.selected = venue.slug;
  }

  private searchAt(searched: Searched): void {
    this.searched = searched;
    this.destination = { kind: 'circle', at: searched.at, miles: this.radius };
    this.afterSearch();
  }

  private afterSearch(): void {
    this.status = undefined;
    this.selected = undefined;
  }

  private forgetSearch(then: 'home' | 'overview'): void {
    this.searched = undefined;
    this.selected = undefined;
    this.destination = { kind: then };
  }

  private ask(text: string): void {
    this.status = { kind: 'asking', text };
  }

  private fail(text: string): void {
    this.status = { kind: 'failed', text };
  }

  /** What failed is no news any more once the customer goes on. */
  private forgetFailure(): void {
    if (this.status?.kind === 'failed') this.status = undefined;
  }

  /** The customer has gone on to something else. */
  private stopAsking(): void {
    this.nextTurn();
    this.status = undefined;
  }

  /** What was asked before this is no longer waited for. */
  private nextTurn(): number {
    this.latest += 1;
    return this.latest;
  }
}

/** What a screen reader hears of a card that is selected. */
export function describeFound({ venue, miles }: Found): string {
  return miles === undefined ? venue.name : `${venue.name}, ${milesText(miles)}`;
}
