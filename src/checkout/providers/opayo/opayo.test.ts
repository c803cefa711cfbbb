// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { opayoText } from './opayoTexts';
import type { TokeniseResult } from './sagepay';
import { awaitTokenisation } from './tokenise';

afterEach(() => vi.useRealTimers());

describe('tokenisation at Opayo', () => {
  it.each<[string, TokeniseResult, string]>([
    [
      'the drop-in’s code',
      { success: false, error: { httpCode: 404, errorCode: 1006, errorMessage: 'MSK' } },
      'Payment session expired, please try again',
    ],
    [
      'the own form’s code',
      { success: false, errors: [{ code: 1007, description: 'x' }] },
      'The card number is invalid',
    ],
    [
      'words for a code that is not known',
      { success: false, error: { errorCode: 7777, errorMessage: 'Odd.' } },
      'Odd.',
    ],
    ['words of the own form', { success: false, errors: [{ clientMessage: 'Card?' }] }, 'Card?'],
    ['nothing but a code', { success: false, error: { errorCode: 7777 } }, 'Card validation failed.'],
    ['no details', { success: false }, 'Please check your card details.'],
  ])('refuse with %s', async (_name, result, message) =>
    expect(await awaitTokenisation((answer) => answer(result))).toEqual({ kind: 'refused', message, spent: true }),
  );

  it('returns the card’s identifier', async () =>
    expect(await awaitTokenisation((answer) => answer({ success: true, cardIdentifier: 'ci' }))).toEqual({
      kind: 'token',
      body: { cardIdentifier: 'ci' },
    }));

  it('reports an exception as a processing error', async () =>
    expect(
      await awaitTokenisation(() => {
        throw new Error('boom');
      }),
    ).toMatchObject({ message: 'Payment processing error. Please try again.' }));

  it('refuses with incomplete fields after two seconds without a callback, and ignores a late one', async () => {
    vi.useFakeTimers();
    const late: { answer?: (result: TokeniseResult) => void } = {};
    const seen = vi.fn();
    void awaitTokenisation((answer) => (late.answer = answer)).then(seen);
    await vi.advanceTimersByTimeAsync(1999);
    expect(seen).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    late.answer?.({ success: true, cardIdentifier: 'ci' });
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toHaveBeenCalledExactlyOnceWith({
      kind: 'refused',
      message: 'Please complete all required card fields',
      spent: true,
    });
  });
});

describe('Opayo’s codes', () => {
  it.each([
    ['1000', 'Payment request format is incorrect'],
    ['1001', 'Authentication information is missing'],
    ['1002', 'Authentication failed'],
    ['1003', 'Required payment information is missing'],
    ['1004', 'One of your card details has invalid length'],
    ['1005', 'Invalid characters'],
    ['1006', 'Payment session expired, please try again'],
    ['1007', 'The card number is invalid'],
    ['1008', 'This card type is not supported'],
    ['1009', 'Invalid value'],
    ['1010', 'Currency not supported'],
    ['1011', 'Payment session or card information is invalid'],
    ['1012', 'Transaction not found'],
    ['1013', 'This transaction type is not supported'],
    ['1014', 'Transaction status not applicable'],
    ['1015', 'The payment request was empty'],
    ['1016', 'One of your payment details should be a number'],
    ['1017', 'This operation is not allowed for this transaction'],
    ['1018', 'Refund amount exceeds the original transaction'],
    ['1019', 'Transaction instructions not found'],
    ['1020', 'Unable to save card information'],
    ['1021', 'Release amount exceeds the original transaction'],
    ['9998', 'Payment request timed out, please try again'],
    ['9999', 'An error occurred with the payment system, please try again later'],
  ])('%s', (code, text) => expect(opayoText(code)).toBe(text));

  it('leaves other codes to the server', () => {
    expect(opayoText('2000')).toBeUndefined();
    expect(opayoText('constructor')).toBeUndefined();
  });
});
