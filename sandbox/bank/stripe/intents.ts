import { randomBytes } from 'node:crypto';
import type { Ledger } from '../ledger';
import { behaviourOf, isCardNumber, type CardBehaviour } from './testCards';

export type IntentStatus = 'requires_payment_method' | 'requires_capture' | 'succeeded' | 'canceled';
export type PaymentIntent = {
  readonly id: string;
  readonly client_secret: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: IntentStatus;
  readonly metadata: Readonly<Record<string, string>>;
};
export type PaymentMethod = {
  readonly id: string;
  readonly type: 'card';
  readonly card: {
    readonly brand: string;
    readonly last4: string;
    readonly exp_month: number;
    readonly exp_year: number;
  };
};
export type StripeError = {
  readonly type: 'card_error' | 'invalid_request_error';
  readonly code: string;
  readonly decline_code?: string;
  readonly message: string;
};
export type Outcome<T> = T | { readonly error: StripeError };

export type Card = { readonly number: string; readonly month: number; readonly year: number; readonly code: string };

const provider = 'Stripe';

/** Payment intents and card tokens, as Stripe's API has them. Its memory is the ledger. */
export class Intents {
  readonly #intents = new Map<string, PaymentIntent>();
  readonly #methods = new Map<string, { readonly method: PaymentMethod; readonly behaviour: CardBehaviour }>();
  readonly #byKey = new Map<string, string>();

  constructor(private readonly ledger: Ledger) {
    for (const { event, reference, detail } of ledger.entries) {
      if (event === 'intent') this.#remember(detail as { intent: PaymentIntent; key: string });
      if (event === 'method') this.#methods.set(reference, detail as never); // as `createMethod` wrote it
      if (event === 'authorised') this.#setStatus(reference, 'requires_capture');
      if (event === 'captured') this.#setStatus(reference, 'succeeded');
    }
  }

  /** The same key gives the same intent, however often it is asked. */
  create(amount: number, currency: string, metadata: Readonly<Record<string, string>>, key: string): PaymentIntent {
    const known = this.#intents.get(this.#byKey.get(key) ?? '');
    if (known) return known;
    const id = `pi_${token()}`;
    const intent: PaymentIntent = {
      id,
      client_secret: `${id}_secret_${token()}`,
      amount,
      currency,
      status: 'requires_payment_method',
      metadata,
    };
    this.#remember({ intent, key });
    this.ledger.add({ provider, event: 'intent', reference: id, amount, detail: { intent, key } });
    return intent;
  }

  get(id: string): PaymentIntent | undefined {
    return this.#intents.get(id);
  }

  createMethod(card: Card): Outcome<PaymentMethod> {
    if (!isCardNumber(card.number)) {
      return { error: { type: 'card_error', code: 'incorrect_number', message: 'Your card number is incorrect.' } };
    }
    const id = `pm_${token()}`;
    const brand = card.number.startsWith('5') ? 'mastercard' : 'visa';
    const method: PaymentMethod = {
      id,
      type: 'card',
      card: { brand, last4: card.number.slice(-4), exp_month: card.month, exp_year: card.year },
    };
    const entry = { method, behaviour: behaviourOf(card.number) };
    this.#methods.set(id, entry);
    this.ledger.add({ provider, event: 'method', reference: id, detail: entry });
    return method;
  }

  confirm(id: string, methodId: string): Outcome<PaymentIntent> {
    const intent = this.#intents.get(id);
    const known = this.#methods.get(methodId);
    if (!intent || !known) return invalid('resource_missing', 'No such payment intent or payment method.');
    if (intent.status !== 'requires_payment_method') return intent;
    const { behaviour } = known;
    if (behaviour.kind === 'decline') {
      this.ledger.add({
        provider,
        event: 'declined',
        reference: id,
        amount: intent.amount,
        detail: { code: behaviour.code },
      });
      return {
        error: { type: 'card_error', code: 'card_declined', decline_code: behaviour.code, message: behaviour.message },
      };
    }
    this.ledger.add({ provider, event: 'authorised', reference: id, amount: intent.amount });
    return this.#setStatus(id, 'requires_capture') ?? intent;
  }

  /** Takes the money, once: a captured intent answers as it is. */
  capture(id: string): Outcome<PaymentIntent> {
    const intent = this.#intents.get(id);
    if (!intent) return invalid('resource_missing', 'No such payment intent.');
    if (intent.status === 'succeeded') return intent;
    if (intent.status !== 'requires_capture') {
      return invalid('payment_intent_unexpected_state', `This intent can't be captured: it is ${intent.status}.`);
    }
    this.ledger.add({ provider, event: 'captured', reference: id, amount: intent.amount });
    return this.#setStatus(id, 'succeeded') ?? intent;
  }

  #remember({ intent, key }: { intent: PaymentIntent; key: string }): void {
    this.#intents.set(intent.id, intent);
    this.#byKey.set(key, intent.id);
  }

  #setStatus(id: string, status: IntentStatus): PaymentIntent | undefined {
    const intent = this.#intents.get(id);
    if (!intent) return undefined;
    const changed = { ...intent, status };
    this.#intents.set(id, changed);
    return changed;
  }
}

function invalid(code: string, message: string): { readonly error: StripeError } {
  return { error: { type: 'invalid_request_error', code, message } };
}

function token(): string {
  return randomBytes(12).toString('hex');
}
