import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookingsOf } from '../account/support';
import { sharedHarness, type Harness } from '../harness';
import { Booker, bookingTerms, campAnswers, leila, morgan, offers, only, waiver } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

async function creditOf({ caller }: Booker): Promise<number> {
  const { data } = await caller.get('/api/auth/user');
  return (data as { credit: { balance: number } }).credit.balance;
}

describe('paying for a basket', () => {
  it('by card makes an order with its bookings, for whom they are', async () => {
    const buyer = await Booker.at(harness, leila);
    const { Zuri = '' } = await buyer.children();
    const day = await buyer.slot(offers.camp);
    const { id } = only(await buyer.added(day, { purchased_for_user_id: Zuri }));
    const completed_waivers = [waiver];
    expect(await buyer.prepare()).toMatchObject({ status: 422, body: { errors: { answers: [expect.any(String)] } } });
    await buyer.update(id, { answers: campAnswers });
    expect(await buyer.authorise({ completed_waivers: [] })).toMatchObject({
      status: 422,
      body: { errors: { completedWaivers: [expect.any(String)] } },
    });
    expect(await buyer.authorise({ completed_waivers, terms: [] })).toMatchObject({ status: 422 });
    const order = await buyer.paid();
    expect(order).toMatchObject({
      order_type: 'booking',
      total: { raw: 2800 },
      payments: [{ tender_type: 'card', amount: 2800 }],
      items: [{ type: 'booking', name: 'Multi-sports camp', attendee: 'Zuri Mensah', start_date: day.date }],
    });
    expect(await bookingsOf(buyer.caller)).toMatchObject([
      {
        id: order.items[0]?.type === 'booking' ? order.items[0].booking_id : '',
        attendee: 'Zuri Mensah',
        state: 'booked',
      },
    ]);
    expect(await buyer.basket()).toMatchObject({ id: null, items: [], complete_order_id: order.id });
    expect(await buyer.add(day, { purchased_for_user_id: Zuri })).toMatchObject({ status: 422 });
    const consents = ((await buyer.caller.get('/sandbox/records')).body as { consents: { terms_id: number }[] })
      .consents;
    expect(consents.map(({ terms_id }) => terms_id).sort()).toEqual([bookingTerms, waiver]);
  });

  it('takes a course by a package, and nothing by card', async () => {
    const buyer = await Booker.at(harness, leila);
    const { Kofi = '' } = await buyer.children();
    const answers = [{ question_id: 4, answer: 'not' }];
    const options = { answers, purchased_for_user_id: Kofi };
    const { balance } = await buyer.added(await buyer.slot(offers.lessons), { options });
    expect(balance).toBe(0);
    const key = { 'idempotency-key': randomUUID() };
    const body = { payments: [], terms: [bookingTerms], completed_waivers: [], source: 'bookings' };
    const replies = await Promise.all([1, 2, 3].map(() => buyer.caller.post('/api/checkout/complete', body, key)));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(await buyer.order(replies[0] ?? expect.unreachable())).toMatchObject({
      total: { raw: 0 },
      payments: [],
      items: [{ paid_by: 'Two swimming courses', weeks: 10, attendee: 'Kofi Mensah' }],
    });
    expect((await buyer.records()).bookings.filter(({ order_id }) => order_id !== null)).toHaveLength(1);
    const { data } = await buyer.caller.get('/api/my-account/packages');
    expect(data).toContainEqual(expect.objectContaining({ name: 'Two swimming courses', uses_left: 1 }));
  });

  it('by credit and card spends the credit with the order, and no sooner', async () => {
    const buyer = await Booker.at(harness, morgan);
    await buyer.added(await buyer.slot(offers.badminton));
    await buyer.added(await buyer.slot(offers.badminton, { nth: 1 }));
    expect((await buyer.useCredit(99_999)).data).toMatchObject({
      total: 1900,
      balance: 650,
      payments: [{ tender_type: 'credit', amount: 1250 }],
      credits: { general: { total_available: 1250, max_applicable: 1250 } },
    });
    const authorised = await buyer.authorise();
    expect(authorised.data).toMatchObject({ transaction_status: 'authorised' });
    expect(await creditOf(buyer)).toBe(1250);
    expect(await buyer.add(await buyer.slot(offers.swim))).toMatchObject({ status: 409 });
    expect(await buyer.discard()).toMatchObject({ status: 409 });
    const { transaction_uuid } = authorised.data as { transaction_uuid: string };
    expect(await buyer.order(await buyer.complete(transaction_uuid))).toMatchObject({
      total: { raw: 1900 },
      payments: expect.arrayContaining([
        { tender_type: 'card', amount: 650 },
        { tender_type: 'credit', amount: 1250 },
      ]) as unknown,
    });
    expect(await creditOf(buyer)).toBe(0);
  });

  it('by credit alone asks no bank', async () => {
    const buyer = await Booker.at(harness, morgan);
    await buyer.added(await buyer.slot(offers.badminton));
    await buyer.useCredit(950);
    expect(await buyer.prepare()).toMatchObject({ status: 422 });
    expect(await buyer.complete()).toMatchObject({ status: 409 });
    const payments = [{ tender_type: 'credit', amount: 950 }];
    await buyer.order(await buyer.complete(undefined, { payments }));
    expect(await creditOf(buyer)).toBe(300);
  });

  it('spends what came with a membership first, for activities alone', async () => {
    const buyer = await Booker.at(harness, 'felix@example.org');
    await buyer.added(await buyer.slot(offers.beginners), {
      options: { answers: [{ question_id: 6, answer: 'never' }] },
    });
    expect((await buyer.basket()).credits.membership).toMatchObject({ total_available: 500, max_applicable: 0 });
    await buyer.added(await buyer.slot(offers.badminton));
    expect((await buyer.basket()).credits.membership).toMatchObject({ max_applicable: 500 });
    await buyer.useCredit(500);
    await buyer.paid();
    const left = await harness.db
      .selectFrom('customers')
      .select(['credit_pence', 'membership_credit_pence'])
      .where('test_id', '=', buyer.caller.testId)
      .where('email', '=', 'felix@example.org')
      .executeTakeFirstOrThrow();
    expect(left).toEqual({ credit_pence: 0, membership_credit_pence: 0 });
    const { id } = await harness.db
      .selectFrom('bookings')
      .select('id')
      .where('membership_credit', '=', 500)
      .where('customer_id', 'in', (from) =>
        from.selectFrom('customers').select('id').where('test_id', '=', buyer.caller.testId),
      )
      .executeTakeFirstOrThrow();
    expect(await buyer.caller.post(`/api/my-account/bookings/${id}/cancel`, {})).toMatchObject({
      status: 200,
    });
    const back = await harness.db
      .selectFrom('customers')
      .select(['credit_pence', 'membership_credit_pence'])
      .where('test_id', '=', buyer.caller.testId)
      .where('email', '=', 'felix@example.org')
      .executeTakeFirstOrThrow();
    expect(back).toEqual({ credit_pence: 0, membership_credit_pence: 500 }); // and 450 to the card
  });

  it('believes no amount of the page’s', async () => {
    const buyer = await Booker.at(harness, morgan);
    await buyer.added(await buyer.slot(offers.badminton));
    for (const payments of [
      [{ tender_type: 'card', amount: 1 }],
      [{ tender_type: 'cash', amount: 950 }],
      [{ tender_type: 'credit', amount: 950 }],
      [
        { tender_type: 'credit', amount: 100 },
        { tender_type: 'card', amount: 850 },
      ],
    ])
      expect(await buyer.authorise({ payments })).toMatchObject({ status: 409 });
    expect((await buyer.records()).orders).toEqual([]);
  });

  it('keeps the place while the customer’s bank is asked, and holds it anew when payment begins', async () => {
    const buyer = await Booker.at(harness, morgan);
    const other = await Booker.at(harness, leila, buyer.caller.testId);
    const slot = await buyer.slot(offers.badminton, { left: 1 });
    await buyer.added(slot);
    const authorised = await buyer.authorise();
    await buyer.later(60);
    expect(await other.add(slot)).toMatchObject({ status: 422 });
    const { transaction_uuid } = authorised.data as { transaction_uuid: string };
    expect(await buyer.order(await buyer.complete(transaction_uuid))).toMatchObject({ total: { raw: 950 } });
  });

  it('is refused before the bank is asked when somebody else has the place by then', async () => {
    const buyer = await Booker.at(harness, morgan);
    const other = await Booker.at(harness, leila, buyer.caller.testId);
    const slot = await buyer.slot(offers.badminton, { left: 1 });
    await buyer.added(slot);
    const prepared = (await buyer.prepare()).data as { transaction_uuid: string };
    await buyer.later(16);
    await other.added(slot);
    const late = {
      transaction_uuid: prepared.transaction_uuid,
      payments: [{ tender_type: 'card', amount: 950 }],
      terms: [bookingTerms],
      completed_waivers: [],
      source: 'bookings',
      save_card: false,
      payment_method_id: 'pm_card_visa',
      browser: {
        screen_width: 1,
        screen_height: 1,
        colour_depth: 24,
        timezone_offset: 0,
        language: 'en',
        javascript_enabled: 1,
        java_enabled: 0,
      },
    };
    expect(await buyer.caller.post('/api/checkout/authorise', late)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('somebody else has taken it') as unknown },
    });
    await other.discard();
    // The refused attempt has ended: the same request is not taken later either, a new one is.
    expect(await buyer.caller.post('/api/checkout/authorise', late)).not.toMatchObject({
      data: { transaction_status: 'authorised' },
    });
    await buyer.added(slot);
    const { transaction_uuid } = (await buyer.prepare()).data as { transaction_uuid: string };
    expect(await buyer.caller.post('/api/checkout/authorise', { ...late, transaction_uuid })).toMatchObject({
      data: { transaction_status: 'authorised' },
    });
  });

  it('goes on by itself when its page is gone', async () => {
    const buyer = await Booker.at(harness, morgan);
    await buyer.added(await buyer.slot(offers.badminton));
    await buyer.useCredit(100);
    await buyer.authorise();
    expect((await buyer.caller.post('/sandbox/reconcile', {})).body).toMatchObject([{ to: 'completed' }]);
    const { orders, payments, bookings } = await buyer.records();
    expect(orders).toMatchObject([{ total: 950 }]);
    expect(payments.map(({ amount }) => amount).sort()).toEqual([100, 850]);
    expect(bookings.filter(({ order_id }) => order_id !== null)).toHaveLength(1);
    expect(await buyer.basket()).toMatchObject({ items: [], complete_order_id: orders[0]?.id });
  });

  it('leaves a declined basket as it was', async () => {
    const buyer = await Booker.at(harness, morgan);
    const { items } = await buyer.added(await buyer.slot(offers.badminton));
    expect((await buyer.authorise({}, 'declined')).data).toMatchObject({ transaction_status: 'declined' });
    expect((await buyer.basket()).items.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
    expect((await buyer.paid()).total.raw).toBe(950);
  });
});
