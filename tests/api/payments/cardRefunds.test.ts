import { beforeAll, describe, expect, it } from 'vitest';
import type { Fault } from '../../../bank/faults/Faults';
import { cancelBooking } from '../../../operator/bookings/sale/customerBookings';
import { patience } from '../../../operator/payments/leftBehind';
import { reconcile } from '../../../operator/payments/reconcile';
import { shops } from '../../../operator/shops';
import type { AccountBooking, AccountPayment, MembershipEnding } from '../../../schemas/generated/wire';
import { mails } from '../auth/support/mails';
import { sharedHarness, type Caller, type Harness } from '../harness';
import { Booker, morgan, offers } from '../bookings/support';
import { providerNames, type ProviderName } from './cards';
import { Shopper } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

type RefundRow = { id: string; state: string; amount: number; tries: number; details: string | null };

const refundsOf = async (caller: Caller): Promise<RefundRow[]> =>
  ((await caller.get('/sandbox/records')).body as { cardRefunds: RefundRow[] }).cardRefunds;
const creditOf = async (caller: Caller): Promise<number> =>
  ((await caller.get('/api/auth/user')).data as { credit: { balance: number } }).credit.balance;
const paymentsOf = async (caller: Caller): Promise<AccountPayment[]> =>
  ((await caller.get('/api/my-account/payments?page=1')).data as { items: AccountPayment[] }).items;
const settle = async (caller: Caller): Promise<unknown> => (await caller.post('/sandbox/reconcile', {})).body;

/** A customer who has just joined, and may still change their mind. */
async function joined(provider: ProviderName) {
  const shopper = await Shopper.at(harness, provider);
  const session = await shopper.session();
  const { data } = await shopper.pay(session);
  await shopper.complete((data as { transaction_uuid: string }).transaction_uuid);
  const { caller, bank } = shopper;
  const [membership] = (await caller.get('/api/my-account/memberships')).data as { id: string }[];
  const path = `/api/my-account/memberships/${membership?.id ?? ''}/ending`;
  const ending: MembershipEnding = (await caller.get(path)).data;
  const body = { last_day: ending.last_day, refund_to_card: 6900, refund_as_credit: 0 };
  return {
    caller,
    ending,
    credit: await creditOf(caller),
    end: () => caller.post(path, body),
    /** The pence that went back at the bank, by how often it sent them. */
    back: async (): Promise<readonly number[]> =>
      (await bank.ledger(caller.testId)).flatMap(({ event, amount }) => (event === 'refunded' ? [amount ?? 0] : [])),
    faults: (...faults: readonly Omit<Fault, 'path' | 'method'>[]) =>
      bank.faults(
        caller.testId,
        faults.map((fault) => ({ method: 'POST', path: refundPaths[provider], ...fault })),
      ),
    noFaults: () => bank.faults(caller.testId, []),
  };
}

const refundPaths: Readonly<Record<ProviderName, string>> = {
  Stripe: '/stripe/v1/refunds',
  Opayo: '/opayo/api/v1/transactions',
  Ryft: '/ryft/v1/payment-sessions/*',
};

