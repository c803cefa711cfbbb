import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '../../database/database';

/** Makes the secret of a link that is mailed. Only its hash is kept, so that nobody can follow it who reads the database. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Takes a used token out of the mails to an address that are kept. */
export async function blotOut(
  queries: Queries,
  { testId, recipient }: { readonly testId: string; readonly recipient: string },
  token: string,
): Promise<void> {
  await queries
    .updateTable('outbox')
    .set({ body: sql<string>`replace(body, ${token}, '(used)')` })
    .where('test_id', '=', testId)
    .where('recipient', '=', recipient)
    .where(sql<boolean>`strpos(body, ${token}) > 0`)
    .execute();
}
