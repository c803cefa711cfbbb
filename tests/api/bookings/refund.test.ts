import { beforeAll, describe, expect, it } from 'vitest';
import type { DeskReceipt } from '../../../schemas/generated/wire';
import { sharedHarness, type Harness, type Reply } from '../harness';
import { nobodys } from '../payments/support';
import { Booker, desk, leila, morgan, offers } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

type Tender = { tender_type: string; amount: number };

/** An order for two courts at £9.50 each that staff have sold to Morgan. */
async function sold(...payments: readonly Tender[]) {
  const staff = await harness.signedIn(desk);
  const { data } = await staff.get(`/api/staff/customers?search=${morgan}`);
  const [{ id = '' } = {}] = data as { id?: string }[];
  const till = new Booker(staff, harness, 'front-of-house', id);
  for (const nth of [0, 1]) await till.added(await till.slot(offers.badminton, { nth }));
  const { complete_order_id } = (await till.pay(payments)).data as { complete_order_id: string };
  const path = `/api/staff/orders/${complete_order_id}`;
  const customer = await Booker.at(harness, morgan, staff.testId);
  return {
    till,
    customer,
    path,
    refund: (cash: number, credit: number, key?: string): Promise<Reply> =>
      staff.post(`${path}/refund`, { cash, credit }, key === undefined ? {} : { 'idempotency-key': key }),
    receipt: async (): Promise<DeskReceipt> => (await staff.get(`${path}/receipt`)).data,
    credit: async (): Promise<number> => {
      const { data: user } = await customer.caller.get('/api/auth/user');
      return (user as { credit: { balance: number } }).credit.balance;
    },
  };
}

const cash = { tender_type: 'cash', amount: 2000 };

describe('an order that is cancelled at the desk', () => {
  it('gives back what paid for it, frees its places, and says so on its receipt', async () => {
    const { refund, receipt, credit, till, customer } = await sold(
      { tender_type: 'credit', amount: 1250 },
      { tender_type: 'cash', amount: 1000 },
    );
    expect(await credit()).toBe(0);
    const { refundable } = await receipt();
    expect(refundable).toMatchObject({ cash: { raw: 650 }, credit: { raw: 1250 } });
    const { status, data } = await refund(650, 1250, 'one press');
    expect(status).toBe(200);
    expect(data).toEqual(await receipt());
    expect(data).toMatchObject({
      refundable: null,
      refund: { cash: { raw: 650 }, credit: { raw: 1250 }, refunded_by: 'Dana Desk', request_key: 'one press' },
    });
    expect(await credit()).toBe(1250);
    expect((await till.records()).bookings.filter(({ order_id, state }) => order_id && state === 'booked')).toEqual([]);
    const { data: payments } = await customer.caller.get('/api/my-account/payments?page=1');
    expect(JSON.stringify(payments)).toMatch(/Refund: order \d+/);
  });

  it('comes back once, however often it is asked for', async () => {
    const { refund, credit, till } = await sold(cash);
    const first = await Promise.all([1, 2, 3].map(() => refund(1900, 0, 'the same press')));
    for (const { status, data } of first) expect([status, data]).toEqual([200, first[0]?.data]);
    const again = await refund(1900, 0, 'another till');
    expect(again).toMatchObject({ status: 409 });
    expect(again.text).toMatch(
      /Dana Desk has cancelled this order already \(.*\), with £19\.00 in cash to give back\./,
    );
    expect(await credit()).toBe(1250); // nothing of the cash became credit
    expect((await till.records()).bookings.filter(({ order_id }) => order_id)).toHaveLength(2);
  });

  it('of two tills that press at once, gives back at one', async () => {
    const { refund } = await sold(cash);
    const replies = await Promise.all(['the first till', 'the second till'].map((key) => refund(1900, 0, key)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('gives back only what its customer has not cancelled', async () => {
    const { refund, receipt, credit, customer } = await sold(cash);
    const { data } = await customer.caller.get('/api/my-account/bookings?when=upcoming');
    const court = (data as { id: string; name: string }[]).find(({ name }) => name === 'Badminton court');
    const cancelled = await customer.caller.post(`/api/my-account/bookings/${court?.id ?? ''}/cancel`, {});
    expect(cancelled.status, cancelled.text).toBe(200);
    expect(await credit()).toBe(2200);
    expect(await refund(1900, 0)).toMatchObject({ status: 409, body: { message: /What comes back has changed/ } });
    expect((await receipt()).refundable).toMatchObject({ cash: { raw: 950 }, credit: { raw: 0 } });
    expect(await refund(950, 0)).toMatchObject({ status: 200 });
    expect(await credit()).toBe(2200);
  });

  it('keeps what has begun', async () => {
    const { refund, receipt, till } = await sold(cash);
    await till.later(40 * 24 * 60);
    expect((await receipt()).refundable).toBeNull();
    expect(await refund(1900, 0)).toMatchObject({
      status: 422,
      body: { message: 'Nothing in this order can be cancelled any more.' },
    });
  });

  it('is for staff, and for orders of their desk', async () => {
    const { path, customer, till } = await sold(cash);
    const body = { cash: 1900, credit: 0 };
    expect(await customer.caller.post(`${path}/refund`, body)).toMatchObject({ status: 403 });
    const elsewhere = await harness.signedIn(desk);
    expect(await elsewhere.post(`${path}/refund`, body)).toMatchObject({ status: 404 });
    const online = await Booker.at(harness, leila, till.caller.testId);
    await online.added(await online.slot(offers.badminton, { nth: 2 }));
    const { id } = await online.paid();
    for (const other of [id, nobodys, 'none'])
      expect(await till.caller.post(`/api/staff/orders/${other}/refund`, body), other).toMatchObject({ status: 404 });
  });
});
