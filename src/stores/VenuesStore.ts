import { makeAutoObservable } from 'mobx';
import type { ApiClient } from '../api/ApiClient';
import { venuesApi, type Venue } from '../api/venues';
import { Request } from './Request';

/** The centres at which one can join. */
export class VenuesStore {
  readonly request = new Request<readonly Venue[]>();
  private readonly api: ReturnType<typeof venuesApi>;

  constructor(client: ApiClient) {
    this.api = venuesApi(client);
    makeAutoObservable<this, 'api'>(this, { request: false, api: false });
  }

  get all(): readonly Venue[] {
    return this.request.data ?? [];
  }

  /** Loads the venues once; again after a failure. */
  async load(): Promise<void> {
    if (this.request.status === 'loading' || this.request.status === 'success') return;
    await this.request.run(() => this.api.joiningVenues());
  }

  bySlug(slug: string | undefined): Venue | undefined {
    return this.all.find((venue) => venue.slug === slug);
  }
}
