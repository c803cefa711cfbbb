import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, addMonths, dateOf, formatLongDate, type IsoDate } from '../../../src/ground/core/dates';
import { sharedHarness, type Caller, type Harness } from '../harness';
import { Shopper, single } from '../payments/support';
import { at, membershipsOf, morgan, nadia, setClock, userOf } from './support';
import { promotionId } from '../../../operator/seed/memberships';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const felix = 'felix@example.org';
const today = (): IsoDate => dateOf(new Date());
const named = async (caller: Caller, name: string) =>
  (await membershipsOf(caller)).find((each) => each.name === name) ?? expect.unreachable();

describe('memberships', () => {
  it('are none for who has none', async () => {
    expect(await membershipsOf(await harness.signedIn('amara@example.org'))).toEqual([]);
  });

  it('come as they stand: current ones first, then those that have ended', async () => {
    const memberships = await membershipsOf(await harness.signedIn(morgan));
    expect(memberships.map(({ name, state }) => [name, state])).toEqual([
      ['Total Fitness', 'active'],
      ['GP Referral', 'active'],
      ['Off-Peak', 'ended'],
    ]);
  });

  it('say since when, what is paid next, and how', async () => {
    const caller = await harness.signedIn(morgan);
    const { home_venue_slug } = await userOf(caller);
    expect(await named(caller, 'Total Fitness')).toMatchObject({
      payment_type: 'recurring',
      member_since: addMonths(today(), -50),
      start_date: addMonths(today(), -1),
      end_date: null,
      price: { raw: 3400, formatted: '£34.00' },
      home_venue: { slug: home_venue_slug },
      direct_debit: { account_holder: 'Morgan Reid', account_ending: '4958', billing_day: 1 },
      can_change: true,
      can_renew: false,
      refusal: null,
      successor: null,
      eligibility: null,
    });
    const { text } = await caller.get('/api/my-account/memberships');
    expect(text).not.toContain('66374958');
    expect(text).not.toContain('089999');
  });

  it.each([
    ['2027-01-31', '2027-02-01'],
    ['2027-02-01', '2027-03-01'],
    ['2027-12-31', '2028-01-01'],
  ])('are paid next, seen on %s, on %s', async (day, date) => {
    const caller = await harness.signedIn(morgan);
    const { id } = await userOf(caller);
    await harness.db
      .updateTable('memberships')
      .set({ start_date: '2026-01-01' })
      .where('customer_id', '=', String(id))
      .where('end_date', 'is', null)
      .execute();
    await setClock(caller, at(day, '12:00:00'));
    expect((await named(caller, 'Total Fitness')).next_payment).toMatchObject({ date, amount: { raw: 3400 } });
  });

  it('have no payment to come without a mandate, when paid at once, or when ended', async () => {
    const caller = await harness.signedIn(morgan);
    for (const name of ['GP Referral', 'Off-Peak'])
      expect(await named(caller, name)).toMatchObject({ next_payment: null, direct_debit: null });
    const { id } = await userOf(caller);
    await harness.db
      .updateTable('mandates')
      .set({ state: 'cancelled' })
      .where('customer_id', '=', String(id))
      .execute();
    expect(await named(caller, 'Total Fitness')).toMatchObject({ next_payment: null, direct_debit: null });
  });

  it('say what takes over from them', async () => {
    const caller = await harness.signedIn(morgan);
    const start_date = addMonths(today(), -1);
    expect(await named(caller, 'Off-Peak')).toMatchObject({
      successor: { name: 'Total Fitness', start_date },
      can_change: false,
      can_renew: false,
      refusal: `Your Total Fitness membership took over on ${formatLongDate(start_date)}.`,
      end_date: addDays(start_date, -1),
    });
    await setClock(caller, at(addDays(start_date, -1), '12:00:00'));
    expect(await named(caller, 'Off-Peak')).toMatchObject({
      state: 'active',
      refusal: `Your Total Fitness membership takes over on ${formatLongDate(start_date)}.`,
    });
  });

  it('wait for what has to be proved', async () => {
    const caller = await harness.signedIn(nadia);
    expect(await named(caller, 'Student')).toMatchObject({
      state: 'pending',
      eligibility: { name: 'Proof of eligibility', state: 'missing', expires_on: null, documents: [] },
      can_change: false,
      can_renew: false,
      refusal: 'This membership is waiting for your proof of eligibility.',
    });
    expect(await userOf(caller)).toMatchObject({ membership_document_upload_required: true, document_expiry: [] });
  });

  it('can be renewed in the thirty days before and after their end, if they have one', async () => {
    const caller = await harness.signedIn(felix);
    const end = addDays(today(), 10);
    const seenOn = async (day: IsoDate): Promise<object> => {
      await setClock(caller, at(day, '12:00:00'));
      const { state, can_renew, refusal } = await named(caller, 'Swim');
      return { state, can_renew, refusal };
    };
    const open = { can_renew: true, refusal: null };
    const from = addDays(end, -30);
    const early = `This membership can be renewed from ${formatLongDate(from)}.`;
    const gone = `This membership ended on ${formatLongDate(end)}, too long ago to be renewed.`;
    expect(await seenOn(addDays(from, -1))).toEqual({ state: 'active', can_renew: false, refusal: early });
    expect(await seenOn(from)).toEqual({ state: 'active', ...open });
    expect(await seenOn(end)).toEqual({ state: 'active', ...open });
    expect(await seenOn(addDays(end, 30))).toEqual({ state: 'ended', ...open });
    expect(await seenOn(addDays(end, 31))).toEqual({ state: 'ended', can_renew: false, refusal: gone });
  });

  it('start on their day, and cannot be changed before', async () => {
    const caller = await harness.signedIn(morgan);
    const start = addMonths(today(), -1);
    await setClock(caller, at(addDays(start, -1), '23:59:59'));
    const upcoming = (await membershipsOf(caller)).find(({ state }) => state === 'upcoming');
    expect(upcoming).toMatchObject({
      name: 'Total Fitness',
      can_change: false,
      refusal: `This membership starts on ${formatLongDate(start)}.`,
    });
    await setClock(caller, at(start, '00:00:00'));
    expect(await named(caller, 'Total Fitness')).toMatchObject({ state: 'active', can_change: true });
  });

  it('that have ended make nobody a member', async () => {
    const caller = await harness.signedIn('ruth@example.org');
    expect(await named(caller, 'Swim')).toMatchObject({
      state: 'ended',
      can_change: false,
      can_renew: false,
      refusal: `This membership ended on ${formatLongDate(addDays(today(), -45))}.`,
    });
    expect(await userOf(caller)).toMatchObject({ membership_user: false, has_outstanding_penalties: true });
    expect(await userOf(await harness.signedIn(felix))).toMatchObject({
      membership_user: true,
      has_outstanding_penalties: false,
    });
  });

  it('that are bought here show up, and wait for proof where it takes one', async () => {
    const referral = {
      ...single,
      membership_type_id: 6,
      payment_option_id: 61,
      promotion_code_id: promotionId('FREESTART'),
    };
    const shopper = await Shopper.at(harness, 'Stripe', { details: { ...referral, has_answers: true } });
    const unasked = 2; // another type, for the moment
    const questionsOf = (from: number, to: number) =>
      harness.db
        .updateTable('questions')
        .set({ membership_type_id: to })
        .where('membership_type_id', '=', from)
        .execute();
    await questionsOf(6, unasked);
    expect(await shopper.completeFree()).toMatchObject({ status: 200 });
    await questionsOf(unasked, 6);
    expect(await membershipsOf(shopper.caller)).toMatchObject([
      {
        name: 'GP Referral',
        state: 'pending',
        member_since: today(),
        eligibility: { state: 'missing', documents: [] },
      },
    ]);
    expect(await userOf(shopper.caller)).toMatchObject({ membership_document_upload_required: true });
  });
});

