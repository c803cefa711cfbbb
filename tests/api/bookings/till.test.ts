import { beforeAll, describe, expect, it } from 'vitest';
import type { ClosedTillDay, DeskReceipt, TillCount, TillSheet } from '../../../schemas/generated/wire';
import { sharedHarness, type Caller, type Harness, type Reply } from '../harness';
import { nobodys } from '../payments/support';
import { Booker, desk, leila, morgan, offers } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const kirkstall = 'kirkstall-bridge-leisure-centre';
const court = 950;

/** The desk of a centre. `venue` is the slug of the centre that the tablet stands in. */
async function atDesk(venue = kirkstall, from?: { readonly staff: Caller }) {
  const staff = await harness.signedIn(desk, from?.staff.testId);
  const path = `/api/staff/tills/${venue}`;
  let nth = 0;
  return {
    staff,
    path,
    till: async (): Promise<TillSheet | null> => ((await staff.get(path)).data as { day: TillSheet | null }).day,
    day: async (): Promise<TillSheet> => ((await staff.get(path)).data as { day: TillSheet }).day,
    open: (float: number): Promise<Reply> => staff.post(`${path}/open`, { float }),
    count: (day: TillSheet, count: TillCount): Promise<Reply> => staff.post(`${path}/days/${day.id}/count`, count),
    close: (day: TillSheet, count: TillCount, key?: string): Promise<Reply> =>
      staff.post(
        `${path}/days/${day.id}/close`,
        { count, version: day.version },
        key === undefined ? {} : { 'idempotency-key': key },
      ),
    closed: async (): Promise<ClosedTillDay[]> => (await staff.get(`${path}/days`)).data,
    sheet: async (id: string): Promise<TillSheet> => (await staff.get(`${path}/days/${id}`)).data,
    /** Sells Morgan a court for £9.50. */
    async sell(payments: readonly object[] = [{ tender_type: 'cash', amount: 1000 }], by: Caller = staff) {
      const { data } = await staff.get(`/api/staff/customers?search=${morgan}`);
      const [{ id = '' } = {}] = data as { id?: string }[];
      const booker = new Booker(by, harness, 'front-of-house', id);
      await booker.added(await booker.slot(offers.badminton, { nth: nth++ }));
      const reply = await booker.pay(payments as { tender_type: string; amount: number }[], {}, venue);
      expect(reply.status, reply.text).toBe(200);
      return (reply.data as { complete_order_id: string }).complete_order_id;
    },
    async refund(orderId: string) {
      const { data } = await staff.get(`/api/staff/orders/${orderId}/receipt`);
      const { refundable } = data as DeskReceipt;
      const [cash, credit] = [refundable?.cash.raw ?? 0, refundable?.credit.raw ?? 0];
      const body = { cash, credit };
      expect(await staff.post(`/api/staff/orders/${orderId}/refund?till_venue=${venue}`, body)).toMatchObject({
        status: 200,
      });
    },
  };
}

/** A second member of staff at the same desk. */
async function colleague({ testId }: Caller): Promise<Caller> {
  const named = harness.db.updateTable('customers').set({ staff: true, first_name: 'Erik', last_name: 'Evening' });
  await named.where('test_id', '=', testId).where('email', '=', leila).execute();
  return harness.signedIn(leila, testId);
}

const counted = (cash: number, more: Partial<TillCount> = {}): TillCount => ({
  ...{ cash, cheque: 0, voucher: 0, float: null },
  ...more,
});

/** The figures of a sheet in pence: takings, given back, expected, counted, difference. */
const figuresOf = ({ tenders }: TillSheet) =>
  Object.fromEntries(
    tenders.map(({ tender_type, takings, given_back, expected, counted: lies, difference }) => [
      tender_type,
      [takings.raw, given_back.raw, expected?.raw ?? null, lies?.raw ?? null, difference?.raw ?? null],
    ]),
  );

