import { decline, type CardBehaviour, type Verdict } from '../books/cards';
import { LedgerRecords } from '../books/LedgerRecords';
import type { Ledger } from '../books/ledger';
import { token } from '../books/token';
import {
  authenticationFailed,
  authenticationRequired,
  cardDeclined,
  invalid,
  missing,
  refuse,
  type StripeError,
} from './errors';
import type { KnownMethod, Methods } from './methods';
import type { PaymentMethod } from './PaymentMethod';

type IntentStatus = 'requires_payment_method' | 'requires_action' | 'requires_capture' | 'succeeded' | 'canceled';
export type PaymentIntent = {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly client_secret: string;
  readonly amount: number;
  readonly currency: string;
  readonly capture_method: 'manual';
  readonly status: IntentStatus;
  readonly metadata: Readonly<Record<string, string>>;
  readonly customer: string | null;
  readonly setup_future_usage: string | null;
  readonly payment_method: PaymentMethod | null;
  readonly last_payment_error: StripeError | null;
  readonly next_action: {
    readonly type: 'use_stripe_sdk';
    readonly use_stripe_sdk: { readonly challenge: string };
  } | null;
};
type NewIntent = Pick<PaymentIntent, 'amount' | 'currency' | 'metadata' | 'customer' | 'setup_future_usage'>;
export type Confirmation = {
  readonly method: string;
  readonly errorOnAction: boolean;
  readonly setupFutureUsage?: string | undefined;
  readonly securityCode?: string | undefined;
};

/** Keeps payment intents with manual capture, as in Stripe's API. */
export class Intents {
  readonly #intents: LedgerRecords<PaymentIntent>;

  constructor(
    ledger: Ledger,
    private readonly methods: Methods,
  ) {
    this.#intents = new LedgerRecords(ledger, 'Stripe', 'intent');
  }

  create(details: NewIntent): PaymentIntent {
    const id = `pi_${token()}`;
    return this.#write('opened', {
      id,
      object: 'payment_intent',
      client_secret: `${id}_secret_${token()}`,
      ...details,
      capture_method: 'manual',
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: null,
      next_action: null,
    });
  }

  get(id: string): PaymentIntent {
    const intent = this.#intents.get(id);
    if (!intent) throw missing('payment_intent');
    return intent;
  }

  /** Holds the money. A confirmed intent is returned as it is, so that a repeated request does no harm. */
  confirm(id: string, { method, errorOnAction, setupFutureUsage, securityCode }: Confirmation): PaymentIntent {
    const intent = this.get(id);
    if (intent.status === 'requires_capture' || intent.status === 'succeeded') return intent;
    if (intent.status === 'canceled') throw unexpectedState(intent, 'confirmed');
    const known = this.methods.getFor(method, id);
    const isCodeRight = securityCode === undefined || this.methods.spendCode(securityCode);
    const behaviour = isCodeRight ? known.behaviour : decline('incorrect_cvc');
    const tried = {
      ...intent,
      payment_method: known.method,
      setup_future_usage: setupFutureUsage ?? intent.setup_future_usage,
    };
    const after = needsChallenge(behaviour, known)
      ? this.#challenge(tried, known, errorOnAction)
      : this.#decide(tried, known, verdictOf(behaviour));
    if (after.last_payment_error) throw refuse(402, after.last_payment_error, after);
    return after;
  }

  /** Finds the intent that waits for this challenge. */
  challenged(challenge: string): PaymentIntent | undefined {
    return this.#intents.find(({ next_action }) => next_action?.use_stripe_sdk.challenge === challenge);
  }

  /** Continues after the challenge. */
  settle(challenge: string, passed: boolean): void {
    const intent = this.challenged(challenge);
    if (!intent?.payment_method) return;
    const known = this.methods.get(intent.payment_method.id);
    if (passed) this.#decide(intent, known, verdictOf(known.behaviour));
    else this.#fail('challenge-failed', intent, authenticationFailed);
  }

  /** Captures the money. A captured intent is returned as it is. */
  capture(id: string): PaymentIntent {
    const intent = this.get(id);
    if (intent.status === 'succeeded') return intent;
    if (intent.status !== 'requires_capture') throw unexpectedState(intent, 'captured');
    return this.#write('captured', { ...intent, status: 'succeeded' });
  }

  /** Releases the money, if any is held. */
  cancel(id: string): PaymentIntent {
    const intent = this.get(id);
    if (intent.status === 'canceled') return intent;
    if (intent.status === 'succeeded') throw unexpectedState(intent, 'canceled');
    const event = intent.status === 'requires_capture' ? 'voided' : 'canceled';
    return this.#write(event, { ...intent, status: 'canceled', next_action: null });
  }

  #challenge(intent: PaymentIntent, known: KnownMethod, errorOnAction: boolean): PaymentIntent {
    if (errorOnAction) return this.#fail('authentication-required', intent, authenticationRequired);
    this.methods.markUsed(known, intent.id, false);
    const next_action = { type: 'use_stripe_sdk', use_stripe_sdk: { challenge: `chl_${token()}` } } as const;
    return this.#write('challenged', { ...intent, status: 'requires_action', last_payment_error: null, next_action });
  }

  #decide(intent: PaymentIntent, known: KnownMethod, verdict: Verdict): PaymentIntent {
    if (verdict.kind === 'decline') return this.#fail('declined', intent, cardDeclined(verdict.code));
    this.methods.markUsed(known, intent.id, intent.setup_future_usage !== null);
    return this.#write('authorised', {
      ...intent,
      status: 'requires_capture',
      last_payment_error: null,
      next_action: null,
    });
  }

  /** Makes the intent wait for another card. The error and the failed card stay on the intent. */
  #fail(event: string, intent: PaymentIntent, error: StripeError): PaymentIntent {
    return this.#write(event, {
      ...intent,
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: { ...error, ...(intent.payment_method ? { payment_method: intent.payment_method } : {}) },
      next_action: null,
    });
  }

  #write(event: string, intent: PaymentIntent): PaymentIntent {
    return this.#intents.write(event, intent, { amount: intent.amount });
  }
}

function needsChallenge(behaviour: CardBehaviour, { isStored }: KnownMethod): boolean {
  return behaviour.kind === 'challenge' && !(behaviour.unlessStored && isStored);
}

function verdictOf(behaviour: CardBehaviour): Verdict {
  return behaviour.kind === 'challenge' ? behaviour.then : behaviour;
}

function unexpectedState({ status }: PaymentIntent, done: string): Error {
  return invalid(
    'payment_intent_unexpected_state',
    `This PaymentIntent could not be ${done} because it has a status of ${status}.`,
  );
}
