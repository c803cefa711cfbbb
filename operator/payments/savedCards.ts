import type { Attempt, SavedCardTable } from '../database/tables/payments';
import type { Selectable } from 'kysely';
import type { SavedCard } from '../../schemas/generated/wire';
import type { Queries } from '../database/database';

/** The number of months for which an expired card is still shown, as expired. */
const recentMonths = 3;

/** Finds the customer's card with this provider. There is at most one: saving another replaces it. */
export async function savedCardOf(
  queries: Queries,
  customerId: string,
  provider: string,
): Promise<Selectable<SavedCardTable> | undefined> {
  return queries
    .selectFrom('saved_cards')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('provider', '=', provider)
    .executeTakeFirst();
}

/** Returns the saved card as the page may show it; null if there is none, or if it expired long ago. */
export async function savedCardAnswer(
  queries: Queries,
  customerId: string,
  provider: string,
  now: Date,
): Promise<SavedCard | null> {
  const card = await savedCardOf(queries, customerId, provider);
  if (!card) return null;
  const expired = monthsSince(card.expires, now);
  if (expired > recentMonths) return null;
  return {
    id: card.id,
    card_type: card.card_type,
    last_four_digits: card.last_four,
    ...(card.expires === null ? {} : { expiry_date: card.expires }),
    recently_expired: expired > 0,
    external_identifier: card.external_identifier,
  };
}

/** Saves the card of a completed payment if its customer asked for that, in place of the old one. */
export async function keepCard(queries: Queries, customerId: string, attempt: Attempt): Promise<void> {
  const { card, provider, save_card } = attempt;
  if (!save_card || !card || card.external_identifier === null) return;
  const kept = { ...card, external_identifier: card.external_identifier };
  await queries
    .insertInto('saved_cards')
    .values({ customer_id: customerId, provider, ...kept })
    .onConflict((conflict) => conflict.columns(['customer_id', 'provider']).doUpdateSet(kept))
    .execute();
}

/** Returns the whole months since a card expired: 0 or less while it is valid. `expires` is MM/YY. */
export function monthsSince(expires: string | null, now: Date): number {
  const [, month, year] = /^(\d\d)\/(\d\d)$/.exec(expires ?? '') ?? [];
  if (month === undefined || year === undefined) return 0;
  return (now.getFullYear() - 2000 - Number(year)) * 12 + now.getMonth() + 1 - Number(month);
}
