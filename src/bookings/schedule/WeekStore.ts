import { makeAutoObservable, observable } from 'mobx';
import type { activitiesApi, Schedule } from '../../kit/api/activities';
import { ApiRequest } from '../../kit/api/ApiRequest';
import type { IsoDate } from '../../ground/core/dates';
import { entriesOf, type ScheduleEntry } from './ScheduleStore';

/** The sessions of a venue on several days. Each day is asked for by itself: one that can't be had leaves the others. */
export class WeekStore {
  private venue = '';
  private readonly days = observable.map<IsoDate, ApiRequest<Schedule>>({}, { deep: false });

  constructor(private readonly api: Pick<ReturnType<typeof activitiesApi>, 'timetable'>) {
    makeAutoObservable<this, 'api' | 'days'>(this, { api: false, days: false });
  }

  /** True if some of the days could not be loaded. */
  get isLacking(): boolean {
    return [...this.days.values()].some(({ status }) => status === 'error');
  }

  /** The sessions of a day; `undefined` until they have come. */
  entriesOn(date: IsoDate): readonly ScheduleEntry[] | undefined {
    const day = this.days.get(date)?.current;
    return day && entriesOf(day);
  }

  /** True if a day could not be loaded. */
  isMissing(date: IsoDate): boolean {
    return this.days.get(date)?.status === 'error';
  }

  /** Loads these days. Those that are shown already stay in sight meanwhile. */
  async show(venue: string, dates: readonly IsoDate[]): Promise<void> {
    if (venue !== this.venue) this.days.clear();
    this.venue = venue;
    for (const date of [...this.days.keys()]) if (!dates.includes(date)) this.days.delete(date);
    for (const date of dates) if (!this.days.has(date)) this.days.set(date, new ApiRequest());
    await this.load(dates);
  }

  /** Asks once more for the days that could not be loaded. */
  async retry(): Promise<void> {
    await this.load([...this.days.keys()].filter((date) => this.isMissing(date)));
  }

  private async load(dates: readonly IsoDate[]): Promise<void> {
    const { venue } = this;
    await Promise.all(dates.flatMap((date) => this.days.get(date)?.run(() => this.api.timetable(venue, date)) ?? []));
  }
}
