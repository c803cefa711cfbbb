import { describe, expect, it } from 'vitest';
import { mailText, headlineOf, type HeadlinedOrder } from './headline';

const order = (raw: number, ...items: HeadlinedOrder['items']): HeadlinedOrder => ({ total: { raw }, items });

describe('headlineOf', () => {
  it.each([
    [
      'a membership that was paid for',
      order(6900, { type: 'membership', kind: 'join' }),
      'Your payment was successful',
    ],
    ['places that were paid for', order(500, { type: 'booking' }), 'Your payment was successful'],
  ])('says that the payment went through for %s', (_what, bought, title) => {
    expect(headlineOf(bought)).toEqual({ title, text: undefined });
  });

  it.each([
    ['a membership', order(0, { type: 'membership', kind: 'join' }), 'Your membership is confirmed'],
    ['a change', order(0, { type: 'membership', kind: 'change' }), 'Your membership change is confirmed'],
    ['a renewal', order(0, { type: 'membership', kind: 'renew' }), 'Your membership renewal is confirmed'],
    ['a place', order(0, { type: 'booking' }), 'Your booking is confirmed'],
  ])('says of %s for £0.00 that nothing was charged', (_what, bought, title) => {
    expect(headlineOf(bought)).toEqual({ title, text: 'Nothing was charged.' });
  });
});

describe('mailText', () => {
  it.each([
    ['leila@example.org', 'We have emailed your confirmation to leila@example.org.'],
    [null, 'We have no email address for you, so we have not emailed a confirmation.'],
  ])('tells where the confirmation for %s went', (receiptEmail, text) => {
    expect(mailText({ receiptEmail })).toBe(text);
  });
});
