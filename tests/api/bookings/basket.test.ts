import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Schedule } from '../../../schemas/generated/wire';
import { sharedHarness, type Caller, type Harness } from '../harness';
import { nobodys } from '../payments/support';
import { Booker, campAnswers, leila, morgan, offers, only } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const kirkstall = '/api/activities/venues/kirkstall-bridge-leisure-centre';

async function placesLeft({ caller }: Booker, { id, date }: { id: string; date: string }): Promise<number | undefined> {
  const { data } = await caller.get(`${kirkstall}/timetable?date=${date}`);
  return (data as Schedule).slots.find((slot) => slot.id === id)?.places_left;
}

describe('a basket', () => {
  it('holds a place for a quarter of an hour, and lets go of it then', async () => {
    const one = await Booker.at(harness, morgan);
    const other = await Booker.at(harness, leila, one.caller.testId);
    const slot = await one.slot(offers.badminton, { left: 1 });
    await one.added(slot);
    expect(await placesLeft(other, slot)).toBe(0);
    expect(await other.add(slot)).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('No courts left') as unknown },
    });
    await one.later(14);
    expect((await one.basket()).items).toHaveLength(1);
    await one.later(16);
    expect(await placesLeft(other, slot)).toBe(1);
    expect(await one.basket()).toMatchObject({
      items: [],
      total: 0,
      expires_in: null,
      expired_items: [{ slot_id: slot.id }],
    });
    await other.added(slot);
    expect(await one.add(slot)).toMatchObject({ status: 422 });
    expect((await one.basket()).expired_items).toHaveLength(1);
    await other.discard();
    expect(only(await one.added(slot))).toMatchObject({ slot_id: slot.id });
  });

  it('has a place once for a person, however often it is added, also at once', async () => {
    const buyer = await Booker.at(harness, leila);
    const slot = await buyer.slot(offers.swim);
    const { Zuri = '' } = await buyer.children();
    const replies = await Promise.all(Array.from({ length: 6 }, () => buyer.add(slot)));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    await buyer.added(slot, { purchased_for_user_id: Zuri });
    expect((await buyer.basket()).items.map(({ purchased_for_name }) => purchased_for_name)).toEqual([
      'Leila Mensah',
      'Zuri Mensah',
    ]);
    expect(await placesLeft(buyer, slot)).toBe(3);
  });

  it('takes all places of a request or none', async () => {
    const buyer = await Booker.at(harness, leila);
    const free = await buyer.slot(offers.badminton);
    const full = await buyer.slot(offers.badminton, { nth: 1, left: 0 });
    expect(await buyer.addAll([free, full])).toMatchObject({ status: 422 });
    expect((await buyer.basket()).items).toEqual([]);
    expect(await placesLeft(buyer, free)).toBe(5);
  });

  it('takes nothing that is not on sale', async () => {
    const buyer = await Booker.at(harness, leila);
    const slot = await buyer.slot(offers.swim);
    const ids = [
      '1-1-20200101-0700',
      '1-1-20991231-0700',
      '99-1-20991231-0700',
      'x',
      `${slot.id}0`,
      '1-1-20261399-0700',
    ];
    for (const id of ids) expect(await buyer.add({ ...slot, id }), id).toMatchObject({ status: 422 });
    const asCourse = { items: [{ id: slot.id, type: 'course' }], source: 'bookings' };
    expect(await buyer.caller.post('/api/checkout/add', asCourse)).toMatchObject({ status: 422 });
  });

  it('has places for the named member, as far as they are of the age', async () => {
    const buyer = await Booker.at(harness, leila);
    const { Kofi = '' } = await buyer.children();
    const [self] = (await buyer.basket()).people;
    const day = await buyer.slot(offers.camp);
    const add = (membership_user_id: string | null | undefined) =>
      buyer.caller.post('/api/checkout/add', {
        source: 'bookings',
        membership_user_id,
        selected_user_id: null,
        items: [{ id: day.id, type: 'camp', purchased_for_user_id: null, pricing_option_id: null }],
      });
    expect(await add(nobodys)).toMatchObject({ status: 422, body: { message: 'Choose who this is for.' } });
    for (const [member, whose] of [
      [Kofi, Kofi],
      [self?.id, null],
      [null, null],
    ]) {
      expect(only((await add(member)).data)).toMatchObject({ purchased_for_user_id: whose });
      await buyer.discard();
    }
  });

  it('is for the customer and their children, and nobody else', async () => {
    const buyer = await Booker.at(harness, leila);
    const { Kofi = '' } = await buyer.children();
    const day = await buyer.slot(offers.camp);
    const { id, refusal, purchased_for_user_id } = only(await buyer.added(day));
    expect([purchased_for_user_id, refusal]).toEqual([null, 'Choose who this is for.']);
    const [self] = (await buyer.basket()).people;
    const stranger = (await (await Booker.at(harness, morgan, buyer.caller.testId)).basket()).people[0]?.id;
    for (const person of [self?.id, stranger, nobodys, 'x'])
      expect(await buyer.update(id, { purchased_for_user_id: person })).toMatchObject({ status: 422 });
    const { data } = await buyer.update(id, { purchased_for_user_id: Kofi, answers: campAnswers });
    expect(only(data)).toMatchObject({ purchased_for_name: 'Kofi Mensah', refusal: null, answers: campAnswers });
    expect(data).toMatchObject({ attendee_waivers_required: [{ attendees: ['Kofi Mensah'] }] });
  });

  it('takes answers to its own questions alone', async () => {
    const buyer = await Booker.at(harness, leila);
    const { id } = only(await buyer.added(await buyer.slot(offers.camp)));
    for (const answer of [
      { question_id: 99, answer: 'x' },
      { question_id: 1, answer: true },
      { question_id: 5, answer: 'yes' },
    ])
      expect(await buyer.update(id, { answers: [answer] })).toMatchObject({ status: 422 });
    await buyer.update(id, { answers: campAnswers });
    const { data } = await buyer.update(id, { answers: [{ question_id: 1, answer: null }] });
    expect(only(data).answers).toEqual([campAnswers[1]]);
  });

  it('passes on no answer about one person to another, and keeps the one about the order', async () => {
    const buyer = await Booker.at(harness, leila);
    const { Kofi = '', Zuri = '' } = await buyer.children();
    const { id } = only(await buyer.added(await buyer.slot(offers.camp)));
    await buyer.update(id, { purchased_for_user_id: Zuri, answers: campAnswers });
    const same = await buyer.update(id, { purchased_for_user_id: Zuri });
    expect(only(same.data).answers).toEqual(campAnswers);
    const { data } = await buyer.update(id, { purchased_for_user_id: Kofi });
    expect(only(data).answers).toEqual([campAnswers[0]]);
  });

  it('is nobody else’s', async () => {
    const owner = await Booker.at(harness, leila);
    const { id } = only(await owner.added(await owner.slot(offers.swim)));
    await owner.later(0); // the basket says how many seconds it is kept for
    const before = await owner.basket();
    const other = await Booker.at(harness, morgan, owner.caller.testId);
    await other.added(await other.slot(offers.badminton));
    const { people } = before;
    const named = `source=bookings&selected_user_id=${people[0]?.id ?? ''}`;
    expect(await other.caller.get(`/api/checkout?${named}`)).toMatchObject({ status: 403, data: undefined });
    expect(await other.caller.delete(`/api/checkout?${named}`)).toMatchObject({ status: 403 });
    for (const reply of [
      await other.update(id, { pay_with: 'money' }),
      await other.caller.delete(`/api/activities/benefit/remove/${id}?source=bookings`),
      await other.caller.delete(`/api/activities/package/remove/${id}?source=bookings`),
    ])
      expect(reply).toMatchObject({ status: 404 });
    expect(await other.remove([id])).toMatchObject({ status: 200 });
    expect(await owner.basket()).toEqual(before);
  });

  it('is emptied by removing, discarding and logging out', async () => {
    const buyer = await Booker.at(harness, leila);
    const slot = await buyer.slot(offers.swim, { left: 1 });
    const { id } = only(await buyer.added(slot));
    expect((await buyer.remove([id, nobodys, 'x'])).data).toMatchObject({ items: [] });
    await buyer.added(slot);
    expect((await buyer.discard()).data).toMatchObject({ id: null, items: [] });
    await buyer.added(slot);
    await buyer.caller.post('/api/auth/logout', {});
    expect(await placesLeft(new Booker(await harness.caller(buyer.caller.testId), harness), slot)).toBe(1);
    const again = await Booker.at(harness, leila, buyer.caller.testId);
    expect(await again.basket()).toMatchObject({ id: null, items: [] });
  });
});

