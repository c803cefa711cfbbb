import type { PaymentState } from '../../operator/database/tables/payments';
import type { Cell } from './cells';
import { purchase } from './check';
import type { Customer } from './Customer';

/** The database's state at each instant: it is behind the bank, and that makes the instant dangerous. */
const standing: Readonly<Record<Cell['step'], readonly [state: PaymentState, orders: number]>> = {
  prepare: ['prepared', 0],
  authorise: ['authorising', 0],
  'challenge open': ['challenged', 0],
  'challenge answered': ['challenged', 0],
  'complete asked': ['completing', 0],
  'complete committed': ['completed', 1],
  'confirmation load': ['completed', 1],
};

/** Throws when the payment is not where the cell wants it: it would hold for the wrong reason. A lost answer came later. */
export async function instantReached({ step, disturbance }: Cell, customer: Customer): Promise<void> {
  if (disturbance === 'drop response') return;
  const { attempts, orders } = await purchase(customer);
  const [state, orderCount] = standing[step];
  // While a provider's script pays, the server waits for it, whatever the bank asks the customer.
  const wanted = customer.provider === 'Ryft' && state === 'challenged' ? 'authorising' : state;
  const states = attempts.map((attempt) => attempt.state);
  const asWanted = customer.provider === undefined ? states.length === 0 : states.length === 1 && states[0] === wanted;
  if (asWanted && orders.length === orderCount) return;
  throw new Error(
    `The database is not as it is at "${step}": attempts ${JSON.stringify(states)}, ${orders.length} orders.`,
  );
}
