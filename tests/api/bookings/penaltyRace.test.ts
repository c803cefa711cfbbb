import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Database } from '../../../operator/database/database';
import type { Caller, Harness, Reply } from '../harness';
import { crowdReferences } from './crowd';
import { describeRace } from './describeRace';
import { Booker } from './support';

const amount = 500;
const till = 'kirkstall-bridge-leisure-centre';

/**
 * Everybody owes a penalty, and pays for it by card in their own basket and at once in cash at the desk, by both servers and
 * the cash twice. Where `waived` is true, two tablets at two servers waive it meanwhile.
 */
async function expectSettledOnce(
  db: Database,
  callers: readonly Caller[],
  { bankUrl, waived }: { readonly bankUrl: string; readonly waived: boolean },
): Promise<void> {
  const harness = { db, bankUrl } as Harness; // all that a booker asks of it
  const { testId } = callers[0] ?? expect.unreachable();
  const found = db.selectFrom('customers').select(['id', 'reference']).where('test_id', '=', testId);
  const people = await found.where('reference', 'like', crowdReferences).orderBy('reference').execute();
  const owed = people.map(({ id }) => ({
    customer_id: id,
    reason: 'Missed booking: Swim',
    amount,
    given_on: '2026-11-12',
  }));
  const penalties = await db.insertInto('penalties').values(owed).returning(['id', 'customer_id']).execute();
  await expectStaff(db, callers);
  const presses = callers.slice(1).map(async (caller, index) => {
    const { id: customerId } = people[index + 1] ?? expect.unreachable();
    const penalty_id = penalties.find(({ customer_id }) => customer_id === customerId)?.id ?? '';
    const own = new Booker(caller, harness);
    const atDesk = new Booker(callers[0] ?? caller, harness, 'front-of-house', customerId);
    const body = { penalty_id, source: 'bookings' };
    expect(await caller.post('/api/checkout/penalties', body)).toMatchObject({ status: 200 });
    const served = { penalty_id, source: 'front-of-house', selected_user_id: customerId };
    expect(await atDesk.caller.post('/api/checkout/penalties', served)).toMatchObject({ status: 200 });
    const online = async (): Promise<Reply> => {
      const reply = await own.authorise();
      const { transaction_uuid } = Object(reply.data) as { transaction_uuid?: string };
      return transaction_uuid === undefined ? reply : own.complete(transaction_uuid);
    };
    const inCash = (): Promise<Reply> => atDesk.pay([{ tender_type: 'cash', amount }], {}, till);
    const waive = async (tablet: Caller): Promise<Reply> => {
      await setTimeout(index * 15); // so that some are paid first
      const path = `/api/staff/customers/${customerId}/penalties/${penalty_id}/waive?till_venue=${till}`;
      const reply = await tablet.post(path, { reason: 'our-mistake' });
      expect([200, 409], reply.text).toContain(reply.status);
      return reply;
    };
    return Promise.all([online(), inCash(), inCash(), ...(waived ? callers.slice(0, 2).map(waive) : [])]);
  });
  const replies = await Promise.all(presses);
  for (const each of replies.flat()) expect([200, 404, 409, 422], each.text).toContain(each.status);
  await callers[0]?.post('/sandbox/reconcile', {});

  await expectBooks(
    new Booker(callers[0] ?? expect.unreachable(), harness),
    db,
    penalties.filter(({ customer_id }) => customer_id !== people[0]?.id),
  );
}

/** Expects one order or one waiving of each penalty, and of the bank what the orders say. */
async function expectBooks(
  { bank, caller: { testId } }: Booker,
  db: Database,
  penalties: readonly { readonly id: string }[],
): Promise<void> {
  const orders = await db.selectFrom('orders').select(['id', 'total']).where('test_id', '=', testId).execute();
  expect(orders.map(({ total }) => total)).toEqual(orders.map(() => amount));
  const ids = penalties.map(({ id }) => id);
  const settled = await db.selectFrom('penalties').selectAll().where('id', 'in', ids).execute();
  const [waived, paid] = [
    settled.filter(({ waived_for }) => waived_for !== null),
    settled.filter(({ order_id }) => order_id !== null),
  ];
  expect(paid.map(({ order_id }) => order_id).toSorted()).toEqual(orders.map(({ id }) => id).toSorted());
  expect([...waived, ...paid].map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  const byCard = db.selectFrom('payments').innerJoin('orders', 'orders.id', 'payments.order_id').select('payments.id');
  const cards = await byCard.where('test_id', '=', testId).where('tender_type', '=', 'card').execute();
  const entries = await bank.ledger(testId);
  expect(entries.filter(({ event }) => event === 'captured')).toHaveLength(cards.length);
}

/** Makes the first two of the crowd, of whom each asks another server, members of staff. */
async function expectStaff(db: Database, [first]: readonly Caller[]): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('customers')
    .set({ staff: true })
    .where('test_id', '=', first?.testId ?? '')
    .where('reference', 'in', ['CROWD-0', 'CROWD-1'])
    .executeTakeFirstOrThrow();
  expect(Number(numUpdatedRows), 'nobody of the crowd').toBe(2);
}

describeRace('penalties that are paid online and at the desk at once', {
  people: 5,
  claim: 'are each paid by one order, and no card is charged for nothing',
  expect: (db, callers, bankUrl) => expectSettledOnce(db, callers, { bankUrl, waived: false }),
});

describeRace('penalties that are waived while they are paid', {
  people: 5,
  claim: 'are each paid by one order or waived, never both, and no card is charged for nothing',
  expect: (db, callers, bankUrl) => expectSettledOnce(db, callers, { bankUrl, waived: true }),
});
