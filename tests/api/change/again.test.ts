import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, dateOf } from '../../../src/ground/core/dates';
import type { FollowOptions, MembershipType } from '../../../schemas/generated/wire';
import { sharedHarness, type Harness } from '../harness';
import { providerNames } from '../payments/cards';
import { Shopper, single } from '../payments/support';
import { Member, options } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const storePath = '/api/memberships/online-joining/store';
const store = (member: Member, option: number, start: string) =>
  member.caller.post(storePath, member.details(option, start));

/** The customer has a membership, as staff have sold it to them. Returns its id. */
async function has(
  { caller }: Pick<Member, 'caller'>,
  option: number,
  start_date: string,
  end_date: string | null,
): Promise<string> {
  const customer = (await caller.get('/api/auth/user')).data as { readonly id: string };
  const { id } = await harness.db
    .insertInto('memberships')
    .values({
      customer_id: customer.id,
      membership_type_id: Math.floor(option / 10),
      payment_option_id: option,
      home_venue_id: 1,
      order_id: null,
      start_date,
      end_date,
      billing_day: null,
      state: 'active',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function offered(member: Member, typeId: number): Promise<MembershipType | undefined> {
  const { data } = await member.caller.get('/api/memberships/types?venue_id=1');
  return (data as readonly MembershipType[]).find(({ id }) => id === typeId);
}

describe('a membership that the customer has', () => {
  it('is not sold a second time while it has no last day, by any of its payment options', async () => {
    const member = await Member.at(harness);
    await has(member, options.swim, '2026-11-01', null);
    const text = 'You already have this membership.';
    const type = await offered(member, 2);
    expect(type?.held_until).toBeNull();
    expect(type?.payment_options.map(({ is_purchasable }) => is_purchasable)).toEqual([
      { can_purchase: false, has_prices: true, message: text },
      { can_purchase: false, has_prices: true, message: text },
    ]);
    for (const option of [options.swim, options.swimOnce])
      expect(await store(member, option, '2026-12-01')).toMatchObject({
        status: 422,
        body: { errors: { paymentOptionId: [text] } },
      });
    expect(await store(member, options.week, '2026-12-01')).toMatchObject({ status: 201 });
  });

  it('is sold to start once it has ended, and not before', async () => {
    const member = await Member.at(harness, 'amara@example.org');
    await has(member, options.week, '2026-12-01', '2026-12-07');
    const type = await offered(member, 8);
    expect(type?.held_until).toBe('2026-12-07');
    expect(type?.payment_options[0]?.is_purchasable).toMatchObject({ can_purchase: true, message: null });
    const startDate = ['You have this membership until 7 December 2026. Choose a start date after that.'];
    expect((await store(member, options.week, '2026-12-07')).body.errors).toEqual({ startDate });
    expect(await store(member, options.week, '2026-12-08')).toMatchObject({ status: 201 });
    await has(member, options.week, '2026-12-08', '2026-12-14');
    expect((await offered(member, 8))?.held_until).toBe('2026-12-14');
    await member.setClock('2026-12-15T09:00:00Z');
    expect(await offered(member, 8)).not.toHaveProperty('held_until');
  });

  it('is not sold long before it ends', async () => {
    const member = await Member.at(harness, 'amara@example.org');
    await has(member, options.swimOnce, '2026-12-01', '2027-02-28');
    const text = 'You have this membership until 28 February 2027. You can buy it again in its last month.';
    expect(await store(member, options.swimOnce, '2026-12-01')).toMatchObject({
      status: 422,
      body: { errors: { paymentOptionId: [text] } },
    });
    await member.setClock('2027-02-01T09:00:00Z');
    expect(await store(member, options.swimOnce, '2027-03-01')).toMatchObject({ status: 201 });
  });

  it('is not paid for from a basket that was filled before it was bought elsewhere', async () => {
    const member = await Member.at(harness, 'amara@example.org');
    const startDate = ['You have this membership until 7 December 2026. Choose a start date after that.'];
    const refusal = { status: 422, body: { errors: { startDate } } };
    await member.store(options.week, '2026-12-02'); // for nothing
    await has(member, options.week, '2026-12-01', '2026-12-07');
    expect(await member.confirm()).toMatchObject(refusal);
    expect(await member.memberships()).toEqual([]); // made by an order

    const payer = await Member.at(harness, 'amara@example.org');
    expect(await store(payer, options.week, '2026-12-02')).toMatchObject({ status: 201 });
    await has(payer, options.week, '2026-12-01', '2026-12-07');
    expect(await payer.caller.get('/api/checkout/prepare')).toMatchObject(refusal);
  });

  describe.each(providerNames)('while its money is held at %s', (provider) => {
    const today = dateOf(new Date());
    const start_date = addDays(today, 1);
    const held = async () => {
      const shopper = await Shopper.at(harness, provider, { details: { ...single, start_date } });
      const session = await shopper.session();
      await shopper.pay(session);
      return { shopper, session };
    };

    it('is let go of where the customer has the membership from elsewhere meanwhile', async () => {
      const { shopper, session } = await held();
      await has(shopper, single.payment_option_id, today, null);
      const message = 'You already have this membership.';
      for (let time = 0; time < 2; time += 1)
        expect(await shopper.complete(session.transaction_uuid)).toMatchObject({ status: 409, body: { message } });
      await shopper.expectNothingHeld();
    });

    it('does not let the one before it go on after all', async () => {
      const { shopper, session } = await held();
      const own = await has(shopper, single.payment_option_id, addDays(today, -30), today);
      await harness.db.updateTable('memberships').set({ cancelled_on: today }).where('id', '=', own).execute();
      const keep = () => shopper.caller.delete(`/api/my-account/memberships/${own}/ending`);
      expect(await keep()).toMatchObject({ status: 409 });
      expect(await shopper.complete(session.transaction_uuid)).toMatchObject({ status: 200 });
      expect(await keep()).toMatchObject({ status: 422 });
      await shopper.expectPaidOnce();
    });
  });

  it('does not go on after all into the days of the one that was bought to follow it', async () => {
    const member = await Member.at(harness);
    const own = await has(member, options.swim, '2026-11-01', '2026-12-20');
    await harness.db.updateTable('memberships').set({ cancelled_on: '2026-11-20' }).where('id', '=', own).execute();
    const next = await has(member, options.swim, '2026-12-21', null);
    const ending = `/api/my-account/memberships/${own}/ending`;
    expect(await member.caller.delete(ending)).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('You have bought Swim again, from 21 December 2026') as unknown },
    });
    await harness.db.deleteFrom('memberships').where('id', '=', next).execute();
    expect(await member.caller.delete(ending)).toMatchObject({ status: 200 });
  });

  it('is not what another one is changed for, nor renewed into the days of', async () => {
    const member = await Member.at(harness);
    const offPeak = await has(member, options.offPeak, '2026-10-15', null);
    await has(member, options.swim, '2026-11-01', null);
    const text = 'You already have this membership.';
    const { data } = await member.caller.get(`/api/memberships/${offPeak}/change`);
    const swim = (data as FollowOptions).types.find(({ id }) => id === 2);
    expect([swim?.held_until, swim?.payment_options[0]?.is_purchasable.message]).toEqual([null, text]);
    const { min } = (data as FollowOptions).starts_at;
    expect(await member.change(offPeak, options.swim, min)).toMatchObject({
      status: 422,
      body: { errors: { paymentOptionId: [text] } },
    });
    expect(await member.change(offPeak, options.totalFitness, min)).toMatchObject({ status: 201 });

    const other = await Member.at(harness, 'amara@example.org');
    const week = await has(other, options.week, '2026-12-01', '2026-12-07');
    await has(other, options.week, '2026-12-08', '2026-12-14');
    const startDate = ['You have this membership until 14 December 2026. Choose a start date after that.'];
    expect((await other.renew(week, options.week, '2026-12-08')).body.errors).toEqual({ startDate });
  });
});
