import type { Tender } from '../../schemas/generated/wire';
import { pence, type Pence } from '../../src/ground/core/money';
import type { ApiError } from '../contract/apiError';
import type { Customer } from '../contract/calls';
import type { InTransaction, Queries } from '../database/database';
import type { Attempt } from '../database/tables/payments';
import type { TenderType } from '../database/tables/orders';
import type { Cart } from '../carts/cart';

/** The amounts, terms and waivers that the customer agreed to, as the page sends them. */
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
  /** The number on a cheque or paper voucher. */
  readonly number?: string;
};

/** The payments of an order, with everything that the customer accepted. */
export type Settlement = {
  /** The sum of all payments, in pence. */
  readonly total: number;
  readonly payments: readonly TakenPayment[];
  /** The part of the credit that came with a membership. */
  readonly membershipCredit: number;
  readonly acceptedTerms: readonly number[];
  readonly completedWaivers: readonly number[];
  /** The idempotency key of the request that ordered, where no card was asked for. */
  readonly requestKey?: string;
  /**
   * Present for an order at the desk: the member of staff who sold it, the change that was given from cash, and the day of
   * the till that its money lies in.
   */
  readonly desk?: { readonly soldBy: string; readonly changeDue: number; readonly tillDayId: string };
};

/** A cart as payments see it. */
export type Payable = {
  readonly cart: Cart;
  /** Identifies the goods and their prices. */
  readonly version: string;
  /** Pence that a card has to pay. */
  readonly due: Pence;
  /** Pence that the customer's credit pays, and how much of them came with a membership. */
  readonly credit: { readonly total: Pence; readonly membership: Pence };
  /** Terms and waivers that have to be accepted. */
  readonly terms: readonly number[];
  readonly waivers: readonly number[];
  /** The error for a payment that may not begin now; undefined when one may. */
  readonly refusal: ApiError | undefined;
  /** The reason why the price may be another than the one that the customer saw; undefined if none is known. */
  readonly priceReason?: string | undefined;
  /**
   * Secures everything in the locked cart for as long as a payment is open. Throws if something is no longer available.
   */
  secure(queries: InTransaction): Promise<void>;
};

type Finding = {
  /** Set when a payment is about to begin: places whose hold has expired leave the cart first. */
  readonly begins?: boolean;
};

/** The seller of one kind of cart: memberships and bookings each have theirs, and so has the check of a card. */
export type Shop = {
  /** True where the money is held only to check a card, which is then saved: it is let go of, and never captured. */
  readonly savesCard: boolean;
  /** Returns the customer's open cart at today's price. Throws if an answer that is needed before paying is missing. */
  open(queries: Queries, payment: Buying, finding?: Finding): Promise<Payable>;
  /** Returns what `open` does. Until the transaction ends, nobody else pays, clears or changes the cart. */
  lock(queries: InTransaction, payment: Buying): Promise<Payable>;
  /** Returns the reason why the money held for a locked cart must not be captured, or undefined. */
  refusal(queries: InTransaction, customer: Customer, cart: Cart, held: Attempt): Promise<ApiError | undefined>;
  /** Turns a locked cart, as it was when it was secured, into an order. Returns the order's id. */
  place(queries: InTransaction, customer: Customer, cart: Cart, settlement: Settlement): Promise<string>;
};

/** Finds the shop for a cart. The top hands it in, so that neither orders nor payments know what is sold. */
export type Shops = {
  /** The shop that a request's `source` names. */
  bySource(source: string | undefined): Shop;
  byCart(cart: Pick<Cart, 'kind'>): Shop;
};

/** The buyer, and the time of the purchase. */
export type Buying = {
  readonly customer: Customer;
  readonly now: Date;
  /** The number of minutes for which a payment renews the hold on its places. */
  readonly holdMinutes: number;
};

export const noCredit = { total: pence(0), membership: pence(0) } as const;
