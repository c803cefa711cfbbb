import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import { leftListText } from '../../ground/core/waitingTexts';
import { refusalText } from '../../kit/api/refusalText';
import type { RequestOutcome } from '../../kit/api/ApiRequest';
import type { waitingListApi } from '../../kit/api/waitingList';
import type { ToastStore } from '../../kit/site/ToastStore';
import type { BasketStore } from '../BasketStore';
import { isFree, type Attendee } from './attendees';
import type { BookingStore } from './BookingStore';
import type { ScheduleEntry, ScheduleStore } from './ScheduleStore';

const joinedText = 'You are on the waiting list. We will email you when a place is free.';
/** At the desk the row shows the result, so that it is said to screen readers alone. */
const servedTexts = {
  joined: 'On the waiting list. We will email the customer when a place is free.',
  left: 'Taken off the waiting list.',
} as const;

type Slot = ScheduleEntry['slot'];
/** A person on the waiting list of a slot. */
export type WaitingAttendee = Attendee & { readonly waiting: NonNullable<Attendee['waiting']> };

type Parts = {
  readonly api: Pick<ReturnType<typeof waitingListApi>, 'join' | 'leave'>;
  readonly schedule: Pick<ScheduleStore, 'entries' | 'load'>;
  readonly booking: Pick<BookingStore, 'people' | 'attendeesOf' | 'add'>;
  readonly basket: Pick<BasketStore, 'basket' | 'load' | 'selectedUserId'>;
  readonly toasts: Pick<ToastStore, 'show' | 'speak'>;
};

/** The waiting lists of full slots: joining and leaving them, and taking a place that is offered. */
export class WaitingStore {
  /** The slot to wait for once the customer has chosen for whom. */
  entryWithoutAttendee: ScheduleEntry | undefined;
  /** The slot to wait for once the guest has logged in. */
  entryOfGuest: ScheduleEntry | undefined;
  private readonly busySlotIds = observable.set<string>();
  private refusal: { readonly slotId: string; readonly text: string } | undefined;

  constructor(private readonly parts: Parts) {
    makeAutoObservable<this, 'parts' | 'refusal' | 'busySlotIds'>(this, {
      parts: false,
      busySlotIds: false,
      entryWithoutAttendee: observableRef,
      entryOfGuest: observableRef,
      refusal: observableRef,
    });
  }

  /** The people on the waiting list of a slot. */
  waitingFor(slot: Slot): readonly WaitingAttendee[] {
    return this.parts.booking
      .attendeesOf(slot)
      .flatMap((attendee) => (attendee.waiting ? [{ ...attendee, waiting: attendee.waiting }] : []));
  }

  /** The people to whom a place in a slot is offered. */
  offeredIn(slot: Slot): readonly WaitingAttendee[] {
    return this.waitingFor(slot).filter(({ waiting, place }) => waiting.position === null && place === null);
  }

  /** Returns true if the slot has a waiting list on which somebody can still be put: anybody, as far as a guest is known. */
  canJoin(slot: Slot): boolean {
    const attendees = this.parts.booking.attendeesOf(slot);
    const isOpen = attendees.length === 0 || attendees.some((each) => isFree(each) && each.waiting === undefined);
    return slot.waitingList !== undefined && isOpen;
  }

  isBusyWith({ id }: Slot): boolean {
    return this.busySlotIds.has(id);
  }

  refusalOf({ id }: Slot): string | undefined {
    return this.refusal?.slotId === id ? this.refusal.text : undefined;
  }

  /** Joins a waiting list; asks for whom first if the customer books for several people, and a guest to log in. */
  async join(entry: ScheduleEntry): Promise<void> {
    const { basket, booking } = this.parts;
    if (!basket.basket) await basket.load(); // the basket lists the people
    const [person, ...others] = booking.people;
    if (!person) this.askGuest(entry);
    else if (others.length > 0) this.askForAttendee(entry);
    else await this.joinFor(entry, [person.id]);
  }

  askForAttendee(entry: ScheduleEntry | undefined): void {
    this.entryWithoutAttendee = entry;
    this.refusal = undefined;
  }

  askGuest(entry: ScheduleEntry | undefined): void {
    this.entryOfGuest = entry;
  }

  /** Goes on with joining after the log-in. */
  async goOn(): Promise<void> {
    const slotId = this.entryOfGuest?.slot.id;
    this.askGuest(undefined);
    const { basket, booking, schedule } = this.parts;
    await Promise.all([basket.load(), schedule.load()]);
    const entry = schedule.entries.find(({ slot }) => slot.id === slotId);
    const canJoin = entry?.slot.waitingList !== undefined && booking.people.length > 0;
    if (canJoin && this.waitingFor(entry.slot).length === 0) await this.join(entry);
  }

  async joinFor({ slot }: ScheduleEntry, attendeeIds: readonly string[]): Promise<void> {
    const joined = await this.write(slot, () =>
      this.parts.api.join({ slotId: slot.id, attendeeIds: [...attendeeIds] }),
    );
    if (!joined) return;
    this.askForAttendee(undefined);
    if (this.isServing) this.parts.toasts.speak(servedTexts.joined);
    else this.parts.toasts.show('success', joinedText);
  }

  async leave({ slot }: ScheduleEntry, entryId: string): Promise<void> {
    if (!(await this.write(slot, () => this.parts.api.leave(entryId)))) return;
    if (this.isServing) this.parts.toasts.speak(servedTexts.left);
    else this.parts.toasts.show('neutral', leftListText);
  }

  /** Puts the offered places of a slot into the basket. */
  async take(entry: ScheduleEntry): Promise<void> {
    await this.parts.booking.add(
      [entry],
      this.offeredIn(entry.slot).map(({ person }) => person.id),
    );
  }

  /** Closes the dialogs; must run when another customer signs in. */
  reset(): void {
    this.askForAttendee(undefined);
  }

  /** Closes the dialogs, also that of a guest; must run when the page with the slots is left. */
  forget(): void {
    this.reset();
    this.askGuest(undefined);
  }

  /** True while staff book for a customer. */
  private get isServing(): boolean {
    return this.parts.basket.selectedUserId !== undefined;
  }

  private async write({ id }: Slot, send: () => Promise<RequestOutcome<unknown>>): Promise<boolean> {
    if (this.busySlotIds.has(id)) return false;
    this.busySlotIds.add(id);
    this.refusal = undefined;
    const outcome = await send();
    await this.parts.schedule.load();
    runInAction(() => {
      this.busySlotIds.delete(id);
      if (!outcome.ok) this.refusal = { slotId: id, text: refusalText(outcome.error) };
    });
    return outcome.ok;
  }
}
