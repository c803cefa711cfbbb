import { beforeAll, describe, expect, it } from 'vitest';
import type { FollowOptions } from '../../../schemas/generated/wire';
import { sharedHarness, type Harness } from '../harness';
import { Shopper } from '../payments/support';
import { Member, options } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

describe('to renew', () => {
  it('goes on the day after the last one, for the price of joining', async () => {
    const member = await Member.at(harness, 'amara@example.org');
    const id = await member.join(options.week);
    const { data } = await member.caller.get(`/api/memberships/${id}/renew`);
    const { membership, starts_at, types } = data as FollowOptions;
    expect(membership).toMatchObject({ name: 'Seven Day Pass', end_date: '2026-12-07' });
    expect(starts_at).toEqual({ date: '2026-12-08', min: '2026-12-08', max: '2026-12-08' });
    expect(types.flatMap((type) => type.payment_options.map((each) => each.id))).toEqual([options.week]);

    expect((await member.renew(id, options.week, '2026-12-09')).body.errors).toEqual({
      startDate: ['Your renewal starts on 8 December 2026.'],
    });
    expect(await member.renew(id, options.totalFitness, '2026-12-08')).toMatchObject({ status: 201 });
    expect(await member.cart()).toMatchObject({
      kind: 'renew',
      follows: { id },
      payment_option: { id: options.week, total_to_pay_now: { raw: 1500 } },
    });
    const shopper = new Shopper(member.caller, 'Stripe', harness.bankUrl);
    const session = await shopper.session();
    const inFull = { payments: [{ tender_type: 'card', amount: 1500 }] };
    const held = await shopper.authorise(await shopper.authorisation(session, 'good', inFull));
    expect(held.data).toMatchObject({ transaction_status: 'authorised' });
    expect(await shopper.complete(session.transaction_uuid)).toMatchObject({ status: 200 });
    const [next] = (await member.memberships()).filter((each) => each.id !== id);
    expect(next).toMatchObject({ start_date: '2026-12-08', end_date: '2026-12-14' });
    expect(await member.membership(id)).toMatchObject({ end_date: '2026-12-07', successor_id: next?.id });
    expect(await shopper.money()).toEqual(['authorised', 'captured']);
  });

  it('starts today when the last day has gone by', async () => {
    const member = await Member.at(harness, 'amara@example.org');
    const id = await member.join(options.week);
    await member.setClock('2026-12-20T09:00:00Z');
    const { data } = await member.caller.get(`/api/memberships/${id}/renew`);
    expect((data as FollowOptions).starts_at.date).toBe('2026-12-20');
  });

  it.each([
    ['long before its end', options.swimOnce, '2026-12-01', 'This membership can be renewed from 29 January 2027.'],
    [
      'long after its end',
      options.week,
      '2027-01-07',
      'This membership ended on 7 December 2026, too long ago to be renewed.',
    ],
  ])('%s is refused with the reason', async (_, option, day, message) => {
    const member = await Member.at(harness, 'amara@example.org');
    const id = await member.join(option);
    await member.setClock(`${day}T09:00:00Z`);
    const refusal = { status: 422, body: { message } };
    expect(await member.caller.get(`/api/memberships/${id}/renew`)).toMatchObject(refusal);
    expect(await member.renew(id, option, day)).toMatchObject(refusal);
  });

  it('what is not sold any more is refused', async () => {
    const member = await Member.at(harness, 'amara@example.org');
    const id = await member.join(options.week);
    await member.caller.put('/sandbox/settings', { clock: member.clock, withdrawn: [8] });
    const message = 'This membership is not on sale any more.';
    expect(await member.caller.get(`/api/memberships/${id}/renew`)).toMatchObject({ status: 422, body: { message } });
    expect((await member.renew(id, options.week, '2026-12-08')).status).toBe(422);
  });
});
