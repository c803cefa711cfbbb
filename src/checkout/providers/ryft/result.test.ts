import { describe, expect, it } from 'vitest';
import { rejected, resultOf } from './result';
import type { Ryft } from './sdk';

const ryft: Ryft = {
  init: () => undefined,
  addEventHandler: () => undefined,
  attemptPayment: () => Promise.reject(new Error()),
  getUserFacingErrorMessage: (code) => `In words: ${code}`,
};

describe('resultOf a Ryft session', () => {
  it.each(['Approved', 'Captured'])('%s is success, even beside an error of an earlier try', (status) =>
    expect(resultOf({ id: 'ps', status, lastError: 'insufficient_funds' }, ryft)).toEqual({ kind: 'taken' }),
  );

  it.each([
    ['Declined', 'Payment was declined. Please check your card details or try a different payment method.'],
    ['Failed', 'Payment processing failed. Please try again or contact support.'],
    ['PendingAction', 'Additional action required. Please complete the authentication process.'],
    ['PendingPayment', 'Payment is still being processed. Please wait a moment and try again.'],
    ['Unheard', 'Payment was not successful (status: Unheard). Please try again.'],
    ['constructor', 'Payment was not successful (status: constructor). Please try again.'],
  ])('%s is told in words', (status, message) =>
    expect(resultOf({ id: 'ps', status }, ryft)).toEqual({ kind: 'refused', message }),
  );

  it('uses the specification’s text for a failed challenge, with the script’s text as detail', () =>
    expect(resultOf({ id: 'ps', status: 'PendingPayment', lastError: '3ds_authentication_failure' }, ryft)).toEqual({
      kind: 'refused',
      message: '3D Secure verification failed',
      detail: 'In words: 3ds_authentication_failure',
    }));

  it('uses the script’s text for an error', () =>
    expect(resultOf({ id: 'ps', status: 'PendingPayment', lastError: 'insufficient_funds' }, ryft)).toEqual({
      kind: 'refused',
      message: 'In words: insufficient_funds',
    }));

  it.each([
    [new Error('No network.'), 'No network.'],
    [new Error(''), 'Payment failed. Please try again.'],
    ['odd', 'Payment failed. Please try again.'],
  ])('a rejection %s is told', (error, message) => expect(rejected(error)).toEqual({ kind: 'refused', message }));
});
