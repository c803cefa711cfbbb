import type { AccountCard } from '../../../schemas/generated/wire';
import type { Queries } from '../../database/database';
import { savedCardAnswer } from '../../payments/savedCards';

/** Returns the card that a provider keeps for the customer; null if there is none. */
export async function accountCardOf(
  queries: Queries,
  customerId: string,
  provider: string,
  now: Date,
): Promise<AccountCard | null> {
  const card = await savedCardAnswer(queries, customerId, provider, now);
  if (!card) return null;
  const { card_type, last_four_digits, expiry_date = null, recently_expired: expired } = card;
  return { card_type, last_four_digits, expiry_date, expired };
}

/** Deletes the card. Returns true if there was one. */
export async function removeCard(queries: Queries, customerId: string, provider: string): Promise<boolean> {
  const removed = await queries
    .deleteFrom('saved_cards')
    .where('customer_id', '=', customerId)
    .where('provider', '=', provider)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}
