import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AccountBooking, BookingTime, BookingTimes } from '../api/account';
import { ApiRequest, type RequestOutcome } from '../api/ApiRequest';
import { refusalText } from '../api/refusalText';
import { RepeatableWrite } from '../api/RepeatableWrite';

export type MovingParts = {
  readonly times: (bookingId: string) => Promise<RequestOutcome<BookingTimes>>;
  readonly move: (bookingId: string, slotId: string, key: string) => Promise<RequestOutcome<AccountBooking>>;
  /** Runs when a booking was moved; the dialog stays open until it is done. */
  readonly onMoved: (moved: AccountBooking) => Promise<void>;
};

/** The moving of a booking to another time: the times there are, and the one that is chosen. */
export class MovingStore {
  /** The booking for which another time is looked for. */
  booking: AccountBooking | undefined;
  readonly times = new ApiRequest<BookingTimes>();
  isMoving = false;
  /** The reason why the move was refused. */
  refusal: string | undefined;
  private chosenDay: string | undefined;
  private chosenId: string | undefined;
  private readonly write = new RepeatableWrite();

  constructor(private readonly parts: MovingParts) {
    makeAutoObservable<this, 'parts' | 'write'>(this, {
      booking: observableRef,
      times: false,
      parts: false,
      write: false,
    });
  }

  /** The days that have a time, in order. */
  get days(): readonly string[] {
    return [...new Set(this.times.data?.times.map(({ date }) => date))];
  }

  /** The day whose times are shown: the chosen one, else the booking's own or the next one after it. */
  get day(): string | undefined {
    const { days, chosenDay, booking } = this;
    if (chosenDay !== undefined && days.includes(chosenDay)) return chosenDay;
    return days.find((day) => day >= (booking?.date ?? '')) ?? days.at(-1);
  }

  get earlierDay(): string | undefined {
    return this.days.filter((day) => day < (this.day ?? '')).at(-1);
  }

  get laterDay(): string | undefined {
    return this.days.find((day) => day > (this.day ?? ''));
  }

  get timesOfDay(): readonly BookingTime[] {
    return this.times.data?.times.filter(({ date }) => date === this.day) ?? [];
  }

  /** The chosen time, as long as the booking can move there. */
  get chosen(): BookingTime | undefined {
    return this.timesOfDay.find(({ slotId, refusal }) => slotId === this.chosenId && refusal === null);
  }

  /** Opens the choice of another time for a booking. */
  async open(booking: AccountBooking): Promise<void> {
    this.close();
    this.booking = booking;
    await this.load();
  }

  close(): void {
    this.booking = undefined;
    this.chosenDay = undefined;
    this.chosenId = undefined;
    this.refusal = undefined;
    this.times.clear();
  }

  async load(): Promise<void> {
    const { booking } = this;
    if (booking) await this.times.run(() => this.parts.times(booking.id));
  }

  showDay(day: string | undefined): void {
    if (day === undefined || this.isMoving) return;
    this.chosenDay = day;
    this.chosenId = undefined;
    this.refusal = undefined;
  }

  choose({ slotId }: BookingTime): void {
    if (this.isMoving) return;
    this.chosenId = slotId;
    this.refusal = undefined;
  }

  /** Moves the booking to the chosen time. Pressed again after a lost answer, it moves once. */
  async move(): Promise<void> {
    const { booking, chosen } = this;
    if (!booking || !chosen || this.isMoving) return;
    this.isMoving = true;
    this.refusal = undefined;
    const key = this.write.key([booking.id, chosen.slotId]);
    const outcome = await this.parts.move(booking.id, chosen.slotId, key);
    this.write.settle(outcome.ok ? 200 : outcome.error.status);
    if (outcome.ok) await this.parts.onMoved(outcome.data);
    else if (outcome.error.status === 422) await this.load(); // somebody else may have taken the place
    runInAction(() => {
      this.isMoving = false;
      if (this.booking?.id !== booking.id) return;
      if (outcome.ok) this.close();
      else this.refusal = refusalText(outcome.error);
    });
  }
}
