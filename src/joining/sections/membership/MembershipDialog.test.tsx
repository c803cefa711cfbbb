// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { MembershipType, PaymentOption } from '../../../kit/api/memberships';
import { MembershipCard } from './MembershipCard';
import { MembershipDialog } from './MembershipDialog';

afterEach(cleanup);

const price = (raw: number) => ({ raw, formatted: `£${(raw / 100).toFixed(2)}`, decimal: (raw / 100).toFixed(2) });
const fees = { joiningFee: price(1500), monthInHandFee: price(0), proRataFee: price(1020), baseFee: price(3400) };
const monthly: PaymentOption = {
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
const single: PaymentOption = { ...monthly, paymentType: 'fixed', fixedDuration: 1, fixedPeriod: 'years' };
const unpriced = { canPurchase: false, hasPrices: false, message: 'For employees only.' };
const type: MembershipType = {
  id: 1,
  name: 'Total Fitness',
  slug: 'total-fitness',
  description: '',
  coverage: 'national',
  categories: [],
  eligibility: null,
  providesAccessTo: null,
  benefits: [],
  paymentOptions: [monthly],
};

/** Returns what a part of the page says of a price. */
const saidIn = (place: HTMLElement): readonly string[] =>
  [...place.querySelectorAll('.pass-price, .pass-pays')].map(({ textContent }) => textContent);

/** Returns what the dialog and the card of a membership each say of its price. */
async function saidOf(option: PaymentOption): Promise<readonly (readonly string[])[]> {
  const offer = { type, option };
  const onChoose = (): void => undefined;
  await import('../../../kit/components/dialog/Dialog'); // whose first load may take longer than a test waits
  render(<MembershipDialog offer={offer} onChoose={onChoose} onClose={onChoose} />);
  const inDialog = saidIn(await screen.findByRole('dialog', { name: type.name }));
  cleanup();
  render(<MembershipCard offer={offer} chosen={false} loggedIn onChoose={onChoose} onDetails={onChoose} />);
  return [inDialog, saidIn(screen.getByRole('article'))];
}

it.each([
  ['each month', monthly, ['£34.00 per month', '£25.20 today, then £34.00 a month from 1 December']],
  ['once', single, ['£34.00 for 1 year', '£25.20 today']],
  ['in no way that is told', { ...monthly, isPurchasable: unpriced }, []],
])(
  'the details of a membership that is paid %s say what is paid today and then, as its card does',
  async (_, option, said) => {
    expect(await saidOf(option)).toEqual([said, said]);
  },
);
