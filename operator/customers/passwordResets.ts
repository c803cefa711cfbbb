import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '../database/database';
import { operator } from '../setup/operator';

const lifetimeMs = 60 * 60_000;

/** An id that no customer has: a write for it changes nothing and takes as long as any other. */
export const noCustomerId = '00000000-0000-0000-0000-000000000000';

export type ResetRequest = { readonly customerId: string; readonly siteUrl: string; readonly now: Date };

/** Mails the customer a link to set a new password. It replaces an earlier link. */
export async function mailPasswordReset(queries: Queries, { customerId, siteUrl, now }: ResetRequest): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(now.getTime() + lifetimeMs);
  await queries.deleteFrom('password_resets').where('customer_id', '=', customerId).execute();
  await queries
    .insertInto('password_resets')
    .columns(['customer_id', 'token_hash', 'expires_at'])
    .expression((from) =>
      from
        .selectFrom('customers')
        .select(['id', sql.val(hash(token)).as('token_hash'), sql<Date>`${expires_at}::timestamptz`.as('expires_at')])
        .where('id', '=', customerId),
    )
    .execute();
  await sendMail(queries, customerId, `${siteUrl}/reset-password#${token}`);
}

/** Finds the customer of a reset token; undefined if it is invalid, used, replaced or expired. */
export async function resetOf(queries: Queries, token: string, now: Date): Promise<string | undefined> {
  const found = await queries
    .selectFrom('password_resets')
    .select('customer_id')
    .where('token_hash', '=', hash(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found?.customer_id;
}

/** Uses up a token, for one of two simultaneous requests only. Returns the same as `resetOf`. */
export async function takeReset(queries: Queries, token: string, now: Date): Promise<string | undefined> {
  const taken = await queries
    .deleteFrom('password_resets')
    .where('token_hash', '=', hash(token))
    .where('expires_at', '>', now)
    .returning('customer_id')
    .executeTakeFirst();
  if (taken) await blotOut(queries, taken.customer_id, token);
  return taken?.customer_id;
}

/** Takes a used token out of the customer's mails that are kept. */
async function blotOut(queries: Queries, customerId: string, token: string): Promise<void> {
  await queries
    .updateTable('outbox')
    .from('customers')
    .set({ body: sql<string>`replace(outbox.body, ${token}, '(used)')` })
    .where('customers.id', '=', customerId)
    .whereRef('outbox.test_id', '=', 'customers.test_id')
    .whereRef('outbox.recipient', '=', 'customers.email')
    .where(sql<boolean>`strpos(outbox.body, ${token}) > 0`)
    .execute();
}

async function sendMail(queries: Queries, customerId: string, link: string): Promise<void> {
  const before = 'Hello ';
  const after = [
    ',',
    '',
    `Somebody, we hope you, asked for a new password for your account with ${operator.name}. Choose it here:`,
    '',
    link,
    '',
    'The link works once, and for one hour. If you did not ask for it, there is nothing to do: your password stays as it is.',
  ].join('\n');
  await queries
    .insertInto('outbox')
    .columns(['test_id', 'recipient', 'subject', 'body'])
    .expression((from) =>
      from
        .selectFrom('customers')
        .select([
          'test_id',
          'email',
          sql.val('Choose a new password').as('subject'),
          sql<string>`${before}::text || first_name || ${after}::text`.as('body'),
        ])
        .where('id', '=', customerId),
    )
    .execute();
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
