import type { Selectable } from 'kysely';
import type { Queries } from '../database/database';
import type { PromotionTable } from '../database/tables';

/** The promotion, if it holds for the option; one that doesn't is left out, never charged and never an error. */
export async function promotionOf(
  queries: Queries,
  id: number | null | undefined,
  optionId: number,
): Promise<Selectable<PromotionTable> | undefined> {
  if (id === null || id === undefined) return undefined;
  const promotion = await queries.selectFrom('promotions').selectAll().where('id', '=', id).executeTakeFirst();
  return promotion?.payment_option_ids.includes(optionId) ? promotion : undefined;
}
