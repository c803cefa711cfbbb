import { makeAutoObservable } from 'mobx';
import { isSlug, selectedVenuesText, withSelectedVenue, parseSelectedVenues } from '../ground/core/selectedVenues';
import type { SiteCookie } from '../ground/core/services';

type Surroundings = {
  readonly cookie: SiteCookie;
  /** True in a kiosk, which always has its own centre selected and stores no customer's selection. */
  readonly kiosk: boolean;
  /** True at the desk, whose tablet has a centre of its own: another one is selected for one customer only. */
  readonly isDesk?: boolean;
  /** The slug of the centre that the page's address names. */
  readonly centre: string | undefined;
};

/** The venue that the customer selected on any of the sites. */
export class SelectedVenueStore {
  private kept: readonly string[] = [];
  /** The slug of the other centre that staff look at for the customer at the desk. */
  private visited: string | undefined;
  private readonly cookie: SiteCookie;
  private readonly kiosk: boolean;
  private readonly isDesk: boolean;
  private readonly centre: string | undefined;

  constructor({ cookie, kiosk, centre, isDesk = false }: Surroundings) {
    this.cookie = cookie;
    this.kiosk = kiosk;
    this.isDesk = isDesk;
    this.centre = isSlug(centre) ? centre : undefined;
    makeAutoObservable<this, 'cookie' | 'kiosk' | 'isDesk' | 'centre'>(this, {
      cookie: false,
      kiosk: false,
      isDesk: false,
      centre: false,
    });
    this.refresh();
  }

  get slug(): string | undefined {
    return this.visited ?? this.ownSlug;
  }

  /** The slug of the tablet's own centre at the desk; elsewhere the selected venue's. */
  get ownSlug(): string | undefined {
    return this.kept[0] ?? this.centre;
  }

  /** Slugs of all selected venues, the latest first. */
  get slugs(): readonly string[] {
    return this.kept;
  }

  /** Selects a venue: at the desk for the current customer, unless the tablet has no centre of its own yet. */
  select(slug: string): void {
    if (this.kiosk || !isSlug(slug)) return;
    if (this.isDesk && this.ownSlug !== undefined) this.visited = slug === this.ownSlug ? undefined : slug;
    else this.keep(slug);
  }

  /** Makes a venue the tablet's own. */
  makeOwn(slug: string): void {
    if (isSlug(slug)) this.keep(slug);
  }

  /** Returns to the tablet's own centre for the next customer. */
  endVisit(): void {
    this.visited = undefined;
  }

  /** Reads the cookie again, since another tab may have selected a venue. */
  refresh(): void {
    if (!this.kiosk) this.kept = parseSelectedVenues(this.cookie.read());
  }

  private keep(slug: string): void {
    this.visited = undefined;
    this.kept = withSelectedVenue(this.kept, slug);
    this.cookie.write(selectedVenuesText(this.kept));
  }
}
