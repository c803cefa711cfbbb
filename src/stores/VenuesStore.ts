import { makeAutoObservable } from 'mobx';
import type { ApiClient } from '../api/ApiClient';
import { venuesApi, type Venue } from '../api/venues';
import { Request } from './Request';

/** The centres at which one can join. */
export class VenuesStore {
  readonly request = new Request<readonly Venue[]>();
  private underWay: Promise<unknown> | undefined;
  private readonly api: ReturnType<typeof venuesApi>;

  /** `known`: names of venues, by slug, that came with the page. */
  constructor(
    client: ApiClient,
    private readonly known: Readonly<Record<string, string | undefined>> = {},
  ) {
    this.api = venuesApi(client);
    makeAutoObservable<this, 'api' | 'known' | 'underWay'>(this, {
      request: false,
      api: false,
      known: false,
      underWay: false,
    });
  }

  get all(): readonly Venue[] {
    return this.request.data ?? [];
  }

  /** Loads the venues once, whoever asks; again after a failure. */
  async load(): Promise<void> {
    if (this.request.status === 'success') return;
    this.underWay ??= this.request.run(() => this.api.joiningVenues()).finally(() => (this.underWay = undefined));
    await this.underWay;
  }

  bySlug(slug: string | undefined): Venue | undefined {
    return this.all.find((venue) => venue.slug === slug);
  }

  /** What a venue is called, as soon as that is known. */
  nameOf(slug: string | undefined): string | undefined {
    return this.bySlug(slug)?.name ?? (slug === undefined ? undefined : this.known[slug]);
  }
}
