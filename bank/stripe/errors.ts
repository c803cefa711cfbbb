import { Refusal } from '../wire/Refusal';
import type { PaymentMethod } from './PaymentMethod';
import { declineMessage } from './testCards';

export type StripeError = {
  readonly type: 'card_error' | 'invalid_request_error' | 'idempotency_error';
  readonly code?: string;
  readonly decline_code?: string;
  /** The parameter that the error is about. */
  readonly param?: string;
  readonly message: string;
  /** The card that the error is about. */
  readonly payment_method?: PaymentMethod;
};

export const keyReused: { readonly error: StripeError } = {
  error: {
    type: 'idempotency_error',
    message:
      'Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than this one if you meant to execute a different request.',
  },
};

export const authenticationFailed: StripeError = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

export const authenticationRequired: StripeError = {
  type: 'card_error',
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

export function cardDeclined(code: string): StripeError {
  return { type: 'card_error', code: 'card_declined', decline_code: code, message: declineMessage(code) };
}

export function refuse(status: number, error: StripeError, payment_intent?: object): Refusal {
  return new Refusal(status, { error: { ...error, ...(payment_intent ? { payment_intent } : {}) } });
}

export function invalid(code: string, message: string, status = 400): Refusal {
  return refuse(status, { type: 'invalid_request_error', code, message });
}

export function missing(what: string): Refusal {
  return invalid('resource_missing', `No such ${what}.`, 404);
}
