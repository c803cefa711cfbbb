import { sql } from 'kysely';
import type { Customer } from '../../contract/calls';
import { noPassword } from '../../customers/passwords';
import type { Queries } from '../../database/database';

/** The tables whose rows belong to a customer alone; the account goes with all of them. */
const own = [
  'sessions',
  'known_devices',
  'password_resets',
  'email_changes',
  'passkeys',
  'passkey_challenges',
  'marketing_consents',
  'identity_changes',
  'profile_photos',
  'guest_passes',
  'penalties',
  'waiting_entries',
  'bookings',
  'packages',
  'saved_cards',
  'mandates',
  'dependants',
] as const;

/** Returns the slots in which a place is kept for the customer, in a basket or by an offer. */
export async function heldSlots(queries: Queries, customerId: string): Promise<string[]> {
  const inBaskets = queries
    .selectFrom('cart_items')
    .innerJoin('carts', 'carts.id', 'cart_items.cart_id')
    .select('cart_items.slot_id')
    .where('carts.customer_id', '=', customerId)
    .where('carts.state', '=', 'open');
  const offered = queries
    .selectFrom('waiting_entries')
    .select('slot_id')
    .where('customer_id', '=', customerId)
    .where('state', '=', 'offered');
  return (await inBaskets.union(offered).execute()).map(({ slot_id }) => slot_id);
}

/** Deletes what belongs to a customer alone, and takes everything personal out of the records that stay. */
export async function emptyRecords(queries: Queries, customer: Customer, now: Date): Promise<void> {
  await deleteMails(queries, customer);
  await deleteAnswers(queries, customer.id);
  for (const table of own) await queries.deleteFrom(table).where('customer_id', '=', customer.id).execute();
  await emptyCarts(queries, customer.id);
  await emptyOrders(queries, customer.id);
  await emptyMemberships(queries, customer.id);
  await emptyCustomer(queries, customer.id, now);
}

/** Deletes the copies of mails to the customer, to an address that they have asked for, and to the guests whom they invited. */
async function deleteMails(queries: Queries, { id, test_id, email }: Customer): Promise<void> {
  const guests = queries.selectFrom('guest_passes').select('guest_email as address').where('customer_id', '=', id);
  const asked = queries.selectFrom('email_changes').select('email as address').where('customer_id', '=', id);
  const rows = await guests.union(asked).execute();
  const recipients = [email, ...rows.map(({ address }) => address)];
  await queries.deleteFrom('outbox').where('test_id', '=', test_id).where('recipient', 'in', recipients).execute();
}

/** Deletes the answers that are kept for repeated requests: they may hold the names of children and guests. */
async function deleteAnswers(queries: Queries, id: string): Promise<void> {
  await queries
    .deleteFrom('idempotent_answers')
    .where((where) =>
      where.or([where('scope', 'like', `${id}:%`), where(sql<string>`body->'signsIn'->>'id'`, '=', id)]),
    )
    .execute();
}

/** Deletes carts that no payment and no order needs. Of the others, the choice of a membership and the price stay. */
async function emptyCarts(queries: Queries, customerId: string): Promise<void> {
  const all = queries.selectFrom('carts').select('id').where('customer_id', '=', customerId);
  await queries
    .deleteFrom('carts')
    .where('customer_id', '=', customerId)
    .where('id', 'not in', queries.selectFrom('payment_attempts').select('cart_id').where('cart_id', 'in', all))
    .where('id', 'not in', queries.selectFrom('orders').select('cart_id').where('customer_id', '=', customerId))
    .execute();
  await queries.deleteFrom('cart_items').where('cart_id', 'in', all).execute();
  await queries.deleteFrom('cart_answers').where('cart_id', 'in', all).execute();
  await queries
    .updateTable('carts')
    .set((set) => ({
      guest_hash: null,
      guest_address: null,
      state: set
        .case()
        .when('state', '=', 'open')
        .then('cleared' as const)
        .else(set.ref('state'))
        .end(),
    }))
    .where('customer_id', '=', customerId)
    .execute();
  const nothing = { card: null, challenge: null, origin: null, fingerprint: null, earlier_error: null };
  await queries
    .updateTable('payment_attempts')
    .set({ ...nothing, failure_message: null, failure_details: null })
    .where('cart_id', 'in', all)
    .execute();
}

async function emptyOrders(queries: Queries, customerId: string): Promise<void> {
  await queries
    .updateTable('orders')
    .set({
      receipt_email: null,
      items: sql`(select coalesce(jsonb_agg(
        case when each.item ? 'attendee' then jsonb_set(each.item, '{attendee}', '""') else each.item end
        order by each.position), '[]') from jsonb_array_elements(items) with ordinality as each(item, position))`,
    })
    .where('customer_id', '=', customerId)
    .execute();
}

async function emptyMemberships(queries: Queries, customerId: string): Promise<void> {
  const memberships = queries.selectFrom('memberships').select('id').where('customer_id', '=', customerId);
  await queries.deleteFrom('membership_documents').where('membership_id', 'in', memberships).execute();
  await queries
    .updateTable('memberships')
    .set({ leaving_reason: null, proof_state: null, proof_expires_on: null })
    .where('customer_id', '=', customerId)
    .execute();
}

/** Empties the customer's row, to which orders refer. Nobody logs in with it, and no search finds it. */
async function emptyCustomer(queries: Queries, id: string, now: Date): Promise<void> {
  await queries
    .updateTable('customers')
    .set({
      reference: `deleted-${id}`,
      email: '',
      password_hash: noPassword,
      first_name: 'Deleted',
      last_name: 'customer',
      details: '{}',
      home_venue_id: null,
      barcode: '',
      credit_pence: 0,
      membership_credit_pence: 0,
      billing_day: null,
      sold_to: null,
      deleted_at: now,
    })
    .where('id', '=', id)
    .execute();
}
