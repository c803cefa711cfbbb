import { LedgerRecords } from '../books/LedgerRecords';
import type { Ledger } from '../books/ledger';
import { token } from '../books/token';
import { refuse } from './errors';
import type { Session, Sessions } from './Sessions';

type Refund = {
  readonly id: string;
  readonly paymentSessionId: string;
  readonly type: 'Refund';
  readonly status: 'Succeeded';
  readonly amount: number;
  readonly reason: string | undefined;
};
type Kept = Refund & { readonly key: string | undefined };
type Asked = { readonly amount: number | undefined; readonly reason: string | undefined };

/** Keeps refunds, which are transactions of a captured session in Ryft's API. */
export class Refunds {
  readonly #refunds: LedgerRecords<Kept>;

  constructor(
    ledger: Ledger,
    private readonly sessions: Sessions,
  ) {
    this.#refunds = new LedgerRecords(ledger, 'Ryft', 'refund');
  }

  /** Gives money back, once for a key, even if two requests with it arrive at the same time. */
  create(
    id: string,
    { amount, reason }: Asked,
    key: string | undefined,
  ): Session & { readonly refundedAmount: number } {
    const session = this.sessions.get(id);
    const isRepeated = key !== undefined && this.#refunds.find((each) => each.key === key) !== undefined;
    if (!isRepeated) {
      if (session.status !== 'Captured')
        throw refuse(400, 'invalid_status', `A session that is ${session.status} can't be refunded.`);
      const left = session.amount - this.#sumOf(id);
      const wanted = amount ?? left;
      if (wanted < 1 || wanted > left)
        throw refuse(400, 'invalid_amount', 'The amount is more than is left to refund.');
      const refund = { id: `txn_${token()}`, paymentSessionId: id, type: 'Refund', status: 'Succeeded' } as const;
      this.#refunds.write('refunded', { ...refund, amount: wanted, reason, key }, { reference: id, amount: wanted });
    }
    return { ...session, refundedAmount: this.#sumOf(id) };
  }

  /** Lists the refunds among the transactions of a session. */
  of(id: string): readonly Refund[] {
    return this.#refunds
      .filter(({ paymentSessionId }) => paymentSessionId === id)
      .map(({ key: _, ...refund }) => refund);
  }

  #sumOf(id: string): number {
    return this.of(id).reduce((sum, { amount }) => sum + amount, 0);
  }
}
