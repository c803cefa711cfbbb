import type { OrderItem } from '../../schemas/generated/wire';
import { pence } from '../../src/core/money';
import { ApiError, notFound } from '../contract/apiError';
import type { Customer, Handlers } from '../contract/calls';
import type { Settings } from '../controls/settings';
import { authorisePayment, completePayment, preparePayment } from '../payments/checkout';
import type { PaymentProvider } from '../payments/provider';
import { orderAmount } from '../pricing/prices';
import { operator } from '../seed/operator';

/** `providers` by the name that the settings choose from. */
export function checkoutCalls(providers: Readonly<Record<string, PaymentProvider>>) {
  const chosen = ({ paymentProvider }: Settings): PaymentProvider => {
    const provider = providers[paymentProvider];
    if (!provider) throw new ApiError(422, `Payment provider ${paymentProvider} is not supported`);
    return provider;
  };

  return {
    preparePayment: async ({ db, customer, settings }) => {
      if (settings.paidBookingDisabled) {
        const message = 'Online payments are switched off at the moment. Please pay at your centre.';
        throw new ApiError(403, message, {}, { paid_booking_disabled: true });
      }
      return { data: await preparePayment(db, chosen(settings), signedIn(customer)) };
    },

    authorisePayment: async ({ db, body, customer, settings }) => ({
      data: await authorisePayment(db, chosen(settings), signedIn(customer), body),
    }),

    completePayment: async ({ db, body, customer, settings }) => ({
      data: { complete_order_id: await completePayment(db, chosen(settings), signedIn(customer), body) },
    }),

    order: async ({ params, queries, customer }) => {
      const readable = /^[0-9a-f-]{36}$/.test(params.orderId);
      const order = readable
        ? await queries
            .selectFrom('orders')
            .selectAll()
            .where('id', '=', params.orderId)
            .where('customer_id', '=', signedIn(customer).id)
            .executeTakeFirst()
        : undefined;
      if (!order) throw notFound();
      return {
        data: {
          id: order.id,
          number: String(order.number),
          items: order.items as OrderItem[], // written by placeOrder
          tax: orderAmount(pence(0)),
          total: orderAmount(pence(order.total)),
          brand: operator.name,
          order_type: 'membership' as const,
          new_mandate: order.new_mandate,
        },
      };
    },
  } satisfies Handlers;
}

function signedIn(customer: Customer | undefined): Customer {
  if (!customer) throw new ApiError(401, 'Please log in.');
  return customer;
}
