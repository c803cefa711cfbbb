import type { Wire } from '../../../schemas/generated/wire';
import type { Known } from '../../contract/calls';
import type { Queries } from '../../database/database';
import { takeChallenge } from './challenges';
import { userHandle } from './passkeys';
import { verifyUse } from './verify';

type Signed = Wire['passkeyLogin']['body']['passkey'];

/** Finds the customer whom a passkey names; undefined if no customer has it. It proves nothing yet. */
export async function ownerOf(queries: Queries, testId: string, { credential }: Signed): Promise<string | undefined> {
  const found = await queries
    .selectFrom('passkeys')
    .innerJoin('customers', 'customers.id', 'passkeys.customer_id')
    .select('customers.id')
    .where('credential', '=', credential)
    .where('customers.test_id', '=', testId)
    .executeTakeFirst();
  return found?.id;
}

type Using = { readonly testId: string; readonly now: Date; readonly origins: readonly string[] };

/**
 * Returns the customer whose passkey has signed a challenge that was open, and notes the use. The challenge is used up in
 * any case.
 */
export async function usePasskey(
  queries: Queries,
  { testId, now, origins }: Using,
  signed: Signed,
): Promise<Known | undefined> {
  const taken = await takeChallenge(queries, { testId, now, customerId: null, clientData: signed.client_data });
  const known = await queries
    .selectFrom('passkeys')
    .innerJoin('customers', 'customers.id', 'passkeys.customer_id')
    .select(['customers.id', 'password_hash', 'credential', 'public_key', 'uses'])
    .where('credential', '=', signed.credential)
    .where('customers.test_id', '=', testId)
    .executeTakeFirst();
  if (!taken || !known) return undefined;
  const { id, password_hash, ...key } = known;
  if (signed.user_handle !== undefined && signed.user_handle !== userHandle(id)) return undefined;
  const uses = await verifyUse(signed, key, { challenge: taken.challenge, origins });
  if (uses === undefined) return undefined;
  const used = await queries
    .updateTable('passkeys')
    .set({ uses, last_used_at: now })
    .where('credential', '=', key.credential)
    .where('uses', '=', key.uses) // a copy of the key that signs at the same moment has the same count
    .returning('id')
    .executeTakeFirst();
  return used && { id, password_hash };
}
