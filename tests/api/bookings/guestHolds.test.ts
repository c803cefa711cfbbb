import { beforeAll, describe, expect, it } from 'vitest';
import { sharedHarness, type Caller, type Harness } from '../harness';
import { Booker, leila, morgan, offers } from './support';

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
