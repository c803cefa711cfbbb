import { ApiError, notFound } from '../contract/apiError';
import type { Handlers } from '../contract/calls';
import { cartAnswer, openCart, priceCart } from '../joining/cart';
import { clearOpenCart, storeMembership } from '../joining/store';
import { termsAnswer, termsOf } from '../joining/terms';

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
    return { data: { cleared } };
  },

  directDebitTerms: async ({ queries }) => ({ data: (await termsOf(queries, ['direct-debit'])).map(termsAnswer) }),

  membershipTerms: async ({ queries, params }) => ({
    data: (await termsOf(queries, ['membership'], params.typeId)).map(termsAnswer),
  }),

  healthCommitment: async ({ queries, params }) => ({
    data: (await termsOf(queries, ['health-commitment'], params.typeId)).map(termsAnswer),
  }),

  cartTerms: async ({ queries, query, customer }) => {
    const cart = customer && (await openCart(queries, customer.id));
    if (!cart || cart.id !== query.cart_id) throw notFound();
    const terms = await termsOf(queries, ['health-commitment', 'membership'], cart.membership_type_id);
    return { data: terms.map(termsAnswer) };
  },
} satisfies Handlers;
