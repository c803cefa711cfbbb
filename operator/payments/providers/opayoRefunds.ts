import type { ProviderAnswer } from '../http';
import type { RefundCalls, RefundOutcome } from '../provider';
import { isRefusal, isUsedCode, refusal, type OpayoTransaction } from './opayoAnswers';

type Call = (path: string, body?: object) => Promise<ProviderAnswer<OpayoTransaction>>;
type Find = (payment: { readonly id: string }) => Promise<OpayoTransaction | undefined>;

/** The statuses with which Opayo itself refuses a refund: what is not allowed, and a wrong request. */
const neverRefunded: readonly number[] = [403, 422];

/** The statuses of a refund that was not sent, and whose code is used up. Source: Opayo Pi, "Transactions", `status`. */
const notRefunded: readonly string[] = ['NotAuthed', 'Rejected', 'Malformed', 'Invalid', 'Error'];

/** Refunds are transactions of their own. Their `vendorTxCode` is our id, and Opayo takes it once. */
export function opayoRefunds(call: Call, find: Find): RefundCalls {
  return {
    async refund(attempt, { id, amount }) {
      const of = attempt.provider_transaction ?? (await find(attempt))?.transactionId;
      if (of === undefined) throw new Error(`Opayo knows no transaction of ${attempt.id}.`);
      const { status, body } = await call('/transactions', {
        transactionType: 'Refund',
        vendorTxCode: id,
        referenceTransactionId: of,
        amount,
        description: 'Refund',
      });
      if (status === 201) return refundOutcome(body);
      // A code that was used before is no refusal: the refund was asked for, and has to be looked for.
      if (isUsedCode(body) || !neverRefunded.includes(status) || !isRefusal(body))
        throw new Error(`Opayo answered ${status} to a refund.`);
      return { kind: 'refused', details: refusal(body).details };
    },

    async findRefund(_attempt, { id }) {
      const { status, body } = await call(`/transactions?vendorTxCode=${id}`);
      if (status === 200) return refundOutcome(body);
      if (status === 404 && body.code === 1012) return { kind: 'none' };
      throw new Error(`Opayo answered ${status} to the search for a refund.`);
    },
  };
}

function refundOutcome(transaction: OpayoTransaction): RefundOutcome {
  const { status = 'no status' } = transaction;
  if (status === 'Ok') return { kind: 'done' };
  if (!notRefunded.includes(status)) throw new Error(`Opayo told of a refund with ${status}.`);
  return { kind: 'refused', details: refusal(transaction).details };
}
