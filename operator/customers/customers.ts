import { sql } from 'kysely';
import type { Customer } from '../contract/calls';
import type { InTransaction, Queries } from '../database/database';
import { mostAccounts } from './passwords';

/**
 * Finds the customers with this e-mail or customer id. An e-mail may have several: `mostAccounts` of them are returned,
 * those first that have confirmed it, the oldest before newer ones.
 */
export async function findByLogin(queries: Queries, testId: string, login: string): Promise<Customer[]> {
  const text = login.trim();
  return queries
    .selectFrom('customers')
    .selectAll()
    .where('test_id', '=', testId)
    .where('walk_in', '=', false)
    .where('deleted_at', 'is', null)
    .where((where) => where.or([where('reference', '=', text), where(sql`lower(email)`, '=', text.toLowerCase())]))
    .orderBy(sql`email_confirmed_at is null`)
    .orderBy('created_at')
    .limit(mostAccounts)
    .execute();
}

/**
 * Returns those of the customers that `findByLogin` found whose the e-mail is: all who have confirmed it, else the oldest.
 * Anybody can make one more account with it, to which nothing is then mailed that opens an account.
 */
export function ownersOfEmail(found: readonly Customer[]): readonly Customer[] {
  const confirmed = found.filter(({ email_confirmed_at }) => email_confirmed_at !== null);
  return confirmed.length > 0 ? confirmed : found.slice(0, 1);
}

type EmailUser = Pick<Customer, 'id' | 'password_hash' | 'email_confirmed_at' | 'created_at'>;

/** Returns the customers with the e-mail, newest first. Other questions about the same e-mail wait until the transaction ends. */
export async function customersWithEmail(
  queries: InTransaction,
  testId: string,
  email: string,
): Promise<readonly EmailUser[]> {
  const claim = `${testId}:${email.toLowerCase()}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${claim}, 0))`.execute(queries);
  return queries
    .selectFrom('customers')
    .select(['id', 'password_hash', 'email_confirmed_at', 'created_at'])
    .where('test_id', '=', testId)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .orderBy('created_at', 'desc')
    .execute();
}

/** Reports whether a customer has the e-mail, as `customersWithEmail` finds it. */
export async function emailTaken(queries: InTransaction, testId: string, email: string): Promise<boolean> {
  return (await customersWithEmail(queries, testId, email)).length > 0;
}

/** Locks a customer: until the transaction ends, nobody else can order for them or change their baskets. */
export async function lockCustomer(queries: InTransaction, id: string): Promise<void> {
  await queries.selectFrom('customers').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

export type NewCustomer = {
  readonly testId: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly password_hash: string;
  /** True for somebody without an account, to whom the desk sells once. */
  readonly walk_in?: boolean;
};

/** Creates a customer from answers such as those of a data-field form. Returns the id. */
export async function createCustomer(
  queries: Queries,
  { testId, details, password_hash, walk_in = false }: NewCustomer,
): Promise<string> {
  const { rows } = await sql<{ next: number }>`select nextval('customer_reference') as next`.execute(queries);
  const number = rows[0]?.next ?? 0;
  const { id } = await queries
    .insertInto('customers')
    .values({
      test_id: testId,
      reference: `AV-${number}`,
      email: String(details.email),
      password_hash,
      walk_in,
      first_name: String(details.firstName),
      last_name: String(details.lastName),
      details: JSON.stringify(details),
      barcode: `00407${String(number).padStart(7, '0')}`,
      credit_pence: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Sets a customer's new password, and ends every session that was opened with the old one. */
export async function setPassword(queries: Queries, id: string, password_hash: string): Promise<void> {
  await queries.updateTable('customers').set({ password_hash }).where('id', '=', id).execute();
  await endEverywhere(queries, id);
}

/** Ends the customer's sessions, and knows none of their devices any more: somebody else may have used one. */
export async function endEverywhere(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('sessions').where('customer_id', '=', id).execute();
  await queries.deleteFrom('known_devices').where('customer_id', '=', id).execute();
}

/** Merges the answers into the customer's details. Details that the form did not ask for stay as they are. */
export async function updateDetails(
  queries: Queries,
  id: string,
  details: Readonly<Record<string, unknown>>,
  answers: Readonly<Record<string, unknown>>,
): Promise<void> {
  const merged = JSON.stringify(merge(details, answers));
  await queries.updateTable('customers').set({ details: merged }).where('id', '=', id).execute();
}

function merge(
  under: Readonly<Record<string, unknown>>,
  over: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...under };
  for (const [key, value] of Object.entries(over)) {
    const below = under[key];
    merged[key] = isPlain(below) && isPlain(value) ? merge(below, value) : value;
  }
  return merged;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
