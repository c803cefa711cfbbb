import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Terms } from '../../schemas/generated/wire';
import type { Queries } from '../database/database';
import type { TermsTable } from '../database/tables';

export type TermsRow = Selectable<TermsTable>;
export type TermsKind = TermsTable['kind'];

/** The current terms of a kind for a membership, or for all. */
export async function termsOf(
  queries: Queries,
  kinds: readonly TermsKind[],
  membershipTypeId?: number,
): Promise<TermsRow[]> {
  const rows = await queries
    .selectFrom('terms')
    .selectAll()
    .where('kind', 'in', [...kinds])
    .orderBy('id')
    .execute();
  return rows.filter((row) => row.membership_type_id === null || row.membership_type_id === membershipTypeId);
}

export function termsAnswer({ id, title, html }: TermsRow): Terms {
  return { id, title, html };
}

/** What of the terms a consent record keeps: enough to prove which text was agreed to. */
export function textHash({ html }: TermsRow): string {
  return createHash('sha256').update(html).digest('hex');
}
