import type { Attempt, Challenge, PaidCard } from '../database/tables';
import type { AuthoriseBody, PaymentSession } from '../../schemas/generated/wire';
import type { Browser, Customer } from '../contract/calls';

/** What a provider adds to a payment session, with its own name for the payment. */
export type PreparedPayment = {
  readonly reference: string;
  readonly session: Partial<PaymentSession>;
  /** What went wrong with the payment before, where it goes on from an earlier attempt. */
  readonly earlierError?: string | undefined;
};

/** What a provider knows of a payment. */
export type Outcome =
  /** Nothing is held: it was not asked, or waits for a card. */
  | { readonly kind: 'none' }
  | { readonly kind: 'challenge'; readonly challenge: Challenge; readonly transaction?: string }
  | { readonly kind: 'authorised'; readonly card?: PaidCard; readonly transaction?: string }
  | { readonly kind: 'captured'; readonly card?: PaidCard; readonly transaction?: string }
  /** `message` is for the customer, `details` are the provider's own words. */
  | { readonly kind: 'declined'; readonly code: string; readonly message: string; readonly details?: string };

export type Instruction = {
  readonly body: AuthoriseBody;
  readonly browser: Browser;
  /** The provider's name for the saved card that is paid with. */
  readonly savedCard?: string;
};

/**
 * A card provider as the operator's server sees it. Every call may be repeated: the provider knows a payment by the
 * attempt's id or its own reference and takes no money twice. None of them is made inside a database transaction.
 * Money is held when a payment is authorised and taken only by `capture`.
 */
export type PaymentProvider = {
  readonly name: 'Opayo' | 'Stripe' | 'Ryft';
  /** `token`: the server asks for the money. `script`: the provider's own script does, on the page. */
  readonly takenBy: 'token' | 'script';
  /** What the page loads its script with. */
  readonly configuration: PaymentSession['payment_provider_configuration'];
  /** `earlier` is an attempt of the same amount that failed and whose payment may go on. */
  prepare(attempt: Attempt, customer: Customer, earlier?: Attempt): Promise<PreparedPayment>;
  authorise(attempt: Attempt, customer: Customer, instruction: Instruction): Promise<Outcome>;
  inquire(attempt: Attempt): Promise<Outcome>;
  /** Takes what is held. Throws when the provider does not say that the money was taken. */
  capture(attempt: Attempt): Promise<void>;
  /** Gives back what is held, and ends what waits for the customer. */
  cancel(attempt: Attempt): Promise<void>;
  /** Hands on what the bank's page posted back. Throws when the provider can't read it. */
  answerChallenge?(attempt: Attempt, answer: string): Promise<Outcome>;
};

/** The providers by name, as one test's scope reaches them. */
export type Providers = (testId: string) => Readonly<Record<string, PaymentProvider>>;
