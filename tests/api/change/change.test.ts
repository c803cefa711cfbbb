import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ChangeCosts, FollowOptions, MembershipFreeze } from '../../../schemas/generated/wire';
import { sharedHarness, type Harness } from '../harness';
import { Member, options } from './support';

type Frozen = MembershipFreeze['options'][number];

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

describe('what a membership may be changed to', () => {
  it('is every other monthly one of its centre, at what changing costs', async () => {
    const member = await Member.at(harness);
    const id = await member.join(options.swim);
    const { status, data } = await member.caller.get(`/api/memberships/${id}/change`);
    const { membership, starts_at, types } = data as FollowOptions;
    expect(status).toBe(200);
    expect(membership).toMatchObject({ id, name: 'Swim', home_venue: { id: 1 }, price: { raw: 2450 } });
    expect(starts_at).toEqual({ date: '2026-12-15', min: '2026-12-02', max: '2027-01-01' });
    expect(types.map(({ name }) => name)).toEqual([
      'Total Fitness',
      'Off-Peak',
      'Student',
      'Racquets & Courts',
      'GP Referral',
      'Corporate Plus',
    ]);
    expect(types.flatMap((type) => type.payment_options).every((each) => each.payment_type === 'recurring')).toBe(true);
    const [total] = types;
    expect(total?.payment_options[0]?.fees.joining_fee.raw).toBe(500);
    const corporate = types.find(({ name }) => name === 'Corporate Plus')?.payment_options[0];
    expect(corporate?.is_purchasable).toMatchObject({ can_purchase: false, has_prices: false });
  });
});

describe('what a change costs', () => {
  it.each<[string, number, string | undefined, object]>([
    [
      'dearer, on the billing date',
      options.totalFitness,
      undefined,
      {
        total_due_now: { raw: 500 },
        composition: { month_in_hand: { raw: 0 }, fees: [{ label: 'Setup fee', price: { raw: 500 } }] },
        new_membership_price: { raw: 3400 },
        difference_to_old_membership: { raw: 950, text: '£9.50 more a month' },
        starts_at: { date: '2026-12-15', min: '2026-12-02', max: '2027-01-01' },
        membership_type: { name: 'Total Fitness', month_in_hand: false },
        first_billing_date: '2026-12-15',
      },
    ],
    [
      'dearer, between two bills',
      options.totalFitness,
      '2026-12-05',
      {
        total_due_now: { raw: 806 },
        composition: { fees: [{ label: 'Setup fee' }, { price: { raw: 306 }, days: 10 }] },
      },
    ],
    [
      'cheaper, but with a month in hand',
      options.offPeak,
      undefined,
      {
        total_due_now: { raw: 2200 },
        composition: { month_in_hand: { raw: 2200 }, fees: [] },
        difference_to_old_membership: { raw: -250, text: '£2.50 less a month' },
        membership_type: { month_in_hand: true },
      },
    ],
    [
      'cheaper',
      options.student,
      '2026-12-20',
      { total_due_now: { raw: 0 }, composition: { fees: [] }, first_billing_date: '2027-01-15' },
    ],
    ['too early a date', options.student, '2026-11-01', { starts_at: { date: '2026-12-02' } }],
    ['too late a date', options.student, '2027-06-01', { starts_at: { date: '2027-01-01' } }],
  ])('%s', async (_, option, start, expected) => {
    const member = await Member.at(harness);
    const { status, data } = await member.costs(await member.join(options.swim), option, start);
    expect(status).toBe(200);
    expect(data as ChangeCosts).toMatchObject(expected);
  });

  it.each([
    ['a single payment', options.swimOnce],
    ['what they may not buy', options.corporate],
  ])('can not be told for %s', async (_, option) => {
    const member = await Member.at(harness);
    const answer = await member.costs(await member.join(options.swim), option);
    expect(answer).toMatchObject({ status: 422, body: { message: 'Could not calculate price.' } });
  });
});

