import { makeAutoObservable } from 'mobx';
import type { Venue } from '../kit/api/venues';
import { ApiRequest, type RequestOutcome } from '../kit/api/ApiRequest';
import type { RequestError } from '../kit/api/RequestError';

type Asks = {
  readonly all: () => Promise<RequestOutcome<readonly Venue[]>>;
  readonly one: (slug: string) => Promise<RequestOutcome<Venue>>;
};

/** The site's centres: those open for joining, or for booking. */
export class VenuesStore {
  /** The request for all of them. */
  readonly request = new ApiRequest<readonly Venue[]>();
  /** The request for the one that a link names, which needs no list of the others. */
  private readonly linked = new ApiRequest<Venue>();
  private underWay: Promise<unknown> | undefined;

  /** `known` holds the names of venues that the page's HTML contains, by slug. */
  constructor(
    private readonly ask: Asks,
    private readonly known: Readonly<Record<string, string | undefined>> = {},
  ) {
    makeAutoObservable<this, 'ask' | 'known' | 'linked' | 'underWay'>(this, {
      request: false,
      linked: false,
      ask: false,
      known: false,
      underWay: false,
    });
  }

  get error(): RequestError | undefined {
    return this.request.error ?? this.linked.error;
  }

  get all(): readonly Venue[] {
    return this.request.data ?? [];
  }

  /** Loads the venues, unless they are loaded or loading. */
  async load(): Promise<void> {
    if (this.request.status === 'success') return;
    this.underWay ??= this.request.run(this.ask.all).finally(() => (this.underWay = undefined));
    await this.underWay;
  }

  /** Loads the venue that a link names, unless it is known. Returns false if there is none of that name. */
  async loadLinked(slug: string): Promise<boolean> {
    await this.underWay;
    if (this.linked.status === 'error') this.linked.clear(); // it was about another link, or is asked for again
    if (this.bySlug(slug)) return true;
    await this.linked.run(() => this.ask.one(slug));
    const { error } = this.linked;
    return error?.status !== 404 || !error.isContract;
  }

  bySlug(slug: string | undefined): Venue | undefined {
    const { data } = this.linked;
    return this.all.find((venue) => venue.slug === slug) ?? (data?.slug === slug ? data : undefined);
  }

  /** Returns a venue's name, before the venues are loaded if the page's HTML contains it. */
  nameOf(slug: string | undefined): string | undefined {
    return this.bySlug(slug)?.name ?? (slug === undefined ? undefined : this.known[slug]);
  }
}
