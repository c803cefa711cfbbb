import { makeAutoObservable, runInAction } from 'mobx';
import { seenRefund, type accountApi, type AccountBooking } from '../kit/api/account';
import { Resource } from '../kit/api/Resource';
import type { SessionStore } from '../sign-in/SessionStore';
import type { ToastStore } from '../kit/site/ToastStore';
import { dayText } from '../ground/core/sessionTimes';
import { MovingStore } from '../kit/moving/MovingStore';
import { refundedText } from '../ground/core/refundTexts';
import { refusalText } from '../kit/api/refusalText';

type Api = Pick<ReturnType<typeof accountApi>, 'bookings' | 'cancelBooking' | 'bookingTimes' | 'moveBooking'>;

/** The signed-in customer's bookings. */
export class BookingsStore {
  readonly upcoming: Resource<readonly AccountBooking[]>;
  readonly past: Resource<readonly AccountBooking[]>;
  /** The moving of a booking to another time. */
  readonly moving: MovingStore;
  /** The booking whose cancellation the customer has to confirm. */
  cancellation: AccountBooking | undefined;
  isCancelling = false;
  /** The reason why the cancellation was refused. */
  refusal: string | undefined;

  constructor(
    private readonly api: Api,
    private readonly session: SessionStore,
    private readonly toasts: ToastStore,
  ) {
    this.upcoming = new Resource(() => api.bookings('upcoming'));
    this.past = new Resource(() => api.bookings('past'));
    this.moving = new MovingStore({
      times: (bookingId) => api.bookingTimes(bookingId),
      move: (bookingId, slotId, key) => api.moveBooking(bookingId, slotId, key),
      onMoved: (moved) => this.showMoved(moved),
    });
    makeAutoObservable<this, 'api' | 'session' | 'toasts'>(this, {
      upcoming: false,
      past: false,
      moving: false,
      api: false,
      session: false,
      toasts: false,
    });
  }

  forget(): void {
    this.upcoming.forget();
    this.past.forget();
    this.moving.close();
    this.askToCancel(undefined);
  }

  askToCancel(booking: AccountBooking | undefined): void {
    this.cancellation = booking;
    this.refusal = undefined;
  }

  /** Cancels the booking after the confirmation. */
  async cancel(): Promise<void> {
    const { cancellation } = this;
    if (!cancellation || this.isCancelling) return;
    this.isCancelling = true;
    this.refusal = undefined;
    const outcome = await this.api.cancelBooking(cancellation.id, seenRefund(cancellation.refund));
    const isChanged = !outcome.ok && outcome.error.status === 409;
    if (outcome.ok || isChanged) await Promise.all([this.upcoming.load(), this.session.reload()]);
    runInAction(() => {
      this.isCancelling = false;
      this.refusal = outcome.ok ? undefined : refusalText(outcome.error);
      if (outcome.ok) this.cancellation = undefined;
      else if (isChanged) this.cancellation = this.upcoming.request.data?.find(({ id }) => id === cancellation.id);
    });
    if (outcome.ok) this.toasts.show('success', cancelledText(outcome.data));
  }

  private async showMoved({ name, date, startsAt }: AccountBooking): Promise<void> {
    await this.upcoming.load();
    this.toasts.show('success', `${name} is moved to ${dayText(date)}, ${startsAt}.`);
  }
}

function cancelledText({ name, refunded }: AccountBooking): string {
  return refunded ? `${name} is cancelled. ${refundedText(refunded)}` : `${name} is cancelled.`;
}
