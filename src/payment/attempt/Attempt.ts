import type { AuthoriseBody, PaymentSession, Transaction } from '../../api/checkout';
import type { PaymentStatus } from '../flow/transitions';
import type { PaymentOrder } from '../flow/requests';
import type { ChallengeResult, Submitted } from '../providers/provider';
import type { Heard } from './meaning';
import type { Money } from './Money';

/** The reason for which a session is opened at the server. */
export type Opening =
  /** The customer comes to checkout. */
  | 'arrive'
  /** A try has failed and used its session up; the form stays open meanwhile. */
  | 'renew'
  /** Pay was pressed with a session that is used up. */
  | 'press'
  /** A refused request leaves open whether another payment of this cart is under way. */
  | 'verdict';

/** The one request to the server that an attempt waits for. Each can be sent again: the server does nothing twice. */
export type Ask =
  | { readonly call: 'open'; readonly why: Opening }
  | { readonly call: 'open-transaction' }
  | { readonly call: 'authorise'; readonly body: AuthoriseBody }
  | { readonly call: 'transaction' }
  | { readonly call: 'answer-challenge'; readonly result: string }
  | { readonly call: 'complete' }
  | { readonly call: 'complete-free' };

/** The outcome of opening a session: one to pay with, a payment that is under way, or why there is none. */
export type Opened =
  | { readonly kind: 'ready' | 'under-way'; readonly session: PaymentSession; readonly takenBy: 'token' | 'script' }
  | { readonly kind: 'no'; readonly status: number; readonly text: string }
  /** The server has prepared the payment, and the provider's script or the session's data cannot be used. */
  | { readonly kind: 'unusable'; readonly text: string | undefined }
  | { readonly kind: 'unknown'; readonly text: string; readonly retryAfterMs: number | undefined };

/** The reason that a customer reads after a try that failed. */
export type Failure = {
  readonly message: string;
  /** The provider's own words beside a message that the product fixes. */
  readonly detail?: string;
};

/** One payment of one cart on this page, from opening checkout to the order. Plain data: `advance` makes the next one. */
export type Attempt = {
  readonly status: PaymentStatus;
  readonly money: Money;
  /** The order as the customer agreed to it at the last press. */
  readonly order: PaymentOrder | undefined;
  /** The session whose card fields can be drawn: its provider's script is there. */
  readonly session: PaymentSession | undefined;
  readonly takenBy: 'token' | 'script';
  /** True when the session takes no other try. */
  readonly spent: boolean;
  /** The payment at the server that this attempt is about, once it has a name. */
  readonly transactionUuid: string | undefined;
  readonly ask: Ask | undefined;
  /** Counts everything begun: an answer to anything but the latest is dropped. */
  readonly turn: number;
  /** How often the ask was sent without an answer that tells anything. */
  readonly tries: number;
  /** True while the next try waits for its time. */
  readonly waiting: boolean;
  readonly failure: Failure | undefined;
  /** Counts failures, so that each is brought into view. */
  readonly failures: number;
  /** The failure to tell once the server has confirmed that nothing is held. */
  readonly verdict: Failure | undefined;
};

export const noAttempt: Attempt = {
  status: 'idle',
  money: { known: 'untouched' },
  order: undefined,
  session: undefined,
  takenBy: 'token',
  spent: false,
  transactionUuid: undefined,
  ask: undefined,
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
  /** `kept`: the payment that this tab had begun for the same cart before it was loaded anew. */
  | { readonly on: 'arrive'; readonly order: PaymentOrder; readonly kept: string | undefined }
  /** `missing`: the reason that there is nothing to pay with, such as card fields that have not come. */
  | { readonly on: 'pay'; readonly order: PaymentOrder; readonly missing: string | undefined }
  | { readonly on: 'confirm-free'; readonly order: PaymentOrder }
  | { readonly on: 'again' }
  | { readonly on: 'waited'; readonly turn: number }
  /** `body`: the request that asks for the money, where the fields gave a token. */
  | {
      readonly on: 'submitted';
      readonly turn: number;
      readonly submitted: Submitted;
      readonly body: AuthoriseBody | undefined;
    }
  | { readonly on: 'challenge-ended'; readonly turn: number; readonly result: ChallengeResult }
  | { readonly on: 'opened'; readonly turn: number; readonly opened: Opened }
  | { readonly on: 'transaction-opened'; readonly turn: number; readonly heard: Heard<OpenedTransaction> }
  | { readonly on: 'stands'; readonly turn: number; readonly heard: Heard<Transaction> }
  | { readonly on: 'ordered'; readonly turn: number; readonly heard: Heard<{ readonly completeOrderId: string }> };

/** The work that the store carries out; each result comes back as an event with the same turn. */
export type Effect =
  | { readonly do: 'ask'; readonly ask: Ask; readonly turn: number }
  | { readonly do: 'wait'; readonly ms: number; readonly turn: number }
  | { readonly do: 'submit'; readonly turn: number }
  /** `session`: the one to load the provider's script with, where the challenge was found open. */
  | {
      readonly do: 'challenge';
      readonly transaction: Transaction;
      readonly session: PaymentSession | undefined;
      readonly turn: number;
    }
  | { readonly do: 'close-challenge' }
  /** Writes down, before a request that may take money, what a reload has to find again. */
  | { readonly do: 'keep'; readonly transactionUuid: string | undefined }
  | { readonly do: 'forget' }
  /** Loads the cart again, since it may be another than the page shows. */
  | { readonly do: 'look-again' };

export type Step = { readonly attempt: Attempt; readonly effects: readonly Effect[] };
