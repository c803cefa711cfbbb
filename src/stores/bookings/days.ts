import { addDays, daysBetween, mondayOf, type IsoDate } from '../../core/dates';

/** How many days stand side by side. */
export const weekLength = 7;

/** A day of the strip; those of one `week` are shown together. */
export type StripDay = { readonly date: IsoDate; readonly week: number };

/** Every day from the first to the last, in weeks that begin with the first. */
export function stripDays(from: IsoDate, to: IsoDate): readonly StripDay[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => ({
    date: addDays(from, index),
    week: Math.floor(index / weekLength),
  }));
}

/** The day itself, or the nearest one that can be booked. */
export function withinDays(date: IsoDate, from: IsoDate, to: IsoDate): IsoDate {
  if (date < from) return from;
  return date > to ? to : date;
}

export const dayParts = ['Morning', 'Afternoon', 'Evening'] as const;
export type DayPart = (typeof dayParts)[number];

/** `time`: HH:MM. */
export function dayPartOf(time: string): DayPart {
  if (time < '12:00') return 'Morning';
  return time < '17:00' ? 'Afternoon' : 'Evening';
}

/** Items, in order of their days, by the week from Monday that they are in. */
export function weeksOf<T>(items: readonly T[], dayOf: (item: T) => IsoDate): readonly (readonly T[])[] {
  const weeks = new Map<IsoDate, T[]>();
  for (const item of items) {
    const monday = mondayOf(dayOf(item));
    weeks.set(monday, [...(weeks.get(monday) ?? []), item]);
  }
  return [...weeks.values()];
}
