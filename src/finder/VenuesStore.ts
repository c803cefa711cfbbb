import { makeAutoObservable } from 'mobx';
import type { Venue } from '../kit/api/venues';
import { ApiRequest, type RequestOutcome } from '../kit/api/ApiRequest';

/** The site's centres: those open for joining, or for booking. */
export class VenuesStore {
  readonly request = new ApiRequest<readonly Venue[]>();
  private underWay: Promise<unknown> | undefined;

  /** `known` holds the names of venues that the page's HTML contains, by slug. */
  constructor(
    private readonly ask: () => Promise<RequestOutcome<readonly Venue[]>>,
    private readonly known: Readonly<Record<string, string | undefined>> = {},
  ) {
    makeAutoObservable<this, 'ask' | 'known' | 'underWay'>(this, {
      request: false,
      ask: false,
      known: false,
      underWay: false,
    });
  }

  get all(): readonly Venue[] {
    return this.request.data ?? [];
  }

  /** Loads the venues, unless they are loaded or loading. */
  async load(): Promise<void> {
    if (this.request.status === 'success') return;
    this.underWay ??= this.request.run(this.ask).finally(() => (this.underWay = undefined));
    await this.underWay;
  }

  bySlug(slug: string | undefined): Venue | undefined {
    return this.all.find((venue) => venue.slug === slug);
  }

  /** Returns a venue's name, before the venues are loaded if the page's HTML contains it. */
  nameOf(slug: string | undefined): string | undefined {
    return this.bySlug(slug)?.name ?? (slug === undefined ? undefined : this.known[slug]);
  }
}
