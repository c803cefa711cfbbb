import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CustomerRecord, DeskReceipt, Order, OwnData, Penalty, Receipt } from '../../../schemas/generated/wire';
import { dateOf, formatDayMonth, parseIsoDate } from '../../../src/ground/core/dates';
import { sharedHarness, type Harness, type Reply } from '../harness';
import { nobodys } from '../payments/support';
import { Booker, desk, leila, offers } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const ruth = 'ruth@example.org';
const amount = 500;
const till = 'kirkstall-bridge-leisure-centre';
const tax = 'Outside the scope of VAT';

/** Ruth, who has a penalty to pay, at home. */
async function owing() {
  const buyer = await Booker.at(harness, ruth);
  const [penalty = expect.unreachable()] = await penaltiesOf(buyer);
  expect(penalty).toMatchObject({ amount: { raw: amount }, settled_on: null, paid_with: null });
  return { buyer, penalty, name: nameOf(penalty) };
}

/** Ruth at home, and staff who serve her. */
async function serving() {
  const { buyer, penalty, name } = await owing();
  const staff = await harness.signedIn(desk, buyer.caller.testId);
  const { data } = await staff.get(`/api/staff/customers?search=${ruth}`);
  const [{ id = '' } = {}] = data as { id?: string }[];
  const atDesk = new Booker(staff, harness, 'front-of-house', id);
  const record = async (): Promise<CustomerRecord> => (await staff.get(`/api/staff/customers/${id}/record`)).data;
  return { buyer, penalty, name, staff, id, atDesk, record };
}

async function penaltiesOf({ caller }: Booker): Promise<Penalty[]> {
  return (await caller.get('/api/my-account/penalties')).data;
}

function nameOf({ reason, given_on }: Penalty): string {
  return `${reason}, ${formatDayMonth(parseIsoDate(given_on) ?? expect.unreachable())}`;
}

const put = ({ caller, source, selected }: Booker, penalty_id: string): Promise<Reply> =>
  caller.post('/api/checkout/penalties', { penalty_id, source, selected_user_id: selected ?? null });

async function putIn(booker: Booker, { id }: Penalty): Promise<void> {
  const { status, text } = await put(booker, id);
  expect(status, text).toBe(200);
}

async function isOwing({ caller }: Booker): Promise<boolean> {
  return ((await caller.get('/api/auth/user')).data as { has_outstanding_penalties: boolean })
    .has_outstanding_penalties;
}

async function settledOrders({ caller }: Booker): Promise<readonly (string | null)[]> {
  const rows = harness.db
    .selectFrom('penalties')
    .innerJoin('customers', 'customers.id', 'penalties.customer_id')
    .select('order_id')
    .where('test_id', '=', caller.testId);
  return (await rows.execute()).map(({ order_id }) => order_id);
}

