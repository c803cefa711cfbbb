import { addDays, addMonths, formatLongDate, nextDayOfMonth, type IsoDate } from '../../../src/ground/core/dates';
import { dateColumn } from '../../database/dateColumn';
import { freezeToCome, type Freeze } from '../../customers/freezes';

/** The number of coming bills with which a freeze can begin. */
const firstBills = 3;

/** The facts of a membership that decide whether and when it can be frozen. */
export type FreezeFacts = {
  readonly payment_type: 'recurring' | 'fixed';
  readonly state: 'active' | 'pending';
  readonly start_date: string;
  readonly end_date: string | null;
  readonly billing_day: number | null;
  readonly successor_id: string | null;
  /** The months in any twelve for which it can be frozen; null if it can't be. */
  readonly freeze_months: number | null;
  /** Its freezes so far, the first one first. */
  readonly freezes: readonly Freeze[];
};

/** A freeze that can be chosen: `months` whole months, from the day of one bill to the day before another. */
export type FreezeOption = { readonly starts_on: IsoDate; readonly months: number; readonly ends_on: IsoDate };

/**
 * Lists the freezes that can be chosen today, the earliest and shortest first. A freeze begins with one of the coming bills,
 * and in any twelve months no more than `freeze_months` are frozen. Returns the reason, for the customer, if there is none.
 */
export function freezeTerms(facts: FreezeFacts, today: IsoDate): readonly FreezeOption[] | string {
  const { payment_type, state, start_date, billing_day, freeze_months } = facts;
  if (payment_type === 'fixed') return 'This membership is a single payment: there is no monthly payment to pause.';
  const over = endingRefusal(facts, today);
  if (over !== undefined) return over;
  if (freeze_months === null || billing_day === null) return 'This membership can’t be frozen.';
  if (state === 'pending') return 'This membership is waiting for your proof of eligibility.';
  const lasting = freezeToCome(facts.freezes, today);
  if (lasting) return frozenRefusal(lasting, today);
  const start = dateColumn(start_date);
  const firstBill = nextDayOfMonth(start > today ? start : today, billing_day);
  const options = range(firstBills).flatMap((month) => optionsFrom(addMonths(firstBill, month), facts, freeze_months));
  return options.length > 0 ? options : usedUp(facts, firstBill, freeze_months);
}

function endingRefusal({ end_date, successor_id }: FreezeFacts, today: IsoDate): string | undefined {
  if (successor_id !== null) return 'This membership has been changed or renewed. Freeze the new one instead.';
  if (end_date === null) return undefined;
  const verb = end_date < today ? 'ended' : 'ends';
  return `This membership ${verb} on ${formatLongDate(dateColumn(end_date))}.`;
}

function frozenRefusal({ starts_on, ends_on }: Freeze, today: IsoDate): string {
  const from = starts_on > today ? `from ${formatLongDate(dateColumn(starts_on))} ` : '';
  return `This membership is frozen ${from}until ${formatLongDate(dateColumn(ends_on))}.`;
}

function optionsFrom(starts_on: IsoDate, { freezes }: FreezeFacts, most: number): readonly FreezeOption[] {
  const left = most - monthsBefore(freezes, starts_on);
  return range(Math.max(0, left)).map((index) => {
    const months = index + 1;
    return { starts_on, months, ends_on: addDays(addMonths(starts_on, months), -1) };
  });
}

/** Counts the frozen months that begin in the year before a day. */
function monthsBefore(freezes: readonly Freeze[], day: IsoDate): number {
  const yearAgo = addMonths(day, -12);
  return freezes.flatMap(monthsOf).filter((start) => start > yearAgo && start < day).length;
}

/** Lists the days on which the months of a freeze begin. */
function monthsOf({ starts_on, ends_on }: Freeze): readonly IsoDate[] {
  const start = dateColumn(starts_on);
  return range(12)
    .map((month) => addMonths(start, month))
    .filter((each) => each <= ends_on);
}

function usedUp(facts: FreezeFacts, firstBill: IsoDate, most: number): string {
  const months = most === 1 ? 'one month' : `${most} months`;
  const again = range(12)
    .map((month) => addMonths(firstBill, month))
    .find((bill) => optionsFrom(bill, facts, most).length > 0);
  const next = again === undefined ? '' : ` It can be frozen again from ${formatLongDate(again)}.`;
  return `This membership can be frozen for ${months} in any twelve, and has been.${next}`;
}

function range(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}
