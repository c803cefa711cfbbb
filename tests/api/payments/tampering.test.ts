import { beforeAll, describe, expect, it } from 'vitest';
import { sharedHarness, type Harness, type Reply } from '../harness';
import { tokenProviders, type ProviderName } from './cards';
import { free, Shopper, single, type Session } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const card = (amount: unknown, more: object = {}): object => ({ tender_type: 'card', amount, ...more });

/** False claims of a page about a basket that costs 6900 pence. JSON turns NaN into null. */
const claims: readonly [what: string, payments: unknown, status: 400 | 409][] = [
  ['one penny', [card(1)], 409],
  ['nothing', [card(0)], 409],
  ['no payment at all', [], 409],
  ['a penny the other way', [card(-1)], 400],
  ['the price the other way', [card(-6900)], 400],
  ['a penny too little', [card(6899)], 409],
  ['a penny too much', [card(6901)], 409],
  ['ten million pounds', [card(1e9)], 409],
  ['a half penny', [card(6900.5)], 400],
  ['no number', [card(Number.NaN)], 400],
  ['null', [card(null)], 400],
  ['a text', [card('6900')], 400],
  ['a list', [card([6900])], 400],
  ['another currency', [card(6900, { currency: 'JPY' })], 400],
  ['cash', [{ tender_type: 'cash', amount: 6900 }], 409],
  ['credit', [{ tender_type: 'credit', amount: 6900 }], 409],
  ['credit for a part', [card(6899), { tender_type: 'credit', amount: 1 }], 409],
  ['a tender that nobody knows', [{ tender_type: 'goodwill', amount: 6900 }], 400],
  ['a refund that makes the sum right', [card(6901), card(-1)], 400],
  ['nothing beside the price', [card(6900), card(0)], 409],
  ['the price twice', [card(6900), card(6900)], 409],
  ['no list', card(6900), 400],
];

/** No money, no order; each attempt still waits to be paid, or a refused claim has ended it. */
async function expectUntouched(shopper: Shopper): Promise<void> {
  expect(await shopper.money()).toEqual([]);
  const { attempts, ...records } = await shopper.records();
  expect(records).toMatchObject({ orders: [], payments: [] });
  expect(attempts.map(({ state }) => state).filter((state) => state !== 'failed' && state !== 'prepared')).toEqual([]);
}

type Ask = (shopper: Shopper, session: Session, payments: unknown) => Promise<Reply>;
const calls: readonly [call: string, ProviderName, Ask][] = [
  ...tokenProviders.map((provider): [string, ProviderName, Ask] => [
    `authorise (${provider})`,
    provider,
    async (shopper, session, payments) => shopper.authorise(await shopper.authorisation(session, 'good', { payments })),
  ]),
  ['session/payment (Ryft)', 'Ryft', (shopper, session, payments) => shopper.open(session, { payments })],
  [
    'online-joining/Ryft/payment',
    'Ryft',
    ({ caller }, { payment_session_id: session_id }, payments) =>
      caller.post('/api/checkout/online-joining/Ryft/payment', {
        session_id,
        payments,
        terms: [1, 2],
        completed_waivers: [],
      }),
  ],
];

describe.each(calls)('a claim to %s of', (_call, provider, ask) => {
  let shopper: Shopper;
  beforeAll(async () => {
    shopper = await Shopper.at(harness, provider);
  });

  it.each(claims)('%s is refused, and the bank is not asked', async (_claim, payments, status) => {
    expect(await ask(shopper, await shopper.session(), payments)).toMatchObject({ status });
    await expectUntouched(shopper);
  });

  it('the price, after all of those, is taken', async () => {
    expect(await ask(shopper, await shopper.session(), [card(6900)])).toMatchObject({ status: 200 });
    const { attempts } = await shopper.records();
    expect(attempts.map(({ state }) => state)).toContainEqual(expect.stringMatching(/^(?!prepared|failed)/));
  });
});

