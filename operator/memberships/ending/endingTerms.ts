import { addDays, addMonths, formatLongDate, nextDayOfMonth, type IsoDate } from '../../../src/ground/core/dates';
import { dateColumn } from '../../database/dateColumn';

/** The days after joining in which a customer may step back from the contract (Consumer Contracts Regulations 2013). */
const coolingOffDays = 14;

/** The facts of a membership that decide whether and when it can end. */
export type EndingFacts = {
  readonly payment_type: 'recurring' | 'fixed';
  readonly start_date: string;
  readonly end_date: string | null;
  readonly billing_day: number | null;
  readonly successor_id: string | null;
  /** The day on which the customer cancelled it; null if they did not. */
  readonly cancelled_on: string | null;
  /** The notice in months; null for a membership that ends by itself. */
  readonly notice_months: number | null;
  /** True if the last month was paid for when joining. */
  readonly month_in_hand: boolean;
  /** The day on which the customer joined by an order of this server; null for any other membership. */
  readonly joined_on: IsoDate | null;
};

/** The terms on which a membership ends if its customer cancels today. */
export type EndingTerms =
  | { readonly kind: 'cooling-off'; readonly lastDay: IsoDate; readonly lastPaymentOn: null }
  | { readonly kind: 'notice'; readonly lastDay: IsoDate; readonly lastPaymentOn: IsoDate | null };

/** Works out how a membership ends if it is cancelled today. Returns the reason, for the customer, if it can't be. */
export function endingTerms(facts: EndingFacts, today: IsoDate): EndingTerms | string {
  const { end_date, successor_id, cancelled_on, joined_on, notice_months } = facts;
  if (successor_id !== null) return 'This membership has been changed or renewed. Cancel the new one instead.';
  if (end_date !== null && end_date < today) return `This membership ended on ${formatLongDate(dateColumn(end_date))}.`;
  if (cancelled_on !== null && end_date !== null)
    return `You have cancelled this membership. It ends on ${formatLongDate(dateColumn(end_date))}.`;
  if (joined_on !== null && today <= addDays(joined_on, coolingOffDays))
    return { kind: 'cooling-off', lastDay: today, lastPaymentOn: null };
  if (notice_months === null || end_date !== null) return endsByItself(end_date);
  return onNotice(facts, notice_months, today);
}

function endsByItself(end_date: string | null): string {
  const until = end_date === null ? '' : ` on ${formatLongDate(dateColumn(end_date))}`;
  return `This membership ends by itself${until}, and nothing more is collected for it.`;
}

/** The notice runs from today, or from the start of a membership to come, to the end of a month that is paid for. */
function onNotice(facts: EndingFacts, months: number, today: IsoDate): EndingTerms {
  const { billing_day, month_in_hand } = facts;
  const start = dateColumn(facts.start_date);
  const noticeEnds = addMonths(start > today ? start : today, months);
  if (billing_day === null) return { kind: 'notice', lastDay: noticeEnds, lastPaymentOn: null };
  const notBilled = nextDayOfMonth(addDays(noticeEnds, -1), billing_day);
  const last = addMonths(notBilled, month_in_hand ? -2 : -1);
  const isToCome = last > today && last > start;
  return { kind: 'notice', lastDay: addDays(notBilled, -1), lastPaymentOn: isToCome ? last : null };
}
