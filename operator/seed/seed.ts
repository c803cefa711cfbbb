import { sql } from 'kysely';
import type { Database, Queries } from '../database/database';
import { seedCustomers } from './customers';
import { membershipTypeRows, paymentOptionRows, promotionRows } from './memberships';
import { bookingBenefitRows, offerRows } from './offers';
import { questionRows } from './questions';
import { termsRows } from './terms';
import { venueRows } from './venues';

/** Fills an empty database with the operator's catalogue and customers. A filled one stays as it is. */
export async function seed(db: Database, venues: number): Promise<void> {
  await db.transaction().execute(async (queries) => {
    // The lock makes two servers that start at once fill an empty database only once.
    await sql`lock table membership_types in exclusive mode`.execute(queries);
    const filled = await queries.selectFrom('membership_types').select('id').limit(1).executeTakeFirst();
    if (!filled) await fillCatalogue(queries, venues);
    await fillBookings(queries);
    if (!filled) await seedCustomers(queries, '', new Date());
  });
}

async function fillCatalogue(queries: Queries, venues: number): Promise<void> {
  const rows = venueRows(venues);
  for (let from = 0; from < rows.length; from += 500) {
    await queries
      .insertInto('venues')
      .values(rows.slice(from, from + 500))
      .execute();
  }
  await queries.insertInto('membership_types').values(membershipTypeRows()).execute();
  await queries.insertInto('payment_options').values(paymentOptionRows()).execute();
  await queries.insertInto('promotions').values(promotionRows()).execute();
  await queries.insertInto('questions').values(questionRows()).execute();
}

/** Adds terms, offers and benefits that a database from before bookings lacks. */
async function fillBookings(queries: Queries): Promise<void> {
  await queries
    .insertInto('terms')
    .values([...termsRows])
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await queries
    .insertInto('offers')
    .values(offerRows())
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await queries
    .insertInto('booking_benefits')
    .values(bookingBenefitRows())
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
