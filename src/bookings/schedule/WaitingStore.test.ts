import { describe, expect, it } from 'vitest';
import { waitingListApi } from '../../kit/api/waitingList';
import {
  amaraPerson,
  basketOfPeople,
  leoPerson,
  scheduleReply,
  testSchedule,
  wireSlot,
} from '../../../tests/support/testSchedule';
import type { Reply } from '../../../tests/support/testBasket';
import type { ScheduleEntry } from './ScheduleStore';
import { WaitingStore } from './WaitingStore';

const full = { can_book: false, places_left: 0, refusal: 'No spaces left', waiting_list: { length: 0 } };
const fullDay = scheduleReply({ slots: [wireSlot('a', full), wireSlot('b', full)] });
const joined: Reply = [200, { data: [] }];

/** Somebody looks at two full sessions, and can book for these people. */
async function looking(people: readonly object[], ...replies: readonly (Reply | Promise<Reply>)[]) {
  const test = testSchedule([fullDay, basketOfPeople(people), ...replies]);
  await test.schedule.show({ kind: 'course', venue: 'otley' });
  await test.basket.load();
  const waiting = new WaitingStore({ ...test, api: waitingListApi(test.client) });
  const [first, second] = test.schedule.entries as readonly [ScheduleEntry, ScheduleEntry]; // the reply has two slots
  return { ...test, waiting, first, second };
}

describe('WaitingStore', () => {
  it('joins for a customer who books for nobody else, once however often it is pressed', async () => {
    const { waiting, first, asked, said } = await looking([amaraPerson], joined, fullDay);
    await Promise.all([waiting.join(first), waiting.join(first)]);
    expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { slot_id: 'slot-a', attendee_ids: ['u1'] },
    ]);
    expect(said()).toEqual(['success: You are on the waiting list. We will email you when a place is free.']);
  });

  it('joins the list of another session while one is under way', async () => {
    let answer: (reply: Reply) => void = () => undefined;
    const slow = new Promise<Reply>((resolve) => (answer = resolve));
    const { waiting, first, second, asked } = await looking([amaraPerson], slow, joined, fullDay, fullDay);
    const joining = waiting.join(first);
    await waiting.join(second);
    expect([waiting.isBusyWith(first.slot), waiting.isBusyWith(second.slot)]).toEqual([true, false]);
    answer(joined);
    await joining;
    expect(waiting.isBusyWith(first.slot)).toBe(false);
    expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(2);
  });

  it('says at its session why it could not be joined, and can be pressed again', async () => {
    const closed: Reply = [422, { errors: { slot_id: ['The waiting list of this session is closed.'] } }];
    const { waiting, first, second, said } = await looking([amaraPerson], closed, fullDay);
    await waiting.join(first);
    expect(waiting.refusalOf(first.slot)).toBe('The waiting list of this session is closed.');
    expect([waiting.refusalOf(second.slot), waiting.isBusyWith(first.slot), said()]).toEqual([undefined, false, []]);
  });

  it('asks for whom, or for the log-in, and forgets the question when the page is left', async () => {
    const family = await looking([amaraPerson, leoPerson]);
    await family.waiting.join(family.first);
    expect(family.waiting.entryWithoutAttendee?.slot.id).toBe('slot-a');
    const guest = await looking([]);
    await guest.waiting.join(guest.first);
    expect(guest.waiting.entryOfGuest?.slot.id).toBe('slot-a');
    for (const { waiting } of [family, guest]) {
      waiting.forget();
      expect([waiting.entryWithoutAttendee, waiting.entryOfGuest]).toEqual([undefined, undefined]);
    }
  });
});
