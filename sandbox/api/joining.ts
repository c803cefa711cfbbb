import { ApiError, notFound } from '../contract/apiError';
import type { Customer, Handlers } from '../contract/calls';
import { isUuid } from '../contract/isUuid';
import type { Queries } from '../database/database';
import { cartAnswer, openCart, priceCart } from '../joining/cart';
import { clearOpenCart, storeMembership } from '../joining/store';
import { termsAnswer, termsOf } from '../joining/terms';
import { hasUntoldOrder } from '../orders/latestOrder';
import { signedIn } from './signedIn';

export const joiningCalls = {
  joiningCart: async ({ queries, customer }) => {
    const cart = customer && (await openCart(queries, customer.id));
    return { data: cart ? cartAnswer(await priceCart(queries, cart)) : null };
  },

  storeMembership: async ({ body, queries, customer, settings, testId, now }) => {
    if (!customer) throw new ApiError(401, 'Please log in.');
    return { data: await storeMembership(queries, { customer, settings, testId, now }, body) };
  },

  clearCart: async ({ db, customer }) => {
    if (!customer) throw new ApiError(401, 'Please log in.');
    const cleared = await db.transaction().execute((queries) => clearOpenCart(queries, customer.id));
    // Another tab may just have paid for what this one clears: its order is not to be passed over.
    return { data: { cleared: cleared && !(await hasUntoldOrder(db, customer, 'joining')) } };
  },

  directDebitTerms: async ({ queries }) => ({ data: (await termsOf(queries, ['direct-debit'])).map(termsAnswer) }),

  membershipTerms: async ({ queries, params }) => ({
    data: (await termsOf(queries, ['membership'], params.typeId)).map(termsAnswer),
  }),

  healthCommitment: async ({ queries, params }) => ({
    data: (await termsOf(queries, ['health-commitment'], params.typeId)).map(termsAnswer),
  }),

  cartTerms: async ({ queries, query, customer }) => {
    const known = signedIn(customer);
    const cart = await openCart(queries, known.id);
    if (cart?.id === query.cart_id) {
      const terms = await termsOf(queries, ['health-commitment', 'membership'], cart.membership_type_id);
      return { data: terms.map(termsAnswer) };
    }
    if (!(await mayPayFor(queries, known, query.cart_id))) throw notFound();
    return { data: (await termsOf(queries, ['booking'])).map(termsAnswer) };
  },
} satisfies Handlers;

/** Whether an open basket is the caller's own, or one that staff may take money for. */
async function mayPayFor(queries: Queries, { id, staff, test_id }: Customer, cartId: string): Promise<boolean> {
  if (!isUuid(cartId)) return false;
  const baskets = queries
    .selectFrom('carts')
    .select('id')
    .where('id', '=', cartId)
    .where('kind', '=', 'basket')
    .where('state', '=', 'open')
    .where('test_id', '=', test_id);
  const own = staff ? baskets.where('customer_id', 'is not', null) : baskets.where('customer_id', '=', id);
  return (await own.executeTakeFirst()) !== undefined;
}
