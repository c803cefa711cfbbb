import { expect, it } from 'vitest';
import { paidText } from './costNames';

it.each([
  ['1 December 2026', '£25.20 today, then £34.00 a month from 1 December 2026'],
  [undefined, '£25.20 today, then £34.00 a month'],
])('says what is paid today and then, from %s', (from, text) =>
  expect(paidText({ now: '£25.20', monthly: '£34.00', from })).toBe(text),
);
