import type { AccountDeletion } from '../../../schemas/generated/wire';
import { dateOf, formatLongDate } from '../../../src/ground/core/dates';
import { pence } from '../../../src/ground/core/money';
import { bookingsOf } from '../../bookings/sale/customerBookings';
import { attemptsUnderWay } from '../../carts/openAttempt';
import type { Customer } from '../../contract/calls';
import { penaltiesOf } from '../../customers/penalties';
import type { Queries } from '../../database/database';
import { dateColumn } from '../../database/dateColumn';
import { membershipRows } from '../../memberships/held/membershipRows';
import { hasEnded } from '../../memberships/held/membershipState';
import { priceAnswer } from '../../pricing/prices';
import { operator } from '../../setup/operator';
import { packagesOf } from '../packages';

type Stop = AccountDeletion['stops'][number];

/** Says what keeps a customer from deleting their account, what they lose by it, and what the operator has to keep. */
export async function deletionOf(queries: Queries, customer: Customer, now: Date): Promise<AccountDeletion> {
  const { id } = customer;
  return {
    stops: [
      ...(customer.staff ? [staffStop] : []),
      ...(await paymentStops(queries, id)),
      ...(await membershipStops(queries, id, now)),
      ...(await bookingStops(queries, id, now)),
      ...(await penaltyStops(queries, id)),
    ],
    loses: await lossesOf(queries, customer, now),
    keeps: [...operator.keptOfDeleted],
  };
}

const staffStop: Stop = {
  kind: 'staff',
  reason: 'This is an account of our staff.',
  next_step: 'Ask whoever looks after staff accounts to close it.',
};

/** Money that a provider may hold belongs to an order that is still to be made, or comes back first. */
async function paymentStops(queries: Queries, customerId: string): Promise<Stop[]> {
  const open = await attemptsUnderWay(queries).where('carts.customer_id', '=', customerId).executeTakeFirst();
  if (!open) return refundStops(queries, customerId);
  const next_step = 'Wait until it is done. If you closed the bank’s page, that takes up to 20 minutes.';
  return [{ kind: 'payment', reason: 'A payment of yours is still being checked.', next_step }];
}

/** A refund that the bank refuses becomes credit, which needs an account. */
async function refundStops(queries: Queries, customerId: string): Promise<Stop[]> {
  const open = await queries
    .selectFrom('card_refunds')
    .select('number')
    .where('customer_id', '=', customerId)
    .where('state', 'in', ['requested', 'unknown'])
    .executeTakeFirst();
  if (!open) return [];
  const reason = `The bank has not confirmed a refund of yours yet (reference ${open.number}).`;
  return [{ kind: 'payment', reason, next_step: 'Wait until it is confirmed.' }];
}

async function membershipStops(queries: Queries, customerId: string, now: Date): Promise<Stop[]> {
  const today = dateOf(now);
  const rows = (await membershipRows(queries, customerId)).filter((row) => !hasEnded(row, today));
  return rows.map(({ name, end_date }) =>
    end_date === null
      ? { kind: 'membership', reason: `You have a membership: ${name}.`, next_step: 'Cancel it first.' }
      : {
          kind: 'membership',
          reason: `Your membership ${name} runs until ${formatLongDate(dateColumn(end_date))}.`,
          next_step: 'You can delete your account from the day after.',
        },
  );
}

async function bookingStops(queries: Queries, customerId: string, now: Date): Promise<Stop[]> {
  const bookings = await bookingsOf(queries, { customerId, now, to: 'card' }, 'upcoming');
  return bookings.map(({ name, date, starts_at, can_cancel, attendee }) => ({
    kind: 'booking',
    reason: `You have a booking${attendee === null ? '' : ` for ${attendee}`}: ${name}, ${formatLongDate(dateColumn(date))}, ${starts_at}.`,
    next_step: can_cancel ? 'Cancel it, or wait until it is over.' : 'Wait until it is over.',
  }));
}

async function penaltyStops(queries: Queries, customerId: string): Promise<Stop[]> {
  const outstanding = (await penaltiesOf(queries, customerId)).filter(({ settled_on }) => settled_on === null);
  return outstanding.map(({ reason, amount }) => ({
    kind: 'penalty',
    reason: `You have a penalty to pay: ${reason}, ${amount.formatted}.`,
    next_step: 'Pay it on your payments page, or at your centre.',
  }));
}

async function lossesOf(queries: Queries, customer: Customer, now: Date): Promise<string[]> {
  const { id, credit_pence, membership_credit_pence } = customer;
  const packages = (await packagesOf(queries, id, dateOf(now))).filter(({ state }) => state === 'active');
  return [
    ...(credit_pence > 0 ? [`${priceAnswer(pence(credit_pence)).formatted} of credit`] : []),
    ...(membership_credit_pence > 0
      ? [`${priceAnswer(pence(membership_credit_pence)).formatted} of credit for activities`]
      : []),
    ...packages.map(({ name, uses_left }) => `${name}: ${uses_left} ${uses_left === 1 ? 'session' : 'sessions'} left`),
  ];
}
