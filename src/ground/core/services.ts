import type { Coordinates } from './geo';

/** The browser's facilities that the app uses; tests pass their own. */
export type Services = {
  readonly clock: Clock;
  readonly storage: KeyValueStorage;
  readonly network: Network;
  readonly location: PageLocation;
  readonly locate: Locate;
  /** True if a page of another origin frames this one. */
  readonly framed: boolean;
};

export type Clock = {
  now(): Date;
  /** Calls `run` once after `delayMs`. Returns a function that cancels the timer. */
  after(delayMs: number, run: () => void): () => void;
  /** Calls `run` every `everyMs`. Returns a function that stops the timer. */
  every(everyMs: number, run: () => void): () => void;
};

/** Per-tab storage. Reading a missing key, or from blocked storage, returns `undefined`; writing never throws. */
export type KeyValueStorage = {
  read(key: string): string | undefined;
  write(key: string, value: string): void;
  remove(key: string): void;
};

/** A cookie that the operator's sites share. `days` is how long it lasts, where that is not its usual time. */
export type SiteCookie = { read(): string | undefined; write(text: string, days?: number): void; remove(): void };

/**
 * The cookies of the operator's sites. `token` marks a session, and is the token itself under the bearer setting;
 * `venue` holds the selected venues; `analytics` holds the visitor's consent; `probe` is written only to test that
 * cookies are kept.
 */
export type SiteCookies = {
  readonly jar: Readonly<Record<'token' | 'venue' | 'analytics' | 'probe', SiteCookie>>;
  /** True if the cookies are partitioned by the framing site: a framed page may keep no others. */
  readonly partitioned: boolean;
};

export type Network = (input: string, init: RequestInit) => Promise<Response>;

/** Asks the browser for the customer's position. `denied`: the customer refused permission. Never rejects. */
export type Locate = () => Promise<
  { readonly ok: true; readonly at: Coordinates } | { readonly ok: false; readonly denied: boolean }
>;

export type PageLocation = {
  readonly host: string;
  readonly path: string;
  readonly search: string;
  /** Loads a new document. */
  assign(url: string): void;
  /** Loads a new document in place of this page's history entry, so that Back skips this page. */
  replace(url: string): void;
  reload(): void;
};
