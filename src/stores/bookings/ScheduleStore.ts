import { makeAutoObservable } from 'mobx';
import type { activitiesApi, Offer, Schedule, Slot } from '../../api/activities';
import { addDays, dateOf, parseIsoDate, timeOf, type IsoDate } from '../../core/dates';
import type { Clock } from '../../core/services';
import { Request } from '../Request';
import { weekLength } from './days';

type Api = ReturnType<typeof activitiesApi>;

/** What is looked at; `venue` is a slug. */
export type Asked =
  | { readonly kind: 'activity'; readonly venue: string; readonly date: IsoDate }
  | { readonly kind: 'camp' | 'course'; readonly venue: string };

/** A slot and what it is of. */
export type Entry = { readonly slot: Slot; readonly offer: Offer };

type Category = Offer['category'];

type Known = {
  readonly venue: string;
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly categories: readonly Category[];
};

/** What can be booked at a venue, as the server tells it to whoever is signed in: prices, places, and why not. */
export class ScheduleStore {
  readonly request = new Request<Schedule>();
  private asked: Asked | undefined;
  /** What is known of a venue's timetable beyond the day that is shown. */
  private known: Known | undefined;

  constructor(
    private readonly api: Api,
    private readonly clock: Clock,
  ) {
    makeAutoObservable<this, 'api' | 'clock'>(this, { request: false, api: false, clock: false });
  }

  /** Today at the centres. */
  get today(): IsoDate {
    return dateOf(this.clock.now());
  }

  /** It is too late for it, by the clock of this page. */
  hasBegun({ date, startsAt }: Slot): boolean {
    const now = this.clock.now();
    return `${date} ${startsAt}` <= `${dateOf(now)} ${timeOf(now)}`;
  }

  /** The first and the last day that can be booked; a fortnight from today until the server has told. */
  get range(): Pick<Known, 'from' | 'to'> {
    return this.knownHere ?? { from: this.today, to: addDays(this.today, 2 * weekLength - 1) };
  }

  /** Those that were met on any day, so that a day without one still offers it. */
  get categories(): readonly Category[] {
    return this.knownHere?.categories ?? [];
  }

  get entries(): readonly Entry[] {
    const { offers = [], slots = [] } = this.request.data ?? {};
    const byId = new Map(offers.map((offer) => [offer.id, offer]));
    return slots.flatMap((slot) => {
      const offer = byId.get(slot.offerId);
      return offer ? [{ slot, offer }] : [];
    });
  }

  /** Shows that; what was shown of another venue, day or kind goes at once. */
  async show(asked: Asked): Promise<void> {
    if (keyOf(asked) !== keyOf(this.asked)) this.request.clear();
    this.asked = asked;
    await this.load();
  }

  /** Asks for what is shown again, which stays meanwhile. */
  async load(): Promise<void> {
    const { asked } = this;
    if (!asked) return;
    const outcome = await this.request.run(() => this.ask(asked));
    if (outcome?.ok && asked.kind === 'activity') this.learn(asked.venue, outcome.data);
  }

  private ask(asked: Asked): ReturnType<Api['timetable']> {
    switch (asked.kind) {
      case 'activity':
        return this.api.timetable(asked.venue, asked.date);
      case 'camp':
        return this.api.camps(asked.venue);
      case 'course':
        return this.api.courses(asked.venue);
    }
  }

  private get knownHere(): Known | undefined {
    return this.known?.venue === this.asked?.venue ? this.known : undefined;
  }

  private learn(venue: string, { from, to, offers }: Schedule): void {
    const all = [...this.categories, ...offers.map(({ category }) => category)];
    const categories = [...new Map(all.map((category) => [category.id, category])).values()];
    this.known = {
      venue,
      from: parseIsoDate(from) ?? this.today,
      to: parseIsoDate(to) ?? this.today,
      categories: categories.sort((a, b) => a.id - b.id),
    };
  }
}

function keyOf(asked: Asked | undefined): string {
  return asked === undefined ? '' : Object.values(asked).join('/');
}