describe('a proof that was accepted', () => {
  it('is announced to run out in its last thirty days', async () => {
    const caller = await harness.signedIn(morgan);
    const end = addDays(today(), 12);
    const seenOn = async (day: IsoDate) => {
      await setClock(caller, at(day, '12:00:00'));
      const { document_expiry, membership_document_upload_required } = await userOf(caller);
      const { eligibility } = await named(caller, 'GP Referral');
      return { document_expiry, membership_document_upload_required, eligibility };
    };
    expect(await seenOn(today())).toMatchObject({
      document_expiry: [{ document_expiring_soon: true, days_to_expiry: 12, membership_name: 'GP Referral' }],
      membership_document_upload_required: false,
      eligibility: { state: 'accepted', expires_on: end, days_to_expiry: 12, expiring_soon: true },
    });
    expect(await seenOn(addDays(end, -31))).toMatchObject({
      document_expiry: [{ document_expiring_soon: false, days_to_expiry: 31 }],
      eligibility: { expiring_soon: false },
    });
    expect(await seenOn(addDays(end, -30))).toMatchObject({ eligibility: { expiring_soon: true } });
    expect(await seenOn(end)).toMatchObject({ eligibility: { state: 'accepted', days_to_expiry: 0 } });
    expect(await seenOn(addDays(end, 1))).toMatchObject({
      document_expiry: [],
      membership_document_upload_required: true,
      eligibility: { state: 'missing' },
    });
  });
});
