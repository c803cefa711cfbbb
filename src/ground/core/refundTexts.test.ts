import { describe, expect, it } from 'vitest';
import { cardRefundText, cardRefundWords, moneyBackText, refundedText, type CardRefundState } from './refundTexts';

const amount = { formatted: '£6.20' };
const credit = { formatted: '£3.30' };
const refund: CardRefundState = { state: 'requested', amount, lastFour: '4242', reference: '90215', settledOn: null };
const done: CardRefundState = { ...refund, state: 'done', settledOn: '2026-11-26' };
const refused: CardRefundState = { ...done, state: 'refused' };

describe('moneyBackText', () => {
  it('says how much comes back, and to where', () => {
    const card = { amount, lastFour: '4242' };
    const toCard = '£6.20 goes back to your card ending 4242, usually within 5 working days.';
    expect(moneyBackText({ card, credit: null })).toBe(toCard);
    expect(moneyBackText({ card: null, credit })).toBe('£3.30 comes back as credit on your account.');
    expect(moneyBackText({ card, credit })).toBe(`${toCard} £3.30 comes back as credit on your account.`);
    expect(moneyBackText({ card: { amount, lastFour: null }, credit }, 'the customer’s')).toBe(
      '£6.20 goes back to the customer’s card, usually within 5 working days. £3.30 comes back as credit on the customer’s account.',
    );
  });
});

describe('cardRefundText', () => {
  it.each([
    [refund, 'We are sending £6.20 back to your card ending 4242. It usually arrives within 5 working days.'],
    [
      { ...refund, state: 'unknown' } as const,
      'We are sending £6.20 back to your card ending 4242, and the bank has not confirmed it yet. We keep asking. The reference is 90215.',
    ],
    [
      done,
      'We sent £6.20 back to your card ending 4242 on 26 November 2026. It usually arrives within 5 working days.',
    ],
    [
      { ...done, settledOn: null },
      'We sent £6.20 back to your card ending 4242. It usually arrives within 5 working days.',
    ],
    [refused, 'The bank could not send £6.20 back to your card ending 4242. It is credit on your account instead.'],
  ])('claims no more than the bank has said', (state, text) => {
    expect(cardRefundText(state)).toBe(text);
  });
});

describe('refundedText', () => {
  it('says what came back by each way', () => {
    const credited = '£3.30 came back as credit on your account.';
    expect(refundedText({ card: null, credit })).toBe(credited);
    expect(refundedText({ card: done, credit })).toBe(`${cardRefundText(done)} ${credited}`);
  });
});

describe('cardRefundWords', () => {
  it('has few words for each state', () => {
    const states = [refund, { ...refund, state: 'unknown' } as const, done, { ...done, settledOn: 'soon' }, refused];
    expect(states.map(cardRefundWords)).toEqual([
      'On its way',
      'The bank has not confirmed it yet',
      'Sent on 26 November 2026',
      'Sent',
      'Credit instead',
    ]);
  });
});
