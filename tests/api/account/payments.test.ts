import { beforeAll, describe, expect, it } from 'vitest';
import type { AccountPayment, Receipt } from '../../../schemas/generated/wire';
import { dateOf } from '../../../src/ground/core/dates';
import { sharedHarness, type Caller, type Harness } from '../harness';
import { Shopper, type Transaction } from '../payments/support';
import { morgan } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

type Page = { page: number; pages: number; items: AccountPayment[] };
const pageOf = async (caller: Caller, page: number): Promise<Page> =>
  (await caller.get(`/api/my-account/payments?page=${page}`)).data;
const receiptOf = async (caller: Caller, id: string): Promise<Receipt> =>
  (await caller.get(`/api/my-account/payments/${id}`)).data;
const allOf = async (caller: Caller): Promise<AccountPayment[]> => {
  const { pages } = await pageOf(caller, 1);
  const each = await Promise.all(Array.from({ length: pages }, (_, index) => pageOf(caller, index + 1)));
  return each.flatMap(({ items }) => items);
};
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

async function pay(): Promise<Shopper> {
  const shopper = await Shopper.at(harness, 'Stripe', { login: morgan });
  const paid = await shopper.pay(await shopper.session());
  expect(await shopper.complete((paid.data as Transaction).transaction_uuid)).toMatchObject({ status: 200 });
  return shopper;
}

describe('payments', () => {
  it('are none for who has paid nothing, on one page', async () => {
    expect(await pageOf(await harness.signedIn('amara@example.org'), 1)).toEqual({ page: 1, pages: 1, items: [] });
  });

  it('come ten a page, the latest first, each once', async () => {
    const caller = await harness.signedIn(morgan);
    expect((await pageOf(caller, 1)).items).toHaveLength(10);
    const items = await allOf(caller);
    const keys = items.map(({ date, id }) => `${date} ${id}`);
    expect(keys).toEqual(keys.toSorted().reverse());
    expect(new Set(items.map(({ id }) => id)).size).toBe(19);
    expect(await pageOf(caller, 2)).toMatchObject({ page: 2, pages: 2 });
    expect(await pageOf(caller, 3)).toEqual({ page: 3, pages: 2, items: [] });
  });

  it.each(['0', '-1', '1.5', 'two', '10001', ''])('have no page "%s"', async (page) => {
    const caller = await harness.signedIn(morgan);
    expect(await caller.get(`/api/my-account/payments?page=${page}`)).toMatchObject({ status: 400 });
  });

  it('of orders stand among the others, with the card that paid', async () => {
    const { caller } = await pay();
    const [latest] = (await pageOf(caller, 1)).items;
    expect(latest).toMatchObject({
      date: dateOf(new Date()),
      description: 'Swim membership, Kirkstall Bridge Leisure Centre',
      paid_with: 'Visa 4242',
      amount: { raw: 6900, formatted: '£69.00' },
      kind: 'payment',
    });
    expect(await allOf(caller)).toHaveLength(20);
  });

  it.each([
    ['card', 'Card'],
    ['credit', 'Credit'],
    ['cash', 'Cash'],
    ['offline-voucher', 'Voucher'],
  ] as const)('by %s are said to be paid with %s', async (tender_type, words) => {
    const { caller } = await pay();
    const [latest] = (await pageOf(caller, 1)).items;
    const { order_id } = await harness.db
      .updateTable('payments')
      .set({ tender_type })
      .where('id', '=', latest?.id ?? '')
      .returning('order_id')
      .executeTakeFirstOrThrow();
    await harness.db.updateTable('payment_attempts').set({ card: null }).where('order_id', '=', order_id).execute();
    expect((await pageOf(caller, 1)).items[0]).toMatchObject({ id: latest?.id, paid_with: words });
  });
});

describe('a receipt', () => {
  it('adds up to its payment, for each of them', async () => {
    const { caller } = await pay();
    for (const { id, amount, date, description, kind, paid_with } of await allOf(caller)) {
      const receipt = await receiptOf(caller, id);
      expect(receipt).toMatchObject({ id, date, description, kind, paid_with, total: amount });
      expect(receipt.lines.length).toBeGreaterThan(0);
      expect(sum(receipt.lines.map((line) => line.amount.raw))).toBe(amount.raw);
      expect(receipt.number).toMatch(/^\d+$/);
      expect(receipt.operator).toEqual({
        name: 'Aire Valley Leisure',
        address: 'Kirkstall House, Kirkstall Road, Leeds LS4 2QB',
      });
    }
  });

  it('of an order has its number and its fees, as they were sold', async () => {
    const shopper = await pay();
    const [latest] = (await pageOf(shopper.caller, 1)).items;
    const [order] = (await shopper.records()).orders;
    const receipt = await receiptOf(shopper.caller, latest?.id ?? '');
    expect(receipt.number).toBe(String(order?.number));
    await harness.db.updateTable('payment_options').set({ joining_fee: 9999 }).where('id', '=', 21).execute();
    expect(await receiptOf(shopper.caller, latest?.id ?? '')).toEqual(receipt);
    await harness.db.updateTable('payment_options').set({ joining_fee: 0 }).where('id', '=', 21).execute();
  });

  it('of a part of an order takes off what was paid another way', async () => {
    const { caller } = await pay();
    const [latest] = (await pageOf(caller, 1)).items;
    const id = latest?.id ?? '';
    await harness.db.updateTable('payments').set({ amount: 5000 }).where('id', '=', id).execute();
    const { lines, total } = await receiptOf(caller, id);
    expect(total.raw).toBe(5000);
    expect(lines.at(-1)).toMatchObject({ label: 'Paid another way', amount: { raw: -1900 } });
    expect(sum(lines.map(({ amount }) => amount.raw))).toBe(5000);
  });
});

describe('the saved card of the account', () => {
  const url = '/api/my-account/saved-card';

  it('is the one of the provider that is active', async () => {
    const caller = await harness.signedIn(morgan);
    const card = { card_type: 'Visa', last_four_digits: '4242', expiry_date: '12/30', expired: false };
    expect((await caller.get(url)).data).toEqual(card);
    await caller.put('/sandbox/settings', { paymentProvider: 'Opayo' });
    expect((await caller.get(url)).data).toEqual({ ...card, last_four_digits: '0006' });
    expect((await caller.get(url)).text).not.toContain('SANDBOX');
  });

  it('says when it has expired', async () => {
    const caller = await harness.signedIn('owen@example.org');
    expect((await caller.get(url)).data).toMatchObject({ expired: true });
  });

  it('is none for who has none, and where the operator keeps none', async () => {
    expect((await (await harness.signedIn('amara@example.org')).get(url)).body).toEqual({ status: 200, data: null });
    const caller = await harness.signedIn(morgan);
    await caller.put('/sandbox/settings', { flags: { savedCardsEnabled: false } });
    expect((await caller.get(url)).body).toEqual({ status: 200, data: null });
  });

  it('goes when it is removed, this one and nobody else’s', async () => {
    const caller = await harness.signedIn(morgan);
    const other = await harness.signedIn('priya@example.org', caller.testId);
    expect((await caller.delete(url)).data).toEqual({ removed: true });
    expect((await caller.delete(url)).data).toEqual({ removed: false });
    expect((await caller.get(url)).body).toEqual({ status: 200, data: null });
    expect((await other.get(url)).data).toMatchObject({ last_four_digits: '4242' });
    await caller.put('/sandbox/settings', { paymentProvider: 'Ryft' });
    expect((await caller.get(url)).data).toMatchObject({ last_four_digits: '4242' });
  });
});