describe('a guest', () => {
  it('has a basket of their own, which their account takes over', async () => {
    const guest = new Booker(await harness.caller(), harness);
    const slot = await guest.slot(offers.swim, { left: 1 });
    const { uuid, items, people } = await guest.added(slot);
    expect(people).toEqual([]);
    expect(items).toMatchObject([{ purchased_for_user_id: null, price: { raw: 550 }, refusal: null }]);
    const stranger = new Booker(await harness.caller(guest.caller.testId), harness);
    expect(await stranger.basket()).toMatchObject({ id: null, items: [] });
    await register(guest.caller);
    const basket = await guest.basket();
    expect(basket).toMatchObject({ uuid, people: [{ name: 'Ada Newcomer' }] });
    expect(only(basket)).toMatchObject({ purchased_for_name: 'Ada Newcomer', held_until: items[0]?.held_until });
    await guest.caller.post('/api/auth/logout', {});
    expect(await guest.basket()).toMatchObject({ id: null, items: [] });
  });

  it('who is a member after all has the member’s prices, and each place once', async () => {
    const guest = new Booker(await harness.caller(), harness);
    const [court, swim] = [await guest.slot(offers.badminton), await guest.slot(offers.swim)];
    const member = await Booker.at(harness, morgan, guest.caller.testId);
    await member.added(swim);
    await guest.addAll([court, swim]);
    expect((await guest.basket()).total).toBe(1700);
    expect(await guest.caller.logIn(morgan)).toMatchObject({ status: 200 });
    const { items, total } = await guest.basket();
    expect(items.map(({ slot_id }) => slot_id).sort()).toEqual([court.id, swim.id].sort());
    expect(total).toBe(950);
    expect(await placesLeft(guest, swim)).toBe(4);
  });

  it('pays for nothing and uses no credit', async () => {
    const guest = new Booker(await harness.caller(), harness);
    await guest.added(await guest.slot(offers.swim));
    expect(await guest.prepare()).toMatchObject({ status: 401 });
    expect(await guest.useCredit(100)).toMatchObject({ status: 401 });
    expect(await guest.complete()).toMatchObject({ status: 401 });
  });
});

async function register(caller: Caller): Promise<void> {
  const fields = await caller.get('/api/data-fields?onboarding_type=customer_account_online');
  const reply = await caller.post('/api/auth/customer/register?onboarding_type=customer_account_online', {
    client_id: 'aire-valley',
    source: 'bookings',
    data_fields: {
      _checksum: fields.body.checksum,
      firstName: 'Ada',
      lastName: 'Newcomer',
      email: `ada-${randomUUID()}@example.org`,
      dateOfBirth: '1992-03-04',
      mobile: '07700 900123',
      address: { lineOne: '1 Mill Lane', city: 'Leeds', postcode: 'LS1 4DY' },
    },
    password: 'Sculling1!',
    password_confirmation: 'Sculling1!',
    terms: true,
  });
  expect(reply.status, reply.text).toBe(201);
}
