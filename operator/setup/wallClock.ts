const timeZone = 'Europe/London';
const parts = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' });

/**
 * Returns a time on the centres' wall clock as the milliseconds of the same reading in UTC. Use it only to compare
 * wall-clock times.
 */
export function wallClock(now: Date): number {
  const of = Object.fromEntries(parts.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = of;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Returns the wall-clock milliseconds of a date and a time of day, `2026-11-21` and `18:30`. */
export function wallTime(date: string, time: string): number {
  return Date.parse(`${date}T${time}:00Z`);
}

/** `18:30` */
export function timeOfDay(wall: number): string {
  return new Date(wall).toISOString().slice(11, 16);
}

/** `2026-11-21` */
export function dayOf(wall: number): string {
  return new Date(wall).toISOString().slice(0, 10);
}
