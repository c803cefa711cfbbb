import type { FastifyInstance } from 'fastify';
import { testIdOf } from '../contract/testId';
import type { Database } from '../database/database';
import { seedCustomers } from '../seed/customers';
import type { Providers } from '../payments/provider';
import { reconcile } from '../payments/reconcile';
import { setFaults, type Fault } from './faults';
import { leavePlaces, type PlacesLeft } from './places';
import { loadSettings, saveSettings, type Settings } from './settings';

type ControlParts = { readonly bankApiUrl: string; readonly providers: Providers };

/** An id that no customer has, for a list that must not be empty. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** What tests and demonstrations steer the sandbox by, each call for the caller's test alone. Absent in any other server. */
export function controls(app: FastifyInstance, db: Database, { bankApiUrl, providers }: ControlParts): void {
  app.post('/sandbox/reset', async (request) => {
    const testId = testIdOf(request);
    await db.transaction().execute(async (queries) => {
      for (const table of ['faults', 'settings', 'outbox', 'tries'] as const) {
        await queries.deleteFrom(table).where('test_id', '=', testId).execute();
      }
      await seedCustomers(queries, testId, new Date());
      // Guests' baskets: those of customers have gone with them, and what both were of can go now.
      await queries.deleteFrom('carts').where('test_id', '=', testId).execute();
      await queries.deleteFrom('slots').where('test_id', '=', testId).execute();
    });
    return { reset: true };
  });

  app.put('/sandbox/faults', async (request) => {
    await setFaults(db, testIdOf(request), request.body as Fault[]);
    return { set: true };
  });

  app.put('/sandbox/settings', async (request) => {
    const testId = testIdOf(request);
    const settings = { ...(await loadSettings(db, testId)), ...(request.body as Partial<Settings>) };
    await saveSettings(db, testId, settings);
    return settings;
  });

  /** Leaves so many places in a slot, for the caller's test. */
  app.put('/sandbox/places', async (request) => {
    await leavePlaces(db, testIdOf(request), request.body as PlacesLeft, new Date());
    return { set: true };
  });

  app.get('/sandbox/outbox', (request) =>
    db.selectFrom('outbox').selectAll().where('test_id', '=', testIdOf(request)).orderBy('created_at').execute(),
  );

  /** Settles the caller's open payments now, as if each had been left behind long ago. */
  app.post('/sandbox/reconcile', async (request) => {
    const patience = { silence: 0, customer: 0, page: 0, prepared: 0, ended: 0 };
    return reconcile({ db, providers, patience }, testIdOf(request));
  });

  /** What the bank's books say of this test's payments. */
  app.get('/sandbox/ledger', async (request) => {
    const attempts = await db
      .selectFrom('payment_attempts')
      .innerJoin('carts', 'carts.id', 'payment_attempts.cart_id')
      .select('provider_reference')
      .where('carts.test_id', '=', testIdOf(request))
      .execute();
    const own = new Set(attempts.map((attempt) => attempt.provider_reference));
    const response = await fetch(`${bankApiUrl}/ledger`);
    const entries = (await response.json()) as { reference: string }[];
    return entries.filter((entry) => own.has(entry.reference));
  });

  /** What the database holds of this test's customers, for tests that look behind the page. */
  app.get('/sandbox/records', async (request) => {
    const testId = testIdOf(request);
    const customers = await db
      .selectFrom('customers')
      .select(['id', 'email', 'reference', 'first_name', 'details', 'billing_day', 'credit_pence'])
      .where('test_id', '=', testId)
      .execute();
    const ids = customers.map((customer) => customer.id);
    const own = ids.length > 0 ? ids : [nobody];
    const [mandates, consents, orders, memberships, carts] = [
      await db.selectFrom('mandates').selectAll().where('customer_id', 'in', own).execute(),
      await db.selectFrom('consents').selectAll().where('customer_id', 'in', own).execute(),
      await db.selectFrom('orders').selectAll().where('customer_id', 'in', own).execute(),
      // Those that were bought here: the seeded ones have no order.
      await db
        .selectFrom('memberships')
        .selectAll()
        .where('customer_id', 'in', own)
        .where('order_id', 'is not', null)
        .execute(),
      await db.selectFrom('carts').selectAll().where('customer_id', 'in', own).execute(),
    ];
    const payments = await db
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .selectAll('payments')
      .where('orders.test_id', '=', testId)
      .execute();
    const attempts = await db
      .selectFrom('payment_attempts')
      .innerJoin('carts', 'carts.id', 'payment_attempts.cart_id')
      .selectAll('payment_attempts')
      .where('carts.test_id', '=', testId)
      .execute();
    const answers = await db
      .selectFrom('cart_answers')
      .innerJoin('carts', 'carts.id', 'cart_answers.cart_id')
      .selectAll('cart_answers')
      .where('carts.test_id', '=', testId)
      .execute();
    const bookings = await db.selectFrom('bookings').selectAll().where('customer_id', 'in', own).execute();
    const cartItems = await db.selectFrom('cart_items').selectAll().where('test_id', '=', testId).execute();
    const savedCards = await db.selectFrom('saved_cards').selectAll().where('customer_id', 'in', own).execute();
    return {
      customers,
      mandates,
      consents,
      orders,
      memberships,
      carts,
      payments,
      attempts,
      answers,
      savedCards,
      bookings,
      cartItems,
    };
  });

  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  app.post('/sandbox/csp-reports', async (request, reply) => {
    request.log.warn({ report: request.body }, 'content security policy report');
    return reply.code(204).send();
  });
}
