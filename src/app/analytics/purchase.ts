import type { Order } from '../../api/checkout';
import type { KeyValueStorage } from '../../core/services';
import { push, type TagEvent } from './dataLayer';

const lastOrderKey = 'joinery:last-order';

/** Says once per order, over reloads and tabs, that something was bought. */
export async function sayPurchase(order: Order, storage: KeyValueStorage): Promise<void> {
  const say = (): void => {
    if (storage.read(lastOrderKey) === order.id) return;
    storage.write(lastOrderKey, order.id);
    push(purchaseEvent(order));
  };
  await navigator.locks.request(lastOrderKey, say); // two tabs may come to the same order at once
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
