import type { Tender } from '../../schemas/generated/wire';
import { pence, type Pence } from '../../src/core/money';
import type { ApiError } from '../contract/apiError';
import type { Customer } from '../contract/calls';
import type { Queries } from '../database/database';
import type { Attempt, TenderType } from '../database/tables';
import type { Cart } from '../joining/cart';

/** What the page says the customer agreed to. */
export type Agreed = {
  readonly payments: readonly Tender[];
  readonly terms: readonly number[];
  readonly completed_waivers: readonly number[];
};

export type TakenPayment = {
  readonly tender_type: TenderType;
  readonly amount: number;
  readonly provider?: string;
  readonly provider_reference?: string;
};

/** How an order was paid for. */
export type Settlement = {
  /** Pence that were taken, by all of the payments. */
  readonly total: number;
  readonly payments: readonly TakenPayment[];
  /** How much of the credit among them came with a membership. */
  readonly membershipCredit: number;
  readonly acceptedTerms: readonly number[];
  readonly completedWaivers: readonly number[];
  /** The idempotency key of a request that ordered without a payment. */
  readonly requestKey?: string;
  /** Where it was paid for at the desk: by whom it was sold, and what was handed back from the cash. */
  readonly desk?: { readonly soldBy: string; readonly changeDue: number };
};

/** What a cart sells, as far as paying for it goes. */
export type Payable = {
  readonly cart: Cart;
  /** Pence that a card has to pay. */
  readonly due: Pence;
  /** Pence that the customer's credit pays, and how much of them came with a membership. */
  readonly credit: { readonly total: Pence; readonly membership: Pence };
  /** Terms and waivers that have to be accepted. */
  readonly terms: readonly number[];
  readonly waivers: readonly number[];
  /** Why nothing can be begun to be paid for it now. */
  readonly refusal: ApiError | undefined;
  /** Makes sure that all of it can be given while a payment is open; throws when it can't. Its cart is locked. */
  secure(queries: Queries): Promise<void>;
};

type Finding = {
  /** Keeps others from paying, clearing or changing it until the transaction ends. */
  readonly locked?: boolean;
  /** Whether a payment is about to be prepared, so that what has run out leaves it first. */
  readonly begins?: boolean;
};

/** Who sells what a kind of cart holds. */
export type Shop = {
  /** The customer's open cart at today's price, with nothing missing that must be there before paying. */
  open(queries: Queries, payment: Buying, finding?: Finding): Promise<Payable>;
  /** Why the money that is held for a locked cart must not be taken. */
  refusal(queries: Queries, customer: Customer, cart: Cart, held: Attempt): Promise<ApiError | undefined>;
  /** Turns a locked cart into an order, as it was when it was secured. Answers with the order's id. */
  place(queries: Queries, customer: Customer, cart: Cart, settlement: Settlement): Promise<string>;
};

/** Who buys, and when. */
export type Buying = {
  readonly customer: Customer;
  readonly now: Date;
  /** How long places that are paid for are held anew. */
  readonly holdMinutes: number;
};

export const noCredit = { total: pence(0), membership: pence(0) } as const;
