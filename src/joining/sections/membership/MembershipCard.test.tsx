import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { MembershipType, PaymentOption } from '../../../kit/api/memberships';
import { MembershipCard } from './MembershipCard';

const price = (raw: number) => ({ raw, formatted: `£${(raw / 100).toFixed(2)}`, decimal: (raw / 100).toFixed(2) });
const fees = { joiningFee: price(1500), monthInHandFee: price(0), proRataFee: price(0), baseFee: price(3400) };
const option: PaymentOption = {
  id: 10,
  paymentType: 'recurring',
  fixedDuration: null,
  fixedPeriod: null,
  fees,
  globalBasePrice: price(3400),
  totalToPayNow: price(2520),
  firstBillingDate: '2026-12-01',
  isPurchasable: { canPurchase: true, hasPrices: true, message: null },
};
const type: MembershipType = {
  id: 1,
  name: 'Total Fitness',
  slug: 'total-fitness',
  description: '',
  coverage: 'local',
  categories: [],
  eligibility: null,
  providesAccessTo: [
    { id: 1, name: 'Kirkstall' },
    { id: 2, name: 'Otley' },
  ],
  benefits: [],
  paymentOptions: [option],
};
const nothing = { canPurchase: false, hasPrices: false, message: 'For employees only.' };

/** Returns what a card says, with a space between two elements. */
function textOf(changes: Partial<MembershipType>, paid: Partial<PaymentOption> = {}, loggedIn = true): string {
  const offer = { type: { ...type, ...changes }, option: { ...option, ...paid } };
  const around = { chosen: false, loggedIn, onChoose: () => undefined, onDetails: () => undefined };
  const html = renderToStaticMarkup(<MembershipCard offer={offer} {...around} />);
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

describe('a membership’s card', () => {
  it.each<[string, Partial<MembershipType>, Partial<PaymentOption>, string]>([
    ['is paid each month', {}, {}, '£34.00 per month £25.20 today, then £34.00 a month from 1 December'],
    [
      'is paid once',
      {},
      { paymentType: 'fixed', fixedDuration: 1, fixedPeriod: 'years' },
      '£34.00 for 1 year £25.20 today',
    ],
    ['has a setup fee', {}, {}, 'Setup fee £15.00'],
    ['has none', {}, { fees: { ...fees, joiningFee: price(0) } }, 'No setup fee'],
    ['opens two centres', {}, {}, '2 locations'],
    ['opens one', { providesAccessTo: [{ id: 1, name: 'Kirkstall' }] }, {}, '1 location '],
    ['opens all', { providesAccessTo: null }, {}, 'All national locations.'],
    ['needs proof', { eligibility: { name: 'A letter' } }, {}, 'Proof of eligibility 2 locations'],
    ['is for others', {}, { isPurchasable: nothing }, 'You are not eligible for this membership 2 locations'],
    ['is held', { heldUntil: null }, {}, 'You have this membership 2 locations'],
    [
      'is held for a while',
      { heldUntil: '2026-12-07' },
      {},
      'You have this membership until 7 December 2026 2 locations',
    ],
  ])('says so where it %s', (_, changes, paid, text) => {
    expect(textOf(changes, paid)).toContain(text);
  });

  it('says nothing of prices that there are not, and nothing of a guest', () => {
    expect(textOf({}, { isPurchasable: nothing })).not.toMatch(/£|setup/);
    expect(textOf({}, { isPurchasable: nothing }, false)).not.toContain('You are');
  });
});
