import { makeAutoObservable } from 'mobx';
import type { Venue } from '../api/venues';
import { Request, type Outcome } from './Request';

/** The centres of this site: those at which one can join, or book. */
export class VenuesStore {
  readonly request = new Request<readonly Venue[]>();
  private underWay: Promise<unknown> | undefined;

  /** `known`: names of venues, by slug, that came with the page. */
  constructor(
    private readonly ask: () => Promise<Outcome<readonly Venue[]>>,
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

  /** Loads the venues once, whoever asks; again after a failure. */
  async load(): Promise<void> {
    if (this.request.status === 'success') return;
    this.underWay ??= this.request.run(this.ask).finally(() => (this.underWay = undefined));
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
