// The sandbox's API as a process of its own: the page under test has a browser's globals, a server must not.
import type { FastifyRequest } from 'fastify';
import { daysAhead, plannedSlots } from '../../../operator/bookings/offers/slots';
import type { TermsTable } from '../../../operator/database/tables/catalogue';
import { addDays, dateOf } from '../../../src/ground/core/dates';
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

/** Names a place that is on sale at the first venue. */
app.post('/sandbox/place', async () => {
  const offer = await db.selectFrom('offers').selectAll().where('id', '=', badminton).executeTakeFirstOrThrow();
  const venue = await db.selectFrom('venues').select(['id', 'name', 'slug']).orderBy('id').executeTakeFirstOrThrow();
  const today = dateOf(new Date());
  const [slot] = plannedSlots(offer, venue, addDays(today, 2), addDays(today, daysAhead.activity));
  if (!slot) throw new Error('Nothing is on sale.');
  return { id: slot.id };
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
