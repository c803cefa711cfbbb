import { compareStructural, reaction } from 'mobx';
import type { ApiClient } from '../api/ApiClient';
import type { Clock } from '../core/services';
import { bundledJourneys } from '../stores/journeyFile';
import { CheckoutStore, type CheckoutParts } from './CheckoutStore';
import { OrdersStore } from './OrdersStore';
import type { PaymentStores } from './PaymentContext';
import { PaymentStore } from './PaymentStore';
import { providers } from './providers/providers';

export type PaymentParts = Omit<CheckoutParts, 'payment'> & { readonly client: ApiClient; readonly clock: Clock };

/** Wires what only paying needs; a page loads it when it comes to that. */
export function createPayment({ client, clock, ...parts }: PaymentParts): PaymentStores {
  const payment = new PaymentStore(
    client,
    (name) => providers[name]?.(),
    clock,
    () => void parts.cart.load(),
  );
  const checkout = new CheckoutStore({ ...parts, payment }, bundledJourneys.checkout);
  reaction(
    () => checkout.journey.facts,
    () => checkout.factsChanged(),
    { equals: compareStructural },
  );
  return { checkout, payment, orders: new OrdersStore(client) };
}
