import { makeAutoObservable } from 'mobx';
import { pence, sumPence, type Pence } from '../../ground/core/money';
import type { BookingStore, Person } from './BookingStore';
import type { ScheduleEntry, ScheduleStore } from './ScheduleStore';

type Parts = {
  readonly schedule: Pick<ScheduleStore, 'entries'>;
  readonly booking: Pick<BookingStore, 'people' | 'add' | 'isBusyWith' | 'refusalOf'>;
};

/** Stands for a person who is not listed yet: the customer adds them in the basket. */
export const unlistedPersonId = '';

/** The camp days to book, and the child who attends them. */
export class CampDays {
  private readonly selectedSlotIds = new Set<string>();
  private chosenPersonId: string | undefined;

  constructor(private readonly parts: Parts) {
    makeAutoObservable<this, 'parts'>(this, { parts: false });
  }

  isSelected(slotId: string): boolean {
    return this.selectedSlotIds.has(slotId);
  }

  toggle(slotId: string): void {
    if (!this.selectedSlotIds.delete(slotId)) this.selectedSlotIds.add(slotId);
  }

  select(slotIds: readonly string[], on: boolean): void {
    for (const id of slotIds) {
      if (on) this.selectedSlotIds.add(id);
      else this.selectedSlotIds.delete(id);
    }
  }

  choosePerson(id: string): void {
    this.chosenPersonId = id;
  }

  /** The people to choose from, children first; empty when the customer books only for themselves. */
  get people(): readonly Person[] {
    const { people } = this.parts.booking;
    return people.length < 2 ? [] : [...people].sort((a, b) => Number(a.isCustomer) - Number(b.isCustomer));
  }

  /** The id of the chosen person, or `unlistedPersonId`; `undefined` before the choice. */
  get personId(): string | undefined {
    const isThere =
      this.chosenPersonId === unlistedPersonId || this.people.some(({ id }) => id === this.chosenPersonId);
    return isThere ? this.chosenPersonId : undefined;
  }

  get needsPerson(): boolean {
    return this.people.length > 0 && this.personId === undefined;
  }

  /** The selected days that are still available. */
  get entries(): readonly ScheduleEntry[] {
    return this.parts.schedule.entries.filter(({ slot }) => slot.canBook && this.selectedSlotIds.has(slot.id));
  }

  /** The sum of the server's prices for the selected days. */
  get total(): Pence {
    return sumPence(this.entries.map(({ slot }) => pence(slot.price.raw)));
  }

  get isBusy(): boolean {
    return this.entries.some(({ slot }) => this.parts.booking.isBusyWith(slot));
  }

  /** The reason why the selected days could not be added. */
  get refusal(): string | undefined {
    return this.entries.map(({ slot }) => this.parts.booking.refusalOf(slot)).find((text) => text !== undefined);
  }

  /** Adds all of the selected days to the basket, or none. */
  async add(): Promise<void> {
    if (this.needsPerson || this.entries.length === 0) return;
    const { personId = unlistedPersonId } = this;
    const added = await this.parts.booking.add(this.entries, personId === unlistedPersonId ? null : personId);
    if (added) this.clear();
  }

  clear(): void {
    this.selectedSlotIds.clear();
  }

  /** Clears the days and the person; must run when another customer signs in. */
  reset(): void {
    this.clear();
    this.chosenPersonId = undefined;
  }
}
