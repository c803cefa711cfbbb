import { beforeAll, describe, expect, it } from 'vitest';
import type { FoundCustomer } from '../../schemas/generated/wire';
import { checksum, registerPath, registration } from './auth/support/registration';
import { Booker, desk, leila, morgan, offers, only } from './bookings/support';
import { sharedHarness, type Caller, type Harness, type Reply } from './harness';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

/** The mark that some editors put before a text: nobody sees it, and it is no text. */
const mark = '\uFEFF';

type Ask = (caller: Caller, text: string) => Promise<Reply>;

const nobody = (): Promise<Caller> => harness.caller();
const member = (): Promise<Caller> => harness.signedIn(morgan);
const staff = (): Promise<Caller> => harness.signedIn(desk);

const child = { last_name: 'Reid', date_of_birth: '2018-04-05' };
const stranger = { last_name: 'Rees', email: 'nia@example.org' };

/** Gives a customer whom staff find another first name. */
const renamed: Ask = async (caller, first_name) => {
  const { data } = await caller.get(`/api/staff/customers?search=${leila}`);
  const [{ id = '' } = {}] = data as Partial<FoundCustomer>[];
  return caller.put(`/api/staff/customers/${id}/identity`, { first_name, last_name: 'Rees' });
};

const updated: Ask = async (caller, city) =>
  caller.put('/api/my-account/user/update?onboarding_type=membership_purchase', {
    data_fields: {
      address: { lineOne: '1 Mill Lane', city, postcode: 'LS1 4DY' },
      _checksum: await checksum(caller, 'membership_purchase'),
    },
  });

describe('a text that nobody sees', () => {
  it.each<[string, () => Promise<Caller>, Ask, string]>([
    [
      'a name that registers',
      nobody,
      async (caller, firstName) => caller.post(registerPath, await registration(caller, { firstName })),
      'firstName',
    ],
    ['a town', member, updated, 'address.city'],
    [
      'a child’s name',
      member,
      (caller, first_name) => caller.post('/api/my-account/dependants', { ...child, first_name }),
      'firstName',
    ],
    [
      'a guest’s name',
      member,
      (caller, guest_name) =>
        caller.post('/api/my-account/guest-passes', { guest_name, guest_email: 'sky@example.org' }),
      'guestName',
    ],
    [
      'the name of a customer at the desk',
      staff,
      (caller, first_name) => caller.post('/api/staff/customers', { ...stranger, first_name }),
      'firstName',
    ],
    ['the new name of a customer', staff, renamed, 'firstName'],
    [
      'the reason for another birth date',
      member,
      (caller, reason) =>
        caller.post('/api/my-account/identity/requests/birth-date', { date_of_birth: '1990-01-02', reason }),
      'reason',
    ],
  ])('is none where one is asked for: %s', async (_what, asker, ask, field) => {
    const caller = await asker();
    for (const text of [mark, ` ${mark} `, `${mark}${mark}`]) {
      const { status, body } = await ask(caller, text);
      expect([status, Object.keys(body.errors ?? {})], JSON.stringify(text)).toEqual([422, [field]]);
    }
  });

  it('answers no question of a booking', async () => {
    const booker = await Booker.at(harness, morgan);
    const { id } = only(await booker.added(await booker.slot(offers.beginners)));
    const reply = await booker.update(id, { answers: [{ question_id: 6, answer: mark }] });
    expect(reply, reply.text).toMatchObject({ status: 200 });
    expect(only(await booker.basket())).toMatchObject({ answers: [] });
  });

  it('goes from the ends of a name that has more', async () => {
    const caller = await member();
    const body = { ...child, first_name: `${mark}Ada${mark}` };
    expect(await caller.post('/api/my-account/dependants', body)).toMatchObject({ data: { first_name: 'Ada' } });
  });
});
