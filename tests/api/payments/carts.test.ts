import { beforeAll, describe, expect, it } from 'vitest';
import { sharedHarness, type Harness } from '../harness';
import { providerNames, tokenProviders } from './cards';
import { free, nobodys, Shopper, shopOrigin, single, type Session, type Transaction } from './support';
import { promotionId } from '../../../operator/seed/memberships';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

/** The same centre's three months off peak, for 5900 pence. */
const another = { ...single, membership_type_id: 3, payment_option_id: 31 };

describe.each(providerNames)('a basket that is being paid at %s', (provider) => {
  async function whilePaying(): Promise<{ shopper: Shopper; session: Session }> {
    const shopper = await Shopper.at(harness, provider);
    const session = await shopper.session();
    if (provider === 'Ryft') await shopper.open(session);
    else await shopper.pay(session, 'challenged');
    return { shopper, session };
  }

  it('is neither cleared nor changed, and may be once the payment has failed', async () => {
    const { shopper, session } = await whilePaying();
    expect((await shopper.clear()).data).toEqual({ cleared: false });
    expect(await shopper.store(another)).toMatchObject({
      status: 409,
      body: { message: 'A payment for your last selection is still being checked. Please wait a moment.' },
    });
    const { data } = await shopper.caller.get('/api/memberships/online-joining');
    expect(data).toMatchObject({ payment_option: { total_to_pay_now: { raw: 6900 } } });

    if (provider === 'Ryft') await shopper.script(session, 'declined');
    else await shopper.endChallenge(session.transaction_uuid, 'cancelled');
    const failed = await shopper.transaction(session.transaction_uuid);
    expect(failed.data).toMatchObject({ transaction_status: 'declined' });
    expect(await shopper.store(another)).toMatchObject({ status: 201 });
    expect((await shopper.clear()).data).toEqual({ cleared: true });
    await shopper.expectNothingHeld();
  });

  it('is not cleared by somebody who is quick: either it is cleared or it is paid', async () => {
    const shopper = await Shopper.at(harness, provider);
    const session = await shopper.session();
    const [, cleared] = await Promise.all([shopper.pay(session), shopper.clear()]);
    const { transaction_status } = (await shopper.transaction(session.transaction_uuid)).data as Transaction;
    const wasCleared = (cleared.data as { cleared: boolean }).cleared;
    // One that was refused is over: the same request, when it comes again, is not taken either.
    expect(wasCleared ? ['prepared', 'declined'] : ['authorised']).toContain(transaction_status);
    if (wasCleared) return shopper.expectNothingHeld();
    expect(await shopper.complete(session.transaction_uuid)).toMatchObject({ status: 200 });
    await shopper.expectPaidOnce();
  });
});

describe('a basket that was changed since it was to be paid', () => {
  const changes = [
    ['for another membership', another],
    ['for the same with a code', { ...single, promotion_code_id: promotionId('SWIM10') }],
    ['for the same again', single],
  ] as const;
  const cases = providerNames.flatMap((provider) => changes.map((change) => [provider, ...change] as const));

  it.each(cases)('is not paid at %s: %s', async (provider, _, details) => {
    const shopper = await Shopper.at(harness, provider);
    const session = await shopper.session();
    const body = provider === 'Ryft' ? undefined : await shopper.authorisation(session);
    await shopper.store(details);
    expect(await (body ? shopper.authorise(body) : shopper.open(session))).toMatchObject({ status: 409 });
    await shopper.expectNothingHeld();
    expect(await shopper.money()).toEqual([]);
    expect((await shopper.session()).transaction_uuid).not.toBe(session.transaction_uuid);
  });
});

