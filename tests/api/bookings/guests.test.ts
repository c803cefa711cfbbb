import { beforeAll, describe, expect, it } from 'vitest';
import type { BookingTimes } from '../../../schemas/generated/wire';
import { bookingsOf } from '../account/support';
import { sharedHarness, type Harness } from '../harness';
import { Booker, morgan, offers } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const refused = (text: string) => ({ status: 422, body: { errors: { items: [expect.stringContaining(text)] } } });

describe('guests of a customer', () => {
  it('have a place each at the full price, and their number again changes nothing', async () => {
    const booker = await Booker.at(harness, morgan);
    const slot = await booker.slot(offers.badminton, { left: 4 });
    const own = await booker.added(slot);
    expect((await booker.addGuests(slot, [1, 2])).status).toBe(200);
    const again = await booker.addGuests(slot, [1, 2]);
    expect(again.data).toMatchObject({ added_count: 0 });
    const { items, total } = await booker.basket();
    const [first, ...others] = items;
    expect(own.items[0]?.guest).toBeUndefined();
    expect(
      others.map(({ guest, purchased_for_name, price, full_price, refusal }) => [
        guest,
        purchased_for_name,
        price.raw === full_price.raw,
        refusal,
      ]),
    ).toEqual([
      [1, 'Guest 1', true, null],
      [2, 'Guest 2', true, null],
    ]);
    expect(total).toBe((first?.price.raw ?? 0) + 2 * (others[0]?.full_price.raw ?? 0));
    expect((await booker.addGuests(slot, [3, 4])).body).toMatchObject({
      errors: { items: [expect.stringContaining('Only 1 court left')] },
    });
  });

  it('are booked with the order, and leave their customer free to book more, to cancel and to move each', async () => {
    const booker = await Booker.at(harness, morgan);
    const slot = await booker.slot(offers.badminton, { left: 4 });
    await booker.added(slot);
    await booker.addGuests(slot, [1, 2]);
    const { items } = await booker.paid();
    expect(items.map((item) => (item.type === 'booking' ? item.attendee : ''))).toEqual([
      expect.stringContaining('Morgan'),
      'Guest 1',
      'Guest 2',
    ]);
    expect(await booker.addGuests(slot, [4])).toMatchObject(refused('You can book for 5 guests in one session.'));
    expect((await booker.addGuests(slot, [1])).status).toBe(200);
    const [one, two] = (await bookingsOf(booker.caller, 'upcoming')).filter(
      ({ date, attendee }) => date === slot.date && attendee?.startsWith('Guest'),
    );
    expect([one?.attendee, two?.attendee].sort()).toEqual(['Guest 1', 'Guest 2']);
    const path = '/api/my-account/bookings';
    const times = (await booker.caller.get(`${path}/${one?.id ?? ''}/times`)).data as BookingTimes;
    const other = times.times.find(({ refusal }) => refusal === null);
    const moved = await booker.caller.post(`${path}/${one?.id ?? ''}/move`, { slot_id: other?.slot_id });
    expect(moved.status, moved.text).toBe(200);
    expect((await booker.caller.post(`${path}/${two?.id ?? ''}/cancel`, {})).status).toBe(200);
    const left = await bookingsOf(booker.caller, 'upcoming');
    expect(left.filter(({ attendee }) => attendee?.startsWith('Guest'))).toMatchObject([{ id: one?.id }]);
  });

  it('become people of the customer by being given a name, and are none where questions are asked', async () => {
    const booker = await Booker.at(harness, 'leila@example.org');
    const slot = await booker.slot(offers.badminton, { left: 4 });
    await booker.addGuests(slot, [1]);
    const [item] = (await booker.basket()).items;
    const [me] = (await booker.basket()).people;
    const { data } = await booker.update(item?.id ?? '', { purchased_for_user_id: me?.id });
    expect(data).toMatchObject({ items: [{ purchased_for_user_id: me?.id, purchased_for_name: me?.name }] });
    expect((data as { items: { guest?: number }[] }).items[0]?.guest).toBeUndefined();
    const induction = await booker.slot(offers.induction, { left: 4 });
    expect(await booker.addGuests(induction, [1])).toMatchObject(refused('can’t be booked for guests'));
  });
});

describe('a visitor without an account', () => {
  it('says how many places, has the first one after logging in, and the others for guests', async () => {
    const caller = await harness.caller();
    const visitor = new Booker(caller, harness);
    const slot = await visitor.slot(offers.swim, { left: 20 });
    await visitor.added(slot);
    expect((await visitor.addGuests(slot, [1])).status).toBe(200);
    expect((await visitor.basket()).items).toHaveLength(2);
    await caller.logIn(morgan);
    const { items } = await visitor.basket();
    expect(items.map(({ guest, purchased_for_name }) => [guest, purchased_for_name])).toEqual([
      [undefined, expect.stringContaining('Morgan')],
      [1, 'Guest 1'],
    ]);
    expect(items.every(({ refusal }) => refusal === null)).toBe(true);
    await visitor.paid();
  });

  it('has no more guests after logging in than a customer may have, with those booked before', async () => {
    const caller = await harness.caller();
    const visitor = new Booker(caller, harness);
    const slot = await visitor.slot(offers.swim, { left: 24 });
    const customer = await Booker.at(harness, morgan, caller.testId);
    await customer.added(slot);
    expect((await customer.addGuests(slot, [1, 2, 3, 4])).status).toBe(200);
    await customer.paid();
    await visitor.added(slot);
    expect((await visitor.addGuests(slot, [1, 2, 3])).status).toBe(200);
    await caller.logIn(morgan);
    const { items } = await visitor.basket();
    expect(items.map(({ guest }) => guest)).toEqual([1]); // their own place is booked already, and so are four guests'
  });
});
