import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Terms } from '../../schemas/generated/wire';
import type { Queries } from '../database/database';
import type { AgreedText } from '../database/tables/carts';
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

export function termsAnswer({ id, title, html }: TermsRow): Terms {
  return { id, title, html };
}

/** Returns the texts of some ids as a cart keeps them. */
export function agreedTexts(terms: readonly TermsRow[], accepted: readonly number[]): readonly AgreedText[] {
  const agreed = terms.filter(({ id }) => accepted.includes(id));
  return agreed.map((each) => ({ id: each.id, version: each.version, hash: textHash(each) }));
}

/** Reports whether a customer has agreed to a text as it is now. */
export function isAgreed(row: TermsRow, agreed: readonly AgreedText[]): boolean {
  const hash = textHash(row);
  return agreed.some((each) => each.id === row.id && each.hash === hash);
}

/** Returns the hash that a consent record keeps as proof of the text that was agreed to. */
export function textHash({ html }: TermsRow): string {
  return createHash('sha256').update(html).digest('hex');
}
