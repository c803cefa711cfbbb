import { describe, expect, it, vi } from 'vitest';
import type { AccountBooking, BookingTime, BookingTimes } from '../api/account';
import type { RequestOutcome } from '../api/ApiRequest';
import { requestError } from '../api/RequestError';
import { MovingStore } from './MovingStore';

const booking = { id: 'b1', name: 'Yoga flow', date: '2026-11-21', startsAt: '11:00' } as AccountBooking;

function time(date: string, startsAt: string, refusal: string | null = null): BookingTime {
  return { slotId: `${date} ${startsAt}`, date, startsAt, refusal } as BookingTime;
}

const free = time('2026-11-23', '09:00');
const full = time('2026-11-23', '10:00', 'No spaces left.');
const times = [time('2026-11-20', '18:00'), free, full, time('2026-11-25', '09:00')];

async function opened(...outcomes: readonly RequestOutcome<AccountBooking>[]) {
  const parts = {
    times: vi.fn(() => Promise.resolve({ ok: true, data: { times } as unknown as BookingTimes } as const)),
    move: vi.fn<(bookingId: string, slotId: string, key: string) => Promise<RequestOutcome<AccountBooking>>>(),
    onMoved: vi.fn(() => Promise.resolve()),
  };
  for (const outcome of outcomes) parts.move.mockResolvedValueOnce(outcome);
  const moving = new MovingStore(parts);
  await moving.open(booking);
  return { moving, parts };
}

const failed = (status: number): RequestOutcome<AccountBooking> => ({
  ok: false,
  error: requestError(status, { message: 'Failed.' }),
});

describe('MovingStore', () => {
  it('shows the first day with a time from the booking’s own, and turns to the days that have one', async () => {
    const { moving } = await opened();
    expect(moving.day).toBe('2026-11-23');
    expect(moving.earlierDay).toBe('2026-11-20');
    moving.showDay(moving.laterDay);
    expect(moving.day).toBe('2026-11-25');
    expect(moving.laterDay).toBeUndefined();
    moving.showDay(undefined);
    expect(moving.day).toBe('2026-11-25');
  });

  it('lets nobody choose a time that is refused', async () => {
    const { moving, parts } = await opened();
    moving.choose(full);
    await moving.move();
    expect(moving.chosen).toBeUndefined();
    expect(parts.move).not.toHaveBeenCalled();
  });

  it('asks again with the same key after a lost answer, and closes when the booking is moved', async () => {
    const { moving, parts } = await opened(failed(0), { ok: true, data: booking });
    moving.choose(free);
    await moving.move();
    expect(moving.refusal).toBeDefined();
    await Promise.all([moving.move(), moving.move()]);
    expect(parts.move).toHaveBeenCalledTimes(2);
    expect(parts.move.mock.calls[1]).toEqual(parts.move.mock.calls[0]);
    expect(parts.onMoved).toHaveBeenCalledTimes(1);
    expect(moving.booking).toBeUndefined();
  });

  it('asks for the times again when the server refuses one, and keeps the reason', async () => {
    const { moving, parts } = await opened(failed(422));
    moving.choose(free);
    await moving.move();
    expect(parts.times).toHaveBeenCalledTimes(2);
    expect(moving.refusal).toBe('Failed.');
    moving.choose(free);
    expect(moving.refusal).toBeUndefined();
  });
});
