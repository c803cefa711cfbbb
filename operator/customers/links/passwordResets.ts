import { sql } from 'kysely';
import type { Queries } from '../../database/database';
import { operator } from '../../setup/operator';
import type { PasswordOwner } from '../passwordRules';
import { blotOut, newToken, tokenHash } from './mailedToken';

const lifetimeMs = 60 * 60_000;

/** An id that no customer has: a write for it changes nothing and takes as long as any other. */
export const noCustomerId = '00000000-0000-0000-0000-000000000000';

export type ResetRequest = { readonly customerId: string; readonly siteUrl: string; readonly now: Date };

/** Mails the customer a link to set a new password. It replaces an earlier link. */
export async function mailPasswordReset(queries: Queries, { customerId, siteUrl, now }: ResetRequest): Promise<void> {
  const token = newToken();
  const expires_at = new Date(now.getTime() + lifetimeMs);
  await queries.deleteFrom('password_resets').where('customer_id', '=', customerId).execute();
  await queries
    .insertInto('password_resets')
    .columns(['customer_id', 'token_hash', 'expires_at'])
    .expression((from) =>
      from
        .selectFrom('customers')
        .select([
          'id',
          sql.val(tokenHash(token)).as('token_hash'),
          sql<Date>`${expires_at}::timestamptz`.as('expires_at'),
        ])
        .where('id', '=', customerId),
    )
    .execute();
  await sendMail(queries, customerId, `${siteUrl}/reset-password#${token}`);
}

/** Finds the customer of a reset token; undefined if it is invalid, used, replaced or expired. */
export async function resetOf(queries: Queries, token: string, now: Date): Promise<PasswordOwner | undefined> {
  return queries
    .selectFrom('password_resets')
    .innerJoin('customers', 'customers.id', 'password_resets.customer_id')
    .select(['first_name', 'last_name', 'email'])
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Uses up a token, for one of two simultaneous requests only. Returns the customer's id, undefined like `resetOf`. */
export async function takeReset(queries: Queries, token: string, now: Date): Promise<string | undefined> {
  const taken = await queries
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', now)
    .returning('customer_id')
    .executeTakeFirst();
  if (!taken) return undefined;
  const { test_id: testId, email: recipient } = await queries
    .selectFrom('customers')
    .select(['test_id', 'email'])
    .where('id', '=', taken.customer_id)
    .executeTakeFirstOrThrow();
  await blotOut(queries, { testId, recipient }, token);
  return taken.customer_id;
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
