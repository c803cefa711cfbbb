import type { Wire } from '../../../schemas/generated/wire';
import { ApiError, notFound, refused } from '../../contract/apiError';
import type { Customer } from '../../contract/calls';
import { isUuid } from '../../contract/isUuid';
import type { Database, Queries } from '../../database/database';
import { operator } from '../../setup/operator';
import { lockCustomer } from '../customers';
import { mailCustomer } from '../mailCustomer';
import { issueChallenge, takeChallenge } from './challenges';
import { verifyNewKey } from './verify';

type Passkeys = Wire['accountPasskeys']['answer'];

const mostPasskeys = 10;
const tooManyText = `You have ${mostPasskeys} passkeys, the most that an account can have. Remove one first.`;
const notAddedText = 'The passkey could not be added. Please try again.';
const knownText = 'This passkey is in use already.';

export async function passkeysOf(queries: Queries, customerId: string): Promise<Passkeys> {
  const rows = await queries
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, created_at, last_used_at }) => ({
    id,
    name,
    added_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  }));
}

/** A request about the passkeys of a customer. */
type Asking = { readonly customer: Customer; readonly testId: string; readonly now: Date };

/** Returns what a device needs to make a passkey with this name. */
export async function startAdding(
  queries: Queries,
  { customer: { id, email, first_name, last_name }, testId, now }: Asking,
  name: string,
): Promise<Wire['startAddingPasskey']['answer']> {
  const known = await queries.selectFrom('passkeys').select('credential').where('customer_id', '=', id).execute();
  if (known.length >= mostPasskeys) throw new ApiError(422, tooManyText);
  return {
    asked: await issueChallenge(queries, { testId, now, adding: { customerId: id, name } }),
    operator: operator.name,
    owner: userHandle(id),
    login: email,
    full_name: `${first_name} ${last_name}`,
    known: known.map(({ credential }) => credential),
  };
}

type Adding = Asking & { readonly origins: readonly string[] };

/** Adds the passkey that the customer's device has made, and mails the customer so. */
export async function addPasskey(
  db: Database,
  { customer, testId, now, origins }: Adding,
  made: Wire['addPasskey']['body'],
): Promise<void> {
  const { id: customerId, first_name } = customer;
  const taken = await takeChallenge(db, { testId, now, customerId, clientData: made.client_data });
  const key = taken && (await verifyNewKey(made, { challenge: taken.challenge, origins }));
  if (!key) throw new ApiError(422, notAddedText);
  const row = { ...key, customer_id: customerId, name: taken.name ?? '', created_at: now };
  await db.transaction().execute(async (queries) => {
    await lockCustomer(queries, customerId);
    if ((await passkeysOf(queries, customerId)).length >= mostPasskeys) throw new ApiError(422, tooManyText);
    const added = await queries
      .insertInto('passkeys')
      .values(row)
      .onConflict((conflict) => conflict.column('credential').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw new ApiError(422, knownText);
    const body = addedText(first_name, row.name);
    await mailCustomer(queries, customer, { subject: 'A passkey was added to your account', body });
  });
}

export async function removePasskey(queries: Queries, customerId: string, passkeyId: string): Promise<void> {
  if (!isUuid(passkeyId)) throw notFound();
  const removed = await queries
    .deleteFrom('passkeys')
    .where('id', '=', passkeyId)
    .where('customer_id', '=', customerId)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw notFound();
}

/** Returns the name of a passkey without the spaces around it. Throws 422 if nothing is left. */
export function passkeyName(typed: string): string {
  const name = typed.trim();
  if (name === '') throw refused({ name: ['Enter a name.'] });
  return name;
}

/** The bytes by which a passkey names its customer, as base64url. They tell nothing of the customer. */
export function userHandle(customerId: string): string {
  return Buffer.from(customerId.replaceAll('-', ''), 'hex').toString('base64url');
}

function addedText(firstName: string, passkey: string): string {
  return [
    `Hello ${firstName},`,
    '',
    `A passkey was added to your account with ${operator.name}: ${passkey}. Whoever has it can log in to your account.`,
    '',
    'If you did not add it, log in, remove it in My details and change your password.',
  ].join('\n');
}
