import { compareStructural, reaction } from 'mobx';
import type { Config } from '../../schemas/generated/config';
import type { ApiClient } from '../api/ApiClient';
import type { Clock } from '../core/services';
import type { Journey } from '../../schemas/generated/journey';
import { CheckoutStore, type CheckoutParts } from './CheckoutStore';
import { OrdersStore } from './OrdersStore';
import type { PaymentStores } from './PaymentContext';
import { PaymentStore } from './flow/PaymentStore';
import { providerNamed } from './providers/providers';
import { mayLoadScript } from './providers/scriptAddress';

export type PaymentParts = Omit<CheckoutParts, 'payment'> & {
  readonly client: ApiClient;
  readonly clock: Clock;
  readonly config: Config;
};

/** Wires what only paying needs; a page loads it when it comes to that. */
export function createPayment({ client, clock, config, ...parts }: PaymentParts, journey: Journey): PaymentStores {
  const { environment, payment: providers } = config;
  const allowed = { environment, standIns: providers.scriptOrigins };
  const payment = new PaymentStore({
    client,
    clock,
    storage: parts.storage,
    newKey: () => crypto.randomUUID(),
    loadProvider: (name) => providerNamed(name, (provider, url) => mayLoadScript(provider, url, allowed)),
    customerId: () => parts.session.user?.id,
    onLookAgain: () => void checkout.lookAgain(),
  });
  const checkout = new CheckoutStore({ ...parts, payment }, journey);
  reaction(
    () => checkout.journey.facts,
    () => checkout.factsChanged(),
    { equals: compareStructural },
  );
  reaction(
    () => payment.orderId,
    (orderId) => orderId !== undefined && checkout.finish(orderId),
  );
  reaction(
    () => [checkout.formFingerprint, parts.payable.fingerprint],
    () => checkout.formChanged(),
    { equals: compareStructural },
  );
  const orders = new OrdersStore(client);
  reaction(
    () => parts.session.user?.id,
    () => orders.forget(),
  );
  return { checkout, payment, orders };
}
