import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { refused } from '../../contract/apiError';
import type { InTransaction } from '../../database/database';
import { networkOf } from '../../setup/networkOf';

/** The number of places that the guests of one address hold at most, all sessions together. */
const mostPlaces = 20;
/** The part of a session that the guests of one address hold at most. */
const largestShare = 1 / 4;
/** The part of a session below which its last places are held for guests for a shorter time. */
const scarce = 1 / 4;
const scarceMinutes = 5;

/** Returns the text by which guests' baskets of one address are counted together. It does not tell the address. */
export function addressKey(ip: string): string {
  return createHash('sha256')
    .update(`guest ${networkOf(ip)}`)
    .digest('base64url')
    .slice(0, 22);
}

type Wanted = { readonly slotId: string; readonly capacity: number };
type Guest = { readonly testId: string; readonly address: string; readonly now: Date };

/**
 * Throws if guests of one address would hold too many places. Anybody gets a guest's basket without saying who they are,
 * as often as they like, so that its own size limits nothing. Waits for others of the address until the transaction ends.
 */
export async function refuseHoarding(
  queries: InTransaction,
  { testId, address, now }: Guest,
  wanted: readonly Wanted[],
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`guests ${testId} ${address}`}, 0))`.execute(queries);
  const held = await queries
    .selectFrom('cart_items')
    .innerJoin('carts', 'carts.id', 'cart_items.cart_id')
    .select('cart_items.slot_id')
    .where('carts.test_id', '=', testId)
    .where('carts.guest_address', '=', address)
    .where('carts.state', '=', 'open')
    .where('cart_items.held_until', '>', now)
    .execute();
  if (held.length + wanted.length > mostPlaces) throw tooMany();
  for (const { slotId, capacity } of wanted) {
    const here = [...held.map(({ slot_id }) => slot_id), ...wanted.map((each) => each.slotId)];
    if (here.filter((each) => each === slotId).length > shareOf(capacity)) throw tooMany();
  }
}

/** Returns the number of places of a session that the guests of one address hold at most. */
export function shareOf(capacity: number): number {
  return Math.max(1, Math.floor(capacity * largestShare));
}

const tooMany = () =>
  refused({ items: ['Guests at your address hold as many places as they can. Please log in to add more.'] });

/** Returns the minutes for which a guest's place is held. The last places of a session come back sooner. */
export function guestHoldMinutes(holdMinutes: number, left: number, capacity: number): number {
  return left <= capacity * scarce ? Math.min(holdMinutes, scarceMinutes) : holdMinutes;
}
