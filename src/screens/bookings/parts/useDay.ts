import { useSearchParams } from 'react-router-dom';
import { parseIsoDate, type IsoDate } from '../../../core/dates';
import { withinDays } from '../../../stores/bookings/days';
import type { ScheduleStore } from '../../../stores/bookings/ScheduleStore';

export type Day = {
  readonly date: IsoDate;
  /** The first and the last day that can be booked, as far as it is known. */
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** The id of the category that is shown; `undefined` for all. */
  readonly category: number | undefined;
};

/** The day and category that the address names; today and all without. For an observer. */
export function useDay({ today, range }: Pick<ScheduleStore, 'today' | 'range'>): Day {
  const [query] = useSearchParams();
  const asked = parseIsoDate(query.get('date') ?? '') ?? today;
  const { from, to } = range;
  const category = Number(query.get('category'));
  return { date: withinDays(asked, from, to), from, to, category: category > 0 ? category : undefined };
}

/** Where a day with a category is shown, in the page that one is on. */
export function searchOf(date: IsoDate, category: number | undefined): string {
  return `?${new URLSearchParams({ date, ...(category === undefined ? {} : { category: String(category) }) }).toString()}`;
}
