import type { AccountMembership, MembershipFreeze, Wire } from '../../schemas/generated/wire';
import { addDays, dateOf, formatLongDate, nextDayOfMonth, type IsoDate } from '../../src/ground/core/dates';
import { pence } from '../../src/ground/core/money';
import { ApiError } from '../contract/apiError';
import type { Customer } from '../contract/calls';
import { mailCustomer } from '../customers/mailCustomer';
import type { InTransaction, Queries } from '../database/database';
import { dateColumn } from '../database/dateColumn';
import { freezesWithin, freezeToCome, type Freeze } from '../customers/freezes';
import { freezeTerms } from '../memberships/freezing/freezeTerms';
import type { MembershipRow } from '../memberships/held/membershipRows';
import { priceAnswer } from '../pricing/prices';
import { lockMembership, ownRow, refuseWhilePaid } from './ownMembership';

/** Says when and at which price a membership of the customer can be frozen. Throws 422 with the reason if it can't be. */
export async function freezeTermsOf(
  queries: Queries,
  customerId: string,
  id: string,
  now: Date,
): Promise<MembershipFreeze> {
  const row = await ownRow(queries, customerId, id);
  const options = freezeTerms(row, dateOf(now));
  if (typeof options === 'string') throw new ApiError(422, options);
  return {
    name: row.name,
    price: priceAnswer(pence(row.base_price)),
    frozen_price: priceAnswer(pence(row.freeze_pence)),
    options: options.map((option) => ({ ...option, resumes_on: addDays(option.ends_on, 1) })),
  };
}

/**
 * Freezes a membership of the customer in the caller's transaction: its bills of that time are lower, and it gives access to
 * nothing. Throws 409 if another price or last day holds than the customer saw.
 */
export async function freezeMembership(
  queries: InTransaction,
  customer: Customer,
  { id, agreed }: { readonly id: string; readonly agreed: Wire['freezeMembership']['body'] },
  now: Date,
): Promise<void> {
  await lockMembership(queries, customer.id, id);
  const row = await ownRow(queries, customer.id, id);
  const options = freezeTerms(row, dateOf(now));
  if (typeof options === 'string') throw new ApiError(422, options);
  const wanted = options.find(
    ({ starts_on, months }) => starts_on === agreed.freeze_from && months === agreed.freeze_months,
  );
  if (wanted?.ends_on !== agreed.ends_on || row.freeze_pence !== agreed.frozen_price)
    throw new ApiError(409, 'The dates or the price have changed. Please choose again before you freeze it.');
  await refuseWhilePaid(queries, id);
  const { starts_on, ends_on } = wanted;
  const freeze = { membership_id: id, starts_on, ends_on, pence: row.freeze_pence };
  await queries.insertInto('membership_freezes').values(freeze).execute();
  await mailCustomer(queries, customer, {
    subject: `Your ${row.name} membership will be frozen`,
    body: frozenText(row, freeze),
  });
}

/**
 * Takes back a freeze of the customer that has not begun, or ends one that has with the month that is paid for, in the
 * caller's transaction. Does nothing if there is none.
 */
export async function endFreeze(queries: InTransaction, customer: Customer, id: string, now: Date): Promise<void> {
  const today = dateOf(now);
  await lockMembership(queries, customer.id, id);
  const row = await ownRow(queries, customer.id, id);
  const freeze = freezeToCome(row.freezes, today);
  if (!freeze) return; // it was taken back before
  const chosen = queries.deleteFrom('membership_freezes').where('membership_id', '=', id);
  if (freeze.starts_on > today) {
    await chosen.where('starts_on', '=', freeze.starts_on).execute();
    return mailEnd(queries, customer, row, 'Its freeze is taken back.');
  }
  const ends_on = earlyEnd(row, freeze, today);
  if (ends_on === null)
    throw new ApiError(422, `This freeze ends on ${longDate(freeze.ends_on)}: the month until then is paid for.`);
  await queries
    .updateTable('membership_freezes')
    .set({ ends_on })
    .where('membership_id', '=', id)
    .where('starts_on', '=', freeze.starts_on)
    .execute();
  await mailEnd(queries, customer, row, `It is frozen until ${longDate(ends_on)} and goes on after that.`);
}

/** Returns the freeze of a membership that lasts or is to come, as the customer sees it. */
export function freezeAnswer(row: MembershipRow, today: IsoDate): AccountMembership['freeze'] {
  const freeze = freezeToCome(freezesWithin(row), today);
  if (!freeze) return null;
  const { starts_on, ends_on } = freeze;
  const hasBegun = starts_on <= today;
  return {
    ...{ starts_on, ends_on },
    price: priceAnswer(pence(freeze.pence)),
    has_begun: hasBegun,
    early_end: hasBegun ? earlyEnd(row, freeze, today) : null,
  };
}

/** Returns the day on which a freeze that has begun can end early; null if it has no later month to leave out. */
function earlyEnd({ billing_day }: MembershipRow, { ends_on }: Freeze, today: IsoDate): IsoDate | null {
  if (billing_day === null) return null;
  const end = addDays(nextDayOfMonth(today, billing_day), -1);
  return end < ends_on ? end : null;
}

async function mailEnd(queries: Queries, customer: Customer, { name }: MembershipRow, body: string): Promise<void> {
  await mailCustomer(queries, customer, { subject: `Your ${name} membership goes on`, body });
}

function frozenText({ name, base_price }: MembershipRow, { starts_on, ends_on, pence: price }: Freeze): string {
  const resumes = formatLongDate(addDays(dateColumn(ends_on), 1));
  return [
    `Your ${name} membership is frozen from ${longDate(starts_on)} until ${longDate(ends_on)}.`,
    `A month costs ${priceAnswer(pence(price)).formatted} meanwhile, and ${priceAnswer(pence(base_price)).formatted} again from ${resumes}.`,
    'Until it begins you can take the freeze back in your account.',
  ].join(' ');
}

function longDate(column: string): string {
  return formatLongDate(dateColumn(column));
}
