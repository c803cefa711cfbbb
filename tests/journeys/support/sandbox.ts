// The sandbox's API as a process of its own: the page under test has a browser's globals, a server must not.
import type { FastifyRequest } from 'fastify';
import { daysAhead, plannedSlots } from '../../../operator/bookings/offers/slots';
import type { TermsTable } from '../../../operator/database/tables/catalogue';
import { addDays, addMonths, dateOf } from '../../../src/ground/core/dates';
import { startHarness } from '../../api/harness';

/** The offer of courts, which have many places. */
const badminton = 6;

const harness = await startHarness();
const { app, db, bankUrl } = harness;

/** Every seeded membership asks for terms. With a `typeId` only that one does. */
app.put('/sandbox/terms', async ({ body }) => {
  const { typeId } = body as { readonly typeId: number | null };
  await setTerms(['health-commitment', 'membership'], typeId);
  return { set: true };
});

/** Bookings ask for terms, or with `asked: false` for none. */
app.put('/sandbox/booking-terms', async ({ body }) => {
  const { asked } = body as { readonly asked: boolean };
  await setTerms(['booking'], asked ? null : 1);
  return { set: true };
});

/** Gives a customer a membership that can be changed or renewed now. */
app.post('/sandbox/membership', async (request) => {
  const { email, optionId } = request.body as { readonly email: string; readonly optionId: number };
  const customer = await db
    .selectFrom('customers')
    .select(['id', 'billing_day'])
    .where('test_id', '=', testIdOf(request))
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const option = await db
    .selectFrom('payment_options')
    .select('payment_type')
    .where('id', '=', optionId)
    .executeTakeFirstOrThrow();
  const today = dateOf(new Date());
  const isFixed = option.payment_type === 'fixed';
  const row = {
    customer_id: customer.id,
    membership_type_id: Math.floor(optionId / 10),
    payment_option_id: optionId,
    home_venue_id: 1,
    start_date: addMonths(today, -2),
    end_date: isFixed ? addDays(today, 10) : null,
    billing_day: isFixed ? null : customer.billing_day,
    state: 'active' as const,
  };
  return db.insertInto('memberships').values(row).returning('id').executeTakeFirstOrThrow();
});

/** Names a place that is on sale at the first venue. */
app.post('/sandbox/place', async () => {
  const offer = await db.selectFrom('offers').selectAll().where('id', '=', badminton).executeTakeFirstOrThrow();
  const venue = await db.selectFrom('venues').select(['id', 'name', 'slug']).orderBy('id').executeTakeFirstOrThrow();
  const today = dateOf(new Date());
  const [slot] = plannedSlots(offer, venue, addDays(today, 2), addDays(today, daysAhead.activity));
  if (!slot) throw new Error('Nothing is on sale.');
  return { id: slot.id };
});

/** Ends the sessions of every customer of the test, as their time does: baskets stay as they are. */
app.post('/sandbox/end-sessions', async (request) => {
  const own = db.selectFrom('customers').select('id').where('test_id', '=', testIdOf(request));
  await db.deleteFrom('sessions').where('customer_id', 'in', own).execute();
  return { ended: true };
});

/** Gives every customer of the test so much credit. */
app.put('/sandbox/credit', async (request) => {
  const { amount } = request.body as { readonly amount: number };
  const own = db.updateTable('customers').where('test_id', '=', testIdOf(request));
  await own.set({ credit_pence: amount }).execute();
  return { set: true };
});

const url = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ url, bankUrl });
const end = (): void => void harness.close().then(() => process.exit(0));
process.once('SIGTERM', end);
process.once('disconnect', end); // whoever started it is gone

function testIdOf({ headers }: FastifyRequest): string {
  return String(headers['x-sandbox-test']);
}

async function setTerms(kinds: readonly TermsTable['kind'][], typeId: number | null): Promise<void> {
  await db
    .updateTable('terms')
    .set({ membership_type_id: typeId })
    .where('kind', 'in', [...kinds])
    .execute();
}
