import type { AuthoriseAnswer, AuthoriseBody, PaymentSession, Tender, Wire } from '../../schemas/generated/wire';
import type { Pence } from '../../src/core/money';
import { ApiError, notFound, refused } from '../contract/apiError';
import type { Customer } from '../contract/calls';
import type { Database, Queries } from '../database/database';
import type { PaymentAttemptTable } from '../database/tables';
import type { Selectable } from 'kysely';
import { openCart, priceCart, type PricedCart } from '../joining/cart';
import { unansweredQuestions } from '../joining/questions';
import { termsOf } from '../joining/terms';
import { placeOrder } from '../orders/placeOrder';
import { priceAnswer } from '../pricing/prices';
import type { PaymentProvider } from './provider';

type Attempt = Selectable<PaymentAttemptTable>;
type CompleteBody = Wire['completePayment']['body'];
const openStates = ['authorising', 'authorised', 'completing'] as const;

/** Opens a payment for the customer's cart, or goes on with the one that is prepared for the same amount. */
export async function preparePayment(
  db: Database,
  provider: PaymentProvider,
  customer: Customer,
): Promise<PaymentSession> {
  const priced = await payableCart(db, customer);
  const amount = priced.quote.totalToPayNow;
  if (amount === 0) throw new ApiError(422, 'No payment is required for this purchase');
  const attempt = await attemptFor(db, priced.cart.id, provider.name, amount);
  const { reference, session } = await provider.prepare(attempt.id, amount);
  await db
    .updateTable('payment_attempts')
    .set({ provider_reference: reference })
    .where('id', '=', attempt.id)
    .execute();
  return {
    payment_provider: provider.name,
    payment_provider_configuration: { mode: 'test', url: '' },
    transaction_uuid: attempt.id,
    amount: priceAnswer(amount),
    ...session,
  };
}

/** Asks the provider for the money. The attempt is marked first, so that no second one can start meanwhile. */
export async function authorisePayment(
  db: Database,
  provider: PaymentProvider,
  customer: Customer,
  body: AuthoriseBody,
): Promise<AuthoriseAnswer> {
  const attempt = await ownAttempt(db, customer, body.transaction_uuid);
  const transaction_uuid = attempt.id;
  if (attempt.state === 'authorised' || attempt.state === 'completed')
    return { transaction_status: 'authorised', transaction_uuid };
  const priced = await payableCart(db, customer);
  checkAmount(body.payments, attempt, priced.quote.totalToPayNow);
  await checkTerms(db, priced, body.terms);
  await claim(db, attempt);
  const reference = attempt.provider_reference ?? '';
  const result = await provider.authorise(reference, body);
  if (result.kind === 'authorised') {
    await setState(db, attempt.id, 'authorised');
    return { transaction_status: 'authorised', transaction_uuid };
  }
  await db
    .updateTable('payment_attempts')
    .set({ state: 'prepared', failure: result.code, updated_at: new Date() })
    .where('id', '=', attempt.id)
    .execute();
  const error = { code: result.code, message: result.message };
  return { transaction_status: 'declined', transaction_uuid, error };
}

