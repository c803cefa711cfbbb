import { expect, it } from 'vitest';
import { discountNote, paidText } from './costNames';

it.each([
  ['1 December 2026', '£25.20 today, then £34.00 a month from 1 December 2026'],
  [undefined, '£25.20 today, then £34.00 a month'],
])('says what is paid today and then, from %s', (from, text) =>
  expect(paidText({ now: '£25.20', monthly: '£34.00', from })).toBe(text),
);

it.each([
  ['SWIM10', 'SWIM10, taken off what you pay today'],
  [null, 'Taken off what you pay today'],
  [undefined, 'Taken off what you pay today'],
])('says what the code %s does to the price', (code, text) => expect(discountNote(code)).toBe(text));
