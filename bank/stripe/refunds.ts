import { LedgerRecords } from '../books/LedgerRecords';
import type { Ledger } from '../books/ledger';
import { token } from '../books/token';
import { invalid, keyReused, refuse } from './errors';
import type { Intents } from './intents';

export type Refund = {
  readonly id: string;
  readonly object: 'refund';
  readonly payment_intent: string;
  readonly amount: number;
  readonly status: 'succeeded';
  readonly metadata: Readonly<Record<string, string>>;
};
type Asked = Pick<Refund, 'payment_intent' | 'metadata'> & { readonly amount: number | undefined };
type Kept = Refund & { readonly key: string | undefined };

/** Keeps the refunds of captured payment intents, as in Stripe's API. */
export class Refunds {
  readonly #refunds: LedgerRecords<Kept>;

  constructor(
    ledger: Ledger,
    private readonly intents: Intents,
  ) {
    this.#refunds = new LedgerRecords(ledger, 'Stripe', 'refund');
  }

  /** Gives money back, once for a key, even if two requests with it arrive at the same time. */
  create({ payment_intent, amount, metadata }: Asked, key: string | undefined): Refund {
    const earlier = key === undefined ? undefined : this.#refunds.find((refund) => refund.key === key);
    if (earlier && (earlier.payment_intent !== payment_intent || earlier.amount !== amount))
      throw refuse(400, keyReused.error);
    if (earlier) return shown(earlier);
    const intent = this.intents.get(payment_intent);
    if (intent.status !== 'succeeded')
      throw invalid('payment_intent_unexpected_state', 'There is no charge to refund.');
    const left = intent.amount - this.of(payment_intent).reduce((sum, each) => sum + each.amount, 0);
    if (left === 0) throw invalid('charge_already_refunded', 'The charge has already been refunded.');
    const wanted = amount ?? left;
    if (wanted < 1 || wanted > left) throw refuse(400, tooMuch(wanted, left));
    const refund = { id: `re_${token()}`, object: 'refund', payment_intent, amount: wanted, metadata } as const;
    const about = { reference: payment_intent, amount: wanted };
    return shown(this.#refunds.write('refunded', { ...refund, status: 'succeeded', key }, about));
  }

  /** Lists the refunds of a payment intent. */
  of(paymentIntent: string): readonly Refund[] {
    return this.#refunds.filter(({ payment_intent }) => payment_intent === paymentIntent).map(shown);
  }
}

function shown({ key: _, ...refund }: Kept): Refund {
  return refund;
}

/** The error for more than is left of a charge. Stripe names the parameter, and gives no code. */
function tooMuch(wanted: number, left: number) {
  const message = `Refund amount (${wanted}) is greater than unrefunded amount on charge (${left}).`;
  return { type: 'invalid_request_error', param: 'amount', message } as const;
}
