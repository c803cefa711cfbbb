import { beforeAll, describe, expect, it } from 'vitest';
import { sharedHarness, type Harness } from './harness';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const details = (data_fields: object): object => ({ data_fields: { _checksum: '', ...data_fields } });

describe('what no database can hold', () => {
  it('is refused before anybody has logged in', async () => {
    const caller = await harness.caller();
    for (const username of ['a\u0000b', 'amara@example.org\u0000'])
      expect(
        await caller.post('/api/auth/customer/login', { username, password: 'Swimming1!' }),
        JSON.stringify(username),
      ).toMatchObject({ status: 400 });
    expect(
      await caller.post('/api/auth/customer/forgotten-password', { email_or_reference: 'a\u0000b' }),
    ).toMatchObject({ status: 400 });
  });

  it('is refused as a number, and as a part of the details', async () => {
    const caller = await harness.signedIn('morgan@example.org');
    const { data } = await caller.get('/api/my-account/memberships');
    const [{ id }]: readonly [{ id: string }] = data;
    expect(await caller.get(`/api/memberships/${id}/change/99999999999`)).toMatchObject({ status: 400 });
    const fields = await caller.get('/api/data-fields?onboarding_type=membership_purchase');
    const checksum = String(fields.body.checksum);
    const update = (data_fields: object) =>
      caller.put(
        '/api/my-account/user/update?onboarding_type=membership_purchase',
        details({ ...data_fields, _checksum: checksum }),
      );
    expect(await update({ mobile: '07700\u0000' })).toMatchObject({ status: 422 });
    expect((await update({ address: { lineTwo: null } })).status).toBeLessThan(500);
    const again = await harness.signedIn('morgan@example.org', caller.testId);
    expect(await again.get('/api/auth/user')).toMatchObject({ status: 200 });
  });
});
