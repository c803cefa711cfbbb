/** The card form's own texts. */
export const opayoMessages = {
  notLoaded: 'Opayo payment form not loaded. Please try again later.',
  notReady: 'Payment system not fully loaded. Please try again.',
  processing: 'Payment processing error. Please try again.',
  invalid: 'Card validation failed.',
  incomplete: 'Please complete all required card fields',
  checkCard: 'Please check your card details.',
  securityCode: 'Please enter your card security code (CVV)',
} as const;

/** Texts for Opayo's own codes. Source of the codes: Opayo Pi integration guide, "Error codes". */
const codes: Readonly<Record<string, string>> = {
  1000: 'Payment request format is incorrect',
  1001: 'Authentication information is missing',
  1002: 'Authentication failed',
  1003: 'Required payment information is missing',
  1004: 'One of your card details has invalid length',
  1005: 'Invalid characters',
  1006: 'Payment session expired, please try again',
  1007: 'The card number is invalid',
  1008: 'This card type is not supported',
  1009: 'Invalid value',
  1010: 'Currency not supported',
  1011: 'Payment session or card information is invalid',
  1012: 'Transaction not found',
  1013: 'This transaction type is not supported',
  1014: 'Transaction status not applicable',
  1015: 'The payment request was empty',
  1016: 'One of your payment details should be a number',
  1017: 'This operation is not allowed for this transaction',
  1018: 'Refund amount exceeds the original transaction',
  1019: 'Transaction instructions not found',
  1020: 'Unable to save card information',
  1021: 'Release amount exceeds the original transaction',
  9998: 'Payment request timed out, please try again',
  9999: 'An error occurred with the payment system, please try again later',
};

/** Returns the text for one of Opayo's codes. */
export function opayoText(code: string): string | undefined {
  return Object.hasOwn(codes, code) ? codes[code] : undefined;
}
