import { dateOf, formatDayMonth, ordinal, timeOf, type IsoDate } from './dates';

/** `2nd on the waiting list` */
export function positionText(position: number): string {
  return `${ordinal(position)} on the waiting list`;
}

/** Formats the end of an offer as `16:30`, or on another day than today as `16:30 on 21 November`. */
export function offerEndText(offeredUntil: string, today: IsoDate): string {
  const end = new Date(offeredUntil);
  const date = dateOf(end);
  return date === today ? timeOf(end) : `${timeOf(end)} on ${formatDayMonth(date)}`;
}

/** The notice after leaving a waiting list. */
export const leftListText = 'You have left the waiting list.';