/** Takes the authorised money and makes the order. The same payment, or the same free cart, always gives the same order. */
export async function completePayment(
  db: Database,
  provider: PaymentProvider,
  customer: Customer,
  body: CompleteBody,
): Promise<string> {
  if (body.transaction_uuid === undefined) return completeFree(db, customer, body);
  const attempt = await ownAttempt(db, customer, body.transaction_uuid);
  if (attempt.state === 'completed' && attempt.order_id !== null) return attempt.order_id;
  if (attempt.state !== 'authorised' && attempt.state !== 'completing')
    throw new ApiError(409, 'This payment has not been authorised.');
  await setState(db, attempt.id, 'completing');
  const reference = attempt.provider_reference ?? '';
  await provider.capture(reference);
  return db.transaction().execute(async (queries) => {
    const current = await queries
      .selectFrom('payment_attempts')
      .selectAll()
      .where('id', '=', attempt.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (current.order_id !== null) return current.order_id;
    const cart = await queries
      .selectFrom('carts')
      .selectAll()
      .where('id', '=', current.cart_id)
      .executeTakeFirstOrThrow();
    const payment = {
      tender_type: 'card',
      amount: current.amount,
      provider: current.provider,
      provider_reference: reference,
    };
    const orderId = await placeOrder(queries, customer, await priceCart(queries, cart), current.amount, body.terms, [
      payment,
    ]);
    const done = { state: 'completed', order_id: orderId, failure: null, updated_at: new Date() } as const;
    await queries.updateTable('payment_attempts').set(done).where('id', '=', attempt.id).execute();
    return orderId;
  });
}

async function completeFree(db: Database, customer: Customer, body: CompleteBody): Promise<string> {
  return db.transaction().execute(async (queries) => {
    const priced = await payableCart(queries, customer);
    if (priced.quote.totalToPayNow !== 0) throw new ApiError(422, 'A payment is required for this purchase.');
    await checkTerms(queries, priced, body.terms);
    return placeOrder(queries, customer, priced, 0, body.terms, []);
  });
}

/** The customer's open cart at today's price, with nothing missing that must be there before paying. */
async function payableCart(queries: Queries, customer: Customer): Promise<PricedCart> {
  const cart = await openCart(queries, customer.id);
  if (!cart) throw new ApiError(404, 'Your basket is empty.');
  const unanswered = await unansweredQuestions(queries, cart.id, cart.membership_type_id);
  if (unanswered.length > 0) throw refused({ answers: ['Please fill in required questions'] });
  return priceCart(queries, cart);
}

async function attemptFor(db: Database, cartId: string, provider: string, amount: Pence): Promise<Attempt> {
  const attempts = await db.selectFrom('payment_attempts').selectAll().where('cart_id', '=', cartId).execute();
  if (attempts.some((each) => openStates.some((state) => state === each.state))) {
    throw new ApiError(409, 'A payment for this basket is still being checked. Please wait a moment.');
  }
  const prepared = attempts.find(
    (each) => each.state === 'prepared' && each.provider === provider && each.amount === amount,
  );
  if (prepared) return prepared;
  return db
    .insertInto('payment_attempts')
    .values({ cart_id: cartId, provider, state: 'prepared', amount })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function ownAttempt(queries: Queries, customer: Customer, id: string): Promise<Attempt> {
  if (!/^[0-9a-f-]{36}$/.test(id)) throw notFound();
  const attempt = await queries
    .selectFrom('payment_attempts')
    .innerJoin('carts', 'carts.id', 'payment_attempts.cart_id')
    .selectAll('payment_attempts')
    .where('payment_attempts.id', '=', id)
    .where('carts.customer_id', '=', customer.id)
    .executeTakeFirst();
  if (!attempt) throw notFound();
  return attempt;
}

/** Only a prepared attempt can be claimed, and only one of a cart: the unique index refuses a second. */
async function claim(db: Database, attempt: Attempt): Promise<void> {
  const busy = new ApiError(409, 'A payment for this basket is still being checked. Please wait a moment.');
  try {
    const claimed = await db
      .updateTable('payment_attempts')
      .set({ state: 'authorising', updated_at: new Date() })
      .where('id', '=', attempt.id)
      .where('state', '=', 'prepared')
      .returning('id')
      .executeTakeFirst();
    if (!claimed) throw busy;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '23505') throw busy;
    throw error;
  }
}

/** The page's amounts are a claim to check, never what is charged. */
function checkAmount(payments: readonly Tender[], attempt: Attempt, due: Pence): void {
  const claimed = payments.reduce((total, payment) => total + payment.amount, 0);
  if (claimed === due && attempt.amount === due) return;
  throw new ApiError(409, 'The price of your basket has changed. Please check it and try again.');
}

async function checkTerms(queries: Queries, { cart }: PricedCart, accepted: readonly number[]): Promise<void> {
  const terms = await termsOf(queries, ['health-commitment', 'membership'], cart.membership_type_id);
  if (!terms.every((each) => accepted.includes(each.id)))
    throw refused({ terms: ['Please read and accept the terms'] });
}

async function setState(db: Database, id: string, state: Attempt['state']): Promise<void> {
  await db.updateTable('payment_attempts').set({ state, updated_at: new Date() }).where('id', '=', id).execute();
}
