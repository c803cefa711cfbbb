import { describe, expect, it } from 'vitest';
import { parseIsoDate, type IsoDate } from '../../ground/core/dates';
import { scheduleReply, testSchedule, wireOffer, wireSlot } from '../../../tests/support/testSchedule';
import type { Reply } from '../../../tests/support/testBasket';

const day = (text: string): { readonly kind: 'activity'; readonly venue: string; readonly date: IsoDate } => {
  const date = parseIsoDate(text);
  if (!date) throw new Error(text);
  return { kind: 'activity', venue: 'otley', date };
};
const [friday, saturday] = [day('2026-11-20'), day('2026-11-21')];

/** A reply that comes when it is let go. */
function late(reply: Reply) {
  let come = (): void => undefined;
  const promise = new Promise<Reply>((resolve) => (come = () => resolve(reply)));
  return { promise, come };
}

describe('ScheduleStore', () => {
  it('asks for a day, for camps and for courses of a venue', async () => {
    const { schedule, asked } = testSchedule([scheduleReply({}), scheduleReply({}), scheduleReply({})]);
    await schedule.show(friday);
    await schedule.show({ kind: 'camp', venue: 'otley' });
    await schedule.show({ kind: 'course', venue: 'otley' });
    expect(asked.map(({ path }) => path)).toEqual([
      '/api/activities/venues/otley/timetable?date=2026-11-20&source=bookings',
      '/api/activities/venues/otley/camps?source=bookings',
      '/api/activities/venues/otley/courses?source=bookings',
    ]);
  });

  it('joins every slot with its offer, and leaves out a slot without one', async () => {
    const { schedule } = testSchedule([scheduleReply({ slots: [wireSlot('a'), wireSlot('lost', { offer_id: 9 })] })]);
    await schedule.show(friday);
    expect(schedule.entries.map(({ slot, offer }) => `${slot.id} ${offer.name}`)).toEqual(['slot-a Offer 1']);
  });

  it('clears the previous day while another one loads', async () => {
    const { promise, come } = late(scheduleReply({ slots: [wireSlot('c')] }));
    const { schedule } = testSchedule([scheduleReply({}), promise]);
    await schedule.show(friday);
    const shown = schedule.show(saturday);
    expect(schedule.entries).toEqual([]);
    come();
    await shown;
    expect(schedule.entries.map(({ slot }) => slot.id)).toEqual(['slot-c']);
  });

  it('keeps the schedule while it reloads', async () => {
    const { promise, come } = late(scheduleReply({ slots: [wireSlot('c')] }));
    const { schedule } = testSchedule([scheduleReply({}), promise]);
    await schedule.show(friday);
    const again = schedule.load();
    expect(schedule.entries).toHaveLength(2);
    come();
    await again;
    expect(schedule.entries).toHaveLength(1);
  });

  it('discards the response for a day that is no longer shown', async () => {
    const { promise, come } = late(scheduleReply({ slots: [wireSlot('late')] }));
    const { schedule } = testSchedule([promise, scheduleReply({ slots: [wireSlot('c')] })]);
    const first = schedule.show(friday);
    await schedule.show(saturday);
    come();
    await first;
    expect(schedule.entries.map(({ slot }) => slot.id)).toEqual(['slot-c']);
  });

  it('has a range of two weeks until the server sends one, and resets it with the venue', async () => {
    const { schedule } = testSchedule([scheduleReply({}), [500, {}]]);
    expect(schedule.range).toEqual({ from: '2026-11-20', to: '2026-12-03' });
    await schedule.show(friday);
    expect(schedule.range).toMatchObject({ from: '2026-11-20', to: '2026-12-03' });
    expect(schedule.categories).toHaveLength(1);
    await schedule.show({ ...friday, venue: 'ilkley' });
    expect(schedule.categories).toEqual([]);
  });

  it('lists the categories of the venue, whatever is on that day', async () => {
    const categories = [
      { id: 1, name: 'Swim' },
      { id: 3, name: 'Courts' },
    ];
    const { schedule } = testSchedule([scheduleReply({ categories, offers: [wireOffer(6, [3, 'Courts'])] })]);
    await schedule.show(friday);
    expect(schedule.categories.map(({ name }) => name)).toEqual(['Swim', 'Courts']);
  });

  it.each([
    ['2026-11-19', '20:00', true],
    ['2026-11-20', '11:59', true],
    ['2026-11-20', '12:00', true],
    ['2026-11-20', '12:01', false],
    ['2026-11-21', '07:00', false],
  ])('at noon on 20 November, what begins on %s at %s has begun: %s', async (date, starts_at, begun) => {
    const { schedule } = testSchedule([scheduleReply({ slots: [wireSlot('a', { date, starts_at })] })]);
    await schedule.show(friday);
    expect(schedule.entries.map(({ slot }) => schedule.hasBegun(slot))).toEqual([begun]);
  });
});
