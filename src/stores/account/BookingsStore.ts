import { makeAutoObservable, runInAction } from 'mobx';
import type { accountApi, AccountBooking } from '../../api/account';
import { Resource } from '../Resource';
import type { SessionStore } from '../SessionStore';
import type { ToastStore } from '../ToastStore';
import { refusalText } from './refusalText';

type Api = Pick<ReturnType<typeof accountApi>, 'bookings' | 'cancelBooking'>;

/** What whoever is signed in has booked. */
export class BookingsStore {
  readonly upcoming: Resource<readonly AccountBooking[]>;
  readonly past: Resource<readonly AccountBooking[]>;
  /** The booking that is asked about before it is cancelled. */
  asked: AccountBooking | undefined;
  cancelling = false;
  /** Why the booking that is asked about could not be cancelled. */
  refusal: string | undefined;

  constructor(
    private readonly api: Api,
    private readonly session: SessionStore,
    private readonly toasts: ToastStore,
  ) {
    this.upcoming = new Resource(() => api.bookings('upcoming'));
    this.past = new Resource(() => api.bookings('past'));
    makeAutoObservable<this, 'api' | 'session' | 'toasts'>(this, {
      upcoming: false,
      past: false,
      api: false,
      session: false,
      toasts: false,
    });
  }

  forget(): void {
    this.upcoming.forget();
    this.past.forget();
    this.ask(undefined);
  }

  ask(booking: AccountBooking | undefined): void {
    this.asked = booking;
    this.refusal = undefined;
  }

  /** Cancels the booking that is asked about. */
  async cancel(): Promise<void> {
    const { asked } = this;
    if (!asked || this.cancelling) return;
    this.cancelling = true;
    this.refusal = undefined;
    const outcome = await this.api.cancelBooking(asked.id);
    if (outcome.ok) await Promise.all([this.upcoming.load(), this.session.reload()]);
    runInAction(() => {
      this.cancelling = false;
      if (outcome.ok) this.asked = undefined;
      else this.refusal = refusalText(outcome.error);
    });
    if (outcome.ok) this.toasts.show('success', `${asked.name} is cancelled.`);
  }
}
