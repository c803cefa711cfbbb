import { describe, expect, it } from 'vitest';
import type { TillSheet } from '../../../schemas/generated/wire';
import { dayOfTill } from '../../../operator/desk/till/tillDays';
import type { Database } from '../../../operator/database/database';
import { sharedHarness, type Caller, type Harness, type Reply } from '../harness';
import { describeRace } from './describeRace';
import { crowdReferences } from './crowd';
import { Booker, desk, offers } from './support';

const people = 12;
const tills = 6;
const swim = 550;
const float = 1000;
const path = '/api/staff/tills/kirkstall-bridge-leisure-centre';

/** One half of a crowd works at the desk, each with a customer of the other half, all at tablets of one centre. */
async function deskOf(db: Database, callers: readonly Caller[]) {
  const testId = callers[0]?.testId ?? '';
  const staff = callers.slice(0, tills);
  const ids = await db
    .selectFrom('customers')
    .select(['id', 'reference'])
    .where('test_id', '=', testId)
    .where('reference', 'like', crowdReferences)
    .execute();
  const idOf = (index: number): string => ids.find(({ reference }) => reference === `CROWD-${index}`)?.id ?? '';
  const staffIds = staff.map((_, index) => idOf(index));
  await db.updateTable('customers').set({ staff: true }).where('id', 'in', staffIds).execute();
  const harness = { db, bankUrl: '' } as Harness; // nobody pays by card
  const bookers = staff.map((each, index) => new Booker(each, harness, 'front-of-house', idOf(tills + index)));
  return { testId, staff, bookers };
}

const succeeded = (replies: readonly Reply[], refusal: number): readonly Reply[] => {
  for (const { status, text } of replies) expect([200, refusal], text).toContain(status);
  return replies.filter(({ status }) => status === 200);
};

/** Each closed day says what its own sales come to, no day has two lives, and no sale is without its day. */
async function expectConserved(db: Database, testId: string, sales: number): Promise<void> {
  const days = await db.selectFrom('till_days').selectAll().where('test_id', '=', testId).execute();
  expect(days.filter(({ closed_at }) => closed_at === null).length).toBeLessThanOrEqual(1);
  let all = 0;
  for (const { id, sheet, float_pence } of days) {
    const taken = await db
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .select('amount')
      .where('till_day_id', '=', id)
      .execute();
    all += taken.length;
    const cash = taken.reduce((sum, { amount }) => sum + amount, 0);
    if (sheet) expect(sheet.tenders[0]?.expected?.raw).toBe((float_pence ?? 0) + cash);
  }
  expect(all).toBe(sales);
}

/** All open the till at once; all sell into a till that nobody opened; then sales run against tablets that close it. */
async function expectOneDay(db: Database, callers: readonly Caller[]): Promise<void> {
  const { testId, staff, bookers } = await deskOf(db, callers);
  const [first] = bookers;
  const [dana] = staff;
  if (!first || !dana) throw new Error('A desk needs somebody.');
  const slots = await Promise.all([0, 1, 2, 3, 4].map((nth) => first.slot(offers.swim, { nth, left: tills })));
  const day = async (): Promise<TillSheet | null> => ((await dana.get(path)).data as { day: TillSheet | null }).day;
  let sales = 0;
  const sellAll = async (nth: number): Promise<readonly Reply[]> => {
    const slot = slots[nth];
    if (!slot) throw new Error(`There is no session ${nth}.`);
    for (const booker of bookers) await booker.added(slot);
    sales += tills;
    return Promise.all(bookers.map((booker) => booker.pay([{ tender_type: 'cash', amount: swim }])));
  };
  const close = (at: Caller, { id, version, float: known }: TillSheet): Promise<Reply> => {
    const count = { cash: float, cheque: 0, voucher: 0, float: known ? null : float };
    return at.post(`${path}/days/${id}/close`, { count, version });
  };

  expect(succeeded(await Promise.all(staff.map((each) => each.post(`${path}/open`, { float }))), 409)).toHaveLength(1);
  const opened = await day();
  if (!opened) throw new Error('The till is open.');
  expect(succeeded(await Promise.all(staff.map((each) => close(each, opened))), 409)).toHaveLength(1);
  expect(await day()).toBeNull();

  expect(succeeded(await sellAll(0), 200)).toHaveLength(tills);
  expect(await day()).toMatchObject({ sales: tills, takings: { raw: tills * swim } });
  await expectConserved(db, testId, sales);

  for (const nth of [1, 2, 3, 4]) {
    const seen = await day();
    if (!seen) throw new Error('The till is open.');
    const selling = sellAll(nth);
    const closing = [0, 15, 30].map(async (ms, index) => {
      await new Promise((done) => setTimeout(done, ms));
      const now = (await day()) ?? seen;
      return close(staff[index] ?? dana, now);
    });
    expect(succeeded(await selling, 200)).toHaveLength(tills);
    for (const { status, text } of await Promise.all(closing)) expect([200, 409], text).toContain(status);
    await expectConserved(db, testId, sales);
    await dana.post(`${path}/open`, { float });
  }
}

describeRace('tablets that share a till', {
  people,
  claim: 'have one day, closed once, with all of its sales',
  expect: expectOneDay,
});

/** PGlite has one connection, on which nothing can wait for anything. */
describe.skipIf(process.env.TEST_DATABASE_URL === undefined)('closing a till (at TEST_DATABASE_URL only)', () => {
  it('waits for a sale that has its day, and has not written its order yet', async () => {
    const harness = await sharedHarness();
    const { db } = harness;
    const caller = await harness.signedIn(desk);
    const { id, version } = (await caller.post(`${path}/open`, { float })).data as TillSheet;
    const staff = await db
      .selectFrom('customers')
      .selectAll()
      .where('test_id', '=', caller.testId)
      .where('email', '=', desk)
      .executeTakeFirstOrThrow();
    let isClosed = false;
    const closing = await db.transaction().execute(async (sale) => {
      expect(await dayOfTill(sale, { venueId: 1, staff, now: new Date() })).toBe(id);
      const count = { cash: float, cheque: 0, voucher: 0, float: null };
      const asked = caller.post(`${path}/days/${id}/close`, { count, version }).finally(() => (isClosed = true));
      await new Promise((done) => setTimeout(done, 500));
      expect(isClosed).toBe(false);
      return { asked };
    });
    expect((await closing.asked).status).toBe(200);
  });
});
