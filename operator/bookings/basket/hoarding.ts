import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { refused } from '../../contract/apiError';
import type { Customer } from '../../contract/calls';
import type { InTransaction } from '../../database/database';
import { networkOf } from '../../setup/networkOf';

/**
 * The places that one holder has in baskets at most: `inAll` sessions together, and a part of each session, but `atLeast` so
 * many of a small one.
 */
type Ceiling = { readonly inAll: number; readonly share: number; readonly atLeast: number };

/** The ceiling of one address, for all there who have not shown who they are. */
const ofStrangers: Ceiling = { inAll: 20, share: 1 / 4, atLeast: 1 };
/** The ceiling of one account whose owner is known: a family with guests stays below it. */
const ofMember: Ceiling = { inAll: 60, share: 1 / 2, atLeast: 8 };
/** The part of a session below which its last places are held for strangers for a shorter time. */
const scarce = 1 / 4;
const scarceMinutes = 5;

/** Returns the text by which strangers' baskets of one address are counted together. It does not tell the address. */
export function addressKey(ip: string): string {
  return createHash('sha256')
    .update(`guest ${networkOf(ip)}`)
    .digest('base64url')
    .slice(0, 22);
}

/**
 * Reports whether nobody has shown yet that they are this customer: guests, and accounts whose address is not confirmed.
 * Anybody gets one of these as often as they like, so that what limits a single one limits nothing.
 */
export function isStranger(customer: Customer | undefined): boolean {
  return customer === undefined || customer.email_confirmed_at === null;
}

type Wanted = { readonly slotId: string; readonly capacity: number };
type Holder = {
  readonly testId: string;
  readonly customer: Customer | undefined;
  readonly address: string;
  readonly now: Date;
};

/**
 * Throws if an account, or the strangers of one address, would hold too many places. Waits for others of the address until
 * the transaction ends; whoever has an account is locked already.
 */
export async function refuseHoarding(queries: InTransaction, holder: Holder, wanted: readonly Wanted[]): Promise<void> {
  const { customer } = holder;
  const ceiling = isStranger(customer) ? ofStrangers : ofMember;
  const held = await (isStranger(customer) ? heldByStrangers(queries, holder) : heldBy(queries, holder));
  if (held.length + wanted.length > ceiling.inAll) throw tooMany(customer);
  for (const { slotId, capacity } of wanted) {
    const here = [...held, ...wanted.map((each) => each.slotId)];
    if (here.filter((each) => each === slotId).length > shareOf(capacity, ceiling)) throw tooMany(customer);
  }
}

/** Returns the session of each place that the strangers of an address hold. */
async function heldByStrangers(queries: InTransaction, { testId, address, now }: Holder): Promise<readonly string[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`guests ${testId} ${address}`}, 0))`.execute(queries);
  const rows = await places(queries, now)
    .leftJoin('customers', 'customers.id', 'carts.customer_id')
    .where('carts.test_id', '=', testId)
    .where('carts.guest_address', '=', address)
    .where('customers.email_confirmed_at', 'is', null)
    .execute();
  return rows.map(({ slot_id }) => slot_id);
}

/** Returns the session of each place that a customer holds, without those that staff hold for them. */
async function heldBy(queries: InTransaction, { customer, now }: Holder): Promise<readonly string[]> {
  const rows = await places(queries, now)
    .where('carts.customer_id', '=', customer?.id ?? null)
    .where('carts.source', '<>', 'front-of-house')
    .execute();
  return rows.map(({ slot_id }) => slot_id);
}

const places = (queries: InTransaction, now: Date) =>
  queries
    .selectFrom('cart_items')
    .innerJoin('carts', 'carts.id', 'cart_items.cart_id')
    .select('cart_items.slot_id')
    .where('carts.state', '=', 'open')
    .where('cart_items.held_until', '>', now);

/** Returns the number of places of a session that one holder has at most: the guests of one address, if nothing else is said. */
export function shareOf(capacity: number, { share, atLeast } = ofStrangers): number {
  return Math.max(atLeast, Math.floor(capacity * share));
}

/** Tells a holder of too many places what they can do. */
function tooMany(customer: Customer | undefined): Error {
  if (!customer)
    return refused({ items: ['Guests at your address hold as many places as they can. Please log in to add more.'] });
  return refused({
    items: [
      isStranger(customer)
        ? 'Your internet connection holds as many places as it can. To add more, confirm your email address with the link that we sent you.'
        : 'Your account holds as many places as it can. Book those in your basket, or remove some, to add more.',
    ],
  });
}

/** Returns the minutes for which a stranger's place is held. The last places of a session come back sooner. */
export function strangerHoldMinutes(holdMinutes: number, left: number, capacity: number): number {
  return left <= capacity * scarce ? Math.min(holdMinutes, scarceMinutes) : holdMinutes;
}
