import type { Caller } from '../../harness';

export const registerPath = '/api/auth/customer/register?onboarding_type=customer_account_online';

const robin = {
  firstName: 'Robin',
  lastName: 'Marsh',
  dateOfBirth: '1994-02-03',
  email: 'robin@example.org',
  address: { lineOne: '14 Burley Lodge Terrace', city: 'Leeds', postcode: 'LS6 1QE' },
};

export async function checksum(caller: Caller, type: string): Promise<unknown> {
  return (await caller.get(`/api/data-fields?onboarding_type=${type}`)).body.checksum;
}

/** A registration that is whole, but for `fields` and `body`. */
export async function registration(caller: Caller, fields: object = {}, body: object = {}): Promise<object> {
  return {
    client_id: 'aire-valley',
    source: 'online-joining',
    data_fields: { ...robin, ...fields, _checksum: await checksum(caller, 'customer_account_online') },
    password: 'Rowing-22!',
    password_confirmation: 'Rowing-22!',
    terms: true,
    ...body,
  };
}
