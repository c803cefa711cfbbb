import { makeAutoObservable, observable } from 'mobx';
import type { activitiesApi, Schedule } from '../../kit/api/activities';
import { ApiRequest } from '../../kit/api/ApiRequest';
import type { IsoDate } from '../../ground/core/dates';
import { entriesOf, type ScheduleEntry, type ScheduleStore } from './ScheduleStore';

/**
 * The sessions of a venue on several days. Each day is asked for by itself: one that can't be had leaves the others. The
 * schedule has loaded one of them, the chosen day, which is taken from there.
 */
export class WeekStore {
  private venue = '';
  private chosen: IsoDate | undefined;
  private isShown = false;
  private readonly days = observable.map<IsoDate, ApiRequest<Schedule>>({}, { deep: false });

  constructor(
    private readonly api: Pick<ReturnType<typeof activitiesApi>, 'timetable'>,
    private readonly schedule: Pick<ScheduleStore, 'request' | 'load'>,
  ) {
    makeAutoObservable<this, 'api' | 'schedule' | 'days'>(this, { api: false, schedule: false, days: false });
  }

  /** True if some of the days could not be loaded. */
  get isLacking(): boolean {
    return [...this.days.keys(), this.chosen].some((date) => date !== undefined && this.isMissing(date));
  }

  /** The sessions of a day; `undefined` until they have come. */
  entriesOn(date: IsoDate): readonly ScheduleEntry[] | undefined {
    const day = this.requestOf(date)?.current;
    return day && entriesOf(day);
  }

  /** True if a day could not be loaded. */
  isMissing(date: IsoDate): boolean {
    return this.requestOf(date)?.status === 'error';
  }

  /** Loads these days but the one that the schedule loads. Those that are shown already stay in sight meanwhile. */
  async show(venue: string, days: readonly IsoDate[], chosen: IsoDate): Promise<void> {
    if (venue !== this.venue) this.days.clear();
    this.venue = venue;
    this.chosen = chosen;
    this.isShown = true;
    const dates = days.filter((date) => date !== chosen);
    for (const date of [...this.days.keys()]) if (!dates.includes(date)) this.days.delete(date);
    for (const date of dates) if (!this.days.has(date)) this.days.set(date, new ApiRequest());
    await this.load(dates);
  }

  /** Notes that the week is out of sight, where nothing of it is loaded again. */
  hide(): void {
    this.isShown = false;
  }

  /** Loads the days again for another customer, whose prices and places may differ; forgets them while out of sight. */
  async customerChanged(): Promise<void> {
    if (this.isShown) await this.load([...this.days.keys()]);
    else this.days.clear();
  }

  /** Asks once more for the days that could not be loaded. */
  async retry(): Promise<void> {
    const chosen = this.chosen !== undefined && this.isMissing(this.chosen) ? [this.schedule.load()] : [];
    await Promise.all([...chosen, this.load([...this.days.keys()].filter((date) => this.isMissing(date)))]);
  }

  private requestOf(date: IsoDate): ApiRequest<Schedule> | undefined {
    return date === this.chosen ? this.schedule.request : this.days.get(date);
  }

  private async load(dates: readonly IsoDate[]): Promise<void> {
    const { venue } = this;
    await Promise.all(dates.flatMap((date) => this.days.get(date)?.run(() => this.api.timetable(venue, date)) ?? []));
  }
}
