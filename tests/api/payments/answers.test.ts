import { beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '../../../schemas/generated/wire';
import { preparedAttempt } from '../../../operator/payments/attempts';
import { dateOf } from '../../../src/ground/core/dates';
import { pence } from '../../../src/ground/core/money';
import { sharedHarness, type Harness } from '../harness';
import { Booker, morgan, offers } from '../bookings/support';
import { Member, options } from '../change/support';
import { providerNames, tokenProviders } from './cards';
import { free, Shopper, type Transaction } from './support';
import { promotionId } from '../../../operator/seed/memberships';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

/** Pays in full by a good card. Answers with the order. */
async function bought(shopper: Shopper): Promise<Order> {
  const { data } = await shopper.pay(await shopper.session());
  return orderOf(shopper, await shopper.complete((data as Transaction).transaction_uuid));
}

async function orderOf({ caller }: Shopper | Member, { data }: { readonly data: never }): Promise<Order> {
  const { complete_order_id } = data as { complete_order_id: string };
  return (await caller.get(`/api/orders/${complete_order_id}`)).data;
}

describe('an order tells', () => {
  it.each(providerNames)('the card that paid by %s, and the address of its receipt', async (provider) => {
    const shopper = await Shopper.at(harness, provider);
    const { savedCards } = await shopper.records();
    const order = await bought(shopper);
    expect(order).toMatchObject({
      receipt_email: 'amara@example.org',
      card: { card_type: expect.stringMatching(/^visa$/i) as string, amount: { raw: 6900, formatted: '£69.00' } },
    });
    expect(order.card?.last_four_digits).toMatch(/^\d{4}$/);
    expect((await shopper.records()).savedCards, 'nobody asked for the card to be kept').toEqual(savedCards);
  });

  it('no card where nothing was charged', async () => {
    const shopper = await Shopper.at(harness, 'Stripe', { details: free });
    const order = await orderOf(shopper, await shopper.completeFree());
    expect(order).toMatchObject({ card: null, total: { raw: 0 }, receipt_email: 'amara@example.org' });
  });

  it('the address that the receipt went to, also after the customer has another', async () => {
    const shopper = await Shopper.at(harness, 'Stripe', { details: free });
    const { id } = await orderOf(shopper, await shopper.completeFree());
    const { testId } = shopper.caller;
    await harness.db.updateTable('customers').set({ email: 'new@example.org' }).where('test_id', '=', testId).execute();
    expect((await shopper.caller.get(`/api/orders/${id}`)).data).toMatchObject({ receipt_email: 'amara@example.org' });
  });

  it('how its price came about, line by line', async () => {
    const shopper = await Shopper.at(harness, 'Stripe', { details: free });
    const { items } = await orderOf(shopper, await shopper.completeFree());
    const [item] = items;
    expect(item).toMatchObject({
      base_fee: { price: { decimal: '69.00', formatted: '£69.00' }, type: 'fixed' },
      fees: [{ label: 'Membership fee', type: 'base' }, { label: 'Code Applied' }],
      price_breakdown: [
        { label: 'Membership fee', price: { raw: 6900 }, type: 'base' },
        { label: 'Code Applied', price: { raw: -6900, formatted: '−£69.00' }, type: 'discount' },
      ],
    });
    expect(item?.price_breakdown.reduce((sum, { price }) => sum + price.raw, 0)).toBe(item?.total.raw);
  });

  it('what comes next: the way in, and the first collection with its amount', async () => {
    const member = await Member.at(harness);
    const start = dateOf(new Date(member.clock));
    const details = { ...member.details(options.swim, start), promotion_code_id: promotionId('FREESTART') };
    expect(await member.caller.post('/api/memberships/online-joining/store', details)).toMatchObject({ status: 201 });
    const order = await orderOf(member, await member.confirm());
    expect(order.items).toMatchObject([
      {
        kind: 'join',
        new_mandate: false,
        first_payment_date: '2026-12-15',
        first_payment_amount: { raw: 2450, formatted: '£24.50' },
        how_to_get_in: expect.stringContaining('at the gate of Kirkstall Bridge Leisure Centre') as string,
      },
    ]);
  });

  it('that a membership follows another, whose barcode stays good', async () => {
    const member = await Member.at(harness);
    const id = await member.join(options.totalFitness);
    expect(await member.change(id, options.swim, '2026-12-20')).toMatchObject({ status: 201 });
    const how_to_get_in = 'From the start date on, scan the same membership barcode at the gate as before.';
    expect(await orderOf(member, await member.confirm())).toMatchObject({
      total: { raw: 0 },
      items: [{ kind: 'change', first_payment_date: '2027-01-15', how_to_get_in }],
    });
  });

  it('what a membership took off the price of a place', async () => {
    const booker = await Booker.at(harness, morgan);
    await booker.added(await booker.slot(offers.swim));
    await booker.added(await booker.slot(offers.badminton));
    const { items } = await booker.paid();
    expect(items).toMatchObject([
      {
        paid_by: 'Swimming included',
        fees: [],
        price_breakdown: [{ type: 'booking' }, { label: 'Swimming included' }],
      },
      { paid_by: null, fees: [{}], price_breakdown: [{ price: { raw: 1150 } }, { label: 'Member price' }] },
    ]);
    for (const { price_breakdown, total } of items)
      expect(price_breakdown.reduce((sum, { price }) => sum + price.raw, 0)).toBe(total.raw);
  });

  it('all of that too where an earlier release kept less of it', async () => {
    const shopper = await Shopper.at(harness, 'Stripe', { details: free });
    const { id, items } = await orderOf(shopper, await shopper.completeFree());
    const [item] = items;
    if (item?.type !== 'membership') throw new Error('No membership was sold.');
    const {
      kind: _,
      new_mandate: __,
      how_to_get_in: ___,
      first_payment_amount: ____,
      price_breakdown: _____,
      ...kept
    } = item;
    const earlier = { items: JSON.stringify([kept]), receipt_email: null };
    await harness.db.updateTable('orders').set(earlier).where('id', '=', id).execute();
    expect(await shopper.caller.get(`/api/orders/${id}`)).toMatchObject({
      status: 200,
      data: {
        receipt_email: null,
        items: [{ kind: 'join', new_mandate: false, first_payment_amount: null, price_breakdown: item.fees }],
      },
    });
  });
});

describe('a challenge', () => {
  it('brings the fields of its form as a list too, in the answer and in the session that finds it again', async () => {
    const shopper = await Shopper.at(harness, 'Opayo');
    const asked = await shopper.pay(await shopper.session(), 'challenged');
    const { sca_data = {} } = asked.data as Transaction;
    const form_data = Object.entries(sca_data).map(([key, value]) => ({ key, value }));
    expect(form_data.map(({ key }) => key)).toEqual(['creq', 'threeDSSessionData']);
    expect(asked.data).toMatchObject({ transaction_status: 'sca_required', form_data });
    expect(await shopper.session()).toMatchObject({ transaction_status: 'sca_required', form_data });
  });
});

describe('a refusal of the bank', () => {
  it.each([
    ['Opayo', 'Opayo: NotAuthed, 2000, The Authorisation was Declined by the bank.'],
    ['Stripe', 'Stripe: card_declined, generic_decline'],
    ['Ryft', 'Ryft: declined_do_not_honour'],
  ] as const)('by %s has a code, a message and details', async (provider, details) => {
    const shopper = await Shopper.at(harness, provider);
    const { data } = await shopper.pay(await shopper.session(), 'declined');
    const text = expect.stringMatching(/./) as string;
    expect(data).toMatchObject({ transaction_status: 'declined', error: { code: text, message: text, details } });
  });

  it.each(tokenProviders)('by %s has them when its challenge is given up', async (provider) => {
    const shopper = await Shopper.at(harness, provider);
    const asked = await shopper.pay(await shopper.session(), 'challenged');
    const ended = await shopper.endChallenge((asked.data as Transaction).transaction_uuid, 'cancelled');
    expect(ended.data).toMatchObject({
      error: { code: 'challenge_failed', details: `${provider}: the challenge ended with "cancelled"` },
    });
  });
});

describe('the body that asks for the money', () => {
  it('names Stripe’s intent that the card fields were set up with, and no other', async () => {
    const shopper = await Shopper.at(harness, 'Stripe');
    const session = await shopper.session();
    expect(session.setup_intent_id).toBe(session.client_secret?.split('_secret_')[0]);
    const { setup_intent_id } = session;
    const body = await shopper.authorisation(session, 'good', { setup_intent_id: 'pi_other' });
    expect(await shopper.authorise(body)).toMatchObject({
      status: 422,
      body: { message: 'Invalid payment session. Please refresh and try again.' },
    });
    expect(await shopper.money()).toEqual([]);
    expect((await shopper.authorise({ ...body, setup_intent_id })).data).toMatchObject({
      transaction_status: 'authorised',
    });
  });

  it('says one thing of which card pays', async () => {
    const shopper = await Shopper.at(harness, 'Stripe');
    const body = await shopper.authorisation(await shopper.session(), 'good', { status: 'complete' });
    expect(await shopper.authorise({ ...body, is_saved_card: true })).toMatchObject({ status: 422 });
    expect((await shopper.authorise({ ...body, is_saved_card: false })).data).toMatchObject({
      transaction_status: 'authorised',
    });
  });

  it('has no place for a security code', async () => {
    const shopper = await Shopper.at(harness, 'Stripe');
    const body = await shopper.authorisation(await shopper.session(), 'good', { security_code: '123' });
    const refusal = await shopper.authorise(body);
    expect(refusal).toMatchObject({ status: 400, body: { message: 'Something has gone wrong, please try again.' } });
    expect(refusal.text).not.toContain('123');
  });

  it('is refused field by field, in words for the customer', async () => {
    const shopper = await Shopper.at(harness, 'Stripe');
    const billing_first_name = 'A'.repeat(300);
    const billing = { billing_first_name, billing_city: 'L'.repeat(201), billing_postcode: 'LS4 2QB LS4 2QB LS4' };
    const body = await shopper.authorisation(await shopper.session(), 'good', billing);
    const refusal = await shopper.authorise(body);
    expect(refusal).toMatchObject({
      status: 422,
      body: {
        errors: {
          billingFirstName: ['Billing first name must be 100 characters or fewer.'],
          billingCity: ['Billing city must be 200 characters or fewer.'],
          billingPostcode: ['Billing postcode must be 16 characters or fewer.'],
        },
      },
    });
    expect(refusal.text).not.toMatch(/body\/|must NOT/);
  });

  it('takes the longest names that the form takes', async () => {
    const shopper = await Shopper.at(harness, 'Stripe');
    const name = 'Ñ'.repeat(100);
    const billing = { billing_first_name: name, billing_last_name: name, card_holder_name: `${name} ${name}` };
    const body = await shopper.authorisation(await shopper.session(), 'good', billing);
    expect(await shopper.authorise(body)).toMatchObject({ status: 200, data: { transaction_status: 'authorised' } });
  });
});

describe('a basket is ordered once', () => {
  it.each(tokenProviders)('and an attempt that it was not paid by leads to its order, %s', async (provider) => {
    const shopper = await Shopper.at(harness, provider);
    const other = await shopper.session();
    const refused = await shopper.authorisation(other, 'good', { payments: [{ tender_type: 'card', amount: 1 }] });
    expect(await shopper.authorise(refused)).toMatchObject({ status: 409 });
    const { id } = await bought(shopper);
    const standing = { transaction_status: 'completed', complete_order_id: id };
    expect((await shopper.transaction(other.transaction_uuid)).data).toMatchObject(standing);
    expect((await shopper.authorise(refused)).data).toMatchObject(standing);
    expect((await shopper.complete(other.transaction_uuid)).data).toMatchObject({ complete_order_id: id });
    await shopper.expectPaidOnce();
  });

  it('and no payment is prepared for it after that, by whoever had looked at it before', async () => {
    const shopper = await Shopper.at(harness, 'Stripe');
    await bought(shopper);
    const [{ cart_id } = { cart_id: '' }] = (await shopper.records()).attempts;
    await expect(preparedAttempt(harness.db, String(cart_id), 'Stripe', pence(6900))).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('the order that a page has lost sight of', () => {
  it('is named for a day unless its customer has seen it, and then for a quarter of an hour', async () => {
    const shopper = await Shopper.at(harness, 'Stripe', { details: free });
    const latest = async (): Promise<unknown> =>
      (await shopper.caller.get('/api/checkout/latest-order?source=online-joining')).data;
    const { complete_order_id: order_id } = (await shopper.completeFree()).data as { complete_order_id: string };
    const minutesAgo = (minutes: number): Promise<unknown> =>
      harness.db
        .updateTable('orders')
        .set({ created_at: new Date(Date.now() - minutes * 60_000) } as never)
        .where('id', '=', order_id)
        .execute();
    await minutesAgo(20);
    expect(await latest()).toEqual({ order_id });
    await shopper.caller.get(`/api/orders/${order_id}`);
    expect(await latest(), 'the answer may be lost').toEqual({ order_id });
    expect(await shopper.caller.put(`/api/orders/${order_id}/shown`, {})).toMatchObject({ status: 200 });
    expect(await latest()).toEqual({ order_id: null });
    await minutesAgo(14);
    expect(await latest()).toEqual({ order_id });
  });
});
