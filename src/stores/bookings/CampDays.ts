import { makeAutoObservable } from 'mobx';
import { pence, sumPence, type Pence } from '../../core/money';
import type { BookingStore, Person } from './BookingStore';
import type { Entry, ScheduleStore } from './ScheduleStore';

type Parts = {
  readonly schedule: Pick<ScheduleStore, 'entries'>;
  readonly booking: Pick<BookingStore, 'people' | 'add' | 'isBusyWith' | 'refusalOf'>;
};

/** In place of a person's id: who it is, is said in the basket. */
export const somebodyElse = '';

/** The days of camps that are about to be booked, and for which child. */
export class CampDays {
  private readonly chosen = new Set<string>();
  private personChosen: string | undefined;

  constructor(private readonly parts: Parts) {
    makeAutoObservable<this, 'parts'>(this, { parts: false });
  }

  has(slotId: string): boolean {
    return this.chosen.has(slotId);
  }

  toggle(slotId: string): void {
    if (!this.chosen.delete(slotId)) this.chosen.add(slotId);
  }

  tick(slotIds: readonly string[], on: boolean): void {
    for (const id of slotIds) {
      if (on) this.chosen.add(id);
      else this.chosen.delete(id);
    }
  }

  choosePerson(id: string): void {
    this.personChosen = id;
  }

  /** Whom it can be for, the children first; empty where there is nobody to choose from. */
  get people(): readonly Person[] {
    const { people } = this.parts.booking;
    return people.length < 2 ? [] : [...people].sort((a, b) => Number(a.isCustomer) - Number(b.isCustomer));
  }

  /** The one who was chosen, by id; `somebodyElse` for one who is added in the basket. */
  get person(): string | undefined {
    const isThere = this.personChosen === somebodyElse || this.people.some(({ id }) => id === this.personChosen);
    return isThere ? this.personChosen : undefined;
  }

  get needsPerson(): boolean {
    return this.people.length > 0 && this.person === undefined;
  }

  /** What is chosen, as far as it can still be had. */
  get entries(): readonly Entry[] {
    return this.parts.schedule.entries.filter(({ slot }) => slot.canBook && this.chosen.has(slot.id));
  }

  /** The server's prices of these days, together. */
  get total(): Pence {
    return sumPence(this.entries.map(({ slot }) => pence(slot.price.raw)));
  }

  get busy(): boolean {
    return this.entries.some(({ slot }) => this.parts.booking.isBusyWith(slot));
  }

  /** Why they could not be had. */
  get refusal(): string | undefined {
    return this.entries.map(({ slot }) => this.parts.booking.refusalOf(slot)).find((text) => text !== undefined);
  }

  /** Puts them all into the basket, or none. */
  async add(): Promise<void> {
    if (this.needsPerson || this.entries.length === 0) return;
    const { person = somebodyElse } = this;
    const added = await this.parts.booking.add(this.entries, person === somebodyElse ? null : person);
    if (added) this.clear();
  }

  clear(): void {
    this.chosen.clear();
  }

  /** Somebody else is there now. */
  forget(): void {
    this.clear();
    this.personChosen = undefined;
  }
}
