import { dateOf } from '../../src/ground/core/dates';
import { loadSettings, now } from '../contract/settings';
import type { Database } from '../database/database';

/** A penalty for the customer with an email address; the amount is in pence. */
export type GivenPenalty = { readonly email: string; readonly reason: string; readonly amount: number };

/** Gives a test's customer a penalty that is to be paid. */
export async function givePenalty(
  db: Database,
  testId: string,
  { email, reason, amount }: GivenPenalty,
): Promise<void> {
  const { id: customer_id } = await db
    .selectFrom('customers')
    .select('id')
    .where('test_id', '=', testId)
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const given_on = dateOf(now(await loadSettings(db, testId)));
  await db.insertInto('penalties').values({ customer_id, reason, amount, given_on, settled_on: null }).execute();
}
