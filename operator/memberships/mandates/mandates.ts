import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { InTransaction, Queries } from '../../database/database';
import type { MandateTable } from '../../database/tables/memberships';

export type Mandate = Selectable<MandateTable>;

/** A Direct Debit instruction as the customer fills it in. The sort code and account number are digits only. */
export type Instruction = {
  readonly accountHolder: string;
  readonly sortCode: string;
  readonly accountNumber: string;
  /** The address of the account holder, by the wire's names; empty when it is the customer's own. */
  readonly billingAddress: Readonly<Record<string, unknown>>;
};

/** Finds the customer's newest active mandate. */
export async function activeMandate(queries: Queries, customerId: string): Promise<Mandate | undefined> {
  return queries
    .selectFrom('mandates')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('state', '=', 'active')
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

/** Reports whether a new mandate was proposed together with this cart. */
export async function hasNewMandate(queries: Queries, cartId: string): Promise<boolean> {
  const mandate = await queries.selectFrom('mandates').select('id').where('cart_id', '=', cartId).executeTakeFirst();
  return mandate !== undefined;
}

/** Stores a mandate that becomes active when its cart is paid for. */
export async function proposeMandate(
  queries: Queries,
  { id: cartId, customer_id }: { readonly id: string; readonly customer_id: string },
  instruction: Instruction,
): Promise<void> {
  await queries
    .insertInto('mandates')
    .values({ ...mandateRow(instruction), customer_id, cart_id: cartId, state: 'proposed' })
    .execute();
}

/** Returns what a mandate's row has of the instruction, with a reference of its own. */
function mandateRow({ accountHolder, sortCode, accountNumber, billingAddress }: Instruction) {
  return {
    account_holder: accountHolder,
    sort_code: sortCode,
    account_number: accountNumber,
    billing_address: Object.keys(billingAddress).length > 0 ? JSON.stringify(billingAddress) : null,
    reference: `AVL${randomBytes(5).toString('hex').toUpperCase()}`,
  };
}

/** Puts a new active mandate in the place of the customer's, who is locked. */
export async function replaceMandate(
  queries: InTransaction,
  customerId: string,
  instruction: Instruction,
): Promise<void> {
  await queries
    .updateTable('mandates')
    .set({ state: 'cancelled' })
    .where('customer_id', '=', customerId)
    .where('state', '=', 'active')
    .execute();
  await queries
    .insertInto('mandates')
    .values({ ...mandateRow(instruction), customer_id: customerId, cart_id: null, state: 'active' })
    .execute();
}

/** Makes the mandate that was proposed with a cart active, now that the cart is paid for. */
export async function activateMandate(queries: Queries, cartId: string): Promise<void> {
  await queries.updateTable('mandates').set({ state: 'active' }).where('cart_id', '=', cartId).execute();
}

/** Deletes the mandate that was proposed with a cart, since the cart is given up. */
export async function withdrawMandate(queries: Queries, cartId: string): Promise<void> {
  await queries.deleteFrom('mandates').where('cart_id', '=', cartId).where('state', '=', 'proposed').execute();
}
