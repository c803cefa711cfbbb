import type { Attempt, Challenge, PaidCard } from '../database/tables/payments';
import type { AuthoriseBody, PaymentSession } from '../../schemas/generated/wire';
import type { Browser, Customer } from '../contract/calls';

/** The provider's part of a payment session, and its own name for the payment. */
export type PreparedPayment = {
  readonly reference: string;
  readonly session: Partial<PaymentSession>;
  /** The error of the earlier attempt that this payment continues. */
  readonly earlierError?: string | undefined;
};

/** The state of a payment at its provider. */
export type Outcome =
  /** Nothing is held: the provider was not asked, or waits for a card. */
  | { readonly kind: 'none' }
  | { readonly kind: 'challenge'; readonly challenge: Challenge; readonly transaction?: string }
  | { readonly kind: 'authorised'; readonly card?: PaidCard; readonly transaction?: string }
  | { readonly kind: 'captured'; readonly card?: PaidCard; readonly transaction?: string }
  /** `message` is for the customer, `details` are the provider's own words. */
  | { readonly kind: 'declined'; readonly code: string; readonly message: string; readonly details?: string };

/** A part of a captured payment that goes back. Its id is the idempotency key, for as long as the provider keeps one. */
export type RefundOrder = { readonly id: string; readonly amount: number };

/** The state of a refund at its provider. */
export type RefundOutcome =
  /** The provider knows of no such refund. */
  | { readonly kind: 'none' }
  /** It is taken on, and not sent yet. */
  | { readonly kind: 'pending' }
  | { readonly kind: 'done' }
  /** It will never be sent: `details` are the provider's own words. */
  | { readonly kind: 'refused'; readonly details: string };

/** The calls with which captured money goes back. */
export type RefundCalls = {
  /**
   * Gives a part of the captured money back. Throws unless the answer is the provider's own and decides: a definite no is
   * a status that it lists for this call, with a body of its contract. So whoever asks again looks for the refund first.
   */
  refund(attempt: Attempt, refund: RefundOrder): Promise<RefundOutcome>;
  /** Looks for a refund that may have been asked for, also when the provider has forgotten its key. */
  findRefund(attempt: Attempt, refund: RefundOrder): Promise<RefundOutcome>;
};

export type ProviderInstruction = {
  readonly body: AuthoriseBody;
  readonly browser: Browser;
  /** The provider's name for the saved card that pays. */
  readonly savedCard?: string;
};

/**
 * A card provider as the operator's server sees it. Every call may be repeated: the provider knows a payment by the
 * attempt's id or its own reference and takes no money twice. None of them is made inside a database transaction.
 * Money is held when a payment is authorised and taken only by `capture`.
 */
export type PaymentProvider = RefundCalls & {
  readonly name: 'Opayo' | 'Stripe' | 'Ryft';
  /** `token`: the server asks for the money. `script`: the provider's own script does, on the page. */
  readonly takenBy: 'token' | 'script';
  /** The settings with which the page loads the provider's script. */
  readonly configuration: PaymentSession['payment_provider_configuration'];
  /** `earlier` is a failed attempt of the same amount whose payment may be continued. */
  prepare(attempt: Attempt, customer: Customer, earlier?: Attempt): Promise<PreparedPayment>;
  authorise(attempt: Attempt, customer: Customer, instruction: ProviderInstruction): Promise<Outcome>;
  inquire(attempt: Attempt): Promise<Outcome>;
  /** Captures the held money. Throws unless the provider confirms that. */
  capture(attempt: Attempt): Promise<void>;
  /** Releases held money, and ends a payment that waits for the customer. */
  cancel(attempt: Attempt): Promise<void>;
  /** Passes on the answer that the bank's page posted. Throws if the provider can't read it. */
  answerChallenge?(attempt: Attempt, answer: string): Promise<Outcome>;
};

/** Returns the providers by name, in the scope of one test. */
export type Providers = (testId: string) => Readonly<Record<string, PaymentProvider>>;
