import { useSearchParams } from 'react-router-dom';
import { parseIsoDate, type IsoDate } from '../../../ground/core/dates';
import { withinDays } from '../../schedule/days';
import type { ScheduleStore } from '../../schedule/ScheduleStore';
import { useHasWeek } from './useHasWeek';

export type TimetableDay = {
  readonly date: IsoDate;
  /** The first bookable day. */
  readonly from: IsoDate;
  /** The last bookable day. */
  readonly to: IsoDate;
  /** The id of the filtered category; `undefined` for all categories. */
  readonly category: number | undefined;
  /** True if the whole week of the day is shown. */
  readonly isWeek: boolean;
};

/** Returns the day and category in the URL; today and all categories by default. For an observer. */
export function useDay({ today, range }: Pick<ScheduleStore, 'today' | 'range'>): TimetableDay {
  const [query] = useSearchParams();
  const date = parseIsoDate(query.get('date') ?? '') ?? today;
  const { from, to } = range;
  const category = Number(query.get('category'));
  const isWeek = useHasWeek() && query.get('view') === 'week';
  return { date: withinDays(date, from, to), from, to, category: category > 0 ? category : undefined, isWeek };
}

/** Returns the query of the timetable's URL for a day, or its week, and a category. */
export function daySearch(date: IsoDate, category: number | undefined, { isWeek = false } = {}): string {
  const kind = category === undefined ? {} : { category: String(category) };
  return `?${new URLSearchParams({ date, ...kind, ...(isWeek ? { view: 'week' } : {}) }).toString()}`;
}
