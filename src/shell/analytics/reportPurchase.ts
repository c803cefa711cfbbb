import type { Order } from '../../kit/api/checkout';
import type { KeyValueStorage } from '../../ground/core/services';
import { pushEvent, type TagEvent } from './dataLayer';

const reportedKey = 'joinery:said-orders';
const maxReported = 20;

/** Pushes the purchase event once for each order, across reloads and tabs. */
export async function reportPurchase(order: Order, storage: KeyValueStorage): Promise<void> {
  const say = (): void => {
    const said = (storage.read(reportedKey) ?? '').split(' ');
    if (said.includes(order.id)) return;
    storage.write(reportedKey, [order.id, ...said].slice(0, maxReported).join(' '));
    pushEvent(purchaseEvent(order));
  };
  const { locks } = navigator as Partial<Navigator>; // browsers leave out locks on plain http
  await (locks ? locks.request(reportedKey, say) : say()); // two tabs may show the same order at once
}

function purchaseEvent({ id, total, items }: Order): TagEvent {
  return {
    event: 'purchase',
    ecommerce: {
      transaction_id: id,
      value: Number(total.decimal),
      currency: total.currency,
      items: items.map(({ name, type }) => ({ item_name: name, item_category: type })),
    },
  };
}