describe('paying a penalty online', () => {
  it('puts it into the basket once, at the price of the server, and takes it out again', async () => {
    const { buyer, penalty, name } = await owing();
    await putIn(buyer, penalty);
    await putIn(buyer, penalty);
    const basket = await buyer.basket();
    expect(basket).toMatchObject({
      items: [],
      item_count: 1,
      total: amount,
      balance: amount,
      expires_in: null,
      penalties: [{ penalty_id: penalty.id, name, price: { raw: amount }, tax }],
    });
    await buyer.remove(basket.penalties.map(({ id }) => id));
    const empty = await buyer.basket();
    expect(empty).toMatchObject({ penalties: [], item_count: 0, total: 0 });
    expect(empty.version).not.toBe(basket.version);
    await putIn(buyer, penalty);
    await buyer.discard();
    expect(await buyer.basket()).toMatchObject({ penalties: [], total: 0 });
  });

  it('by card settles it with the order, and the account, the receipt, the mail and the data say so', async () => {
    const { buyer, penalty, name } = await owing();
    await putIn(buyer, penalty);
    expect(await isOwing(buyer)).toBe(true);
    const order = await buyer.paid();
    const label = `${name} (outside the scope of VAT)`;
    expect(order).toMatchObject({
      order_type: 'penalty',
      total: { raw: amount },
      payments: [{ tender_type: 'card', amount }],
      items: [{ type: 'penalty', penalty_id: penalty.id, name, tax, fees: [{ label }] }],
    } satisfies object as Partial<Order>);
    const [paid = expect.unreachable()] = await penaltiesOf(buyer);
    expect(paid).toMatchObject({ settled_on: dateOf(new Date()), paid_with: { order_number: order.number } });
    expect(await isOwing(buyer)).toBe(false);
    const receipt = await buyer.caller.get(`/api/my-account/payments/${paid.paid_with?.receipt_id ?? ''}`);
    expect(receipt.data as Receipt).toMatchObject({
      description: name,
      number: order.number,
      lines: [{ label, amount: { raw: amount } }],
      total: { raw: amount },
    });
    const { data: own } = await buyer.caller.get('/api/my-account/data');
    expect((own as OwnData).penalties).toEqual([paid]);
    const { data: deletion } = await buyer.caller.get('/api/my-account/deletion');
    expect(JSON.stringify(deletion)).not.toContain('penalty');
    const outbox = (await buyer.caller.get('/sandbox/outbox')).body as unknown as { subject: string; body: string }[];
    const mail = outbox.find(({ subject }) => subject === `Your order ${order.number}`)?.body ?? '';
    expect(mail).toContain(`Thank you for your payment.\n${name}, £5.00 (outside the scope of VAT)`);
    expect(await put(buyer, penalty.id)).toMatchObject({ status: 409 });
  });

  it('goes with places in one basket, and other credit pays for it while credit for activities does not', async () => {
    const { buyer, penalty } = await owing();
    await harness.db
      .updateTable('customers')
      .set({ credit_pence: 100, membership_credit_pence: 5000 })
      .where('test_id', '=', buyer.caller.testId)
      .where('email', '=', ruth)
      .execute();
    await putIn(buyer, penalty);
    expect((await buyer.basket()).credits).toMatchObject({
      membership: { max_applicable: 0 },
      general: { max_applicable: 100 },
    });
    const { total } = await buyer.added(await buyer.slot(offers.badminton));
    expect(total).toBe(1150 + amount);
    await buyer.useCredit(1250);
    const order = await buyer.paid();
    expect(order.items.map(({ type }) => type)).toEqual(['booking', 'penalty']);
    const tenders = order.payments.map(({ tender_type, amount: paid }) => `${tender_type} ${paid}`);
    expect(tenders.toSorted()).toEqual(['card 400', 'credit 1250']);
  });

  it('refuses penalties of others, of nobody, and those of a guest', async () => {
    const { buyer, penalty } = await owing();
    const other = await Booker.at(harness, leila, buyer.caller.testId);
    expect(await put(other, penalty.id)).toMatchObject({ status: 404 });
    expect(await put(buyer, nobodys)).toMatchObject({ status: 404 });
    expect(await put(buyer, 'none')).toMatchObject({ status: 404 });
    const guest = new Booker(await harness.caller(buyer.caller.testId), harness);
    expect(await put(guest, penalty.id)).toMatchObject({ status: 401 });
    const selected = await buyer.caller.post('/api/checkout/penalties', {
      penalty_id: penalty.id,
      source: 'bookings',
      selected_user_id: nobodys,
    });
    expect(selected).toMatchObject({ status: 403 });
  });

  it('leaves the basket once it was settled elsewhere, and takes no money for it', async () => {
    const { buyer, penalty } = await owing();
    await putIn(buyer, penalty);
    await buyer.added(await buyer.slot(offers.badminton));
    const { data } = await buyer.authorise();
    const { transaction_uuid } = data as { transaction_uuid: string };
    await harness.db.updateTable('penalties').set({ settled_on: '2026-01-02' }).where('id', '=', penalty.id).execute();
    expect(await buyer.complete(transaction_uuid)).toMatchObject({ status: 409 });
    expect((await buyer.bank.ledger(buyer.caller.testId)).map(({ event }) => event)).not.toContain('captured');
    expect(await buyer.basket()).toMatchObject({ penalties: [], total: 1150, item_count: 1 });
    expect(await penaltiesOf(buyer)).toMatchObject([{ settled_on: '2026-01-02', paid_with: null }]);
  });
});

