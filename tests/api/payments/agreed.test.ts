import { beforeAll, describe, expect, it } from 'vitest';
import { sharedHarness, type Harness } from '../harness';
import { free, Shopper } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

type Cart = { readonly cart_id: string; readonly version: string };
type Consent = { readonly terms_id: number; readonly version: number; readonly text_hash: string };

const membershipTerms = 2;
const confirmation = { payments: [], terms: [1, 2], completed_waivers: [], source: 'online-joining' };

const cartOf = async ({ caller }: Shopper): Promise<Cart> => (await caller.get('/api/memberships/online-joining')).data;

/** The ids of the terms at checkout, and whether each was agreed to. */
async function asked(shopper: Shopper): Promise<unknown> {
  const { data } = await shopper.caller.get(`/api/terms?cart_id=${(await cartOf(shopper)).cart_id}`);
  return (data as { id: number; agreed: boolean }[]).map(({ id, agreed }) => [id, agreed]);
}

async function consentsOf({ caller }: Shopper): Promise<readonly Consent[]> {
  const { body } = await caller.get('/sandbox/records');
  return (body as { consents: Consent[] }).consents;
}

/** Does something while the operator has another text of the membership terms. */
async function withNewText<T>(act: () => Promise<T>): Promise<T> {
  const row = harness.db.updateTable('terms').where('id', '=', membershipTerms);
  const { html, version } = await harness.db
    .selectFrom('terms')
    .select(['html', 'version'])
    .where('id', '=', membershipTerms)
    .executeTakeFirstOrThrow();
  await row.set({ html: `${html}<p>New.</p>`, version: version + 1 }).execute();
  try {
    return await act();
  } finally {
    await row.set({ html, version }).execute();
  }
}

describe('the texts that a customer agrees to when choosing dates', () => {
  it('count as agreed to at checkout, and are recorded once each', async () => {
    const shopper = await Shopper.at(harness, 'Stripe', { details: free });
    expect(await asked(shopper)).toEqual([
      [1, true],
      [2, true],
    ]);
    expect(await shopper.caller.post('/api/checkout/complete', confirmation)).toMatchObject({ status: 200 });
    expect((await consentsOf(shopper)).map(({ terms_id }) => terms_id).sort()).toEqual([1, 2]);
  });

  it('are asked for again once the operator has another text, and that one is recorded', async () => {
    const shopper = await Shopper.at(harness, 'Stripe', { details: free });
    const { version: seen } = await cartOf(shopper);
    await withNewText(async () => {
      expect(await asked(shopper)).toEqual([
        [1, true],
        [2, false],
      ]);
      // The page that has shown the old text is refused, whatever it says was agreed to.
      const stale = await shopper.caller.post('/api/checkout/complete', confirmation, { 'if-match': `"${seen}"` });
      expect(stale).toMatchObject({ status: 412 });
      const { version } = await cartOf(shopper);
      const headers = { 'if-match': `"${version}"` };
      expect(await shopper.caller.post('/api/checkout/complete', confirmation, headers)).toMatchObject({ status: 200 });
    });
    const versions = (await consentsOf(shopper)).map(({ terms_id, version }) => [terms_id, version]);
    expect(versions.sort()).toEqual([
      [1, 3],
      [2, 8],
    ]);
  });

  it('are recorded as they were read, where checkout asks for another kind only', async () => {
    const bank = {
      account_holder: 'Amara Okafor',
      account_details: { sort_code: '200000', account_number: '55779911' },
      dd_terms_accepted: [3],
      account_holder_confirmed: true,
    };
    const details = { ...free, promotion_code_id: undefined, payment_option_id: 20, billing_day: 8, ...bank };
    const shopper = await Shopper.at(harness, 'Stripe', { details });
    const { cart_id: id } = await cartOf(shopper);
    const read = { id: 3, version: 1, hash: 'of the text that was read' };
    await harness.db
      .updateTable('carts')
      .set({ accepted_terms: JSON.stringify([read]) })
      .where('id', '=', id)
      .execute();
    const session = await shopper.session();
    const { due } = await dueOf(shopper);
    const payments = [{ tender_type: 'card', amount: due }];
    await shopper.authorise(await shopper.authorisation(session, 'good', { payments }));
    const paid = { ...confirmation, payments, transaction_uuid: session.transaction_uuid };
    expect(await shopper.caller.post('/api/checkout/complete', paid)).toMatchObject({ status: 200 });
    const mandate = (await consentsOf(shopper)).find(({ terms_id }) => terms_id === 3);
    expect(mandate).toMatchObject({ version: 1, text_hash: read.hash });
  });
});

async function dueOf({ caller }: Shopper): Promise<{ due: number }> {
  const { data } = await caller.get('/api/memberships/online-joining');
  return {
    due: (data as { payment_option: { total_to_pay_now: { raw: number } } }).payment_option.total_to_pay_now.raw,
  };
}
