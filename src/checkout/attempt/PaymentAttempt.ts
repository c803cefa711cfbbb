import type { AuthoriseBody, PaymentSession, Transaction } from '../../kit/api/checkout';
import type { PaymentStatus } from './transitions';
import type { PaymentOrder } from './PaymentOrder';
import type { ChallengeResult, FieldsResult } from '../providers/provider';
import type { Interpreted } from './interpret';
import type { Money } from './Money';

/** The reason for opening a session on the server. */
export type OpeningReason =
  /** The customer has opened the checkout. */
  | 'arrive'
  /** A failed try has spent its session; the form stays usable meanwhile. */
  | 'renew'
  /** Pay was pressed with a spent session. */
  | 'press'
  /** A request was refused, and another payment of this cart may be under way. */
  | 'verdict';

/** The one request to the server that an attempt waits for. Every request is idempotent, so it can be retried. */
export type PendingRequest =
  | { readonly call: 'open'; readonly reason: OpeningReason }
  | { readonly call: 'open-transaction' }
  | { readonly call: 'authorise'; readonly body: AuthoriseBody }
  | { readonly call: 'transaction' }
  | { readonly call: 'answer-challenge'; readonly result: string }
  | { readonly call: 'complete' }
  | { readonly call: 'complete-free' };

/** The result of opening a session: one to pay with, a payment already under way, or the reason that there is neither. */
export type OpeningResult =
  | { readonly kind: 'ready' | 'under-way'; readonly session: PaymentSession; readonly takenBy: 'token' | 'script' }
  | { readonly kind: 'no'; readonly status: number; readonly text: string }
  /** The server has prepared the payment, but the provider's script or the session's data can't be used. */
  | { readonly kind: 'unusable'; readonly text: string | undefined }
  | { readonly kind: 'unknown'; readonly text: string; readonly retryAfterMs: number | undefined };

/** The reason for a failed try, as displayed to the customer. */
export type PaymentFailure = {
  readonly message: string;
  /** The provider's own text, displayed below a message that the specification fixes. */
  readonly detail?: string;
};

/** One payment of one cart on this page, from opening the checkout to the order. Plain data, which `advance` replaces. */
export type PaymentAttempt = {
  readonly status: PaymentStatus;
  readonly money: Money;
  /** The order that the customer agreed to at the last press. */
  readonly order: PaymentOrder | undefined;
  /** The session whose card fields can be displayed: its provider's script has loaded. */
  readonly session: PaymentSession | undefined;
  readonly takenBy: 'token' | 'script';
  /** True when the session can't be used for another try. */
  readonly spent: boolean;
  /** The server's id of this payment, once it has one. */
  readonly transactionUuid: string | undefined;
  readonly request: PendingRequest | undefined;
  /** Numbers the requests and other work; results of an earlier turn are ignored. */
  readonly turn: number;
  /** Counts the tries of `request` whose outcome is unknown. */
  readonly tries: number;
  /** True while the next retry is delayed. */
  readonly waiting: boolean;
  readonly failure: PaymentFailure | undefined;
  /** Counts failures, so that each is scrolled into view. */
  readonly failures: number;
  /** The failure to display once the server has confirmed that no money is held. */
  readonly verdict: PaymentFailure | undefined;
};

export const noAttempt: PaymentAttempt = {
  status: 'idle',
  money: { known: 'untouched' },
  order: undefined,
  session: undefined,
  takenBy: 'token',
  spent: false,
  transactionUuid: undefined,
  request: undefined,
  turn: 0,
  tries: 0,
  waiting: false,
  failure: undefined,
  failures: 0,
  verdict: undefined,
};

export type OpenedTransaction = { readonly transactionUuid: string; readonly amount: number };

export type AttemptEvent =
  | { readonly on: 'reset' }
  /** `kept` is the id of the payment that this tab began for the same cart before a reload. */
  | { readonly on: 'arrive'; readonly order: PaymentOrder; readonly kept: string | undefined }
  /** `missing` is the reason that nothing can be paid with, such as card fields that have not loaded. */
  | { readonly on: 'pay'; readonly order: PaymentOrder; readonly missing: string | undefined }
  | { readonly on: 'confirm-free'; readonly order: PaymentOrder }
  | { readonly on: 'retry' }
  | { readonly on: 'waited'; readonly turn: number }
  /** `body` is the request for the money, if the fields returned a token. */
  | {
      readonly on: 'submitted';
      readonly turn: number;
      readonly result: FieldsResult;
      readonly body: AuthoriseBody | undefined;
    }
  | { readonly on: 'challenge-ended'; readonly turn: number; readonly result: ChallengeResult }
  | { readonly on: 'opened'; readonly turn: number; readonly result: OpeningResult }
  | { readonly on: 'transaction-opened'; readonly turn: number; readonly response: Interpreted<OpenedTransaction> }
  | { readonly on: 'status-received'; readonly turn: number; readonly response: Interpreted<Transaction> }
  | {
      readonly on: 'ordered';
      readonly turn: number;
      readonly response: Interpreted<{ readonly completeOrderId: string }>;
    };

/** Work for the PaymentStore to carry out. Each result is dispatched as an event with the same turn. */
export type AttemptEffect =
  | { readonly do: 'send'; readonly request: PendingRequest; readonly turn: number }
  | { readonly do: 'wait'; readonly ms: number; readonly turn: number }
  | { readonly do: 'submit'; readonly turn: number }
  /** `session` loads the provider's script, if the challenge was already open on arrival. */
  | {
      readonly do: 'challenge';
      readonly transaction: Transaction;
      readonly session: PaymentSession | undefined;
      readonly turn: number;
    }
  | { readonly do: 'close-challenge' }
  /** Keeps the payment for a reload, before a request that may take money. */
  | { readonly do: 'keep'; readonly transactionUuid: string | undefined }
  | { readonly do: 'forget' }
  /** Loads the cart again, since it may no longer be the one that the page shows. */
  | { readonly do: 'reload-cart' };

export type AttemptStep = { readonly attempt: PaymentAttempt; readonly effects: readonly AttemptEffect[] };