describe('paying a penalty at the desk', () => {
  it('takes cash with change into the till, and the receipt and the record name the order', async () => {
    const { buyer, penalty, name, staff, atDesk, record } = await serving();
    await putIn(atDesk, penalty);
    const cash = [{ tender_type: 'cash', amount: 2000 }];
    expect(await atDesk.pay(cash)).toMatchObject({
      status: 422,
      body: { errors: { till: [expect.stringMatching(/^Choose which centre/)] } },
    });
    const { status, data, text } = await atDesk.pay(cash, {}, till);
    expect(status, text).toBe(200);
    const { complete_order_id: orderId, change_due } = data as { complete_order_id: string; change_due: number };
    expect(change_due).toBe(1500);
    const day = await harness.db
      .selectFrom('orders')
      .innerJoin('till_days', 'till_days.id', 'orders.till_day_id')
      .innerJoin('venues', 'venues.id', 'till_days.venue_id')
      .innerJoin('payments', 'payments.order_id', 'orders.id')
      .select(['slug', 'tender_type', 'amount'])
      .where('orders.id', '=', orderId)
      .execute();
    expect(day).toEqual([{ slug: till, tender_type: 'cash', amount }]);
    const receipt = (await staff.get(`/api/staff/orders/${orderId}/receipt`)).data as DeskReceipt;
    expect(receipt).toMatchObject({
      lines: [],
      penalties: [{ id: penalty.id, name, tax, price: { raw: amount } }],
      total: { raw: amount },
      refundable: null,
    });
    expect((await record()).penalties).toMatchObject([
      { settled_on: dateOf(new Date()), paid_with: { order_number: receipt.number } },
    ]);
    expect(await isOwing(buyer)).toBe(false);
    const refund = await staff.post(
      `/api/staff/orders/${orderId}/refund`,
      { cash: amount, credit: 0 },
      { 'idempotency-key': randomUUID() },
    );
    expect(refund).toMatchObject({ status: 422 });
    expect(await settledOrders(buyer)).toEqual([orderId]);
  });

  it('cancels the places of a mixed order alone: the penalty stays paid', async () => {
    const { buyer, penalty, staff, atDesk } = await serving();
    await putIn(atDesk, penalty);
    await atDesk.added(await buyer.slot(offers.badminton));
    const { data } = await atDesk.pay([{ tender_type: 'cash', amount: 1150 + amount }]);
    const { complete_order_id: orderId } = data as { complete_order_id: string };
    const path = `/api/staff/orders/${orderId}`;
    expect((await staff.get(`${path}/receipt`)).data).toMatchObject({ refundable: { cash: { raw: 1150 } } });
    const key = { 'idempotency-key': randomUUID() };
    expect(await staff.post(`${path}/refund`, { cash: 1150, credit: 0 }, key)).toMatchObject({ status: 200 });
    expect(await penaltiesOf(buyer)).toMatchObject([{ settled_on: dateOf(new Date()) }]);
  });

  it('is refused while the customer pays for it online, and takes it out of the basket once it is paid', async () => {
    const { buyer, penalty, atDesk } = await serving();
    await putIn(atDesk, penalty);
    await putIn(buyer, penalty);
    const { data } = await buyer.authorise();
    const { transaction_uuid } = data as { transaction_uuid: string };
    expect(await atDesk.pay([{ tender_type: 'cash', amount }], {}, till)).toMatchObject({ status: 409 });
    await buyer.order(await buyer.complete(transaction_uuid));
    expect(await atDesk.basket()).toMatchObject({ penalties: [], total: 0 });
    expect(await atDesk.pay([{ tender_type: 'cash', amount }], {}, till)).toMatchObject({ status: 404 });
    expect((await buyer.records()).orders).toHaveLength(1);
  });
});
