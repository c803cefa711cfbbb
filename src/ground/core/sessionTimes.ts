import { dayOfMonth, parseIsoDate, shortMonth, shortWeekday, yearOf } from './dates';

/**
 * The dates and times of a session, camp or course. Dates are YYYY-MM-DD, times HH:MM in the centre's local time; `lastDate`
 * and `weeks` are set for courses.
 */
export type SessionTimes = {
  readonly date: string;
  readonly lastDate: string | null;
  readonly weeks: number | null;
  readonly startsAt: string;
  readonly endsAt: string;
};

/**
 * Formats a session as `Sat 21 Nov, 09:00 to 10:00`, a course as `Mon 23 Nov to Mon 14 Dec, 18:00 to 19:00, 4 weeks`.
 */
export function sessionTimesText(times: SessionTimes): string {
  return timesText(times, dayText);
}

/** Formats a session like `sessionTimesText`, with the year: `Sat 21 Nov 2026, 09:00 to 10:00`. */
export function datedTimesText(times: SessionTimes): string {
  return timesText(times, datedDayText);
}

function timesText({ date, lastDate, weeks, startsAt, endsAt }: SessionTimes, textOf: (day: string) => string): string {
  const days = lastDate === null || lastDate === date ? textOf(date) : `${textOf(date)} to ${textOf(lastDate)}`;
  const meets = weeks === null || weeks < 2 ? '' : `, ${weeks} weeks`;
  return `${days}, ${startsAt} to ${endsAt}${meets}`;
}

/** Formats an ISO date as `Sat 21 Nov`; returns any other text unchanged. */
export function dayText(text: string): string {
  const date = parseIsoDate(text);
  return date ? `${shortWeekday(date)} ${dayOfMonth(date)} ${shortMonth(date)}` : text;
}

/** Formats an ISO date as `Sat 21 Nov 2026`; returns any other text unchanged. */
export function datedDayText(text: string): string {
  const date = parseIsoDate(text);
  return date ? `${dayText(text)} ${yearOf(date)}` : text;
}
