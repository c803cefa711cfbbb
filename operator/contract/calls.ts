import type { IdempotentCall, Wire } from '../../schemas/generated/wire';
import type { Database, InTransaction } from '../database/database';
import type { CustomerTable } from '../database/tables/customers';
import type { Selectable } from 'kysely';
import type { Settings } from './settings';

export type CallName = keyof Wire;
type Part<C extends CallName, P extends string> = Wire[C] extends { [K in P]: infer T } ? T : undefined;

export type Customer = Selectable<CustomerTable>;

/** A request that has passed the contract's checks. */
export type CallRequest<C extends CallName> = {
  readonly params: Part<C, 'params'>;
  readonly query: Part<C, 'query'>;
  readonly body: Part<C, 'body'>;
  /** The customer who sent it; undefined for a guest. Calls that need a customer never see a guest. */
  readonly customer: Customer | undefined;
  /** The id of the test whose data the request sees; empty outside tests. */
  readonly testId: string;
  readonly settings: Settings;
  readonly now: Date;
  /** The transaction of a call with an idempotency key, else the database. */
  readonly queries: C extends IdempotentCall ? InTransaction : Database;
  /** The database outside any transaction, for work such as calls to a payment provider. */
  readonly db: Database;
  readonly session: SessionHandle;
  readonly guest: GuestCookie;
  /** The browser of the request, as 3-D Secure asks for it. */
  readonly browser: Browser;
  /** The version of the cart that the customer saw, as `If-Match` names it; undefined without the header. */
  readonly seenVersion: string | undefined;
  /** The key that the page sends with every repetition of the same request. */
  readonly idempotencyKey: string | undefined;
};

/** The browser of a request, as 3-D Secure asks for it. */
export type Browser = {
  /** The page's origin. */
  readonly origin: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly accept: string;
};

/**
 * A customer who has proved their identity, with the hash of the password that they then had: an answer that is repeated
 * after the password was changed signs nobody in.
 */
export type Known = Pick<Customer, 'id' | 'password_hash'>;

/** Lets a handler sign a customer in or out, which sets or clears cookies. */
export type SessionHandle = {
  /** The mark of the caller's session, which a page may read. */
  readonly mark: string | undefined;
  /** The hash of the cookie of a device on which somebody has signed in before. */
  readonly deviceHash: string | undefined;
  /**
   * Returns undefined if the customer's password has changed meanwhile. `keeps` says whether the session outlives the
   * browser; by default as the caller's session does that it replaces.
   */
  open(known: Known & { readonly keeps?: boolean | undefined }): Promise<string | undefined>;
  /** Returns the mark of the caller's session, and sets its cookie again where the browser has lost it. */
  showMark(): Promise<string | undefined>;
  /** Notes that the session is in use, which its customer can see. */
  note(): Promise<void>;
  close(): Promise<void>;
};

/** The cookie by which a visitor who has not logged in owns a basket. Only its hash is stored. */
export type GuestCookie = {
  readonly hash: string | undefined;
  /** Sets the cookie. Returns its hash. */
  begin(): string;
  end(): void;
};

/** The answer of a handler. With `signsIn`, a session is opened and its token put into the answer. */
export type CallReply<C extends CallName> = {
  readonly data: Part<C, 'answer'>;
  readonly checksum?: string;
  readonly signsIn?: Known & { readonly keeps?: boolean | undefined };
};

export type Handler<C extends CallName> = (request: CallRequest<C>) => Promise<CallReply<C>>;
export type Handlers = { readonly [C in CallName]?: Handler<C> };
