import { compareStructural, makeAutoObservable, runInAction } from 'mobx';
import type { ApiClient } from '../api/ApiClient';
import { clientApi } from '../api/client';
import { readTheme, type Theme } from '../api/theme';

/** `maintenance`: the server said 503; `failed`: anything else went wrong. */
export type ThemeStatus = 'loading' | 'ready' | 'maintenance' | 'failed';

export type ThemeParts = {
  readonly client: ApiClient;
  /** The venue, by slug, of a page on which none is chosen: the one that a kiosk stands in. */
  readonly home: string | undefined;
  readonly report: (message: string) => void;
};

/** A theme that came with the page, as an operator's server says it, and the venue, by slug, that it is of. */
export type InlinedTheme = { readonly theme: unknown; readonly venue: string | undefined };

/** The operator's colours, logo and fonts, for the venue that is chosen. */
export class ThemeStore {
  status: ThemeStatus;
  theme: Theme;
  private venue: string | undefined;
  /** The last thing asked for, on its way or here; gone when it failed. */
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
   * Loads the theme of a venue, or the operator's own when that can't be had. A page that has a theme keeps it when
   * another can't be loaded, unless the whole site is down for maintenance.
   */
  load(chosen: string | undefined): Promise<void> {
    const venue = chosen ?? this.parts.home;
    if (this.latest !== undefined && venue === this.venue) return this.latest;
    this.venue = venue;
    const latest = this.ask(venue).then((got) => {
      if (!got && this.latest === latest) this.latest = undefined;
    });
    this.latest = latest;
    return latest;
  }

  /** Looks again, after what could not be had. */
  retry(): Promise<void> {
    return this.load(this.venue);
  }

  /** Whether there was an answer that could be taken. */
  private async ask(venue: string | undefined): Promise<boolean> {
    let outcome = await this.api.theme(venue);
    if (!outcome.ok && venue !== undefined) outcome = await this.api.theme(undefined);
    if (venue !== this.venue) return outcome.ok;
    runInAction(() => {
      if (outcome.ok) {
        const theme = this.read(outcome.data);
        if (!compareStructural(theme, this.theme)) this.theme = theme;
        this.status = 'ready';
      } else if (outcome.error.status === 503) this.status = 'maintenance';
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
