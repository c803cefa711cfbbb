import { compareStructural, reaction } from 'mobx';
import type { Config } from '../../schemas/generated/config';
import type { ApiClient } from '../kit/api/ApiClient';
import type { Clock } from '../ground/core/services';
import type { Journey } from '../../schemas/generated/journey';
import { CheckoutStore, type CheckoutParts } from './CheckoutStore';
import { OrdersStore } from './OrdersStore';
import type { PaymentStores } from './PaymentContext';
import { PaymentStore } from './flow/PaymentStore';
import { loadCardProvider } from './providers/providers';
import { mayLoadScript } from './providers/scriptAddress';

export { orderWords } from './CheckoutWords';

export type PaymentParts = Omit<CheckoutParts, 'payment'> & {
  readonly client: ApiClient;
  readonly clock: Clock;
  readonly config: Config;
};

/** Creates the stores for paying, which a page loads on demand, and starts their reactions. */
export function createPayment({ client, clock, config, ...parts }: PaymentParts, journey: Journey): PaymentStores {
  const { environment, payment: providers } = config;
  const allowed = { environment, standIns: providers.scriptOrigins };
  const payment = new PaymentStore({
    client,
    clock,
    storage: parts.storage,
    newKey: () => crypto.randomUUID(),
    loadProvider: (name) => loadCardProvider(name, (provider, url) => mayLoadScript(provider, url, allowed)),
    customerId: () => parts.session.user?.id,
    onCartOutdated: () => void checkout.reloadCart(),
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
    () => [checkout.form.fingerprint, parts.payable.version],
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
