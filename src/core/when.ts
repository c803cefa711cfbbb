import { dayOfMonth, parseIsoDate, shortMonth, shortWeekday } from './dates';

/** Dates are YYYY-MM-DD, times HH:MM on the centre's wall clock. `lastDate` and `weeks` are a course's. */
export type When = {
  readonly date: string;
  readonly lastDate: string | null;
  readonly weeks: number | null;
  readonly startsAt: string;
  readonly endsAt: string;
};

/** `Sat 21 Nov, 09:00 to 10:00`; of a course `Mon 23 Nov to Mon 14 Dec, 18:00 to 19:00, 4 weeks`. */
export function whenText({ date, lastDate, weeks, startsAt, endsAt }: When): string {
  const days = lastDate === null || lastDate === date ? dayText(date) : `${dayText(date)} to ${dayText(lastDate)}`;
  const meets = weeks === null || weeks < 2 ? '' : `, ${weeks} weeks`;
  return `${days}, ${startsAt} to ${endsAt}${meets}`;
}

/** `Sat 21 Nov`; a text that is no date as it came. */
export function dayText(text: string): string {
  const date = parseIsoDate(text);
  return date ? `${shortWeekday(date)} ${dayOfMonth(date)} ${shortMonth(date)}` : text;
}
