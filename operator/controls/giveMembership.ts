import { addDays, addMonths, dateOf } from '../../src/ground/core/dates';
import { loadSettings, now } from '../contract/settings';
import type { Database } from '../database/database';

/** A payment option for the customer with an email address. */
export type GivenMembership = { readonly email: string; readonly optionId: number };

/** Gives a test's customer a membership that can be changed or renewed now. */
export async function giveMembership(
  db: Database,
  testId: string,
  { email, optionId }: GivenMembership,
): Promise<{ readonly id: string }> {
  const customer = await db
    .selectFrom('customers')
    .select(['id', 'billing_day'])
    .where('test_id', '=', testId)
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const option = await db
    .selectFrom('payment_options')
    .select(['payment_type', 'membership_type_id'])
    .where('id', '=', optionId)
    .executeTakeFirstOrThrow();
  const today = dateOf(now(await loadSettings(db, testId)));
  const isFixed = option.payment_type === 'fixed';
  const row = {
    customer_id: customer.id,
    membership_type_id: option.membership_type_id,
    payment_option_id: optionId,
    home_venue_id: 1,
    start_date: addMonths(today, -2),
    end_date: isFixed ? addDays(today, 10) : null,
    billing_day: isFixed ? null : customer.billing_day,
    state: 'active' as const,
  };
  return db.insertInto('memberships').values(row).returning('id').executeTakeFirstOrThrow();
}
