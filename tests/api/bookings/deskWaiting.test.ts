import { beforeAll, expect, it } from 'vitest';
import type { CustomerRecord, Schedule, WaitingEntries, Wire } from '../../../schemas/generated/wire';
import type { PlannedSlot } from '../../../operator/bookings/offers/slots';
import { sharedHarness, type Caller, type Harness } from '../harness';
import { Booker, desk, leila, offers } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const idOf = async (staff: Caller, search: string): Promise<string> => {
  const { data } = await staff.get(`/api/staff/customers?search=${search}`);
  return (data as [{ id: string }])[0].id;
};
const listOf = (id: string): string => `/api/staff/customers/${id}/waiting-list`;
const queueOf = async (staff: Caller, { id }: PlannedSlot): Promise<Wire['slotQueue']['answer']> =>
  (await staff.get(`/api/staff/slots/${id}/waiting-list`)).data;

it('staff put a customer on a list, see the queue by name and take them off, and the next is offered the place', async () => {
  const staff = await harness.signedIn(desk);
  const booker = new Booker(staff, harness);
  const slot = await booker.slot(offers.badminton, { left: 0 });
  const [first, second] = [await idOf(staff, 'leila'), await idOf(staff, 'ruth')];
  for (const id of [first, second]) {
    const { status, text } = await staff.post(listOf(id), { slot_id: slot.id, attendee_ids: [id] });
    expect(status, text).toBe(200);
  }
  expect((await queueOf(staff, slot)).map(({ customer, position }) => [customer.name, position])).toEqual([
    ['Leila Mensah', 1],
    ['Ruth Adeyemi', 2],
  ]);
  const record = (await staff.get(`/api/staff/customers/${first}/record`)).data as CustomerRecord;
  expect(record.waiting_list.map(({ name, position }) => [name, position])).toEqual([['Badminton court', 1]]);
  const own = await harness.signedIn(leila, staff.testId);
  expect(((await own.get('/api/waiting-list')).data as WaitingEntries).length).toBe(1); // at home too

  await staff.put('/sandbox/places', { slot_id: slot.id, left: 1 });
  await staff.post('/sandbox/offer', {});
  expect((await queueOf(staff, slot)).map(({ customer, position }) => [customer.name, position])).toEqual([
    ['Leila Mensah', null],
    ['Ruth Adeyemi', 1],
  ]);
  const entry = record.waiting_list[0]?.id ?? '';
  for (let presses = 0; presses < 2; presses += 1)
    expect(await staff.delete(`${listOf(first)}/${entry}`)).toMatchObject({ status: 200, data: [] });
  expect((await queueOf(staff, slot)).map(({ customer, position }) => [customer.name, position])).toEqual([
    ['Ruth Adeyemi', null],
  ]);
  const till = new Booker(staff, harness, 'front-of-house', second);
  expect(await till.add(slot, { purchased_for_user_id: second })).toMatchObject({ status: 200 });
  expect(await queueOf(staff, slot)).toEqual([]);
});

it('an entry is taken off by its customer’s own lists alone, and a walk-in can’t wait', async () => {
  const staff = await harness.signedIn(desk);
  const slot = await new Booker(staff, harness).slot(offers.badminton, { left: 0 });
  const [waits, other] = [await idOf(staff, 'leila'), await idOf(staff, 'ruth')];
  const { data } = await staff.post(listOf(waits), { slot_id: slot.id, attendee_ids: [waits] });
  const [entry] = data as WaitingEntries;
  expect(await staff.delete(`${listOf(other)}/${entry?.id ?? ''}`)).toMatchObject({ status: 404 });
  expect(await staff.post(listOf(other), { slot_id: slot.id, attendee_ids: [waits] })).toMatchObject({ status: 422 });
  expect(await queueOf(staff, slot)).toHaveLength(1);

  const walkIn = ((await staff.post('/api/staff/walk-ins', {})).data as { id: string }).id;
  expect(await staff.post(listOf(walkIn), { slot_id: slot.id, attendee_ids: [walkIn] })).toMatchObject({
    status: 422,
    text: expect.stringContaining('without an account') as string,
  });
  const day = `/api/activities/venues/kirkstall-bridge-leisure-centre/timetable?date=${slot.date}`;
  const asked = `${day}&source=front-of-house&selected_user_id=${walkIn}`;
  const { slots } = (await staff.get(asked)).data as Schedule;
  expect(slots.find(({ id }) => id === slot.id)?.waiting_list).toBeUndefined();
});

it('a customer who waits for as many places as one may is named to the staff who add another', async () => {
  const staff = await harness.signedIn(desk);
  const booker = new Booker(staff, harness);
  const id = await idOf(staff, 'leila');
  const join = async (nth: number) => {
    const slot = await booker.slot(offers.swim, { nth, left: 0 });
    return staff.post(listOf(id), { slot_id: slot.id, attendee_ids: [id] });
  };
  for (let nth = 0; nth < 10; nth += 1) expect(await join(nth)).toMatchObject({ status: 200 });
  expect(await join(10)).toMatchObject({
    status: 422,
    body: { message: 'Leila can wait for 10 places at a time. Take Leila off another waiting list first.' },
  });
});

it('nobody but staff sees a queue', async () => {
  const staff = await harness.signedIn(desk);
  const slot = await new Booker(staff, harness).slot(offers.badminton, { left: 0 });
  const path = `/api/staff/slots/${slot.id}/waiting-list`;
  expect(await (await harness.signedIn(leila, staff.testId)).get(path)).toMatchObject({ status: 403 });
  expect(await (await harness.caller(staff.testId)).get(path)).toMatchObject({ status: 401 });
});
