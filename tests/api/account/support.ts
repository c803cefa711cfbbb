import { sql } from 'kysely';
import { expect } from 'vitest';
import { wallClock } from '../../../operator/setup/wallClock';
import type { AccountBooking, AccountMembership, GuestPasses } from '../../../schemas/generated/wire';
import type { Caller, Harness } from '../harness';

export const morgan = 'morgan@example.org';
export const nadia = 'nadia@example.org';

/** The moment at which the centres' clocks show a date and a time. */
export function at(date: string, time: string): string {
  const reading = Date.parse(`${date}T${time}Z`);
  return new Date(2 * reading - wallClock(new Date(reading))).toISOString();
}

export async function setClock(caller: Caller, clock: string): Promise<void> {
  expect(await caller.put('/sandbox/settings', { clock })).toMatchObject({ status: 200 });
}

export async function membershipsOf(caller: Caller): Promise<AccountMembership[]> {
  return (await caller.get('/api/my-account/memberships')).data;
}

export async function bookingsOf(caller: Caller, when: 'upcoming' | 'past' = 'upcoming'): Promise<AccountBooking[]> {
  return (await caller.get(`/api/my-account/bookings?when=${when}`)).data;
}

export async function passesOf(caller: Caller): Promise<GuestPasses> {
  return (await caller.get('/api/my-account/guest-passes')).data;
}

export async function userOf(caller: Caller): Promise<Record<string, unknown>> {
  return (await caller.get('/api/auth/user')).data;
}

/** The number of rows that a table has in all. */
export async function rowCount({ db }: Harness, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export function times<T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => make(index)));
}
