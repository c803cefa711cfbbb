import { makeAutoObservable, runInAction } from 'mobx';
import type { BasketStore } from '../BasketStore';
import { attendeesOf, type Attendee, type Person } from './attendees';
import type { ScheduleEntry, ScheduleStore } from './ScheduleStore';

type Basket = Pick<BasketStore, 'basket' | 'items' | 'refusal' | 'load' | 'add' | 'hasSlot' | 'isBusyWith'>;

/** Adds places to the basket, and reloads the schedule to show the places left. */
export class BookingStore {
  /** The session to book once the customer has chosen its attendee. */
  entryWithoutAttendee: ScheduleEntry | undefined;
  /** The reason why the last places could not be added, with their slots. */
  private refusal: { readonly slotIds: readonly string[]; readonly text: string } | undefined;

  constructor(
    private readonly schedule: Pick<ScheduleStore, 'load'>,
    private readonly basket: Basket,
  ) {
    makeAutoObservable<this, 'schedule' | 'basket'>(this, { schedule: false, basket: false });
  }

  /** The people the customer can book for; empty for a guest. */
  get people(): readonly Person[] {
    return this.basket.basket?.people ?? [];
  }

  /** Returns true if the basket has a place of the slot. */
  isHeld({ id, inBasket }: ScheduleEntry['slot']): boolean {
    return this.basket.basket ? this.basket.hasSlot(id) : inBasket;
  }

  /** The people the customer can book for, and how the slot stands with each. */
  attendeesOf(slot: ScheduleEntry['slot']): readonly Attendee[] {
    return attendeesOf(this.basket, slot);
  }

  /** Returns true if somebody has booked the slot: the schedule knows it before the basket is loaded. */
  isBooked({ people }: ScheduleEntry['slot']): boolean {
    return people.some(({ place }) => place === 'booked');
  }

  isBusyWith({ id }: ScheduleEntry['slot']): boolean {
    return this.basket.isBusyWith(id);
  }

  refusalOf({ id }: ScheduleEntry['slot']): string | undefined {
    return this.refusal?.slotIds.includes(id) ? this.refusal.text : undefined;
  }

  /** Adds a place to the basket; asks for the attendee first if the customer books for several people. */
  async book(entry: ScheduleEntry): Promise<void> {
    if (!this.basket.basket) await this.basket.load(); // the basket lists the people
    if (this.people.length > 1) this.askForAttendee(entry);
    else await this.add([entry], [null]);
  }

  /** The numbers of the customer's guests who have a place of the slot in the basket. */
  private guestsIn({ id }: ScheduleEntry['slot']): readonly number[] {
    return this.basket.items.flatMap(({ slotId, guest }) => (slotId === id ? (guest ?? []) : []));
  }

  /** The number of places of the slot that are in the basket. */
  placesIn({ id }: ScheduleEntry['slot']): number {
    return this.basket.items.filter(({ slotId }) => slotId === id).length;
  }

  /** The number of further guests for whom places of the slot can be added. */
  guestsLeft(slot: ScheduleEntry['slot']): number {
    if (!slot.canBook) return 0;
    return Math.min(slot.placesLeft, Math.max(0, (slot.mostGuests ?? 0) - this.guestsIn(slot).length));
  }

  /** Asks for whom further places are to be added. */
  async askForMore(entry: ScheduleEntry): Promise<void> {
    if (!this.basket.basket) await this.basket.load(); // the basket lists the people
    this.askForAttendee(entry);
  }

  askForAttendee(entry: ScheduleEntry | undefined): void {
    this.entryWithoutAttendee = entry;
    this.refusal = undefined;
  }

  /**
   * Adds a place of each slot for each person who has none, and for so many more guests: all of them or none. Resolves to
   * true if they were added. With null for a person, the customer chooses the attendee in the basket.
   */
  async add(entries: readonly ScheduleEntry[], personIds: readonly (string | null)[], guests = 0): Promise<boolean> {
    const items = entries.flatMap((entry) => [...this.newPlaces(entry, personIds), ...this.guestPlaces(entry, guests)]);
    if (items.length === 0 || entries.some(({ slot }) => this.isBusyWith(slot))) return false;
    this.refusal = undefined;
    const added = await this.basket.add(items);
    runInAction(() => {
      if (added) this.entryWithoutAttendee = undefined;
      else this.keepRefusal(entries);
    });
    await this.schedule.load();
    return added;
  }

  private newPlaces({ slot, offer }: ScheduleEntry, personIds: readonly (string | null)[]) {
    const attendees = this.attendeesOf(slot);
    const isIn = (id: string | null): boolean =>
      attendees.some(({ person, place }) => person.id === id && place !== null);
    return personIds
      .filter((id) => !isIn(id))
      .map((purchasedForUserId) => ({ id: slot.id, type: offer.kind, purchasedForUserId }));
  }

  /** Returns places for so many guests, by the first numbers that no guest in the basket has. */
  private guestPlaces({ slot, offer }: ScheduleEntry, count: number) {
    const known = this.guestsIn(slot);
    const free = Array.from({ length: known.length + count }, (_, index) => index + 1).filter(
      (guest) => !known.includes(guest),
    );
    return free.slice(0, count).map((guest) => ({ id: slot.id, type: offer.kind, guest }));
  }

  private keepRefusal(entries: readonly ScheduleEntry[]): void {
    const { refusal } = this.basket;
    if (refusal) this.refusal = { slotIds: entries.map(({ slot }) => slot.id), ...refusal };
  }
}
