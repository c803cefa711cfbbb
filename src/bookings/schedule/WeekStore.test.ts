import { describe, expect, it } from 'vitest';
import { parseIsoDate, type IsoDate } from '../../ground/core/dates';
import { scheduleReply, testSchedule, wireSlot } from '../../../tests/support/testSchedule';
import type { Reply } from '../../../tests/support/testBasket';

const day = (text: string): IsoDate => parseIsoDate(text) ?? expect.unreachable();
const [friday, saturday, sunday] = [day('2026-11-20'), day('2026-11-21'), day('2026-11-22')];

/** A week of three days, of which the first is chosen, once it is loaded; then the later replies. */
async function shownWeek(later: readonly Reply[] = []) {
  const days = ['a', 'b', 'c'].map((id) => scheduleReply({ slots: [wireSlot(id)] }));
  const test = testSchedule([...days, ...later]);
  await test.schedule.show({ kind: 'activity', venue: 'otley', date: friday });
  await test.week.show('otley', [friday, saturday, sunday], friday);
  const asked = (): readonly (string | undefined)[] => test.asked.map(({ path }) => /date=([\d-]+)/.exec(path)?.[1]);
  const shown = (date: IsoDate) => test.week.entriesOn(date)?.map(({ slot }) => slot.id);
  return { ...test, asked, shown };
}

describe('WeekStore', () => {
  it('takes the chosen day from the schedule, and asks for the others', async () => {
    const { asked, shown } = await shownWeek();
    expect(asked()).toEqual([friday, saturday, sunday]);
    expect([friday, saturday, sunday].map(shown)).toEqual([['slot-a'], ['slot-b'], ['slot-c']]);
  });

  it('is loaded again for another customer while it is shown, and forgotten while it is not', async () => {
    const { asked, shown, week } = await shownWeek(['d', 'e'].map((id) => scheduleReply({ slots: [wireSlot(id)] })));
    await week.customerChanged();
    expect(asked().slice(3)).toEqual([saturday, sunday]);
    expect([saturday, sunday].map(shown)).toEqual([['slot-d'], ['slot-e']]);
    week.hide();
    await week.customerChanged();
    expect(asked()).toHaveLength(5);
    expect(shown(saturday)).toBeUndefined();
  });

  it('tells that the chosen day could not be loaded, and asks for it again', async () => {
    const { schedule, week, asked, shown } = await shownWeek([[500, {}], scheduleReply({ slots: [wireSlot('d')] })]);
    expect(week.isLacking).toBe(false);
    await schedule.load();
    expect([week.isLacking, week.isMissing(friday)]).toEqual([true, true]);
    await week.retry();
    expect(asked().slice(3)).toEqual([friday, friday]);
    expect([week.isLacking, shown(friday)]).toEqual([false, ['slot-d']]);
  });
});
