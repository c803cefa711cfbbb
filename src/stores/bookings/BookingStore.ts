import { makeAutoObservable, runInAction } from 'mobx';
import type { BasketStore } from './BasketStore';
import type { Entry, ScheduleStore } from './ScheduleStore';

type Basket = Pick<BasketStore, 'basket' | 'refusal' | 'load' | 'add' | 'holds' | 'isBusyWith'>;
export type Person = NonNullable<BasketStore['basket']>['people'][number];

/** Takes places of what is shown into the basket, and has the schedule tell what is left. */
export class BookingStore {
  /** What is booked once it is said whom it is for. */
  asked: Entry | undefined;
  /** Why the places of these slots could not be had. */
  private refusal: { readonly slotIds: readonly string[]; readonly text: string } | undefined;

  constructor(
    private readonly schedule: Pick<ScheduleStore, 'load'>,
    private readonly basket: Basket,
  ) {
    makeAutoObservable<this, 'schedule' | 'basket'>(this, { schedule: false, basket: false });
  }

  /** Whom the customer can book for; nobody is known of a guest. */
  get people(): readonly Person[] {
    return this.basket.basket?.people ?? [];
  }

  /** A place of the slot is in the basket. */
  isHeld({ id, inBasket }: Entry['slot']): boolean {
    return this.basket.basket ? this.basket.holds(id) : inBasket;
  }

  isBusyWith({ id }: Entry['slot']): boolean {
    return this.basket.isBusyWith(id);
  }

  refusalOf({ id }: Entry['slot']): string | undefined {
    return this.refusal?.slotIds.includes(id) ? this.refusal.text : undefined;
  }

  /** Books a place, or asks whom it is for where that can be more than one. */
  async book(entry: Entry): Promise<void> {
    if (!this.basket.basket) await this.basket.load(); // it knows whom the customer books for
    if (this.people.length > 1) this.ask(entry);
    else await this.add([entry], null);
  }

  ask(entry: Entry | undefined): void {
    this.asked = entry;
    this.refusal = undefined;
  }

  /** All of them or none, which the answer says. `personId`: null leaves it to the server, which asks in the basket. */
  async add(entries: readonly Entry[], personId: string | null): Promise<boolean> {
    if (entries.length === 0 || entries.some(({ slot }) => this.isBusyWith(slot))) return false;
    this.refusal = undefined;
    const items = entries.map(({ slot, offer }) => ({ id: slot.id, type: offer.kind, purchasedForUserId: personId }));
    const added = await this.basket.add(items);
    runInAction(() => {
      if (added) this.asked = undefined;
      else this.refuse(entries);
    });
    await this.schedule.load();
    return added;
  }

  private refuse(entries: readonly Entry[]): void {
    const { refusal } = this.basket;
    if (refusal) this.refusal = { slotIds: entries.map(({ slot }) => slot.id), ...refusal };
  }
}
