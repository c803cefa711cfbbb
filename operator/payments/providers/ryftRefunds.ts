import { callsTo } from '../http';
import type { RefundCalls, RefundOutcome } from '../provider';

type Transaction = { readonly type?: string; readonly status?: string; readonly reason?: string };
type Answer = {
  readonly items?: Transaction[];
  readonly errors?: readonly { readonly code?: string }[];
};

/** The codes with which Ryft says, with 400, that a refund is impossible. */
const neverRefunded: readonly string[] = ['invalid_status', 'invalid_amount'];

/** Refunds are transactions of a captured session. Their reason is our id, by which they are found again. */
export function ryftRefunds(apiUrl: string, secretKey: string): RefundCalls {
  const call = callsTo<Answer>(`${apiUrl}/ryft/v1/payment-sessions`, secretKey);

  const findRefund: RefundCalls['findRefund'] = async ({ provider_reference }, { id }) => {
    const { status, body } = await call(`/${provider_reference ?? ''}/transactions`);
    if (status !== 200 || body.items === undefined)
      throw new Error(`Ryft answered ${status} to a list of transactions.`);
    return refundOutcome(body.items.find(({ type, reason }) => type === 'Refund' && reason === id));
  };

  return {
    async refund(attempt, refund) {
      const { id, amount } = refund;
      const request = { amount, reason: id };
      const { status, body } = await call(`/${attempt.provider_reference ?? ''}/refunds`, request, id);
      const code = body.errors?.[0]?.code ?? '';
      if (status === 400 && neverRefunded.includes(code)) return { kind: 'refused', details: `Ryft: ${code}` };
      if (status !== 200) throw new Error(`Ryft answered ${status} to a refund.`);
      const found = await findRefund(attempt, refund);
      if (found.kind === 'none') throw new Error('Ryft answered to a refund, and has none.');
      return found;
    },

    findRefund,
  };
}

function refundOutcome(refund: Transaction | undefined): RefundOutcome {
  switch (refund?.status) {
    case undefined:
      return { kind: 'none' };
    case 'Succeeded':
      return { kind: 'done' };
    case 'Pending':
      return { kind: 'pending' };
    default:
      return { kind: 'refused', details: `Ryft: ${refund?.status}` };
  }
}
