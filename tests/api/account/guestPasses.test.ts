import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addMonths, dateOf, dayOfMonth, addDays } from '../../../src/ground/core/dates';
import { sharedHarness, type Caller, type Harness, type Reply } from '../harness';
import { at, morgan, nadia, passesOf, setClock, times } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const url = '/api/my-account/guest-passes';
const guest = { guest_name: 'Sky Lane', guest_email: 'sky@example.org' };
const send = (caller: Caller, body: object = guest, key: string = randomUUID()): Promise<Reply> =>
  caller.post(url, body, { 'idempotency-key': key });
const mails = async (caller: Caller): Promise<Record<string, string>[]> =>
  JSON.parse((await caller.get('/sandbox/outbox')).text) as Record<string, string>[];
const firstOfNextMonth = (): string => {
  const today = dateOf(new Date());
  return addMonths(addDays(today, 1 - dayOfMonth(today)), 1);
};

describe('guest passes', () => {
  it('come with the membership, so many a month', async () => {
    const passes = await passesOf(await harness.signedIn(morgan));
    expect(passes).toMatchObject({ left: 1, per_month: 2, renews_on: firstOfNextMonth() });
    expect(passes.passes).toMatchObject([
      { guest_name: 'Kit Reid', state: 'used' },
      { guest_name: 'Alex Doyle', state: 'expired' },
    ]);
  });

  it.each(['amara@example.org', nadia, 'ruth@example.org'])('do not come to %s, who is told so', async (email) => {
    const caller = await harness.signedIn(email);
    expect(await passesOf(caller)).toEqual({ left: 0, per_month: 0, renews_on: null, passes: [] });
    expect(await send(caller)).toMatchObject({
      status: 422,
      body: { message: 'Your membership comes without guest passes.' },
    });
    expect(await mails(caller)).toEqual([]);
  });

  it('are all there again in the next month, and can be used for thirty days', async () => {
    const caller = await harness.signedIn(morgan);
    expect(await send(caller)).toMatchObject({ status: 201 });
    await setClock(caller, at(firstOfNextMonth(), '00:00:00'));
    expect(await passesOf(caller)).toMatchObject({ left: 2, per_month: 2 });
    const valid_until = addDays(dateOf(new Date()), 30);
    const stateOfPass = async (): Promise<unknown> =>
      (await passesOf(caller)).passes.find(({ guest_name }) => guest_name === guest.guest_name);
    await setClock(caller, at(valid_until, '23:59:59'));
    expect(await stateOfPass()).toMatchObject({ valid_until, state: 'sent' });
    await setClock(caller, at(addDays(valid_until, 1), '00:00:00'));
    expect(await stateOfPass()).toMatchObject({ state: 'expired' });
  });
});

describe('sending a guest pass', () => {
  it('writes the pass and the mail', async () => {
    const caller = await harness.signedIn(morgan);
    const messy = { guest_name: '  Sky \n\tLane\u0000 ', guest_email: ' sky@example.org ' };
    const reply = await send(caller, messy);
    expect(reply).toMatchObject({ status: 201, data: { left: 0, per_month: 2 } });
    expect((reply.data as { passes: unknown[] }).passes).toContainEqual(
      expect.objectContaining({ ...guest, state: 'sent', valid_until: addDays(dateOf(new Date()), 30) }),
    );
    expect(await mails(caller)).toMatchObject([
      { recipient: 'sky@example.org', subject: 'A guest pass for Aire Valley Leisure' },
    ]);
    expect((await mails(caller))[0]?.body).toMatch(/^Hello Sky Lane, Morgan Reid invites you\. /);
  });

  it('answers a repeated request as before, and sends one', async () => {
    const caller = await harness.signedIn(morgan);
    const key = randomUUID();
    const [first, second] = [await send(caller, guest, key), await send(caller, guest, key)];
    expect(second).toMatchObject({ status: first.status, body: first.body });
    expect(await mails(caller)).toHaveLength(1);
  });

  it.each<[string, object, object]>([
    ['no name', { guest_name: ' ' }, { guestName: ["Your guest's name is required."] }],
    [
      'a name with a link',
      { guest_name: 'You have won, see evil.example' },
      { guestName: ["Your guest's name can't hold an address. Put a space after each full stop."] },
    ],
    ['an endless name', { guest_name: 'x'.repeat(101) }, { guestName: ["Your guest's name is too long."] }],
    ['no address', { guest_email: '' }, { guestEmail: ["Your guest's email address is required."] }],
    ['half an address', { guest_email: 'sky@example' }, { guestEmail: ["Email address isn't valid."] }],
    ['two addresses', { guest_email: 'a@example.org,b@example.org' }, { guestEmail: ["Email address isn't valid."] }],
    ['a header', { guest_email: 'a@example.org\nBcc: b@example.org' }, { guestEmail: ["Email address isn't valid."] }],
    [
      'an endless address',
      { guest_email: `${'a'.repeat(250)}@example.org` },
      { guestEmail: ["Email address isn't valid."] },
    ],
  ])('refuses %s, and keeps the pass', async (_what, wrong, errors) => {
    const caller = await harness.signedIn(morgan);
    expect(await send(caller, { ...guest, ...wrong })).toMatchObject({ status: 422, body: { errors } });
    expect(await passesOf(caller)).toMatchObject({ left: 1 });
    expect(await mails(caller)).toEqual([]);
  });

  it('sends no more than are left, however many ask at once', async () => {
    const caller = await harness.signedIn(morgan);
    const replies = await times(6, (index) => send(caller, { ...guest, guest_email: `guest${index}@example.org` }));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { body } of replies.filter(({ status }) => status !== 201))
      expect(body).toEqual({ message: "You have sent all of this month's guest passes." });
    expect(await passesOf(caller)).toMatchObject({ left: 0 });
    expect((await passesOf(caller)).passes).toHaveLength(3);
    expect(await mails(caller)).toHaveLength(1);
  });
});
