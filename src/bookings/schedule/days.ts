import {
  addDays,
  daysBetween,
  formatDayRange,
  formatWeekday,
  mondayOf,
  yearOf,
  type IsoDate,
} from '../../ground/core/dates';

/** The number of days in a row of the day strip. */
export const weekLength = 7;

/** A day of the day strip. Days with the same `week` are shown together. */
export type StripDay = { readonly date: IsoDate; readonly week: number };

/** Returns every day from the first to the last, in weeks that begin with the first day. */
export function stripDays(from: IsoDate, to: IsoDate): readonly StripDay[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => ({
    date: addDays(from, index),
    week: Math.floor(index / weekLength),
  }));
}

/** Returns the date, or the nearest bookable one. */
export function withinDays(date: IsoDate, from: IsoDate, to: IsoDate): IsoDate {
  if (date < from) return from;
  return date > to ? to : date;
}

/** Formats a date as `Monday 15 February`, with its year if that is not the current year. */
export function weekdayText(date: IsoDate, today: IsoDate): string {
  return formatWeekday(date) + otherYear(date, today);
}

/** Formats two dates as `15 to 19 February`, with the year if it is not the current year, or with both if they differ. */
export function dayRangeText(from: IsoDate, to: IsoDate, today: IsoDate): string {
  return formatDayRange(from, to) + (yearOf(from) === yearOf(to) ? otherYear(to, today) : '');
}

function otherYear(date: IsoDate, today: IsoDate): string {
  return yearOf(date) === yearOf(today) ? '' : ` ${yearOf(date)}`;
}

export const dayParts = ['Morning', 'Afternoon', 'Evening'] as const;
export type DayPart = (typeof dayParts)[number];

/** Returns the part of the day for a time in the form HH:MM. */
export function dayPartOf(time: string): DayPart {
  if (time < '12:00') return 'Morning';
  return time < '17:00' ? 'Afternoon' : 'Evening';
}

/** Groups items, sorted by date, into weeks that begin on Monday. */
export function weeksOf<T>(items: readonly T[], dayOf: (item: T) => IsoDate): readonly (readonly T[])[] {
  const weeks = new Map<IsoDate, T[]>();
  for (const item of items) {
    const monday = mondayOf(dayOf(item));
    weeks.set(monday, [...(weeks.get(monday) ?? []), item]);
  }
  return [...weeks.values()];
}
