import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { seenRefund, type AccountBooking } from '../kit/api/account';
import { ApiRequest } from '../kit/api/ApiRequest';
import type { CustomerRecord, FoundCustomer, StaffApi } from '../kit/api/staff';
import { MovingStore } from '../kit/moving/MovingStore';
import { isRefusal } from './isRefusal';
import { RecordChangesStore } from './RecordChangesStore';
import { ListedStore } from './ListedStore';
import { WaivingStore } from './WaivingStore';

type Parts = {
  /** The customer at the desk. */
  readonly served: ApiRequest<FoundCustomer>;
  /** Runs when a booking was cancelled: the customer may have more credit than before. */
  readonly onCancelled: () => void;
  /** Returns the slug of the tablet's own centre, whose till notes what staff waive. */
  readonly tillVenue: () => string | undefined;
};

/** The knowledge that staff have of the customer whom they serve, and the cancelling of one of the customer's bookings. */
export class CustomerRecordStore {
  readonly request = new ApiRequest<CustomerRecord>();
  readonly cancelling = new ApiRequest<AccountBooking>();
  /** The booking whose cancellation staff have to confirm. */
  asked: AccountBooking | undefined;
  /** The booking that was cancelled last, with what came back for it. */
  cancelled: AccountBooking | undefined;
  /** The booking that was moved last, at its new time. */
  moved: AccountBooking | undefined;
  readonly moving: MovingStore;
  readonly changes: RecordChangesStore;
  readonly waiving: WaivingStore;
  readonly listed: ListedStore;
  /** The customer's photo as a `data:` URL; undefined without a photo, and until it is loaded. */
  photoUrl: string | undefined;
  private customerId: string | undefined;

  constructor(
    private readonly api: StaffApi,
    private readonly parts: Parts,
  ) {
    this.moving = new MovingStore({
      times: (bookingId) => api.bookingTimes(this.customerId ?? '', bookingId),
      move: (bookingId, slotId, key) => api.moveBooking({ customerId: this.customerId ?? '', bookingId }, slotId, key),
      onMoved: (moved) => this.showMoved(moved),
    });
    this.changes = new RecordChangesStore({
      api,
      served: parts.served,
      customerId: () => this.customerId,
      record: this.request,
      reload: () => this.load(this.customerId ?? ''),
    });
    this.waiving = new WaivingStore({
      waive: (penaltyId, reason) =>
        api.waivePenalty({ customerId: this.customerId ?? '', penaltyId }, reason, parts.tillVenue()),
      onAnswer: () => {
        if (this.customerId !== undefined) void this.load(this.customerId);
        parts.onCancelled(); // the basket may have it
      },
    });
    this.listed = new ListedStore({
      leave: (entryId) => api.leaveWaitingList(this.customerId ?? '', entryId),
      onAnswer: async () => {
        if (this.customerId !== undefined) await this.load(this.customerId);
        parts.onCancelled();
      },
    });
    makeAutoObservable<this, 'api' | 'parts' | 'customerId'>(this, {
      waiving: false,
      listed: false,
      request: false,
      cancelling: false,
      asked: observableRef,
      cancelled: observableRef,
      moved: observableRef,
      moving: false,
      changes: false,
      api: false,
      parts: false,
      customerId: false,
    });
  }

  /** The number of penalties that the customer has to pay. */
  get outstanding(): number {
    return this.request.data?.penalties.filter(({ settledOn }) => settledOn === null).length ?? 0;
  }

  /** Loads the record of a customer, unless it is loaded or on its way. */
  async show(customerId: string): Promise<void> {
    if (this.customerId !== customerId) await this.load(customerId);
  }

  /** Loads the record again, which the customer may have changed in their account meanwhile. */
  async load(customerId: string): Promise<void> {
    if (this.customerId !== customerId) this.clear();
    this.customerId = customerId;
    const outcome = await this.request.run(() => this.api.record(customerId));
    if (outcome?.ok) await this.loadPhoto(customerId, outcome.data.photo);
  }

  /** Asks staff to confirm a cancellation. Does nothing while another is under way, whose answer is to be shown. */
  ask(booking: AccountBooking | undefined): void {
    if (!this.cancelling.loading) this.askAnew(booking);
  }

  /** Cancels the booking that staff were asked about. The server cancels it once, however often it is asked. */
  async cancel(): Promise<void> {
    const { asked, customerId } = this;
    if (!asked || customerId === undefined || this.cancelling.loading) return;
    const outcome = await this.cancelling.run(() =>
      this.api.cancelBooking({ customerId, bookingId: asked.id }, seenRefund(asked.refund)),
    );
    if (!outcome || (!outcome.ok && !isRefusal(outcome.error))) return;
    await this.load(customerId);
    if (this.customerId !== customerId) return;
    if (!outcome.ok) {
      // Other amounts may come back by now, which staff have to tell the customer.
      runInAction(() => (this.asked = this.request.data?.bookings.find(({ id }) => id === asked.id) ?? asked));
      return;
    }
    runInAction(() => {
      this.asked = undefined;
      this.cancelled = outcome.data;
    });
    this.parts.onCancelled();
  }

  clear(): void {
    this.moving.close();
    this.changes.clear();
    this.waiving.ask(undefined);
    this.listed.clear();
    this.customerId = undefined;
    this.photoUrl = undefined;
    this.askAnew(undefined);
    this.request.clear();
  }

  private askAnew(booking: AccountBooking | undefined): void {
    this.asked = booking;
    this.cancelled = undefined;
    this.moved = undefined;
    this.cancelling.clear();
  }

  /** Opens the choice of another time for a booking. */
  async askToMove(booking: AccountBooking): Promise<void> {
    if (this.cancelling.loading) return;
    this.ask(undefined);
    await this.moving.open(booking);
  }

  private async showMoved(moved: AccountBooking): Promise<void> {
    const { customerId } = this;
    if (customerId === undefined) return;
    await this.load(customerId);
    if (this.customerId === customerId) runInAction(() => (this.moved = moved));
  }

  private async loadPhoto(customerId: string, path: string | null): Promise<void> {
    const url = path === null ? undefined : await this.api.photo(path);
    if (this.customerId === customerId) runInAction(() => (this.photoUrl = url));
  }
}
