import { notFound } from '../contract/apiError';
import type { Customer, Handlers } from '../contract/calls';
import { isUuid } from '../contract/isUuid';
import type { Queries } from '../database/database';
import { cartAnswer, openCart, priceCart } from '../memberships/cart/membershipCart';
import { clearOpenCart, storeMembership } from '../memberships/cart/storeMembership';
import { isAgreed, termsAnswer, termsOf } from '../catalogue/terms';
import { hasUntoldOrder } from '../orders/latestOrder';
import { refuseClosedJoining } from './joiningSwitch';
import { signedIn } from './signedIn';

export const joiningCalls = (sellsOnline: boolean) =>
  ({
    joiningCart: async ({ queries, customer, now }) => {
      const cart = customer && (await openCart(queries, customer.id));
      return { data: cart ? cartAnswer(await priceCart(queries, cart, { now })) : null };
    },

    storeMembership: async ({ body, queries, customer, settings, testId, now }) => {
      refuseClosedJoining(settings, sellsOnline);
      return { data: await storeMembership(queries, { customer: signedIn(customer), settings, testId, now }, body) };
    },

    clearCart: async ({ db, customer }) => {
      const known = signedIn(customer);
      const cleared = await db.transaction().execute((queries) => clearOpenCart(queries, known.id));
      // Another tab may just have paid for this cart: the customer must be shown that order.
      return { data: { cleared: cleared && !(await hasUntoldOrder(db, known, 'joining')) } };
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
        const { accepted_terms: agreed } = cart;
        return { data: terms.map((each) => ({ ...termsAnswer(each), agreed: isAgreed(each, agreed) })) };
      }
      if (!(await mayPayFor(queries, known, query.cart_id))) throw notFound();
      return { data: (await termsOf(queries, ['booking'])).map(termsAnswer) };
    },
  }) satisfies Handlers;

/** Reports whether an open basket is the caller's own, or whether staff may take money for it. */
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
