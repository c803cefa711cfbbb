import { expect } from 'vitest';
import type { Database } from '../../../operator/database/database';
import { dateColumn } from '../../../operator/database/dateColumn';
import { addDays, dateOf } from '../../../src/ground/core/dates';
import { describeRace } from '../bookings/describeRace';
import { Member, options } from '../change/support';
import { crowdReferences } from '../bookings/crowd';
import type { Caller } from '../harness';

/** Gives everybody of a crowd a monthly membership that they have cancelled. Returns the ids by customer's reference. */
async function giveCancelled(db: Database, testId: string, endDate: string): Promise<ReadonlyMap<string, string>> {
  const today = dateOf(new Date());
  const customers = await db
    .selectFrom('customers')
    .select(['id', 'reference'])
    .where('test_id', '=', testId)
    .where('reference', 'like', crowdReferences)
    .execute();
  const rows = customers.map(({ id }) => ({
    customer_id: id,
    membership_type_id: 2,
    payment_option_id: options.swim,
    home_venue_id: 1,
    start_date: '2026-01-01',
    end_date: endDate,
    cancelled_on: today,
    billing_day: 1,
    state: 'active' as const,
  }));
  const given = await db.insertInto('memberships').values(rows).returning(['id', 'customer_id']).execute();
  return new Map(
    customers.map(({ id, reference }) => [reference, given.find((each) => each.customer_id === id)?.id ?? '']),
  );
}

/** Everybody takes their cancellation back at the moment in which they buy the same membership to follow it. */
async function expectNeverTwice(db: Database, callers: readonly Caller[]): Promise<void> {
  const endDate = addDays(dateOf(new Date()), 20);
  const start = addDays(endDate, 1);
  const ids = await giveCancelled(db, callers[0]?.testId ?? '', endDate);
  const both = await Promise.all(
    callers.map(async (caller, index) => {
      const member = new Member(caller, new Date().toISOString());
      await member.store(options.swimOnce, start);
      const id = ids.get(`CROWD-${index}`) ?? '';
      const buying = member.confirm();
      if (index === 0) await buying; // one of them is later for certain, the others are at once
      const [bought, kept] = await Promise.all([buying, caller.delete(`/api/my-account/memberships/${id}/ending`)]);
      return { id, bought: bought.status, kept: kept.status };
    }),
  );
  const all = await db.selectFrom('memberships').select(['id', 'customer_id', 'end_date']).execute();
  for (const { id, bought, kept } of both) {
    expect([bought, kept].filter((status) => status === 200)).toHaveLength(1);
    const first = all.find((each) => each.id === id);
    const isFollowed = bought === 200;
    expect(first && (first.end_date === null ? 'goes on' : dateColumn(first.end_date))).toBe(
      isFollowed ? endDate : 'goes on',
    );
    expect(all.filter(({ customer_id }) => customer_id === first?.customer_id)).toHaveLength(isFollowed ? 2 : 1);
  }
}

describeRace('a cancellation that is taken back while the same membership is bought', {
  people: 8,
  claim: 'goes on or is followed, and is never there twice',
  expect: expectNeverTwice,
});