describe.each(providerNames)('a refund to a card at %s', (provider) => {
  it('is told beforehand, sent once however often it is asked for, and told afterwards', async () => {
    const { caller, ending, credit, end, back } = await joined(provider);
    expect(ending.refund).toMatchObject({ total: { raw: 6900 }, card: { amount: { raw: 6900 } }, credit: null });
    const lastFour = ending.refund?.card?.last_four ?? '';
    expect(lastFour).toMatch(/^\d{4}$/);
    const replies = await Promise.all([end(), end(), end()]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(await refundsOf(caller)).toMatchObject([{ state: 'done', amount: 6900, tries: 1 }]);
    expect(await back()).toEqual([6900]);
    expect(await settle(caller)).toEqual([]);
    expect(await back()).toEqual([6900]);
    expect(await creditOf(caller)).toBe(credit);
    const [refund] = await paymentsOf(caller);
    expect(refund).toMatchObject({ kind: 'refund', amount: { raw: 6900 }, card_refund: { state: 'done' } });
    const receipt = await caller.get(`/api/my-account/payments/${refund?.id ?? ''}`);
    expect(receipt.data).toMatchObject({ total: { raw: 6900 }, lines: [{ amount: { raw: 6900 } }] });
    const [told, sent] = (await mails(caller)).slice(-2);
    expect(told?.body).toContain(`£69.00 goes back to your card ending ${lastFour}, usually within 5 working days.`);
    expect(sent?.body).toMatch(
      new RegExp(`We sent £69\\.00 back to your card ending ${lastFour} on \\d+ \\w+ \\d{4}\\.`),
    );
  });

  it.each<[string, Omit<Fault, 'path' | 'method'>]>([
    ['never arrives', { drop: 'before' }],
    ['is carried out, and nobody hears of it', { drop: 'after' }],
    ['arrives twice', { duplicate: true, drop: 'after' }],
    ['is answered 401', { status: 401 }],
    ['is answered 403 by a proxy', { status: 403, body: { error: 'Forbidden' } }],
    ['is answered by a page', { status: 200, body: '<html></html>' }],
    ['is answered with nothing that tells', { status: 200, body: {} }],
    ['is answered 409', { status: 409 }],
    ['is answered 429', { status: 429 }],
    ['is answered 500', { status: 500 }],
  ])('that %s is unknown until the bank answers, and comes once', async (_, fault) => {
    const { caller, credit, end, back, faults } = await joined(provider);
    await faults(fault);
    expect(await end()).toMatchObject({ status: 200 });
    expect(await refundsOf(caller)).toMatchObject([{ state: 'unknown', tries: 1 }]);
    expect((await paymentsOf(caller))[0]).toMatchObject({ card_refund: { state: 'unknown', settled_on: null } });
    const rounds = await Promise.all([settle(caller), settle(caller)]);
    expect(rounds.flat()).toContainEqual(expect.objectContaining({ from: 'unknown', to: 'done' }));
    expect(await back()).toEqual([6900]);
    expect(await creditOf(caller)).toBe(credit);
    expect((await mails(caller)).filter(({ body }) => body.includes('We sent'))).toHaveLength(1);
  });

  it('is looked for before it is asked for again, since the bank forgets its keys', async () => {
    const { caller, end, back, faults } = await joined(provider);
    await faults({ drop: 'after' }, { status: 500, times: 9 });
    await end();
    expect(await settle(caller)).toMatchObject([{ to: 'done' }]); // without a second request for money
    expect(await back()).toEqual([6900]);
  });

  it('that the bank will never send becomes credit, once, and says so', async () => {
    const { caller, credit, end, back, faults, noFaults } = await joined(provider);
    const refusals: Readonly<Record<ProviderName, Omit<Fault, 'path' | 'method'>>> = {
      Stripe: {
        status: 400,
        body: { error: { type: 'invalid_request_error', code: 'charge_disputed', message: 'No.' } },
      },
      Opayo: { status: 403, body: { code: 1014, description: 'The status of the transaction does not allow this' } },
      Ryft: { status: 400, body: { code: '400', errors: [{ code: 'invalid_status', message: 'No.' }] } },
    };
    await faults(refusals[provider]);
    await end();
    await noFaults();
    expect(await refundsOf(caller)).toMatchObject([
      { state: 'refused', details: expect.stringContaining(provider) as unknown },
    ]);
    await Promise.all([settle(caller), settle(caller)]);
    expect(await back()).toEqual([]);
    expect(await creditOf(caller)).toBe(credit + 6900);
    const listed = (await paymentsOf(caller)).filter(({ kind }) => kind === 'refund');
    expect(listed).toMatchObject([{ amount: { raw: 6900 }, paid_with: 'Credit', card_refund: null }]);
    expect((await mails(caller)).at(-1)?.body).toMatch(
      /The bank could not send £69\.00 back to your card ending \d{4}\. It is credit on your account instead\./,
    );
  });
});

/** Two courts at £9.50 each, which Morgan has paid for by card and by credit. */
async function booked({ credit = 1250, refundTo }: { credit?: number; refundTo?: 'credit' } = {}) {
  const booker = await Booker.at(harness, morgan);
  const { caller } = booker;
  await caller.put('/sandbox/settings', { refundTo });
  for (const nth of [0, 1]) await booker.added(await booker.slot(offers.badminton, { nth }));
  await booker.useCredit(credit);
  await booker.paid();
  const listed = async (when = 'upcoming'): Promise<AccountBooking[]> =>
    ((await caller.get(`/api/my-account/bookings?when=${when}`)).data as AccountBooking[]).filter(
      ({ name }) => name === 'Badminton court',
    );
  const cancel = (id: string, body: object = {}) => caller.post(`/api/my-account/bookings/${id}/cancel`, body);
  return { booker, caller, listed, cancel, courts: await listed() };
}

const seen = ({ refund }: AccountBooking) => ({
  refund_to_card: refund?.card?.amount.raw ?? 0,
  refund_as_credit: refund?.credit?.raw ?? 0,
});

describe('a booking that its customer cancels', () => {
  it('gives back its own part of the order: the card’s first, then the credit', async () => {
    const { caller, listed, cancel, courts } = await booked();
    const [first, second] = courts;
    if (!first || !second) return expect.unreachable();
    const parts = { card: { amount: { raw: 650 }, last_four: '4242' }, credit: { raw: 300 } };
    for (const court of courts) expect(court.refund).toMatchObject(parts);
    const reply = await cancel(first.id, seen(first));
    expect(reply).toMatchObject({
      status: 200,
      data: {
        state: 'cancelled',
        refund: null,
        refunded: { card: { amount: { raw: 650 }, state: 'done', last_four: '4242' }, credit: { raw: 300 } },
      },
    });
    expect(await creditOf(caller)).toBe(300);
    // Of the second court another part came from the card than its customer has on the screen.
    expect(await cancel(second.id, seen(second))).toMatchObject({
      status: 409,
      body: { message: 'What comes back has changed. Please check the amounts and try again.' },
    });
    const [left = expect.unreachable()] = await listed();
    expect(left.refund).toMatchObject({ card: null, credit: { raw: 950 } });
    expect(await cancel(left.id, seen(left))).toMatchObject({ status: 200, data: { refunded: { card: null } } });
    expect(await creditOf(caller)).toBe(1250);
    expect(await refundsOf(caller)).toMatchObject([{ state: 'done', amount: 650 }]);
    expect((await listed('past')).map(({ refunded }) => refunded?.credit?.raw).sort()).toEqual([300, 950]);
  });

  it('gives back once to a double press, and to two bookings at once no more than the card paid', async () => {
    const { caller, cancel, courts } = await booked();
    const presses = courts.flatMap(({ id }) => [cancel(id), cancel(id), cancel(id)]);
    for (const { status, text } of await Promise.all(presses)) expect(status, text).toBe(200);
    expect((await refundsOf(caller)).map(({ amount, state }) => [amount, state])).toEqual([[650, 'done']]);
    expect(await creditOf(caller)).toBe(1250);
  });

  it('gives credit back by an operator’s rule', async () => {
    const { caller, cancel, courts } = await booked({ refundTo: 'credit' });
    const [court = expect.unreachable()] = courts;
    expect(court.refund).toMatchObject({ total: { raw: 950 }, card: null, credit: { raw: 950 } });
    expect(await cancel(court.id, seen(court))).toMatchObject({ status: 200 });
    expect(await refundsOf(caller)).toEqual([]);
    expect(await creditOf(caller)).toBe(950);
    expect((await mails(caller)).at(-1)).toMatchObject({
      subject: expect.stringContaining('Cancelled: Badminton court, ') as unknown,
      body: expect.stringContaining('£9.50 comes back as credit on your account.') as unknown,
    });
  });

  it('that a process cancelled just before it died is refunded by the job', async () => {
    const { caller, listed, courts } = await booked({ credit: 0 });
    const [{ id } = expect.unreachable()] = courts;
    const customer = await harness.db
      .selectFrom('customers')
      .selectAll()
      .where('test_id', '=', caller.testId)
      .where('email', '=', morgan)
      .executeTakeFirstOrThrow();
    await cancelBooking(harness.db, customer, { bookingId: id, agreed: undefined, to: 'card' }, new Date());
    expect((await listed('past'))[0]?.refunded).toMatchObject({ card: { state: 'requested' } });
    expect(await settle(caller)).toMatchObject([{ from: 'requested', to: 'done' }]);
  });

  it('is asked about again after a wait that doubles', async () => {
    const { booker, caller, cancel, courts } = await booked({ credit: 0 });
    const [{ id } = expect.unreachable()] = courts;
    await booker.bank.faults(caller.testId, [{ method: 'POST', path: '/stripe/v1/refunds', status: 500, times: 9 }]);
    await cancel(id);
    const { db, providers } = harness;
    const round = async (afterMs: number): Promise<number | undefined> => {
      const asked_at = new Date(Date.now() - afterMs);
      await db.updateTable('card_refunds').set({ asked_at }).where('booking_id', '=', id).execute();
      await reconcile({ db, providers, shops, patience }, caller.testId);
      return (await refundsOf(caller))[0]?.tries;
    };
    expect(await round(59_000)).toBe(1);
    expect(await round(61_000)).toBe(2);
    expect(await round(119_000)).toBe(2);
    expect(await round(121_000)).toBe(3);
    await db.updateTable('card_refunds').set({ tries: 30 }).where('booking_id', '=', id).execute();
    expect(await round(61 * 60_000)).toBe(31);
  });

  it('is on its way while the bank has it pending', async () => {
    const { booker, caller, cancel, courts } = await booked({ credit: 0 });
    const [{ id } = expect.unreachable()] = courts;
    const pending = { id: 're_1', object: 'refund', status: 'pending', amount: 950 };
    const path = '/stripe/v1/refunds';
    await booker.bank.faults(caller.testId, [
      { method: 'POST', path, status: 200, body: pending },
      { method: 'GET', path, status: 200, body: { data: [{ ...pending, metadata: {} }] } },
    ]);
    expect(await cancel(id)).toMatchObject({ data: { refunded: { card: { state: 'requested' } } } });
    expect(await settle(caller)).toMatchObject([{ from: 'requested', to: 'done' }]);
  });
});
