import type { Selectable } from 'kysely';
import type { Queries } from '../database/database';
import type { PromotionTable } from '../database/tables/catalogue';

/** Finds a promotion if it is valid for the option. An invalid one is ignored without an error. */
export async function promotionOf(
  queries: Queries,
  id: number | null | undefined,
  optionId: number,
): Promise<Selectable<PromotionTable> | undefined> {
  if (id === null || id === undefined) return undefined;
  const promotion = await queries.selectFrom('promotions').selectAll().where('id', '=', id).executeTakeFirst();
  return promotion?.payment_option_ids.includes(optionId) ? promotion : undefined;
}
