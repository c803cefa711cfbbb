import { beforeAll, describe, expect, it } from 'vitest';
import { setMarketingConsent } from '../../../operator/customers/marketing/marketingConsents';
import { operator } from '../../../operator/setup/operator';
import type { MarketingConsent, OwnData } from '../../../schemas/generated/wire';
import { sharedHarness, type Caller, type Harness, type Reply } from '../harness';
import { morgan, nadia, setClock, times } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const path = '/api/my-account/marketing';
const choose = (caller: Caller, channel: string, given: boolean): Promise<Reply> =>
  caller.put(`${path}/${channel}`, { given });
const consentsOf = async (caller: Caller): Promise<MarketingConsent[]> => (await caller.get(path)).data;
async function consentTo(caller: Caller, channel: string): Promise<MarketingConsent | undefined> {
  return (await consentsOf(caller)).find((each) => each.channel === channel);
}
const historyOf = async (caller: Caller): Promise<OwnData['marketing_consents']> =>
  ((await caller.get('/api/my-account/data')).data as OwnData).marketing_consents;

/** Registers somebody, with the answers of the form's last checkboxes. */
async function registered(source: string, marketing: object): Promise<Caller> {
  const caller = await harness.caller();
  const register = '/api/auth/customer/register?onboarding_type=customer_account_online';
  const form = await caller.get('/api/data-fields?onboarding_type=customer_account_online');
  const data_fields = {
    firstName: 'Robin',
    lastName: 'Marsh',
    dateOfBirth: '1994-02-03',
    email: 'robin@example.org',
    address: { lineOne: '14 Burley Lodge Terrace', city: 'Leeds', postcode: 'LS6 1QE' },
    ...marketing,
    _checksum: form.body.checksum,
  };
  const [password, password_confirmation] = ['Rowing-22!', 'Rowing-22!'];
  const body = { client_id: 'aire-valley', source, data_fields, password, password_confirmation, terms: true };
  expect(await caller.post(register, body)).toMatchObject({ status: 201 });
  return caller;
}

describe('consents to be sent news', () => {
  it('are none for whoever was never asked, for everything that the operator sends', async () => {
    const caller = await harness.signedIn(morgan);
    const none = operator.marketing.map(({ channel, label }) => ({ channel, label, given: false, changes: [] }));
    expect(await consentsOf(caller)).toEqual(none);
  });

  it.each([
    ['online-joining', 'joining'],
    ['bookings', 'registration'],
  ])('are given by registering with the source %s', async (source, shown) => {
    const caller = await registered(source, { marketing: { email: true } });
    const changes = [{ given: true, source: shown }];
    expect(await consentTo(caller, 'email')).toMatchObject({ given: true, changes });
    expect(await consentTo(caller, 'text')).toMatchObject({ given: false, changes: [] });
    const [kept] = await historyOf(caller);
    expect(kept).toMatchObject({ channel: 'email', wording: 'Send me news and offers by email' });
    const details = ((await caller.get('/api/my-account/data')).data as OwnData).customer.details;
    expect(details.map(({ field }) => field)).not.toContain('marketing');
  });

  it.each([{}, { marketing: {} }, { marketing: { email: false } }])(
    'are not given by registering with %j',
    async (marketing) => {
      expect(await historyOf(await registered('online-joining', marketing))).toEqual([]);
    },
  );

  it('are withdrawn by one call, and each change is kept', async () => {
    const caller = await harness.signedIn(morgan);
    const moments = ['2027-03-01T10:00:00.000Z', '2027-03-02T11:00:00.000Z', '2027-03-03T12:00:00.000Z'];
    for (const [index, moment] of moments.entries()) {
      await setClock(caller, moment);
      expect(await choose(caller, 'post', index % 2 === 0)).toMatchObject({
        status: 200,
        data: { given: index % 2 === 0 },
      });
    }
    const changes = [true, false, true].map((given, index) => ({
      ...{ given, source: 'account' },
      changed_at: moments[2 - index],
    }));
    expect(await consentTo(caller, 'post')).toMatchObject({ given: true, changes });
    const label = 'News and offers by post';
    expect(await historyOf(caller)).toEqual(changes.map((each) => ({ channel: 'post', wording: label, ...each })));
    expect(await consentTo(caller, 'email')).toMatchObject({ given: false, changes: [] });
  });

  it('change once, however often they are asked to', async () => {
    const caller = await harness.signedIn(morgan);
    const { id: customerId } = (await caller.get('/api/auth/user')).data as { id: string };
    const wanted = { customerId, channel: 'email', given: true, source: 'account', now: new Date() } as const;
    const give = () => harness.db.transaction().execute((queries) => setMarketingConsent(queries, wanted));
    await times(8, () => consentsOf(caller)); // the pool has its connections now
    const answers = await times(8, give);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await historyOf(caller)).toHaveLength(1);
    await choose(caller, 'text', false);
    expect(await historyOf(caller)).toHaveLength(1);
  });

  it('are the caller’s own, for what the operator sends', async () => {
    const caller = await harness.signedIn(morgan);
    const other = await harness.signedIn(nadia, caller.testId);
    await choose(caller, 'email', true);
    expect(await consentTo(other, 'email')).toMatchObject({ given: false, changes: [] });
    for (const channel of ['pigeon', '__proto__', '%00'])
      expect(await choose(caller, channel, true)).toMatchObject({ status: 404 });
    const guest = await harness.caller(caller.testId);
    expect(await guest.get(path)).toMatchObject({ status: 401 });
    expect(await choose(guest, 'email', false)).toMatchObject({ status: 401 });
    expect(await consentTo(caller, 'email')).toMatchObject({ given: true });
  });
});

describe('the copy of one’s data', () => {
  it('is made ten times a minute at most', async () => {
    const caller = await harness.signedIn(morgan);
    const statuses: number[] = [];
    for (let times = 0; times < 11; times += 1) statuses.push((await caller.get('/api/my-account/data')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });
});
