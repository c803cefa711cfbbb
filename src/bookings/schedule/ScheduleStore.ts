import { makeAutoObservable } from 'mobx';
import type { activitiesApi, Offer, Schedule, Slot } from '../../kit/api/activities';
import { addDays, dateOf, parseIsoDate, timeOf, type IsoDate } from '../../ground/core/dates';
import type { Clock } from '../../ground/core/services';
import { ApiRequest } from '../../kit/api/ApiRequest';
import { weekLength } from './days';

type Api = ReturnType<typeof activitiesApi>;

/** The schedule to show. `venue` is a slug. */
export type ScheduleQuery =
  | { readonly kind: 'activity'; readonly venue: string; readonly date: IsoDate }
  | { readonly kind: 'camp' | 'course'; readonly venue: string };

/** A slot with its offer. */
export type ScheduleEntry = { readonly slot: Slot; readonly offer: Offer };

type Category = Offer['category'];

type TimetableSummary = {
  readonly venue: string;
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly categories: readonly Category[];
};

/** The bookable slots of a venue, with prices, places and refusals for the current customer. */
export class ScheduleStore {
  readonly request = new ApiRequest<Schedule>();
  private query: ScheduleQuery | undefined;
  /** The bookable days and the categories of the venue whose timetable was loaded last. */
  private latestSummary: TimetableSummary | undefined;

  constructor(
    private readonly api: Api,
    private readonly clock: Clock,
  ) {
    makeAutoObservable<this, 'api' | 'clock'>(this, { request: false, api: false, clock: false });
  }

  /** The current date in the centres' time zone. */
  get today(): IsoDate {
    return dateOf(this.clock.now());
  }

  /** Returns true if the slot has started, by this device's clock. */
  hasBegun({ date, startsAt }: Slot): boolean {
    const now = this.clock.now();
    return `${date} ${startsAt}` <= `${dateOf(now)} ${timeOf(now)}`;
  }

  /** The first and the last bookable day; two weeks from today until the server has sent them. */
  get range(): Pick<TimetableSummary, 'from' | 'to'> {
    return this.summary ?? { from: this.today, to: addDays(this.today, 2 * weekLength - 1) };
  }

  /** The categories of all days: filters must not vanish on a day without sessions. */
  get categories(): readonly Category[] {
    return this.summary?.categories ?? [];
  }

  get entries(): readonly ScheduleEntry[] {
    const { data } = this.request;
    return data ? entriesOf(data) : [];
  }

  /** Loads another schedule, and clears the previous one at once. */
  async show(asked: ScheduleQuery): Promise<void> {
    if (keyOf(asked) !== keyOf(this.query)) this.request.clear();
    this.query = asked;
    await this.load();
  }

  /** Reloads the schedule, which stays visible meanwhile. */
  async load(): Promise<void> {
    const { query } = this;
    if (!query) return;
    const outcome = await this.request.run(() => this.send(query));
    if (outcome?.ok && query.kind === 'activity') this.updateSummary(query.venue, outcome.data);
  }

  private send(asked: ScheduleQuery): ReturnType<Api['timetable']> {
    switch (asked.kind) {
      case 'activity':
        return this.api.timetable(asked.venue, asked.date);
      case 'camp':
        return this.api.camps(asked.venue);
      case 'course':
        return this.api.courses(asked.venue);
    }
  }

  private get summary(): TimetableSummary | undefined {
    return this.latestSummary?.venue === this.query?.venue ? this.latestSummary : undefined;
  }

  private updateSummary(venue: string, { from, to, categories }: Schedule): void {
    this.latestSummary = {
      venue,
      from: parseIsoDate(from) ?? this.today,
      to: parseIsoDate(to) ?? this.today,
      categories,
    };
  }
}

/** Returns the slots of a schedule with their offers. */
export function entriesOf({ offers, slots }: Pick<Schedule, 'offers' | 'slots'>): readonly ScheduleEntry[] {
  const byId = new Map(offers.map((offer) => [offer.id, offer]));
  return slots.flatMap((slot) => {
    const offer = byId.get(slot.offerId);
    return offer ? [{ slot, offer }] : [];
  });
}

function keyOf(asked: ScheduleQuery | undefined): string {
  return asked === undefined ? '' : Object.values(asked).join('/');
}
