import { describe, expect, it } from 'vitest';
import { requestError } from '../kit/api/RequestError';
import { ApiRequest, type RequestOutcome } from '../kit/api/ApiRequest';
import type { DeskReceipt } from '../kit/api/staff';
import { openRefundsKey, RefundStore } from './RefundStore';

const price = (raw: number) => ({ raw, formatted: `£${raw / 100}`, decimal: String(raw / 100) });
const amounts = { cash: price(1150), credit: price(0) };

/** An order, as far as a refund reads it. */
function receiptOf(more: Partial<DeskReceipt> = {}): DeskReceipt {
  return { id: 'o1', number: '40724', refundable: amounts, refund: null, ...more } as DeskReceipt;
}

function refunded(requestKey: string | null, cash = 1150): DeskReceipt {
  const refund = { ...amounts, cash: price(cash), refundedAt: '', refundedBy: 'Dana Desk', requestKey };
  return receiptOf({ refundable: null, refund });
}

const unknown: RequestOutcome<DeskReceipt> = { ok: false, error: requestError(500, {}) };
const refusal: RequestOutcome<DeskReceipt> = { ok: false, error: requestError(409, { message: 'Cancelled already.' }) };

type Server = { answer: (key: string) => RequestOutcome<DeskReceipt>; receipt: (key: string) => DeskReceipt };

/** A till with an order on its screen, and a server that answers so. */
async function till(server: Server, kept = new Map<string, string>()) {
  const keys: string[] = [];
  const receipt = new ApiRequest<DeskReceipt>();
  const show = async (): Promise<void> => {
    const data = server.receipt(keys.at(-1) ?? '');
    await receipt.run(() => Promise.resolve({ ok: true, data }));
  };
  const refunds = new RefundStore({
    api: {
      refund: (_orderId, _body, { key }) => {
        keys.push(key);
        return Promise.resolve(server.answer(key));
      },
    },
    receipt,
    load: show,
    tillVenue: () => 'kirkstall',
    storage: {
      read: (key) => kept.get(key),
      write: (key, text) => void kept.set(key, text),
      remove: (key) => void kept.delete(key),
    },
  });
  await show();
  return { refunds, receipt, keys, kept, server, show };
}

describe('RefundStore', () => {
  it('has cash handed back until staff say that it was, also after a reload', async () => {
    const first = await till({ answer: (key) => ({ ok: true, data: refunded(key) }), receipt: () => receiptOf() });
    expect(first.refunds.cashToHandBack).toBe(0);
    first.refunds.ask(true);
    await first.refunds.refund();
    expect([first.refunds.isAsked, first.refunds.cashToHandBack]).toEqual([false, 1150]);

    const [key = ''] = first.keys;
    const next = await till({ answer: () => unknown, receipt: () => refunded(key) }, first.kept);
    expect(next.refunds.cashToHandBack).toBe(1150);
    next.refunds.handedBack();
    expect([next.refunds.cashToHandBack, next.refunds.open, next.kept.get(openRefundsKey)]).toEqual([0, [], undefined]);
  });

  it('sends the same key again while it is unknown what became of the request', async () => {
    const { refunds, keys, server } = await till({ answer: () => unknown, receipt: () => receiptOf() });
    refunds.ask(true);
    await refunds.refund();
    expect([refunds.isAsked, refunds.open.length]).toEqual([true, 1]);
    server.answer = (key) => ({ ok: true, data: refunded(key) });
    await refunds.refund();
    expect([new Set(keys).size, keys.length, refunds.cashToHandBack]).toEqual([1, 2, 1150]);
  });

  it('finds out that a request without an answer went through', async () => {
    const { refunds } = await till({
      answer: () => unknown,
      receipt: (key) => (key === '' ? receiptOf() : refunded(key)),
    });
    await refunds.refund();
    expect(refunds.cashToHandBack).toBe(1150);
  });

  it('hands nothing back for an order that another till has cancelled', async () => {
    const { refunds, receipt, kept } = await till({
      answer: () => refusal,
      receipt: (key) => (key === '' ? receiptOf() : refunded('the other till’s')),
    });
    await refunds.refund();
    expect([refunds.cashToHandBack, refunds.open, kept.size]).toEqual([0, [], 0]);
    expect(receipt.data?.refund?.refundedBy).toBe('Dana Desk');
  });

  it('has nothing left to do where no cash comes back', async () => {
    const { refunds } = await till({
      answer: (key) => ({ ok: true, data: refunded(key, 0) }),
      receipt: () => receiptOf(),
    });
    await refunds.refund();
    expect(refunds.open).toEqual([]);
  });

  it.each(['{', '7', '[null, {"orderId":1}]'])('ignores stored text of another format: %s', async (text) => {
    const { refunds } = await till(
      { answer: () => unknown, receipt: () => receiptOf() },
      new Map([[openRefundsKey, text]]),
    );
    expect(refunds.open).toEqual([]);
  });
});
