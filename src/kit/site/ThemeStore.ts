import { compareStructural, makeAutoObservable, runInAction } from 'mobx';
import type { ApiClient } from '../api/ApiClient';
import { clientApi } from '../api/client';
import { readTheme, type Theme } from '../api/theme';

/** The status of the theme. `maintenance`: the server responded 503; `failed`: any other failure. */
export type ThemeStatus = 'loading' | 'ready' | 'maintenance' | 'failed';

export type ThemeParts = {
  readonly client: ApiClient;
  /** The slug of the kiosk's venue, for pages without a chosen venue. */
  readonly home: string | undefined;
  readonly report: (message: string) => void;
  /** Tells the customer that another theme could not be loaded, on a page that keeps the one it has. */
  readonly tellFailure: () => void;
};

/** A theme inlined in the page, still unvalidated, and the slug of its venue. */
export type InlinedTheme = { readonly theme: unknown; readonly venue: string | undefined };

/** The operator's colours, logo and fonts for the chosen venue. */
export class ThemeStore {
  status: ThemeStatus;
  theme: Theme;
  private venue: string | undefined;
  /** The latest load, pending or done; `undefined` after a failure. */
  private latest: Promise<void> | undefined;
  private readonly api: ReturnType<typeof clientApi>;

  constructor(
    private readonly parts: ThemeParts,
    inlined: InlinedTheme | undefined,
  ) {
    this.api = clientApi(parts.client);
    this.status = inlined === undefined ? 'loading' : 'ready';
    this.theme = this.read(inlined?.theme ?? {});
    this.venue = inlined?.venue;
    this.latest = inlined && Promise.resolve();
    makeAutoObservable<this, 'api' | 'parts' | 'venue' | 'latest'>(this, {
      api: false,
      parts: false,
      venue: false,
      latest: false,
    });
  }

  /**
   * Loads the theme of a venue, or, if that fails, the operator's general theme. A page that has a theme keeps it if
   * another cannot be loaded, and tells the customer: nobody in the middle of a form gains from losing the form to a
   * colour. Only maintenance of the whole site (503) replaces the page.
   */
  load(chosen: string | undefined): Promise<void> {
    const venue = chosen ?? this.parts.home;
    if (this.latest !== undefined && venue === this.venue) return this.latest;
    this.venue = venue;
    const latest = this.fetch(venue).then((loaded) => {
      if (!loaded && this.latest === latest) this.latest = undefined;
    });
    this.latest = latest;
    return latest;
  }

  /** Loads again after a failure. */
  retry(): Promise<void> {
    return this.load(this.venue);
  }

  /** Resolves to whether a theme could be loaded. */
  private async fetch(venue: string | undefined): Promise<boolean> {
    let outcome = await this.api.theme(venue);
    if (!outcome.ok && venue !== undefined) outcome = await this.api.theme(undefined);
    if (venue !== this.venue) return outcome.ok;
    runInAction(() => {
      if (outcome.ok) {
        const theme = this.read(outcome.data);
        if (!compareStructural(theme, this.theme)) this.theme = theme;
        this.status = 'ready';
      } else if (outcome.error.status === 503) this.status = 'maintenance';
      else if (this.status === 'ready') this.parts.tellFailure();
      else if (this.status === 'loading') this.status = 'failed';
    });
    return outcome.ok;
  }

  private read(answer: unknown): Theme {
    const { theme, problems } = readTheme(answer);
    for (const { field, expected } of problems) this.parts.report(`The theme's ${field} must be ${expected}.`);
    return theme;
  }
}
