import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { JoiningCart } from '../../kit/api/joining';
import { CheckoutTicket } from './CheckoutTicket';

const price = (raw: number) => ({ raw, formatted: `£${(raw / 100).toFixed(2)}`, decimal: (raw / 100).toFixed(2) });
const nothing = price(0);

function ticketOf(option: Partial<JoiningCart['paymentOption']>, promotionCode: string | null = null): string {
  const cart = {
    kind: 'join',
    follows: null,
    homeVenue: { name: 'Kirkstall' },
    membershipType: { name: 'Swim', categories: [] },
    startDate: '2026-12-01',
    promotionCode,
    paymentOption: {
      paymentType: 'fixed',
      fixedDuration: 3,
      fixedPeriod: 'months',
      globalBasePrice: price(6900),
      totalToPayNow: price(6900),
      firstBillingDate: null,
      proRataDays: 0,
      fees: {
        joiningFee: nothing,
        monthInHandFee: nothing,
        proRataFee: nothing,
        baseFee: price(6900),
        discount: nothing,
      },
      ...option,
    },
  } as unknown as JoiningCart;
  return renderToStaticMarkup(<CheckoutTicket cart={cart} />).replace(/<[^>]*>/g, ' ');
}

const times = (text: string, part: string): number => text.split(part).length - 1;

describe('the summary at checkout', () => {
  it('names the price of a single payment once, with its period', () => {
    const text = ticketOf({});
    expect(times(text, 'Membership fee')).toBe(1);
    expect(text).toMatch(/Membership fee.*for 3 months.*£69\.00/);
  });

  it('names it as a fact where a code leaves nothing of it to pay', () => {
    const fees = { joiningFee: nothing, monthInHandFee: nothing, proRataFee: nothing, baseFee: nothing };
    const text = ticketOf({ fees: { ...fees, discount: nothing }, totalToPayNow: nothing });
    expect(text).toMatch(/Membership fee\s+£69\.00 for 3 months/);
  });

  it('names what is paid by the month as a fact', () => {
    const text = ticketOf({ paymentType: 'recurring', fixedDuration: null, fixedPeriod: null });
    expect(text).toMatch(/Monthly payment\s+£69\.00 per month/);
    expect(times(text, 'per month')).toBe(1);
  });

  it('says beside a discount which code it is of, and what it lowers', () => {
    const fees = { joiningFee: nothing, monthInHandFee: nothing, proRataFee: nothing, baseFee: price(6900) };
    const text = ticketOf({ fees: { ...fees, discount: { raw: -690, formatted: '−£6.90' } as never } }, 'SWIM10');
    expect(text).toMatch(/Code Applied\s+SWIM10, taken off what you pay today\s+−£6\.90/);
  });
});
