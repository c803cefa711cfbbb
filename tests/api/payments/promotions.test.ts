import { beforeAll, describe, expect, it } from 'vitest';
import { promotionId } from '../../../operator/seed/memberships';
import { sharedHarness, type Harness, type Reply } from '../harness';
import { providerNames, type ProviderName } from './cards';
import { free, Shopper, single, type Session, type Transaction } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

/** Half of 6900 pence, once: the code's stock is one. */
const last = { ...single, promotion_code_id: promotionId('LASTSWIM') };
const usedUp = 'This promo code has been used up.';

/** Two customers of one operator, each with a basket that has the last use of the code. */
async function rivals(provider: ProviderName): Promise<readonly [Shopper, Shopper]> {
  const one = await Shopper.at(harness, provider, { details: last });
  const caller = await harness.signedIn('dev@example.org', one.caller.testId);
  const other = new Shopper(caller, provider, harness.bankUrl);
  expect(await other.store(last)).toMatchObject({ status: 201 });
  return [one, other];
}

/** Opens a payment of this many pence. What it returns asks the bank for them. */
async function ready(shopper: Shopper, amount: number): Promise<() => Promise<Reply>> {
  const payments = [{ tender_type: 'card', amount }];
  const seen = await shopper.seen();
  const session: Session = await shopper.session();
  if (shopper.provider === 'Ryft') return () => shopper.open(session, { payments });
  const body = await shopper.authorisation(session, 'good', { payments });
  return () => shopper.authorise(body, seen);
}

async function cartOf(shopper: Shopper): Promise<unknown> {
  return (await shopper.caller.get('/api/memberships/online-joining')).data;
}

describe.each(providerNames)('the last use of a promo code at %s', (provider) => {
  it('goes to one of two customers who pay at once; the other is told first and sees the full price', async () => {
    const pair = await rivals(provider);
    const payments = [await ready(pair[0], 3450), await ready(pair[1], 3450)] as const;
    const replies = await Promise.all(payments.map((pay) => pay()));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [won, lost] = replies[0]?.status === 200 ? pair : [pair[1], pair[0]];
    const refusal = replies.find(({ status }) => status === 409);
    expect(refusal?.body.message).toBe(
      `${usedUp} The price of your basket has changed. Please check it and try again.`,
    );
    expect(await cartOf(lost)).toMatchObject({
      promotion_code: null,
      payment_option: { total_to_pay_now: { raw: 6900 } },
    });
    expect(await cartOf(won)).toMatchObject({ promotion_code: 'LASTSWIM' });
    expect(await lost.store(last)).toMatchObject({
      status: 422,
      body: { errors: { promotionCode: [`${usedUp} Remove the code to pay the full price.`] } },
    });
  });
});

it('leaves the code to others once the payment that held it has failed, at the price that each agreed to', async () => {
  const [one, other] = await rivals('Stripe');
  const session = await one.session();
  const body = await one.authorisation(session, 'challenged', { payments: [{ tender_type: 'card', amount: 3450 }] });
  expect(await one.authorise(body)).toMatchObject({ status: 200 });
  const full = await ready(other, 6900);
  const { transaction_uuid } = (await full()).data as Transaction;
  await one.endChallenge(session.transaction_uuid, 'cancelled');
  expect(await other.complete(transaction_uuid)).toMatchObject({ status: 200 });
  const { orders } = await other.records();
  expect(orders).toMatchObject([{ total: 6900 }]);
  expect(JSON.stringify(orders)).not.toContain('discount');
  expect(await (await ready(one, 3450))()).toMatchObject({ status: 200 });
});

it('gives a code for each customer’s first purchase to the first only, also when two requests come at once', async () => {
  const shopper = await Shopper.at(harness, 'Stripe', { details: free });
  const done = await Promise.all([shopper.completeFree(), shopper.completeFree()]);
  expect(done.map(({ status }) => status).sort()).toEqual([200, 404]);
  const refusal = 'You have used this promo code before.';
  const another = { ...free, membership_type_id: 8, payment_option_id: 80 };
  expect(await shopper.store(another)).toMatchObject({
    status: 422,
    body: { errors: { promotionCode: [expect.stringContaining(refusal)] } },
  });
  const look = '/api/v1/membership-promotions/validate/FREESTART/21';
  expect(await shopper.caller.get(look)).toMatchObject({ status: 409, body: { message: refusal } });
  const other = await harness.signedIn('dev@example.org', shopper.caller.testId);
  expect(await other.get(look)).toMatchObject({ status: 200 });
});

it.each([
  ['2026-02-28T12:00:00Z', 409, 'This promo code can be used from 1 March 2026.'],
  ['2026-05-31T12:00:00Z', 200, undefined],
  ['2026-06-01T12:00:00Z', 409, 'This promo code ended on 31 May 2026.'],
])('holds a code to its period: %s', async (clock, status, message) => {
  const caller = await harness.caller();
  await caller.put('/sandbox/settings', { clock });
  const reply = await caller.get('/api/v1/membership-promotions/validate/SPRING26/21');
  expect([reply.status, reply.body.message]).toEqual([status, message]);
  const price = `/api/memberships/types/2/payment-options/21?venue_id=1&promotion_code_id=${promotionId('SPRING26')}`;
  const raw = status === 200 ? 5520 : 6900;
  expect((await caller.get(price)).data).toMatchObject({ total_to_pay_now: { raw } });
});
