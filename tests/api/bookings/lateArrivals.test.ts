import { beforeAll, describe, expect, it } from 'vitest';
import type { Schedule, Slot } from '../../../schemas/generated/wire';
import type { PlannedSlot } from '../../../operator/bookings/offers/slots';
import { operator } from '../../../operator/setup/operator';
import { wallClock, wallTime } from '../../../operator/setup/wallClock';
import { sharedHarness, type Harness } from '../harness';
import { Booker, desk, leila, offers } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const minuteMs = 60_000;

/** Sets the test's clock so many minutes after the slot starts, by the clock on the centre's wall. */
async function setClock({ caller }: Booker, { date, starts_at }: PlannedSlot, minutes: number): Promise<void> {
  const wall = wallTime(date, starts_at) + minutes * minuteMs;
  const offset = wallClock(new Date(wall)) - wall;
  await caller.put('/sandbox/settings', { clock: new Date(wall - offset).toISOString() });
}

async function shown(booker: Booker, { id, date }: PlannedSlot): Promise<Slot | undefined> {
  const owner = booker.selected === undefined ? '' : `&source=front-of-house&selected_user_id=${booker.selected}`;
  const path = `/api/activities/venues/kirkstall-bridge-leisure-centre/timetable?date=${date}${owner}`;
  return ((await booker.caller.get(path)).data as Schedule).slots.find((slot) => slot.id === id);
}

async function tillFor(customer: Booker): Promise<Booker> {
  const staff = await harness.signedIn(desk, customer.caller.testId);
  const { data } = await staff.get(`/api/staff/customers?search=${leila}`);
  return new Booker(staff, harness, 'front-of-house', (data as { id: string }[])[0]?.id ?? '');
}

describe('a session that has begun', () => {
  it('is sold by staff until the operator’s limit, and by nobody else', async () => {
    const customer = await Booker.at(harness, leila);
    const till = await tillFor(customer);
    const slot = await till.slot(offers.badminton);
    const limit = operator.lateArrivalMinutes;
    for (const [minutes, online, atDesk] of [
      [-1, null, null],
      [0, 'This has started.', null],
      [limit, 'This has started.', null],
      [limit + 1, 'This has started.', `This started more than ${limit} minutes ago.`],
      [slot.minutes - 1, 'This has started.', `This started more than ${limit} minutes ago.`],
      [slot.minutes, 'This has ended.', 'This has ended.'],
      [600, 'This has ended.', 'This has ended.'],
    ] as const) {
      await setClock(till, slot, minutes);
      expect(await shown(customer, slot), `${minutes} online`).toMatchObject({
        refusal: online,
        can_book: online === null,
      });
      expect(await shown(till, slot), `${minutes} at the desk`).toMatchObject({
        refusal: atDesk,
        can_book: atDesk === null,
      });
      if (online !== null)
        expect(await customer.add(slot)).toMatchObject({
          status: 422,
          body: { message: `Badminton court: ${online}` },
        });
      if (atDesk !== null)
        expect(await till.add(slot)).toMatchObject({ status: 422, body: { message: `Badminton court: ${atDesk}` } });
    }
  });

  it('is paid for by who comes late, and no longer once the limit has passed', async () => {
    const till = await tillFor(await Booker.at(harness, leila));
    const [first, second] = [await till.slot(offers.badminton), await till.slot(offers.badminton, { nth: 1 })];
    await setClock(till, first, 10);
    await till.added(first);
    expect(await till.pay([{ tender_type: 'cash', amount: 2000 }])).toMatchObject({ status: 200 });
    await setClock(till, second, 10);
    await till.added(second);
    await setClock(till, second, operator.lateArrivalMinutes + 5);
    expect(await till.pay([{ tender_type: 'cash', amount: 2000 }])).toMatchObject({ status: 422 });
    expect((await till.records()).orders).toHaveLength(1);
  });
});
