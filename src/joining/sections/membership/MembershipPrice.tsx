import { paidText } from '../../../ground/core/costNames';
import { formatDayMonth, parseIsoDate } from '../../../ground/core/dates';
import { durationText } from '../../../ground/core/duration';
import type { PaymentOption } from '../../../kit/api/memberships';

/** The price of a membership, and what of it is paid today and then. */
export function MembershipPrice({ option }: { readonly option: PaymentOption }) {
  return (
    <>
      <p className="pass-price">
        <b>{option.globalBasePrice.formatted}</b> <span>{durationText(option)}</span>
      </p>
      <p className="pass-pays">{paysText(option)}</p>
    </>
  );
}

/** Says what a membership costs today and then. */
function paysText({ paymentType, totalToPayNow, globalBasePrice, firstBillingDate }: PaymentOption): string {
  if (paymentType === 'fixed') return `${totalToPayNow.formatted} today`;
  const from = parseIsoDate(firstBillingDate ?? '');
  return paidText({
    now: totalToPayNow.formatted,
    monthly: globalBasePrice.formatted,
    from: from && formatDayMonth(from),
  });
}
