import type { Wire } from '../../schemas/generated/wire';
import type { Database, Queries } from '../database/database';
import type { CustomerTable } from '../database/tables';
import type { Selectable } from 'kysely';
import type { Settings } from '../controls/settings';

export type CallName = keyof Wire;
type Part<C extends CallName, P extends string> = Wire[C] extends { [K in P]: infer T } ? T : undefined;

export type Customer = Selectable<CustomerTable>;

/** A request that has been held against the contract. */
export type CallRequest<C extends CallName> = {
  readonly params: Part<C, 'params'>;
  readonly query: Part<C, 'query'>;
  readonly body: Part<C, 'body'>;
  /** Whose request it is; `undefined` for a guest. Calls that need a customer never see a guest. */
  readonly customer: Customer | undefined;
  /** Parallel tests each have a world of their own; empty outside tests. */
  readonly testId: string;
  readonly settings: Settings;
  readonly now: Date;
  /** The transaction of a call that is made once, else the database. */
  readonly queries: Queries;
  /** For what must not run inside a transaction, such as asking a payment provider. */
  readonly db: Database;
  readonly session: SessionDoor;
  readonly guest: GuestDoor;
  /** The page that asks, as a bank wants to know it. */
  readonly browser: Browser;
  /** What the page calls this request by, however often it sends it. */
  readonly idempotencyKey: string | undefined;
};

/** Who asks, as a bank wants to know it. */
export type Browser = {
  /** The page's origin. */
  readonly origin: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly accept: string;
};

/** A customer, and the hash of the password by which they showed who they are, if they did so by that. */
export type Known = Pick<Customer, 'id'> & Partial<Pick<Customer, 'password_hash'>>;

/** Signing in and out sets cookies, which a handler does through this. */
export type SessionDoor = {
  /** `undefined` where the customer's password is another one by now. */
  open(known: Known): Promise<string | undefined>;
  close(): Promise<void>;
};

/** What a visitor who has not logged in shows for their basket: a cookie, of which we keep a hash. */
export type GuestDoor = {
  readonly hash: string | undefined;
  /** Gives them one. Answers with its hash. */
  begin(): string;
  end(): void;
};

/** `signsIn` says whom to open a session for; the answer's token is then filled in. */
export type CallReply<C extends CallName> = {
  readonly data: Part<C, 'answer'>;
  readonly checksum?: string;
  readonly signsIn?: Known;
};

export type Handler<C extends CallName> = (request: CallRequest<C>) => Promise<CallReply<C>>;
export type Handlers = { readonly [C in CallName]?: Handler<C> };
