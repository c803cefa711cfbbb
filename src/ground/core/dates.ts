declare const isoDateBrand: unique symbol;

/** A calendar date without a time zone, written `YYYY-MM-DD`. Such texts sort as their dates do. */
export type IsoDate = string & { readonly [isoDateBrand]: true };

const isoPattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const monthNames = 'January February March April May June July August September October November December'.split(' ');

type Parts = { readonly year: number; readonly month: number; readonly day: number };

/** Parses `YYYY-MM-DD`; returns `undefined` if `text` is not a real calendar date (31 February included). */
export function parseIsoDate(text: string): IsoDate | undefined {
  const match = isoPattern.exec(text);
  return match ? isoDate(Number(match[1]), Number(match[2]), Number(match[3])) : undefined;
}

/** Formats a date as `23/11/2026`. */
export function formatUkDate(date: IsoDate): string {
  const { year, month, day } = parts(date);
  return `${String(day).padStart(2, '0')}/${String(month).padStart(2, '0')}/${year}`;
}

/** Formats an ISO date from the server as `23/11/2026`; returns any other text unchanged. */
export function ukDateText(text: string): string {
  const date = parseIsoDate(text);
  return date ? formatUkDate(date) : text;
}

/** Formats a date's weekday as `Sat`. */
export function shortWeekday(date: IsoDate): string {
  return new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' }).format(utc(date));
}

/** Formats a date as `Saturday 21 November`. */
export function formatWeekday(date: IsoDate): string {
  const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }).format(utc(date));
  const { month, day } = parts(date);
  return `${weekday} ${day} ${monthNames[month - 1]}`;
}

/** Formats a date's month as `Nov`. */
export function shortMonth(date: IsoDate): string {
  return (monthNames[parts(date).month - 1] ?? '').slice(0, 3);
}

/** Formats a date as `1 December 2026`. */
export function formatLongDate(date: IsoDate): string {
  const { year, month, day } = parts(date);
  return `${day} ${monthNames[month - 1]} ${year}`;
}

/** Formats an ISO date from the server as `1 December 2026`; returns any other text unchanged. */
export function longDateText(text: string): string {
  const date = parseIsoDate(text);
  return date ? formatLongDate(date) : text;
}

/** Formats a date without its year, as `1 December`. */
export function formatDayMonth(date: IsoDate): string {
  const { month, day } = parts(date);
  return `${day} ${monthNames[month - 1]}`;
}

/**
 * Formats two dates as `21 to 30 November` or `21 November to 14 December`, with years only if the two years differ.
 */
export function formatDayRange(from: IsoDate, to: IsoDate): string {
  const [a, b] = [parts(from), parts(to)];
  const year = a.year === b.year ? '' : ` ${a.year}`;
  const start = a.year === b.year && a.month === b.month ? String(a.day) : `${a.day} ${monthNames[a.month - 1]}${year}`;
  const end = `${b.day} ${monthNames[b.month - 1]}${year === '' ? '' : ` ${b.year}`}`;
  return from === to ? end : `${start} to ${end}`;
}

/**
 * Returns the calendar date at `now` in the operator's time zone, whatever the device's. The parts are read one by one:
 * no locale writes a date as YYYY-MM-DD in every browser.
 */
export function dateOf(now: Date, timeZone = 'Europe/London'): IsoDate {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const written = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]));
  const date = parseIsoDate((['year', 'month', 'day'] as const).map((part) => written.get(part)).join('-'));
  if (!date) throw new Error(`Cannot tell the date at "${String(now)}" in "${timeZone}".`);
  return date;
}

/** Formats the time of day at `now` in the operator's time zone as `09:30`. */
export function timeOf(now: Date, timeZone = 'Europe/London'): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    now,
  );
}

/** Returns the weekday: 1 for Monday to 7 for Sunday. */
export function weekdayOf(date: IsoDate): number {
  return new Date(utc(date)).getUTCDay() || 7;
}

/** Returns the Monday of the week that `date` is in. */
export function mondayOf(date: IsoDate): IsoDate {
  return addDays(date, 1 - weekdayOf(date));
}

export function addDays(date: IsoDate, days: number): IsoDate {
  const { year, month, day } = parts(date);
  return fromUtc(new Date(Date.UTC(year, month - 1, day + days)));
}

/** Returns the same day of the month `months` later, or the last day of a month that is too short. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const { year, month, day } = parts(date);
  const last = daysInMonth(year, month + months);
  return fromUtc(new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))));
}

/** Counts the whole days from `from` to `to`: 0 on the same day, negative if `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((utc(to) - utc(from)) / 86_400_000);
}

/** Returns the number of days in the month of `date`. */
export function lengthOfMonth(date: IsoDate): number {
  const { year, month } = parts(date);
  return daysInMonth(year, month);
}

/** Returns the first date after `date` whose day of the month is `day` (1 to 28). */
export function nextDayOfMonth(date: IsoDate, day: number): IsoDate {
  const { year, month, day: today } = parts(date);
  return fromUtc(new Date(Date.UTC(year, today < day ? month - 1 : month, day)));
}

export function yearOf(date: IsoDate): number {
  return parts(date).year;
}

export function dayOfMonth(date: IsoDate): number {
  return parts(date).day;
}

/** Formats a day of the month as `1st`, `22nd` or `15th`. */
export function ordinal(day: number): string {
  const tens = day % 100;
  const suffix = tens >= 11 && tens <= 13 ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[day % 10] ?? 'th');
  return `${day}${suffix}`;
}

function isoDate(year: number, month: number, day: number): IsoDate | undefined {
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  return fromUtc(new Date(Date.UTC(year, month - 1, day)));
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function utc(date: IsoDate): number {
  const { year, month, day } = parts(date);
  return Date.UTC(year, month - 1, day);
}

function fromUtc(date: Date): IsoDate {
  return date.toISOString().slice(0, 10) as IsoDate; // a UTC date's first ten characters are its calendar date
}

function parts(date: IsoDate): Parts {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}
