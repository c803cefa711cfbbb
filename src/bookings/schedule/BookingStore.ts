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

  askForAttendee(entry: ScheduleEntry | undefined): void {
    this.entryWithoutAttendee = entry;
    this.refusal = undefined;
  }

  /**
   * Adds a place of each slot for each person who has none: all of them or none. Resolves to true if they were added.
   * With null for a person, the customer chooses the attendee in the basket.
   */
  async add(entries: readonly ScheduleEntry[], personIds: readonly (string | null)[]): Promise<boolean> {
    const items = entries.flatMap((entry) => this.newPlaces(entry, personIds));
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

  private keepRefusal(entries: readonly ScheduleEntry[]): void {
    const { refusal } = this.basket;
    if (refusal) this.refusal = { slotIds: entries.map(({ slot }) => slot.id), ...refusal };
  }
}
