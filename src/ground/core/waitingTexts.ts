import { dateOf, formatDayMonth, ordinal, timeOf, type IsoDate } from './dates';

const keptTexts = { several: 'a place is kept', served: 'A place is kept', own: 'A place is kept for you' } as const;

type Wait = { readonly position: number | null; readonly offeredUntil?: string | null | undefined };

/** `2nd on the waiting list`, or `A place is kept for you until 16:30` for somebody to whom a place is offered. */
export function waitText({ position, offeredUntil }: Wait, today: IsoDate, whose: keyof typeof keptTexts): string {
  if (position !== null) return `${ordinal(position)} on the waiting list`;
  return `${keptTexts[whose]} until ${offerEndText(offeredUntil ?? '', today)}`;
}

/** Formats the end of an offer as `16:30`, or on another day than today as `16:30 on 21 November`. */
export function offerEndText(offeredUntil: string, today: IsoDate): string {
  const end = new Date(offeredUntil);
  const date = dateOf(end);
  return date === today ? timeOf(end) : `${timeOf(end)} on ${formatDayMonth(date)}`;
}

/** The notice after leaving a waiting list. */
export const leftListText = 'You have left the waiting list.';
