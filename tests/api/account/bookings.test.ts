import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, dateOf } from '../../../src/ground/core/dates';
import { sharedHarness, type Caller, type Harness, type Reply } from '../harness';
import { at, bookingsOf, morgan, rowCount, setClock, times, userOf } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const cancel = (caller: Caller, id: string): Promise<Reply> => caller.post(`/api/my-account/bookings/${id}/cancel`, {});
const badminton = async (caller: Caller) =>
  (await bookingsOf(caller)).find(({ name }) => name === 'Badminton') ?? expect.unreachable();
const credit = async (caller: Caller): Promise<unknown> => (await userOf(caller)).credit;
const refunds = async (caller: Caller): Promise<{ description: string }[]> => {
  const { data } = await caller.get('/api/my-account/payments?page=1');
  return (data as { items: { kind: string; description: string }[] }).items.filter(({ kind }) => kind === 'refund');
};

describe('bookings', () => {
  it('lists what is to come soonest first, and all else latest first', async () => {
    const caller = await harness.signedIn(morgan);
    const upcoming = await bookingsOf(caller);
    const past = await bookingsOf(caller, 'past');
    const start = ({ date, starts_at }: { date: string; starts_at: string }): string => `${date} ${starts_at}`;
    expect(upcoming.map(start)).toEqual(upcoming.map(start).sort());
    expect(past.map(start)).toEqual(past.map(start).sort().reverse());
    expect(upcoming).toHaveLength(4);
    expect(past.map(({ state }) => state)).toEqual(['cancelled', 'attended', 'attended', 'missed', 'attended']);
    expect(await bookingsOf(await harness.signedIn('amara@example.org'))).toEqual([]);
  });

  it('knows of no other lists', async () => {
    const caller = await harness.signedIn(morgan);
    expect(await caller.get('/api/my-account/bookings?when=all')).toMatchObject({ status: 400 });
    expect(await caller.get('/api/my-account/bookings')).toMatchObject({ status: 400 });
  });

  it('moves on when it is over, and not before', async () => {
    const caller = await harness.signedIn(morgan);
    const { id, date, ends_at } = await badminton(caller);
    const end = Date.parse(at(date, `${ends_at}:00`));
    const isUpcoming = async (): Promise<boolean> => (await bookingsOf(caller)).some((each) => each.id === id);
    await setClock(caller, new Date(end - 1000).toISOString());
    expect(await isUpcoming()).toBe(true);
    await setClock(caller, new Date(end).toISOString());
    expect(await isUpcoming()).toBe(false);
    const over = (await bookingsOf(caller, 'past')).find((each) => each.id === id);
    expect(over).toMatchObject({ state: 'booked', can_cancel: false, cancel_note: null });
  });

  it('that runs past midnight ends on the next day', async () => {
    const caller = await harness.signedIn(morgan);
    const { id, date } = await badminton(caller);
    await harness.db.updateTable('bookings').set({ starts_at: '23:30', minutes: 90 }).where('id', '=', id).execute();
    expect(await badminton(caller)).toMatchObject({ starts_at: '23:30', ends_at: '01:00' });
    await setClock(caller, at(addDays(dateOf(new Date(at(date, '12:00'))), 1), '00:59:59'));
    expect(await badminton(caller)).toMatchObject({ id });
  });
});

describe('cancelling a booking', () => {
  it('gives back what was paid, as credit, and says so among the payments', async () => {
    const caller = await harness.signedIn(morgan);
    const { id, cancel_note, date } = await badminton(caller);
    expect(cancel_note).toMatch(/^You can cancel or move it until \d\d:00 on \d+ \w+ \d{4}\.$/);
    const reply = await cancel(caller, id);
    expect(reply).toMatchObject({ status: 200, data: { id, date, state: 'cancelled', can_cancel: false } });
    expect(await credit(caller)).toEqual({ balance: 1250 + 950 });
    expect((await refunds(caller))[0]).toMatchObject({
      description: 'Refund: Badminton',
      paid_with: 'Credit',
      date: dateOf(new Date()),
      amount: { raw: 950 },
    });
    expect((await bookingsOf(caller)).map((each) => each.id)).not.toContain(id);
  });

  it('refunds nothing where nothing was paid', async () => {
    const caller = await harness.signedIn(morgan);
    const before = await refunds(caller);
    const yoga = (await bookingsOf(caller)).find(({ name }) => name === 'Yoga flow') ?? expect.unreachable();
    expect(await cancel(caller, yoga.id)).toMatchObject({ status: 200 });
    expect(await refunds(caller)).toEqual(before);
    expect(await credit(caller)).toEqual({ balance: 1250 });
  });

  it('is allowed until two hours before, by the clock on the wall', async () => {
    const caller = await harness.signedIn(morgan);
    const { id, date, starts_at } = await badminton(caller);
    const last = Date.parse(at(date, `${starts_at}:00`)) - 2 * 60 * 60_000;
    await setClock(caller, new Date(last + 1000).toISOString());
    const refusal = "It's too late to cancel this. A booking can be cancelled until two hours before it starts.";
    expect(await badminton(caller)).toMatchObject({ can_cancel: false, cancel_note: refusal });
    expect(await cancel(caller, id)).toMatchObject({ status: 422, body: { message: refusal } });
    expect(await credit(caller)).toEqual({ balance: 1250 });
    await setClock(caller, new Date(last).toISOString());
    expect(await badminton(caller)).toMatchObject({ can_cancel: true });
    expect(await cancel(caller, id)).toMatchObject({ status: 200, data: { state: 'cancelled' } });
  });

  it.each(['2027-01-15', '2027-07-15'])('goes by British time on %s, summer or winter', async (date) => {
    const caller = await harness.signedIn(morgan);
    const { id } = await badminton(caller);
    await harness.db.updateTable('bookings').set({ date, starts_at: '12:00' }).where('id', '=', id).execute();
    const tenInLondon = date.includes('-07-') ? 'T09:00:00Z' : 'T10:00:00Z';
    await setClock(caller, new Date(Date.parse(date + tenInLondon) + 1000).toISOString());
    expect(await cancel(caller, id)).toMatchObject({ status: 422 });
    await setClock(caller, date + tenInLondon);
    expect(await cancel(caller, id)).toMatchObject({ status: 200 });
  });

  it('refuses what is over', async () => {
    const caller = await harness.signedIn(morgan);
    for (const { id, state } of await bookingsOf(caller, 'past')) {
      if (state === 'cancelled') continue;
      expect(await cancel(caller, id)).toMatchObject({ status: 422, body: { message: 'This booking is over.' } });
    }
    expect(await credit(caller)).toEqual({ balance: 1250 });
  });

  it('happens once, however often and at the same time it is asked for', async () => {
    const caller = await harness.signedIn(morgan);
    const { id } = await badminton(caller);
    const rows = await rowCount(harness, 'account_payments');
    const replies = await times(8, () => cancel(caller, id));
    for (const reply of [...replies, await cancel(caller, id)])
      expect(reply).toMatchObject({ status: 200, data: { state: 'cancelled' } });
    expect(await credit(caller)).toEqual({ balance: 1250 + 950 });
    expect(await rowCount(harness, 'account_payments')).toBe(rows + 1);
  });
});