describe('to change', () => {
  it('ends the old one the day before and lets the new one take over', async () => {
    const member = await Member.at(harness);
    const id = await member.join(options.totalFitness);
    expect(await member.change(id, options.offPeak, '2026-12-15', { home_venue_id: 3, billing_day: 1 })).toMatchObject({
      status: 201,
      data: { new_mandate: false },
    });
    expect(await member.cart()).toMatchObject({
      kind: 'change',
      follows: { id, name: 'Total Fitness' },
      home_venue: { id: 1 },
      billing_day: 15,
      payment_option: { total_to_pay_now: { raw: 2200 } },
    });
    expect(await member.confirm()).toMatchObject({ status: 422 });
    await member.change(id, options.swim, '2026-12-20');
    expect(await member.confirm()).toMatchObject({ status: 200 });
    const old = await member.membership(id);
    const [next] = (await member.memberships()).filter((each) => each.id !== id);
    expect(old).toMatchObject({ end_date: '2026-12-19', successor_id: next?.id });
    expect(next).toMatchObject({
      payment_option_id: options.swim,
      start_date: '2026-12-20',
      end_date: null,
      billing_day: 15,
      home_venue_id: 1,
      successor_id: null,
    });
    const { body } = await member.caller.get('/sandbox/records');
    expect(body.consents).toHaveLength(4); // two of joining, two of changing
  });

  it.each<[string, number, string, object, string]>([
    ['today', options.totalFitness, '2026-12-01', {}, 'startDate'],
    ['in two months', options.totalFitness, '2027-01-02', {}, 'startDate'],
    ['without agreeing to the terms', options.totalFitness, '2026-12-15', { terms: [] }, 'terms'],
    ['to itself', options.swim, '2026-12-15', {}, 'paymentOptionId'],
    ['to a single payment', options.week, '2026-12-15', {}, 'paymentOptionId'],
    ['to what they may not buy', options.corporate, '2026-12-15', {}, 'paymentOptionId'],
  ])('%s is refused where that is asked', async (_, option, start, more, path) => {
    const member = await Member.at(harness);
    const id = await member.join(options.swim);
    const { status, body } = await member.change(id, option, start, more);
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {})).toEqual([path]);
  });

  it('is asked for the questions of the new membership', async () => {
    const member = await Member.at(harness);
    const id = await member.join(options.swim);
    const refused = await member.change(id, options.student, '2026-12-15');
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { answers: ['Please fill in required questions'] } },
    });
  });

  it.each(['change', 'renew'])('%s: another customer’s, an unknown and a malformed id are not found', async (kind) => {
    const member = await Member.at(harness);
    const id = await member.join(options.swim);
    const other = new Member(await harness.signedIn('grace@example.org', member.caller.testId), member.clock);
    const ids = [id, randomUUID(), 'nonsense', '1', '%00', `${id}'`];
    for (const each of ids) {
      const path = `/api/memberships/${each}/${kind}`;
      expect((await other.caller.get(path)).status).toBe(404);
      expect((await other.caller.post(path, other.details(options.totalFitness, '2026-12-15'))).status).toBe(404);
      if (kind === 'change') expect((await other.costs(each, options.totalFitness)).status).toBe(404);
    }
    const guest = await harness.caller(member.caller.testId);
    expect((await guest.get(`/api/memberships/${id}/${kind}`)).status).toBe(401);
  });

  it('is not paid for once the old one is frozen', async () => {
    const member = await Member.at(harness);
    const id = await member.join(options.totalFitness);
    expect(await member.change(id, options.swim, '2026-12-15')).toMatchObject({ status: 201 });
    const path = `/api/my-account/memberships/${id}/freeze`;
    const [option] = ((await member.caller.get(path)).data as { options: [Frozen] }).options;
    const { starts_on: freeze_from, months: freeze_months, ends_on } = option;
    const freeze = { freeze_from, freeze_months, ends_on, frozen_price: 500 };
    expect(await member.caller.post(path, freeze)).toMatchObject({ status: 200 });
    const reason = expect.stringContaining('You have frozen this membership') as unknown;
    expect(await member.confirm()).toMatchObject({ status: 409, text: reason });
    expect(await member.change(id, options.offPeak, '2026-12-15')).toMatchObject({ status: 422, text: reason });
    expect(await member.membership(id)).toMatchObject({ successor_id: null });
  });

  it('what is no monthly membership, or has not started, is refused with the reason', async () => {
    const member = await Member.at(harness);
    const single = await member.join(options.week);
    const reason = 'Only monthly memberships can be changed. This one is a single payment.';
    for (const answer of [
      await member.caller.get(`/api/memberships/${single}/change`),
      await member.costs(single, options.swim),
      await member.change(single, options.swim, '2026-12-15'),
    ])
      expect(answer).toMatchObject({ status: 422, body: { message: reason } });
    const late = await Member.at(harness, 'dev@example.org');
    const upcoming = await late.join(options.swim, '2026-12-20');
    expect(await late.caller.get(`/api/memberships/${upcoming}/change`)).toMatchObject({
      status: 422,
      body: { message: 'This membership starts on 20 December 2026.' },
    });
  });

  it('twice by one key is done once, and not again once there is a successor', async () => {
    const member = await Member.at(harness);
    const id = await member.join(options.totalFitness);
    const key = { 'idempotency-key': randomUUID() };
    const body = member.details(options.swim, '2026-12-15');
    const [first, second] = [
      await member.caller.post(`/api/memberships/${id}/change`, body, key),
      await member.caller.post(`/api/memberships/${id}/change`, body, key),
    ];
    expect(first.data).toEqual(second.data);
    expect(await member.confirm()).toMatchObject({ status: 200 });
    expect(await member.change(id, options.offPeak, '2026-12-15')).toMatchObject({
      status: 422,
      body: { message: 'This membership has already been changed, renewed or cancelled.' },
    });
  });
});
