import { makeAutoObservable } from 'mobx';
import { isSlug, keptText, keptWith, readKept } from '../core/selectedVenues';
import type { SiteCookie } from '../core/services';

type Surroundings = {
  readonly cookie: SiteCookie;
  /** A kiosk keeps to its own centre, and leaves no trace of a customer's. */
  readonly kiosk: boolean;
  /** The centre that the page's address names. */
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

  /** All that were selected, the latest first. */
  get slugs(): readonly string[] {
    return this.kept;
  }

  select(slug: string): void {
    if (this.kiosk || !isSlug(slug)) return;
    this.kept = keptWith(this.kept, slug);
    this.cookie.write(keptText(this.kept));
  }

  /** Another tab may have selected one since. */
  refresh(): void {
    if (!this.kiosk) this.kept = readKept(this.cookie.read());
  }
}