describe('a till day', () => {
  it('is opened with a float, and has what was taken by each tender and by each member of staff', async () => {
    const till = await atDesk();
    expect(await till.till()).toBeNull();
    const { status, data } = await till.open(5000);
    expect(status).toBe(200);
    expect(data).toMatchObject({ opened_by: 'Dana Desk', float: { amount: { raw: 5000 }, counted_by: 'Dana Desk' } });
    await till.sell();
    await till.sell([
      { tender_type: 'cheque', amount: 400, number: '000123' },
      { tender_type: 'offline-voucher', amount: 300, number: 'V1' },
      { tender_type: 'credit', amount: 250 },
    ]);
    const erik = await colleague(till.staff);
    const cancelled = await till.sell(undefined, erik);
    await till.refund(cancelled);
    const day = await till.day();
    expect(figuresOf(day)).toEqual({
      cash: [2 * court, court, 5000 + court, null, null],
      cheque: [400, 0, 400, null, null],
      'offline-voucher': [300, 0, 300, null, null],
      credit: [250, 0, null, null, null],
    });
    expect(day).toMatchObject({ sales: 3, refunds: 1, takings: { raw: 3 * court }, given_back: { raw: court } });
    expect(day.cashiers).toMatchObject([
      { name: 'Dana Desk', sales: 2, refunds: 1, takings: { raw: 2 * court }, given_back: { raw: court } },
      { name: 'Erik Evening', sales: 1, refunds: 0, takings: { raw: court }, given_back: { raw: 0 } },
    ]);
    expect(day.cashiers[0]?.tenders.map(({ tender_type, amount }) => [tender_type, amount.raw])).toEqual([
      ...[
        ['cash', court],
        ['cheque', 400],
        ['offline-voucher', 300],
      ],
      ['credit', 250],
    ]);
  });

  it('opens by itself with the first sale, and its float can be counted later, once', async () => {
    const till = await atDesk();
    await till.sell();
    const day = await till.day();
    expect(day).toMatchObject({ opened_by: 'Dana Desk', float: null });
    expect(figuresOf(day).cash).toEqual([court, 0, null, null, null]);
    expect(await till.open(2000)).toMatchObject({ status: 200, data: { id: day.id } });
    expect(figuresOf(await till.day()).cash?.[2]).toBe(2000 + court);
    const again = await till.open(3000);
    expect(again.status).toBe(409);
    expect(again.text).toMatch(/The till is open already: Dana Desk counted a float of £20\.00 \(.*\)\./);
  });

  it('is closed with what was counted, and the difference is on its sheet for ever', async () => {
    const till = await atDesk();
    await till.open(5000);
    const order = await till.sell();
    await till.sell([{ tender_type: 'cheque', amount: court, number: '000124' }]);
    const day = await till.day();
    const count = counted(5900, { cheque: court });
    const looked = await till.count(day, count);
    expect(figuresOf(looked.data)).toMatchObject({
      cash: [court, 0, 5950, 5900, -50],
      cheque: [court, 0, court, court, 0],
    });
    expect((await till.day()).closed_at).toBeNull(); // nothing is closed by counting
    const { status, data: sheet } = await till.close(looked.data, count);
    expect(status).toBe(200);
    expect(sheet).toMatchObject({ closed_by: 'Dana Desk', float: { amount: { raw: 5000 } } });
    expect(figuresOf(sheet)).toEqual(figuresOf(looked.data));
    expect(await till.till()).toBeNull();
    await till.refund(order); // belongs to the day that opens with it
    expect(await till.sheet(day.id)).toEqual(sheet);
    const next = await till.day();
    expect(next).toMatchObject({ sales: 0, refunds: 1 });
    expect(figuresOf(next).cash).toEqual([0, court, null, null, null]);
    expect(await till.closed()).toMatchObject([
      { id: day.id, closed_by: 'Dana Desk', takings: { raw: 2 * court }, difference: { raw: -50 } },
    ]);
  });

  it('asks for the float at closing where nobody counted it', async () => {
    const till = await atDesk();
    await till.sell();
    const day = await till.day();
    for (const ask of [till.count, till.close])
      expect(await ask(day, counted(2950))).toMatchObject({
        status: 422,
        body: { message: 'Enter the float that was in the till at the start.' },
      });
    const { data } = await till.close(day, counted(2950, { float: 2000 }));
    expect(data).toMatchObject({ float: { amount: { raw: 2000 }, counted_by: 'Dana Desk' } });
    expect(figuresOf(data).cash).toEqual([court, 0, 2950, 2950, 0]);
  });

  it('is not closed at figures that staff have not seen', async () => {
    const till = await atDesk();
    await till.open(0);
    await till.sell();
    const seen = await till.day();
    const order = await till.sell();
    const refused = {
      status: 409,
      body: { message: expect.stringContaining('has changed since you counted it') as string },
    };
    expect(await till.close(seen, counted(court))).toMatchObject(refused);
    const then = await till.day();
    await till.refund(order);
    expect(await till.close(then, counted(2 * court))).toMatchObject(refused);
    expect(await till.close(await till.day(), counted(court))).toMatchObject({ status: 200 });
  });

  it('is closed once, however often it is asked for', async () => {
    const till = await atDesk();
    await till.open(1000);
    const day = await till.day();
    const replies = await Promise.all([1, 2, 3].map(() => till.close(day, counted(1000), 'the same press')));
    for (const { status, data } of replies) expect([status, data]).toEqual([200, replies[0]?.data]);
    const other = await till.close(day, counted(900), 'another tablet');
    expect(other.status).toBe(409);
    expect(other.text).toMatch(/Dana Desk has closed this day already \(.*\)\./);
    expect((await till.count(day, counted(900))).status).toBe(409);
    expect(await till.closed()).toHaveLength(1);
  });

  it('is each centre’s own, and shared by the tablets there', async () => {
    const till = await atDesk();
    const beside = await atDesk(kirkstall, till);
    const away = await atDesk('armley-sports-hall', till);
    await till.sell();
    await till.open(700);
    expect((await beside.day()).id).toBe((await till.day()).id);
    expect(await away.till()).toBeNull();
    const day = await till.day();
    expect(await away.count(day, counted(0))).toMatchObject({ status: 404 });
    expect(await away.close(day, counted(0))).toMatchObject({ status: 404 });
    await till.close(day, counted(700 + court));
    expect(await away.staff.get(`${away.path}/days/${day.id}`)).toMatchObject({ status: 404 });
    expect(await away.closed()).toEqual([]);
    expect(await till.staff.get('/api/staff/tills/nowhere')).toMatchObject({ status: 404 });
    for (const id of [nobodys, 'none'])
      expect(await till.staff.get(`${till.path}/days/${id}`)).toMatchObject({ status: 404 });
  });

  it('of a sale at a tablet without a centre is the booked centre’s', async () => {
    const till = await atDesk();
    const { data } = await till.staff.get(`/api/staff/customers?search=${morgan}`);
    const [{ id = '' } = {}] = data as { id?: string }[];
    for (const [nth, elsewhere] of ['', 'closed-down', undefined].entries()) {
      const booker = new Booker(till.staff, harness, 'front-of-house', id);
      await booker.added(await booker.slot(offers.badminton, { nth }));
      const paid = await booker.pay([{ tender_type: 'cash', amount: court }], {}, elsewhere);
      expect(paid.status, paid.text).toBe(200);
      const { complete_order_id } = paid.data as { complete_order_id: string };
      const refund = await till.staff.post(`/api/staff/orders/${complete_order_id}/refund`, { cash: court, credit: 0 });
      expect(refund.status, refund.text).toBe(200);
    }
    expect(await till.day()).toMatchObject({ sales: 3, refunds: 3 });
  });

  it('is for staff alone', async () => {
    const till = await atDesk();
    await till.open(0);
    const { id, version } = await till.day();
    const customer = await harness.signedIn(morgan, till.staff.testId);
    const guest = await harness.caller(till.staff.testId);
    const asks = (caller: Caller): Promise<Reply>[] => [
      caller.get(till.path),
      caller.get(`${till.path}/days`),
      caller.get(`${till.path}/days/${id}`),
      caller.post(`${till.path}/open`, { float: 0 }),
      caller.post(`${till.path}/days/${id}/count`, counted(0)),
      caller.post(`${till.path}/days/${id}/close`, { count: counted(0), version }),
    ];
    for (const { status } of await Promise.all(asks(customer))) expect(status).toBe(403);
    for (const { status } of await Promise.all(asks(guest))) expect(status).toBe(401);
    const elsewhere = await harness.signedIn(desk);
    expect(await elsewhere.get(`${till.path}/days/${id}`)).toMatchObject({ status: 404 });
    expect((await till.day()).closed_at).toBeNull();
  });
});
