import { beforeAll, describe, expect, it } from 'vitest';
import type { PlannedSlot } from '../../../operator/bookings/offers/slots';
import { sharedHarness, type Harness } from '../harness';
import { bookingsOf } from '../account/support';
import { Booker, leila, morgan, offers, only } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

describe('a place', () => {
  it('costs everybody its price, and members theirs', async () => {
    const guest = new Booker(await harness.caller(), harness);
    const court = await guest.slot(offers.badminton);
    expect(only(await guest.added(court))).toMatchObject({ price: { raw: 1150 }, paid_by: 'money' });
    const member = await Booker.at(harness, morgan);
    expect(only(await member.added(await member.slot(offers.badminton)))).toMatchObject({
      price: { raw: 950 },
      full_price: { raw: 1150 },
      paid_by: 'member-price',
    });
  });

  it('is paid for by what a membership includes, until that is removed', async () => {
    const member = await Booker.at(harness, morgan);
    const { id, ...item } = only(await member.added(await member.slot(offers.swim)));
    expect(item).toMatchObject({ price: { raw: 0 }, paid_by: 'benefit', benefit: { name: 'Swimming included' } });
    const { data } = await member.caller.delete(`/api/activities/benefit/remove/${id}?source=bookings`);
    expect(only(data)).toMatchObject({
      price: { raw: 450 },
      paid_by: 'member-price',
      benefit: null,
      offered_benefit: { name: 'Swimming included' },
      offered_package: { name: 'Ten swims', uses_left: 6 },
    });
    expect(only((await member.update(id, { pay_with: 'package' })).data)).toMatchObject({ paid_by: 'package' });
    const removed = await member.caller.delete(`/api/activities/package/remove/${id}?source=bookings`);
    expect(only(removed.data)).toMatchObject({ price: { raw: 450 }, package: null });
  });

  it('takes uses of a package, no more than it has, and gives them back when it is cancelled', async () => {
    const buyer = await Booker.at(harness, leila);
    for (const nth of [0, 1, 2]) await buyer.added(await buyer.slot(offers.swim, { nth }));
    const { items, total } = await buyer.basket();
    expect(items.map(({ paid_by }) => paid_by)).toEqual(['package', 'package', 'money']);
    expect(total).toBe(550);
    await buyer.paid();
    expect(await usesOf(buyer, 'Five family swims')).toBe(0);
    const [first] = await bookingsOf(buyer.caller);
    expect(await buyer.caller.post(`/api/my-account/bookings/${first?.id ?? ''}/cancel`, {})).toMatchObject({
      data: { state: 'cancelled' },
    });
    expect(await usesOf(buyer, 'Five family swims')).toBe(1);
    await buyer.caller.post(`/api/my-account/bookings/${first?.id ?? ''}/cancel`, {});
    expect(await usesOf(buyer, 'Five family swims')).toBe(1);
  });

  it('has the price of who it is for', async () => {
    const buyer = await Booker.at(harness, leila);
    const { Zuri = '' } = await buyer.children();
    const { id } = only(await buyer.added(await buyer.slot(offers.swim), { options: { pay_with: 'money' } }));
    expect(only((await buyer.update(id, { purchased_for_user_id: Zuri })).data)).toMatchObject({
      purchased_for_user_id: Zuri,
      purchased_for_name: 'Zuri Mensah',
      pricing_option_id: 11,
      price: { raw: 350 },
    });
    expect(await buyer.update(id, { pricing_option_id: 10 })).toMatchObject({ status: 422 });
  });

  it('is included so often in a week, in baskets and bookings together', async () => {
    const member = await Booker.at(harness, leila);
    await joins(member, { type: 5, option: 50 });
    const courts = await courtsOfOneWeek(member);
    for (const court of courts.slice(0, 3)) await member.added(court);
    await member.order(await member.complete());
    for (const court of courts.slice(3, 5)) await member.added(court);
    const paidBy = async () => (await member.basket()).items.map(({ paid_by }) => paid_by);
    expect(await paidBy()).toEqual(['benefit', 'member-price']);
    const [first] = await bookingsOf(member.caller);
    await member.caller.post(`/api/my-account/bookings/${first?.id ?? ''}/cancel`, {});
    expect(await paidBy()).toEqual(['benefit', 'benefit']);
  });
});

async function usesOf({ caller }: Booker, name: string): Promise<number | undefined> {
  const { data } = await caller.get('/api/my-account/packages');
  return (data as { name: string; uses_left: number }[]).find((each) => each.name === name)?.uses_left;
}

async function joins({ caller }: Booker, { type, option }: { type: number; option: number }): Promise<void> {
  const { data } = await caller.get('/api/auth/user');
  await harness.db
    .insertInto('memberships')
    .values({
      customer_id: (data as { id: string }).id,
      membership_type_id: type,
      payment_option_id: option,
      home_venue_id: 1,
      order_id: null,
      start_date: '2024-01-01',
      end_date: null,
      billing_day: 1,
      state: 'active',
    })
    .execute();
}

/** Five courts from Monday to Sunday, in the first week that has as many. */
async function courtsOfOneWeek(member: Booker): Promise<readonly PlannedSlot[]> {
  const planned = (await member.planned(offers.badminton)).filter((slot) => slot.capacity > slot.taken_elsewhere);
  const weekOf = ({ date }: PlannedSlot): number => Math.floor((Date.parse(date) / 86_400_000 + 3) / 7);
  const weeks = planned.map((slot) => planned.filter((each) => weekOf(each) === weekOf(slot)));
  return weeks.find(({ length }) => length >= 5)?.slice(0, 5) ?? expect.unreachable();
}
