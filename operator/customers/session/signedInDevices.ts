import type { Wire } from '../../../schemas/generated/wire';
import type { Queries } from '../../database/database';

type Devices = Wire['accountDevices']['answer'];

/** Returns the devices on which the customer is signed in, the one in use first. `mark` is the caller's session's. */
export async function signedInDevices(
  queries: Queries,
  customerId: string,
  mark: string | undefined,
): Promise<Devices> {
  const rows = await queries
    .selectFrom('sessions')
    .select(['mark', 'device', 'created_at', 'seen_at'])
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', new Date())
    .orderBy('seen_at', 'desc')
    .orderBy('id_hash')
    .limit(50)
    .execute();
  const devices = rows.map((row) => ({
    device: row.device,
    signed_in_at: row.created_at.toISOString(),
    last_used_at: row.seen_at.toISOString(),
    is_here: row.mark === mark,
  }));
  return devices.toSorted((a, b) => Number(b.is_here) - Number(a.is_here));
}

/** Ends all sessions of the customer, and forgets the devices on which they signed in before. */
export async function signOutEverywhere(queries: Queries, customerId: string): Promise<void> {
  await queries.deleteFrom('sessions').where('customer_id', '=', customerId).execute();
  await queries.deleteFrom('known_devices').where('customer_id', '=', customerId).execute();
}
