import { beforeAll, expect, it } from 'vitest';
import { bookingsOf } from '../account/support';
import { sharedHarness, type Harness } from '../harness';
import { Booker, leila, offers } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

it('a person’s other place at the same time is told in the basket, and among the bookings', async () => {
  const buyer = await Booker.at(harness, leila);
  const { Zuri = '' } = await buyer.children();
  const swims = await buyer.planned(offers.swim);
  const courts = await buyer.planned(offers.badminton);
  const isAtOnce = ({ date, starts_at }: (typeof swims)[number]) =>
    swims.some((swim) => swim.date === date && swim.starts_at === starts_at);
  const nth = courts.findIndex(isAtOnce);
  const court = await buyer.slot(offers.badminton, { nth });
  const at = swims.findIndex(({ date, starts_at }) => date === court.date && starts_at === court.starts_at);
  const swim = await buyer.slot(offers.swim, { nth: at });
  await buyer.added(court);
  const { items } = await buyer.added(swim);
  const times = `${court.starts_at} to ${items[0]?.ends_at ?? ''}`;
  const clashes = Object.fromEntries(items.map(({ name, clash }) => [name, clash]));
  expect(clashes).toEqual({
    'Badminton court': `Leila Mensah has Lane swimming at the same time, ${times}, in the basket.`,
    'Lane swimming': `Leila Mensah has Badminton court at the same time, ${times}, in the basket.`,
  });
  const swimming = items.find(({ name }) => name === 'Lane swimming');
  const moved = await buyer.update(swimming?.id ?? '', { purchased_for_user_id: Zuri });
  expect(moved.status).toBe(200);
  for (const { clash } of (await buyer.basket()).items) expect(clash).toBeUndefined();
  await buyer.update(swimming?.id ?? '', { purchased_for_user_id: swimming?.purchased_for_user_id ?? '' });
  await buyer.paid();
  const booked = await bookingsOf(buyer.caller);
  expect(Object.fromEntries(booked.map(({ name, clash }) => [name, clash]))).toEqual({
    'Badminton court': `At the same time as Lane swimming, ${times}.`,
    'Lane swimming': `At the same time as Badminton court, ${times}.`,
  });
});
