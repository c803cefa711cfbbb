import type { Database } from '../database/database';

/** Returns the rows of a test's customers, for tests that look behind the page. */
export async function recordsOf(db: Database, testId: string) {
  const customers = await db
    .selectFrom('customers')
    .select(['id', 'email', 'reference', 'barcode', 'first_name', 'details', 'billing_day', 'credit_pence'])
    .where('test_id', '=', testId)
    .execute();
  return { customers, ...(await rowsOfCustomers(db, testId)), ...(await rowsOfCarts(db, testId)) };
}

async function rowsOfCustomers(db: Database, testId: string) {
  const own = db.selectFrom('customers').select('id').where('test_id', '=', testId);
  return {
    mandates: await db.selectFrom('mandates').selectAll().where('customer_id', 'in', own).execute(),
    consents: await db.selectFrom('consents').selectAll().where('customer_id', 'in', own).execute(),
    orders: await db.selectFrom('orders').selectAll().where('customer_id', 'in', own).execute(),
    // The seeded memberships have no order: only those that were bought here are listed.
    memberships: await db
      .selectFrom('memberships')
      .selectAll()
      .where('customer_id', 'in', own)
      .where('order_id', 'is not', null)
      .execute(),
    carts: await db.selectFrom('carts').selectAll().where('customer_id', 'in', own).execute(),
    savedCards: await db.selectFrom('saved_cards').selectAll().where('customer_id', 'in', own).execute(),
    cardRefunds: await db.selectFrom('card_refunds').selectAll().where('customer_id', 'in', own).execute(),
    bookings: await db.selectFrom('bookings').selectAll().where('customer_id', 'in', own).execute(),
  };
}

async function rowsOfCarts(db: Database, testId: string) {
  const own = db.selectFrom('carts').select('id').where('test_id', '=', testId);
  return {
    payments: await db
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .selectAll('payments')
      .where('orders.test_id', '=', testId)
      .execute(),
    refunds: await db
      .selectFrom('refunds')
      .innerJoin('orders', 'orders.id', 'refunds.order_id')
      .selectAll('refunds')
      .where('orders.test_id', '=', testId)
      .execute(),
    attempts: await db.selectFrom('payment_attempts').selectAll().where('cart_id', 'in', own).execute(),
    answers: await db.selectFrom('cart_answers').selectAll().where('cart_id', 'in', own).execute(),
    cartItems: await db.selectFrom('cart_items').selectAll().where('test_id', '=', testId).execute(),
  };
}

/** Returns the entries of the bank's ledger about a test's payments. */
export async function ledgerOf(db: Database, bankApiUrl: string, testId: string) {
  const attempts = await db
    .selectFrom('payment_attempts')
    .innerJoin('carts', 'carts.id', 'payment_attempts.cart_id')
    .select('provider_reference')
    .where('carts.test_id', '=', testId)
    .execute();
  const own = new Set(attempts.map((attempt) => attempt.provider_reference));
  const response = await fetch(`${bankApiUrl}/ledger`);
  const entries = (await response.json()) as { reference: string }[]; // the bank's own format
  return entries.filter((entry) => own.has(entry.reference));
}
