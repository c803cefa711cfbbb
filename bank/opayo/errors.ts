import { Refusal } from '../wire/Refusal';

/** Opayo's error codes with their HTTP status and text. Source: Opayo's Pi API reference, "Error codes". */
const errors = {
  1002: [401, 'Authentication failed'],
  1003: [422, 'Missing mandatory field'],
  1006: [404, 'Merchant session key not found'],
  1007: [422, 'The card number has failed our validity checks and is invalid'],
  1009: [422, 'Contains invalid value'],
  1010: [422, 'The currency is not supported on your account'],
  1011: [422, 'Merchant session key or card identifier invalid'],
  1012: [404, 'The transaction was not found'],
  1014: [403, 'The status of the transaction does not allow this'],
  1017: [403, 'The operation is not allowed'],
  1021: [403, 'The release amount is larger than the amount that is held'],
  1022: [403, 'The refund is larger than what is left of the payment'],
} as const satisfies Readonly<Record<number, readonly [status: number, description: string]>>;

type Code = keyof typeof errors;
export type FieldError = {
  readonly code: Code;
  readonly description: string;
  readonly property: string;
  readonly clientMessage?: string;
};

/** Makes the error for a request that is refused as a whole. */
export function refuse(code: Code): Refusal {
  const [status, description] = errors[code];
  return new Refusal(status, { code, description });
}

/** Makes the error for a request whose body is wrong, with a message for each property. */
export function refuseFields(found: readonly FieldError[]): Refusal {
  return new Refusal(422, { errors: found });
}

export function fieldError(code: Code, property: string, clientMessage?: string): FieldError {
  const description = errors[code][1];
  return { code, description, property, ...(clientMessage === undefined ? {} : { clientMessage }) };
}