describe('a basket whose start date has passed', () => {
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
  const refusal = { status: 422, body: { errors: { startDate: [expect.stringContaining('choose another date')] } } };

  it.each(providerNames)('is not paid at %s, and is with another date', async (provider) => {
    const shopper = await Shopper.at(harness, provider);
    const session = await shopper.session();
    const body = provider === 'Ryft' ? undefined : await shopper.authorisation(session);
    await shopper.caller.put('/sandbox/settings', { paymentProvider: provider, clock: tomorrow });
    expect(await (body ? shopper.authorise(body) : shopper.open(session))).toMatchObject(refusal);
    await shopper.expectNothingHeld();
    expect(await shopper.store({ ...single, start_date: tomorrow.slice(0, 10) })).toMatchObject({ status: 201 });
    const paid = (await shopper.pay(await shopper.session())).data as Transaction;
    expect(await shopper.complete(paid.transaction_uuid)).toMatchObject({ status: 200 });
    await shopper.expectPaidOnce();
  });

  it('is not begun to be paid for, nor had for nothing', async () => {
    const shopper = await Shopper.at(harness, 'Stripe');
    await shopper.caller.put('/sandbox/settings', { paymentProvider: 'Stripe', clock: tomorrow });
    expect(await shopper.prepare()).toMatchObject(refusal);
    const saver = await Shopper.at(harness, 'Stripe', { details: free });
    await saver.caller.put('/sandbox/settings', { paymentProvider: 'Stripe', clock: tomorrow });
    expect(await saver.completeFree({ 'idempotency-key': 'a-key-for-nothing' })).toMatchObject(refusal);
  });
});

describe("somebody else's payment", () => {
  it.each(providerNames)('is not there for a stranger at %s', async (provider) => {
    const shopper = await Shopper.at(harness, provider);
    const session = await shopper.session();
    const uuid = session.transaction_uuid;
    const body = await shopper.authorisation(session, 'good', { saved_card_id: 'none' });
    const stranger = new Shopper(
      await harness.signedIn('grace@example.org', shopper.caller.testId),
      provider,
      harness.bankUrl,
    );
    const opened = { ...session, payment_session_id: session.client_secret?.split('_secret_')[0] ?? 'none' };
    const asked = {
      authorise: () => stranger.authorise(body),
      'an attempt that is none': () => stranger.authorise({ ...body, transaction_uuid: nobodys }),
      'an attempt with a name that is none': () => stranger.authorise({ ...body, transaction_uuid: "' or 1=1" }),
      transaction: () => stranger.transaction(uuid),
      challenge: () => stranger.endChallenge(uuid, 'cancelled'),
      complete: () => stranger.complete(uuid),
      'open, with no basket': () => stranger.open(opened),
    };
    for (const [what, ask] of Object.entries(asked)) expect((await ask()).status, what).toBe(404);
    await stranger.store();
    // With a basket of their own a session is still unknown, in the words for one that has gone.
    const unknown = { status: 409, body: { message: 'Payment session ID not found. Please refresh and try again.' } };
    expect(await stranger.open(opened)).toMatchObject(unknown);
    expect((await shopper.records()).attempts).toMatchObject([{ id: uuid, state: 'prepared' }]);

    const paid = (await shopper.pay(session)).data as Transaction;
    const { complete_order_id: order } = (await shopper.complete(paid.transaction_uuid)).data as Record<string, string>;
    expect(await shopper.caller.get(`/api/orders/${order}`)).toMatchObject({ status: 200 });
    for (const id of [order, 'not-an-id', nobodys])
      expect(await stranger.caller.get(`/api/orders/${id}`)).toMatchObject({ status: 404 });
    expect(await stranger.complete(paid.transaction_uuid)).toMatchObject({ status: 404 });
  });

  it.each(tokenProviders)('is not asked for by a guest, nor from a page of another site, at %s', async (provider) => {
    const shopper = await Shopper.at(harness, provider);
    const body = await shopper.authorisation(await shopper.session());
    const guest = new Shopper(await harness.caller(shopper.caller.testId), provider, harness.bankUrl);
    expect(await guest.authorise(body)).toMatchObject({ status: 401 });
    expect(await guest.prepare()).toMatchObject({ status: 401 });
    expect(await shopper.authorise(body, { origin: 'http://evil.example' })).toMatchObject({ status: 403 });
    await shopper.expectNothingHeld();
  });
});

