import { beforeAll, describe, expect, it } from 'vitest';
import { sharedHarness, type Caller, type Harness } from '../harness';
import { mails } from '../auth/support/mails';
import { registerPath, registration } from '../auth/support/registration';
import { Booker, desk, leila, morgan, offers } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

/** Somebody without an account at an address, with a cookie that nobody else has. */
async function guestAt(first: Caller, ip: string): Promise<Booker> {
  const caller = await harness.caller(first.testId);
  const send = caller.send.bind(caller);
  caller.send = (request) => send({ ...request, remoteAddress: ip });
  return new Booker(caller, harness);
}

const refusal = { status: 422, body: { errors: { items: [expect.stringContaining('Please log in to add more.')] } } };

describe('guests who come again and again as somebody new', () => {
  it('hold a quarter of a session from one address, also when all come at once, and leave the rest to others', async () => {
    const member = await Booker.at(harness, morgan);
    const slot = await member.slot(offers.swim, { left: 100 });
    const share = Math.floor(slot.capacity / 4);
    const guests = await Promise.all(Array.from({ length: share + 5 }, () => guestAt(member.caller, '192.0.2.1')));
    const replies = await Promise.all(guests.map((guest) => guest.add(slot)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(share);
    expect(replies.find(({ status }) => status !== 200)).toMatchObject(refusal);
    expect(await (await guestAt(member.caller, '192.0.2.2')).add(slot)).toMatchObject({ status: 200 });
    expect(await member.add(slot)).toMatchObject({ status: 200 });
  });

  it('hold twenty places from one address in all, and more once they have logged in', async () => {
    const member = await Booker.at(harness, leila);
    const slots = [];
    for (let nth = 0; nth < 11; nth += 1) slots.push(await member.slot(offers.swim, { nth, left: 20 }));
    const guests = [await guestAt(member.caller, '192.0.2.1'), await guestAt(member.caller, '192.0.2.1')] as const;
    for (const guest of guests) expect(await guest.addAll(slots.slice(0, 10))).toMatchObject({ status: 200 });
    const late = slots[10];
    if (!late) throw new Error('There are too few sessions.');
    expect(await guests[0].add(late)).toMatchObject(refusal);
    expect(await guests[0].caller.logIn(leila)).toMatchObject({ status: 200 });
    expect(await guests[0].add(late)).toMatchObject({ status: 200 });
  });
});

/** Somebody who has just registered at an address, and has not followed the link in the mail. */
async function newcomerAt(first: Caller, ip: string, name: string): Promise<Booker> {
  const newcomer = await guestAt(first, ip);
  const body = await registration(newcomer.caller, { email: `${name}@example.org` });
  expect(await newcomer.caller.post(registerPath, body)).toMatchObject({ status: 201 });
  return newcomer;
}

describe('accounts whose email address is not confirmed', () => {
  const unconfirmed = {
    status: 422,
    body: { errors: { items: [expect.stringContaining('confirm your email address with the link')] } },
  };

  it('hold a quarter of a session with the guests of their address, until one confirms', async () => {
    const member = await Booker.at(harness, morgan);
    const slot = await member.slot(offers.swim, { left: 100 });
    const share = Math.floor(slot.capacity / 4);
    const guests = await Promise.all(Array.from({ length: share - 1 }, () => guestAt(member.caller, '192.0.2.1')));
    for (const guest of guests) expect(await guest.add(slot)).toMatchObject({ status: 200 });
    const first = await newcomerAt(member.caller, '192.0.2.1', 'first');
    expect(await first.add(slot)).toMatchObject({ status: 200 });
    const second = await newcomerAt(member.caller, '192.0.2.1', 'second');
    expect(await second.add(slot)).toMatchObject(unconfirmed);
    expect(await (await newcomerAt(member.caller, '192.0.2.2', 'elsewhere')).add(slot)).toMatchObject({ status: 200 });

    const mail = (await mails(member.caller)).find(({ recipient }) => recipient === 'second@example.org');
    const token = /confirm-email#([\w-]{43})\n/.exec(mail?.body ?? '')?.[1] ?? '';
    expect(await second.caller.post('/api/auth/customer/confirm-email', { token })).toMatchObject({ status: 200 });
    expect(await second.add(slot)).toMatchObject({ status: 200 });
  });

  it('hold what they held as guests, which counts as before', async () => {
    const member = await Booker.at(harness, morgan);
    const slots = [];
    for (let nth = 0; nth < 21; nth += 1) slots.push(await member.slot(offers.swim, { nth, left: 20 }));
    const guest = await guestAt(member.caller, '192.0.2.1');
    expect(await guest.addAll(slots.slice(0, 20))).toMatchObject({ status: 200 });
    const body = await registration(guest.caller, { email: 'robin@example.org' });
    expect(await guest.caller.post(registerPath, body)).toMatchObject({ status: 201 });
    expect((await guest.basket()).items).toHaveLength(20);
    expect(await guest.addAll(slots.slice(20))).toMatchObject(unconfirmed);
  });
});

describe('a member', () => {
  const full = { status: 422, body: { errors: { items: [expect.stringContaining('Your account holds as many')] } } };

  it('holds sixty places in all, and more at the desk', async () => {
    const member = await Booker.at(harness, morgan);
    const slots = [];
    for (let nth = 0; nth < 21; nth += 1) slots.push(await member.slot(offers.swim, { nth, left: 20 }));
    for (const guest of [1, 2, 3]) {
      const items = slots.slice(0, 20).map(({ id }) => ({ id, type: 'activity', guest }));
      expect(await member.addItems(items)).toMatchObject({ status: 200 });
    }
    expect(await member.addAll(slots.slice(20))).toMatchObject(full);
    const clerk = await harness.signedIn(desk, member.caller.testId);
    const { data } = await member.caller.get('/api/auth/user');
    const atDesk = new Booker(clerk, harness, 'front-of-house', (data as { id: string }).id);
    expect(await atDesk.addAll(slots.slice(20))).toMatchObject({ status: 200 });
  });

  it('holds half of a session, however many children and guests come along', async () => {
    const member = await Booker.at(harness, morgan);
    const slot = await member.slot(offers.swim, { left: 100 });
    const half = slot.capacity / 2;
    const items: object[] = [1, 2, 3, 4, 5].map((guest) => ({ id: slot.id, type: 'activity', guest }));
    while (items.length <= half) {
      const child = { first_name: `Child ${items.length}`, last_name: 'Reid', date_of_birth: '2015-03-04' };
      const { status, data, text } = await member.caller.post('/api/my-account/dependants', child);
      expect(status, text).toBe(201);
      items.push({ id: slot.id, type: 'activity', purchased_for_user_id: (data as { id: string }).id });
    }
    expect(await member.addItems(items)).toMatchObject(full);
    expect(await member.addItems(items.slice(1))).toMatchObject({ status: 200 });
  });
});

it('holds the last places of a session for five minutes for a guest, and as long as ever for a customer', async () => {
  const member = await Booker.at(harness, morgan);
  const slot = await member.slot(offers.swim, { left: 4 });
  const guest = await guestAt(member.caller, '192.0.2.1');
  const minutes = async (booker: Booker): Promise<number> => {
    const { items } = await booker.added(slot);
    return Math.round((Date.parse(items[0]?.held_until ?? '') - Date.now()) / 60_000);
  };
  expect(await minutes(guest)).toBe(5);
  expect(await minutes(member)).toBe(15);
});
