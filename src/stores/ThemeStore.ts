import { makeAutoObservable, runInAction } from 'mobx';
import type { ApiClient } from '../api/ApiClient';
import { clientApi, type Theme } from '../api/client';

/** `maintenance`: the server said 503; `failed`: anything else went wrong. */
export type ThemeStatus = 'loading' | 'ready' | 'maintenance' | 'failed';

/** The operator's colours, logo and fonts, for the venue that is chosen. */
export class ThemeStore {
  status: ThemeStatus;
  theme: Theme;
  private venue: string | undefined;
  private readonly api: ReturnType<typeof clientApi>;

  /** `inlined`: the theme that came with the page, if any. */
  constructor(client: ApiClient, inlined: Theme | undefined) {
    this.api = clientApi(client);
    this.status = inlined === undefined ? 'loading' : 'ready';
    this.theme = inlined ?? {};
    makeAutoObservable<this, 'api' | 'venue'>(this, { api: false, venue: false });
  }

  /**
   * Loads the theme of a venue, or the operator's own when that can't be had. A page that has a theme keeps it when
   * another can't be loaded, unless the whole site is down for maintenance.
   */
  async load(venue: string | undefined): Promise<void> {
    this.venue = venue;
    let outcome = await this.api.theme(venue);
    if (!outcome.ok && venue !== undefined) outcome = await this.api.theme(undefined);
    if (venue !== this.venue) return;
    runInAction(() => {
      if (outcome.ok) {
        this.theme = outcome.data;
        this.status = 'ready';
      } else if (outcome.error.status === 503) this.status = 'maintenance';
      else if (this.status === 'loading') this.status = 'failed';
    });
  }
}
