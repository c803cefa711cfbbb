import { makeAutoObservable } from 'mobx';
import { isSlug, selectedVenuesText, withSelectedVenue, parseSelectedVenues } from '../ground/core/selectedVenues';
import type { SiteCookie } from '../ground/core/services';

type Surroundings = {
  readonly cookie: SiteCookie;
  /** True in a kiosk, which always has its own centre selected and stores no customer's selection. */
  readonly kiosk: boolean;
  /** The slug of the centre that the page's address names. */
  readonly centre: string | undefined;
};

/** The venue that the customer selected on any of the sites. */
export class SelectedVenueStore {
  private kept: readonly string[] = [];
  private readonly cookie: SiteCookie;
  private readonly kiosk: boolean;
  private readonly centre: string | undefined;

  constructor({ cookie, kiosk, centre }: Surroundings) {
    this.cookie = cookie;
    this.kiosk = kiosk;
    this.centre = isSlug(centre) ? centre : undefined;
    makeAutoObservable<this, 'cookie' | 'kiosk' | 'centre'>(this, { cookie: false, kiosk: false, centre: false });
    this.refresh();
  }

  get slug(): string | undefined {
    return this.kept[0] ?? this.centre;
  }

  /** Slugs of all selected venues, the latest first. */
  get slugs(): readonly string[] {
    return this.kept;
  }

  select(slug: string): void {
    if (this.kiosk || !isSlug(slug)) return;
    this.kept = withSelectedVenue(this.kept, slug);
    this.cookie.write(selectedVenuesText(this.kept));
  }

  /** Reads the cookie again, since another tab may have selected a venue. */
  refresh(): void {
    if (!this.kiosk) this.kept = parseSelectedVenues(this.cookie.read());
  }
}
