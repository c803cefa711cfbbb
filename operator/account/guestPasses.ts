import type { Selectable } from 'kysely';
import type { GuestPasses, Wire } from '../../schemas/generated/wire';
import { addDays, addMonths, dayOfMonth, formatLongDate, type IsoDate } from '../../src/ground/core/dates';
import { ApiError, refused } from '../contract/apiError';
import type { Customer } from '../contract/calls';
import type { InTransaction, Queries } from '../database/database';
import type { GuestPassTable } from '../database/tables/account';
import { isEmail } from '../customers/dataFieldRules';
import { nameError } from '../customers/names';
import { operator } from '../setup/operator';
import { membershipRows } from '../memberships/held/membershipRows';
import { stateOf } from '../memberships/held/membershipState';

type PassRow = Selectable<GuestPassTable>;
/** The days for which a guest pass is valid. It counts in the month in which it was sent. */
const validDays = 30;

/** Returns the number of guest passes left this month, and all passes that the customer has sent, latest first. */
export async function guestPassesOf(queries: Queries, customerId: string, today: IsoDate): Promise<GuestPasses> {
  const per_month = await passesPerMonth(queries, customerId, today);
  const passes = await queries
    .selectFrom('guest_passes')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('sent_on', 'desc')
    .orderBy('id')
    .execute();
  const first = monthStart(today);
  const sent = passes.filter(({ sent_on }) => sent_on >= first).length;
  return {
    left: Math.max(0, per_month - sent),
    per_month,
    renews_on: per_month === 0 ? null : addMonths(first, 1),
    passes: passes.map((pass) => passAnswer(pass, today)),
  };
}

/**
 * Sends a guest pass by mail, in the caller's transaction. Locks the customer, so that passes are counted one at a
 * time.
 */
export async function sendGuestPass(
  queries: InTransaction,
  customer: Customer,
  body: Wire['sendGuestPass']['body'],
  today: IsoDate,
): Promise<GuestPasses> {
  const guest = readGuest(body);
  await queries.selectFrom('customers').select('id').where('id', '=', customer.id).forNoKeyUpdate().execute();
  const { left, per_month } = await guestPassesOf(queries, customer.id, today);
  if (per_month === 0) throw new ApiError(422, 'Your membership comes without guest passes.');
  if (left === 0) throw new ApiError(422, "You have sent all of this month's guest passes.");
  const valid_until = addDays(today, validDays);
  await queries
    .insertInto('guest_passes')
    .values({ customer_id: customer.id, ...guest, sent_on: today, valid_until })
    .execute();
  await queries
    .insertInto('outbox')
    .values({
      test_id: customer.test_id,
      recipient: guest.guest_email,
      subject: `A guest pass for ${operator.name}`,
      body: `Hello ${guest.guest_name}, ${customer.first_name} ${customer.last_name} invites you. Show this mail at the desk by ${formatLongDate(valid_until)}.`,
    })
    .execute();
  return guestPassesOf(queries, customer.id, today);
}

/** Cleans up the guest's name and e-mail address. Throws if either is invalid. */
function readGuest(body: Wire['sendGuestPass']['body']): { readonly guest_name: string; readonly guest_email: string } {
  const guest_name = body.guest_name.replaceAll(/[\s\p{C}]+/gu, ' ').trim();
  const guest_email = body.guest_email.trim();
  const errors = {
    ...nameErrors(guest_name),
    ...emailErrors(guest_email),
  };
  if (Object.keys(errors).length > 0) throw refused(errors);
  return { guest_name, guest_email };
}

function nameErrors(name: string): Record<string, string[]> {
  const error = name === '' ? "Your guest's name is required." : nameError("Your guest's name", name);
  return error === undefined ? {} : { guestName: [error] };
}

function emailErrors(email: string): Record<string, string[]> {
  if (email === '') return { guestEmail: ["Your guest's email address is required."] };
  return email.length <= 254 && isEmail(email) ? {} : { guestEmail: ["Email address isn't valid."] };
}

async function passesPerMonth(queries: Queries, customerId: string, today: IsoDate): Promise<number> {
  const memberships = await membershipRows(queries, customerId);
  return memberships
    .filter((membership) => stateOf(membership, today) === 'active')
    .flatMap(({ benefits }) => benefits)
    .filter(({ name, frequency }) => /guest pass/i.test(name) && frequency === 'months')
    .reduce((sum, { total_uses }) => sum + (total_uses ?? 0), 0);
}

function passAnswer(pass: PassRow, today: IsoDate): GuestPasses['passes'][number] {
  const { id, guest_name, guest_email, valid_until, used_on } = pass;
  const state = used_on !== null ? 'used' : valid_until < today ? 'expired' : 'sent';
  return { id, guest_name, guest_email, valid_until, state };
}

function monthStart(date: IsoDate): IsoDate {
  return addDays(date, 1 - dayOfMonth(date));
}
