import type { Coordinates } from './geo';

/** What the page takes from its surroundings, so that a test can hold it. */
export type Services = {
  readonly clock: Clock;
  readonly storage: KeyValueStorage;
  readonly network: Network;
  readonly location: PageLocation;
  readonly locate: Locate;
  /** Whether another origin's page shows this one in a frame. */
  readonly framed: boolean;
};

export type Clock = {
  now(): Date;
  /** Calls `run` once after `delayMs`; the answer cancels it. */
  after(delayMs: number, run: () => void): () => void;
  /** Calls `run` every `everyMs`; the answer stops it. */
  every(everyMs: number, run: () => void): () => void;
};

/** Per-tab storage. Reading what isn't there, or where storage is blocked, gives `undefined`; writing never throws. */
export type KeyValueStorage = {
  read(key: string): string | undefined;
  write(key: string, value: string): void;
  remove(key: string): void;
};

/** A cookie that the operator's sites share. */
export type SiteCookie = { read(): string | undefined; write(text: string): void; remove(): void };

/**
 * `token` says that there is a session, and is the token itself with the bearer setting; `venue` keeps the selected venue;
 * `analytics` keeps whether the visitor agreed to be counted; `probe` holds nothing, and shows whether any is kept.
 */
export type SiteCookies = {
  readonly jar: Readonly<Record<'token' | 'venue' | 'analytics' | 'probe', SiteCookie>>;
  /** They are kept apart for the site that frames this page, since the browser keeps no others there. */
  readonly apart: boolean;
};

export type Network = (input: string, init: RequestInit) => Promise<Response>;

/** Where the customer is, if they let the page know. `denied`: they would not. Never rejects. */
export type Locate = () => Promise<
  { readonly ok: true; readonly at: Coordinates } | { readonly ok: false; readonly denied: boolean }
>;

export type PageLocation = {
  readonly host: string;
  readonly path: string;
  readonly search: string;
  /** Leaves by a full document load. */
  assign(url: string): void;
  /** The same, and going back does not come to the page that was left. */
  replace(url: string): void;
  reload(): void;
};