describe('a cart of equal price that another tab has put in the place of the one that was seen', () => {
  const elsewhere = { ...single, home_venue_id: 2 };

  it.each(tokenProviders)('is not paid for at %s', async (provider) => {
    const shopper = await Shopper.at(harness, provider);
    const seen = await shopper.seen();
    expect(await shopper.store(elsewhere)).toMatchObject({ status: 201 });
    const session = await shopper.session();
    expect(await shopper.authorise(await shopper.authorisation(session), seen)).toMatchObject({
      status: 412,
      body: { message: 'Your basket has changed. Please check it and try again.' },
    });
    await expectUntouched(shopper);
    const body = await shopper.authorisation(await shopper.session());
    expect(await shopper.authorise(body, await shopper.seen()), 'what is seen now is paid for').toMatchObject({
      data: { transaction_status: 'authorised' },
    });
  });

  it('is not opened for the script of Ryft, by either call', async () => {
    const shopper = await Shopper.at(harness, 'Ryft');
    const seen = await shopper.seen();
    await shopper.store(elsewhere);
    const { payment_session_id: session_id } = await shopper.session();
    const agreed = { payments: [card(6900)], terms: [1, 2], completed_waivers: [] };
    const calls = {
      'session/payment': { ...agreed, payment_session_id: session_id, source: 'online-joining' },
      'online-joining/Ryft/payment': { ...agreed, session_id },
    };
    for (const [call, body] of Object.entries(calls))
      expect(await shopper.caller.post(`/api/checkout/${call}`, body, seen), call).toMatchObject({ status: 412 });
    await expectUntouched(shopper);
  });

  it('is not ordered where nothing is due', async () => {
    const shopper = await Shopper.at(harness, 'Stripe', { details: free });
    const seen = await shopper.seen();
    await shopper.store({ ...free, home_venue_id: 2 });
    const key = { 'idempotency-key': crypto.randomUUID() };
    expect(await shopper.completeFree({ ...key, ...seen })).toMatchObject({ status: 412 });
    await expectUntouched(shopper);
    expect(await shopper.completeFree({ ...key, ...(await shopper.seen()) })).toMatchObject({ status: 200 });
  });
});

describe('what is not a claim', () => {
  it.each(tokenProviders)('but two cards that share the price is taken at %s', async (provider) => {
    const shopper = await Shopper.at(harness, provider);
    const body = await shopper.authorisation(await shopper.session());
    const shared = await shopper.authorise({ ...body, payments: [card(6000), card(900)] });
    expect(shared.data).toMatchObject({ transaction_status: 'authorised' });
    expect(await shopper.money()).toEqual(['authorised']);
  });

  it.each([
    ['a second card line', [card(6900), card(1)]],
    ['cash beside it', [card(6900), { tender_type: 'cash', amount: 100 }]],
    ['credit that was not agreed to', [card(6900), { tender_type: 'credit', amount: 100 }]],
    ['a line of nothing', [card(6900), card(0)]],
  ])('complete takes no further lines: %s', async (_, payments) => {
    const shopper = await Shopper.at(harness, 'Stripe');
    const { transaction_uuid } = (await shopper.pay(await shopper.session())).data as Session;
    const body = { transaction_uuid, payments, terms: [1, 2], completed_waivers: [], source: 'online-joining' };
    expect(await shopper.caller.post('/api/checkout/complete', body)).toMatchObject({ status: 409 });
    expect((await shopper.records()).orders).toEqual([]);
    expect(await shopper.complete(transaction_uuid)).toMatchObject({ status: 200 });
    // Whoever has paid is never told that they have not.
    expect(await shopper.caller.post('/api/checkout/complete', body)).toMatchObject({ status: 200 });
    const saver = await Shopper.at(harness, 'Stripe', { details: free });
    const forNothing = { payments, terms: [1, 2], completed_waivers: [], source: 'online-joining' };
    expect(await saver.caller.post('/api/checkout/complete', forNothing)).toMatchObject({ status: 409 });
  });

  it('the body of complete has no say in what is taken', async () => {
    const shopper = await Shopper.at(harness, 'Stripe');
    const session = await shopper.session();
    await shopper.pay(session);
    const { transaction_uuid } = session;
    const body = { transaction_uuid, payments: [card(1)], terms: [], completed_waivers: [], source: 'online-joining' };
    expect(await shopper.caller.post('/api/checkout/complete', body)).toMatchObject({ status: 200 });
    await shopper.expectPaidOnce();
  });

  it.each([-5, 0, 1, 7, 24, 30, 47, 64])('a screen of %d bits keeps nobody from paying', async (colour_depth) => {
    const shopper = await Shopper.at(harness, 'Opayo');
    const body = await shopper.authorisation(await shopper.session());
    const browser = { ...(body.browser as object), colour_depth };
    // The bank takes only the depths that 3-D Secure knows.
    expect((await shopper.authorise({ ...body, browser })).data).toMatchObject({ transaction_status: 'authorised' });
  });
});
