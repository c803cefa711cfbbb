import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Terms } from '../../schemas/generated/wire';
import type { Queries } from '../database/database';
import type { TermsTable } from '../database/tables/catalogue';

export type TermsRow = Selectable<TermsTable>;
export type TermsKind = TermsTable['kind'];

/** Returns the current terms of these kinds, for a membership or for all. */
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

/** Terms that a cart's customer agreed to, in the version that they read. */
export type AgreedTerms = Pick<TermsRow, 'id' | 'version'>;

/** Returns the terms that are still to be agreed to: none was, or an earlier version of them. */
export function notAgreed(terms: readonly TermsRow[], agreed: readonly AgreedTerms[]): readonly TermsRow[] {
  return terms.filter((each) => !agreed.some(({ id, version }) => id === each.id && version === each.version));
}

export function termsAnswer({ id, title, html }: TermsRow): Terms {
  return { id, title, html };
}

/** Returns the hash that a consent record keeps as proof of the text that was agreed to. */
export function textHash({ html }: TermsRow): string {
  return createHash('sha256').update(html).digest('hex');
}
