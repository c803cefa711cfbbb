import type { Customer } from './Customer';
import { moneyAtTheBank } from './money';

const ended = ['completed', 'failed', 'prepared'];

/** All that is wrong with what a purchase has come to, for the database and the bank's books. */
export async function wrongAtTheEnd(customer: Customer): Promise<readonly string[]> {
  const { orders, payments, attempts } = await purchase(customer);
  const { held, captured, amounts } = await moneyAtTheBank(customer);
  const { price } = customer;
  const open = attempts.filter(({ state }) => !ended.includes(String(state)));
  const completed = attempts.filter(({ state }) => state === 'completed');
  const rules: readonly (readonly [isSo: boolean, otherwise: string])[] = [
    [orders.length === 1, `${orders.length} orders instead of 1`],
    [captured === (price > 0 ? orders.length : 0), `${captured} captures for ${orders.length} orders`],
    [amounts.every((amount) => amount === price), `captured ${amounts.join(', ')} instead of ${price}`],
    [orders.every(({ total }) => total === price), `order total ${String(orders[0]?.total)} instead of ${price}`],
    [payments.length === captured, `${payments.length} payments written down for ${captured} captures`],
    [payments.every(({ amount }) => amount === price), `payment of ${String(payments[0]?.amount)}`],
    [open.length === 0, `attempts left open: ${open.map(({ state }) => String(state)).join(', ')}`],
    [completed.length === captured, `${completed.length} completed attempts for ${captured} captures`],
    [held === 0, `${held} payments still hold money at the bank`],
  ];
  return rules.filter(([isSo]) => !isSo).map(([, otherwise]) => otherwise);
}

/** The contents of the database and the books, in a line each, for whoever looks into a failure. */
export async function story(customer: Customer): Promise<readonly string[]> {
  const { orders, attempts } = await purchase(customer);
  const entries = (await customer.ledger()).slice(customer.earlierEntries);
  return [
    `attempts: ${attempts.map(({ state, failure }) => [state, failure].filter((each) => typeof each === 'string').join(': ')).join(', ')}`,
    `orders: ${orders.map(({ number, total }) => `${String(number)} of ${String(total)}`).join(', ')}`,
    `ledger: ${entries
      .filter(({ event }) => !['answered', 'card', 'method', 'key', 'link', 'code'].includes(event))
      .map(({ event, reference }) => `${event} ${reference.slice(0, 10)}`)
      .join(', ')}`,
  ];
}

/** The outcome of the cart that is watched, and of none before it. */
export async function purchase(customer: Customer) {
  const { orders, payments, attempts } = await customer.records();
  const own = orders.filter(({ cart_id }) => cart_id === customer.cartId);
  const ids = own.map(({ id }) => id);
  return {
    orders: own,
    payments: payments.filter(({ order_id }) => ids.includes(order_id)),
    attempts: attempts.filter(({ cart_id }) => cart_id === customer.cartId),
  };
}
