import { makeAutoObservable, runInAction } from 'mobx';
import type { BasketStore } from '../BasketStore';
import type { ScheduleEntry, ScheduleStore } from './ScheduleStore';

type Basket = Pick<BasketStore, 'basket' | 'refusal' | 'load' | 'add' | 'hasSlot' | 'isBusyWith'>;
export type Person = NonNullable<BasketStore['basket']>['people'][number];

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
    else await this.add([entry], null);
  }

  askForAttendee(entry: ScheduleEntry | undefined): void {
    this.entryWithoutAttendee = entry;
    this.refusal = undefined;
  }

  /**
   * Adds all of the places or none. Resolves to true if they were added. With `personId` null, the customer chooses the
   * attendee in the basket.
   */
  async add(entries: readonly ScheduleEntry[], personId: string | null): Promise<boolean> {
    if (entries.length === 0 || entries.some(({ slot }) => this.isBusyWith(slot))) return false;
    this.refusal = undefined;
    const items = entries.map(({ slot, offer }) => ({ id: slot.id, type: offer.kind, purchasedForUserId: personId }));
    const added = await this.basket.add(items);
    runInAction(() => {
      if (added) this.entryWithoutAttendee = undefined;
      else this.keepRefusal(entries);
    });
    await this.schedule.load();
    return added;
  }

  private keepRefusal(entries: readonly ScheduleEntry[]): void {
    const { refusal } = this.basket;
    if (refusal) this.refusal = { slotIds: entries.map(({ slot }) => slot.id), ...refusal };
  }
}
