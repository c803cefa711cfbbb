import { beforeAll, describe, expect, it } from 'vitest';
import type { Schedule, Slot, Venue } from '../../../schemas/generated/wire';
import { addDays, dateOf } from '../../../src/ground/core/dates';
import { at, setClock } from '../account/support';
import { sharedHarness, type Caller, type Harness } from '../harness';
import { Booker, leila, morgan, offers } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const kirkstall = 'kirkstall-bridge-leisure-centre';
const today = dateOf(new Date());

async function schedule(caller: Caller, what: string, venue = kirkstall): Promise<Schedule> {
  const { status, data, text } = await caller.get(`/api/activities/venues/${venue}/${what}`);
  expect(status, text).toBe(200);
  return data;
}
const timesOf = ({ slots }: Schedule): string[] => slots.map(({ date, starts_at }) => `${date} ${starts_at}`);

describe('a timetable', () => {
  it('shows a day’s sessions in the order of time, alike to all and each time', async () => {
    const guest = await harness.caller();
    const day = addDays(today, 3);
    const { offers: sold, slots, venue, from, to } = await schedule(guest, `timetable?date=${day}`);
    expect([venue.slug, from, to]).toEqual([kirkstall, today, addDays(today, 13)]);
    expect(slots.length).toBeGreaterThan(10);
    const times = slots.map(({ starts_at }) => starts_at);
    expect(times).toEqual([...times].sort());
    expect(new Set(slots.map(({ date }) => date))).toEqual(new Set([day]));
    expect(new Set(slots.map(({ offer_id }) => offer_id))).toEqual(new Set(sold.map(({ id }) => id)));
    for (const { places_left, capacity } of slots) expect(places_left).toBeLessThanOrEqual(capacity);
    const other = await schedule(await harness.caller(), `timetable?date=${day}`);
    expect(other.slots).toEqual(slots);
  });

  it('has nothing before today or after a fortnight', async () => {
    const guest = await harness.caller();
    for (const day of [addDays(today, -1), addDays(today, 14)])
      expect(await schedule(guest, `timetable?date=${day}`)).toMatchObject({ offers: [], slots: [] });
    expect(await guest.get(`/api/activities/venues/${kirkstall}/timetable?date=soon`)).toMatchObject({ status: 400 });
    expect(await guest.get(`/api/activities/venues/nowhere/timetable?date=${today}`)).toMatchObject({ status: 404 });
  });

  it('says what has started and what has ended, by the clock on the wall', async () => {
    const guest = await harness.caller();
    await setClock(guest, at(today, '12:00'));
    const { slots } = await schedule(guest, `timetable?date=${today}`);
    const saying = (text: string): readonly Slot[] => slots.filter(({ refusal }) => refusal === text);
    expect(saying('This has ended.')).toEqual(slots.filter(({ ends_at }) => ends_at <= '12:00'));
    expect(saying('This has started.')).toEqual(
      slots.filter(({ starts_at, ends_at }) => starts_at <= '12:00' && ends_at > '12:00'),
    );
    expect(saying('This has started.').length).toBeGreaterThan(0);
    for (const { can_book, refusal } of slots) expect(can_book).toBe(refusal === null);
  });

  it('shows a member what is included, and everybody what they have in their basket', async () => {
    const member = await Booker.at(harness, morgan);
    const swim = await member.slot(offers.swim);
    const read = async ({ caller }: Booker): Promise<Slot | undefined> =>
      (await schedule(caller, `timetable?date=${swim.date}`)).slots.find(({ id }) => id === swim.id);
    expect(await read(member)).toMatchObject({
      paid_by: 'benefit',
      price: { raw: 0 },
      in_basket: false,
      places_left: 5,
    });
    await member.added(swim);
    expect(await read(member)).toMatchObject({ in_basket: true, places_left: 4 });
    const other = await Booker.at(harness, leila, member.caller.testId);
    expect(await read(other)).toMatchObject({ paid_by: 'package', in_basket: false, places_left: 4 });
  });

  it('says of each of a family whether they are in, booked, too young, or elsewhere at that time', async () => {
    const parent = await Booker.at(harness, leila);
    const { Zuri = '', Kofi = '' } = await parent.children();
    const { people } = await parent.basket();
    const leilaId = people.find(({ is_customer }) => is_customer)?.id ?? '';
    const day = async (): Promise<Schedule> => schedule(parent.caller, `timetable?date=${addDays(today, 2)}`);
    const read = async (of: Slot): Promise<Record<string, Slot['people'][number]>> => {
      const { slots } = await day();
      return Object.fromEntries((slots.find(({ id }) => id === of.id)?.people ?? []).map((each) => [each.id, each]));
    };
    const { slots, offers: sold } = await day();
    const open = slots.filter(
      ({ can_book, people: known }) => can_book && known.some(({ id, refusal }) => id === Zuri && !refusal),
    );
    const pairs = open.flatMap((one) =>
      slots
        .filter(({ id, starts_at, ends_at }) => id !== one.id && starts_at < one.ends_at && one.starts_at < ends_at)
        .map((other) => [one, other] as const),
    );
    const [swim, other] = pairs[0] ?? [];
    if (!swim || !other) throw new Error('No two sessions are at the same time.');
    const add = async (): Promise<number> => {
      const items = [{ id: swim.id, type: 'activity', purchased_for_user_id: Zuri }];
      const { data, text, status } = await parent.caller.post('/api/checkout/add', { source: 'bookings', items });
      expect(status, text).toBe(200);
      return (data as { added_count: number }).added_count;
    };
    expect(await read(swim)).toMatchObject({ [leilaId]: { place: null }, [Zuri]: { place: null, clash: null } });
    expect([await add(), await add()]).toEqual([1, 0]);
    expect((await parent.basket()).added_count).toBeNull();
    await harness.db
      .insertInto('bookings')
      .values({
        ...{ customer_id: leilaId, dependant_id: Kofi, slot_id: swim.id, venue_id: 1, state: 'booked', paid: 0 },
        ...{ name: 'Swim', date: swim.date, starts_at: swim.starts_at, minutes: 600, place: 'Pool' },
      })
      .execute();
    expect(await read(swim)).toMatchObject({ [Zuri]: { place: 'basket' }, [Kofi]: { place: 'booked' } });

    const elsewhere = await read(other);
    const { name } = sold.find(({ id }) => id === swim.offer_id) ?? { name: '' };
    const times = `at the same time, ${swim.starts_at} to ${swim.ends_at}, in the basket.`;
    expect(elsewhere[Zuri]).toMatchObject({ place: null, clash: `Zuri Mensah has ${name} ${times}` });
    expect(elsewhere[Kofi]?.clash).toContain('Kofi Mensah has Swim at the same time');
    expect(elsewhere[leilaId]?.clash).toBeNull();

    const camps = await schedule(parent.caller, 'camps');
    const camp = camps.slots.find(({ offer_id }) => offer_id === offers.camp);
    const refusals = camp?.people.map(({ id, refusal }) => [id === leilaId, refusal]);
    expect(refusals).toContainEqual([true, 'Multi-sports camp is for ages 5 to 11.']);
    expect(refusals).toContainEqual([false, null]);
    const guest = await schedule(await harness.caller(), 'camps');
    expect(guest.slots.every(({ people: known }) => known.length === 0)).toBe(true);
  });

  it('tells of a full session the next of its kind with space, at the same centre, and of no other', async () => {
    const member = await Booker.at(harness, morgan);
    const { caller } = member;
    const full = await member.slot(offers.swim, { nth: 0, left: 0 });
    await member.slot(offers.swim, { nth: 1, left: 0 });
    const next = await member.slot(offers.swim, { nth: 2, left: 1 });
    await member.slot(offers.swim, { nth: 3, left: 1 });
    const read = async (): Promise<Slot | undefined> =>
      (await schedule(caller, `timetable?date=${full.date}`)).slots.find(({ id }) => id === full.id);
    const start = ({ id, date, starts_at }: typeof next): object => ({ id, date, starts_at });
    expect((await read())?.next_with_space).toEqual(start(next));
    const after = (await member.planned(offers.swim))[3];
    await member.added(next);
    expect((await read())?.next_with_space).toEqual(after && start(after));
    expect(await caller.put('/sandbox/places', { slot_id: full.id, left: 1 })).toMatchObject({ status: 200 });
    expect(await read()).not.toHaveProperty('next_with_space');
  });

  it('names no next session where all later ones are full', async () => {
    const member = await Booker.at(harness, morgan);
    const planned = await member.planned(offers.induction);
    for (const [nth] of planned.entries()) await member.slot(offers.induction, { nth, left: 0 });
    const [first] = planned;
    const { slots } = await schedule(member.caller, `timetable?date=${first?.date ?? ''}`);
    const full = slots.find(({ id }) => id === first?.id);
    expect(full).toMatchObject({ places_left: 0 });
    expect(full).not.toHaveProperty('next_with_space');
  });

  it('has what a venue has: no pool, no swimming', async () => {
    const guest = await harness.caller();
    const day = addDays(today, 2);
    const gym = await schedule(guest, `timetable?date=${day}`, 'meanwood-park-gym');
    expect(gym.offers.map(({ category }) => category.name)).not.toContain('Swim');
    const baths = await schedule(guest, `timetable?date=${day}`, 'woodhouse-baths');
    expect(baths.offers.map(({ name }) => name)).toContain('Lane swimming');
    expect(baths.offers.map(({ name }) => name)).not.toContain('Badminton court');
  });
});

describe('camps and courses', () => {
  it('are those to come, with ages, places and days', async () => {
    const guest = await harness.caller();
    const camps = await schedule(guest, 'camps');
    expect(camps.offers).toMatchObject([{ kind: 'camp', min_age: 5, max_age: 11, waiver_id: 5 }, { kind: 'camp' }]);
    expect(camps.slots.length).toBeGreaterThan(5);
    expect(timesOf(camps)).toEqual([...timesOf(camps)].sort());
    const courses = await schedule(guest, 'courses');
    expect(new Set(courses.offers.map(({ id }) => id))).toEqual(new Set(courses.slots.map(({ offer_id }) => offer_id)));
    for (const { date, last_date, weeks } of courses.slots) {
      expect(date > today || date === today).toBe(true);
      expect((Date.parse(last_date ?? '') - Date.parse(date)) / (7 * 86_400_000)).toBe((weeks ?? 0) - 1);
    }
  });
});

describe('the venues at which one can book', () => {
  it('are listed by name', async () => {
    const { data } = await (await harness.caller()).get('/api/venues/activities');
    const names = (data as Venue[]).map(({ name }) => name);
    expect(names).toContain('Kirkstall Bridge Leisure Centre');
    expect(names).toHaveLength(12);
  });
});
