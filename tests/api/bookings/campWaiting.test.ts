import { beforeAll, expect, it } from 'vitest';
import type { Schedule, WaitingEntries } from '../../../schemas/generated/wire';
import type { PlannedSlot } from '../../../operator/bookings/offers/slots';
import { sharedHarness, type Harness } from '../harness';
import { Booker, leila, offers } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const joinFor = async (booker: Booker, slot: PlannedSlot, ids: readonly string[]): Promise<WaitingEntries> => {
  const { status, data, text } = await booker.caller.post('/api/waiting-list', {
    slot_id: slot.id,
    attendee_ids: ids,
  });
  expect(status, text).toBe(200);
  return data;
};

async function seen(booker: Booker, { id }: PlannedSlot) {
  const path = '/api/activities/venues/kirkstall-bridge-leisure-centre/camps?source=bookings';
  const { slots } = (await booker.caller.get(path)).data as Schedule;
  return slots.find((slot) => slot.id === id) ?? expect.unreachable();
}

it('a full day of a camp has a waiting list for children, whose place is offered by mail and taken once', async () => {
  const booker = await Booker.at(harness, leila);
  const { Zuri = '', Kofi = '' } = await booker.children();
  const slot = await booker.slot(offers.camp, { left: 0 });
  expect((await seen(booker, slot)).waiting_list).toEqual({ length: 0 });
  const entries = await joinFor(booker, slot, [Zuri, Kofi]);
  expect(entries.map(({ name, attendee, position }) => [name, attendee, position])).toEqual([
    ['Multi-sports camp', 'Zuri Mensah', 1],
    ['Multi-sports camp', 'Kofi Mensah', 2],
  ]);
  expect((await seen(booker, slot)).waiting_list).toEqual({ length: 2 });

  await booker.caller.put('/sandbox/places', { slot_id: slot.id, left: 1 });
  await booker.caller.post('/sandbox/offer', {});
  const { body } = await booker.caller.get('/sandbox/outbox');
  const mails = (body as unknown as { subject: string; body: string }[]).filter(({ subject }) =>
    subject.startsWith('A place for you: Multi-sports camp'),
  );
  expect(mails.map((mail) => mail.body)).toEqual([expect.stringContaining('for Zuri.')]);
  const taken = await seen(booker, slot);
  expect([taken.places_left, taken.can_book, taken.waiting_list]).toEqual([0, false, { length: 1 }]);
  expect(await booker.add(slot, { purchased_for_user_id: Kofi })).toMatchObject({ status: 422 }); // the place is Zuri's
  const take = () => booker.add(slot, { purchased_for_user_id: Zuri });
  expect((await Promise.all([take(), take()])).map(({ status }) => status)).toContain(200);
  expect((await booker.basket()).items.map(({ purchased_for_user_id }) => purchased_for_user_id)).toEqual([Zuri]);
  const left = (await booker.caller.get('/api/waiting-list')).data as WaitingEntries;
  expect(left.map(({ attendee, position }) => [attendee, position])).toEqual([['Kofi Mensah', 1]]);
});