describe("the page that a bank's page returns to", () => {
  async function challenged() {
    const shopper = await Shopper.at(harness, 'Opayo');
    const { data } = await shopper.pay(await shopper.session(), 'challenged');
    const { transaction_uuid: uuid, sca_data } = data as Transaction;
    return { shopper, uuid, creq: sca_data?.creq ?? '' };
  }
  const messageOf = (html: string): unknown =>
    JSON.parse(/<script type="application\/json" id="result">(.+?)<\/script>/.exec(html)?.[1] ?? '{}');
  const acsTransId = (creq: string): unknown =>
    (JSON.parse(Buffer.from(creq, 'base64url').toString()) as { acsTransID: string }).acsTransID;
  const cres = (message: object): string => Buffer.from(JSON.stringify(message)).toString('base64url');

  it('tells its own page alone that it is time to ask, and needs no cookie', async () => {
    const { shopper, uuid, creq } = await challenged();
    const { cres } = await shopper.opayo.answer(creq, 'confirm', '123456');
    const { headers, status, text } = await shopper.returnFromBank(uuid, cres);
    expect(status).toBe(200);
    expect(messageOf(text)).toEqual({
      target: shopOrigin,
      message: { type: 'sca_completed', status: 'authorised', transactionUuid: uuid },
    });
    const { date: _, connection: __, 'x-correlation-id': ___, 'content-length': ____, ...stable } = headers;
    expect(stable).toMatchInlineSnapshot(`
      {
        "cache-control": "no-store",
        "content-security-policy": "default-src 'none'; script-src 'sha256-HMxZrwQxYxtOfJD1UOpjJHVD6TIAPhGcmQkvS1PoCR0='; style-src 'none'; frame-ancestors http://online-joining.joinery.localhost:4000; base-uri 'none'; form-action 'none'",
        "content-type": "text/html; charset=utf-8",
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
      }
    `);
  });

  it('changes nothing when it is opened twice, or after the end', async () => {
    const { shopper, uuid, creq } = await challenged();
    const { cres } = await shopper.opayo.answer(creq, 'confirm', '123456');
    const first = await shopper.returnFromBank(uuid, cres);
    expect((await shopper.returnFromBank(uuid, cres)).text).toBe(first.text);
    await shopper.complete(uuid);
    expect((await shopper.returnFromBank(uuid, cres)).text).toBe(first.text);
    await shopper.expectPaidOnce();
  });

  it.each<[string, (creq: string) => string]>([
    ['nothing', () => ''],
    ['no base64', () => '%%%<script>alert(1)</script>'],
    ['no answer', () => cres({ messageType: 'CRes' })],
    ['an answer to another challenge', () => cres({ acsTransID: nobodys, transStatus: 'Y' })],
    ['a yes that the bank did not say', (creq) => cres({ acsTransID: acsTransId(creq), transStatus: 'Y' })],
    ['what the page itself was given', (creq) => creq],
    ['a very long text', () => 'A'.repeat(100_000)],
  ])('changes nothing when somebody posts %s', async (_, forged) => {
    const { shopper, uuid, creq } = await challenged();
    const { status, text } = await shopper.returnFromBank(uuid, forged(creq));
    expect(status).toBe(200);
    expect(messageOf(text)).toMatchObject({ message: { status: 'sca_required' } });
    expect((await shopper.transaction(uuid)).data).toMatchObject({ transaction_status: 'sca_required' });
    expect(await shopper.complete(uuid)).toMatchObject({ status: 409 });
    await shopper.expectNothingHeld();
  });

  it.each([nobodys, 'not-a-uuid', '..%2f..', "'%20or%201=1"])('is not there for the payment %s', async (uuid) => {
    const { shopper } = await challenged();
    expect(await shopper.returnFromBank(uuid, 'x')).toMatchObject({ status: 404, headers: {} });
  });

  it('is not there for a payment that no page has asked for', async () => {
    const shopper = await Shopper.at(harness, 'Opayo');
    expect(await shopper.returnFromBank((await shopper.session()).transaction_uuid, 'x')).toMatchObject({
      status: 404,
    });
  });
});
