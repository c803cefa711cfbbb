import type { ChangeCosts } from '../../../schemas/generated/wire';
import type { IsoDate } from '../../../src/ground/core/dates';
import { costNames } from '../../../src/ground/core/costNames';
import { pence } from '../../../src/ground/core/money';
import type { OptionRow, TypeRow } from '../../catalogue/membershipTypes';
import { pricedOption } from '../../catalogue/membershipTypes';
import { changeQuote, differenceText, withinDates } from '../../pricing/changeQuote';
import { priceAnswer } from '../../pricing/prices';
import { billingDays } from '../../pricing/quote';
import type { Followable } from './followOptions';

/** Works out what a change costs, before the customer decides. A date outside the limits is moved inside. */
export function changeCosts(
  { option: current, starts, billingDay }: Followable,
  next: { readonly type: TypeRow; readonly option: OptionRow },
  chosen: IsoDate | undefined,
): ChangeCosts {
  const date = withinDates(chosen, starts);
  const due = changeQuote(pricedOption(next.option), pricedOption(current), date, billingDay);
  const difference = pence(next.option.base_price - current.base_price);
  const fees = [
    { label: costNames.setup.label, price: due.joiningFee },
    { label: 'Price difference until your next bill', price: due.proRataFee, days: due.proRataDays },
  ];
  return {
    total_due_now: priceAnswer(due.totalToPayNow),
    composition: {
      month_in_hand: priceAnswer(due.monthInHandFee),
      fees: fees.filter(({ price }) => price !== 0).map(({ price, ...fee }) => ({ ...fee, price: priceAnswer(price) })),
    },
    new_membership_price: priceAnswer(pence(next.option.base_price)),
    difference_to_old_membership: { ...priceAnswer(difference), text: differenceText(difference) },
    starts_at: { ...starts, date },
    membership_type: { id: next.type.id, name: next.type.name, month_in_hand: next.option.month_in_hand },
    first_billing_date: due.firstBillingDate,
    billing_days: [...billingDays],
  };
}
