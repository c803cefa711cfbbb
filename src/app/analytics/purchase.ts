import type { Order } from '../../api/checkout';
import type { KeyValueStorage } from '../../core/services';
import { push, type TagEvent } from './dataLayer';

const saidKey = 'joinery:said-orders';
const mostKept = 20;

/** Says once per order, over reloads and tabs, that something was bought. */
export async function sayPurchase(order: Order, storage: KeyValueStorage): Promise<void> {
  const say = (): void => {
    const said = (storage.read(saidKey) ?? '').split(' ');
    if (said.includes(order.id)) return;
    storage.write(saidKey, [order.id, ...said].slice(0, mostKept).join(' '));
    push(purchaseEvent(order));
  };
  const { locks } = navigator as Partial<Navigator>; // not where a page came by plain http
  await (locks ? locks.request(saidKey, say) : say()); // two tabs may come to the same order at once
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
