import type { Queries } from '../../database/database';
import { notAgreed, termsOf, type TermsRow } from '../../catalogue/terms';
import type { CartRow } from './membershipCart';

/** Returns the terms of a joining cart that its customer has not agreed to yet: nobody is asked twice for one text. */
export async function termsToAgree(
  queries: Queries,
  { membership_type_id, accepted_terms }: Pick<CartRow, 'membership_type_id' | 'accepted_terms'>,
): Promise<readonly TermsRow[]> {
  return notAgreed(await termsOf(queries, ['health-commitment', 'membership'], membership_type_id), accepted_terms);
}
