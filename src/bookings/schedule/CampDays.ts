import { makeAutoObservable } from 'mobx';
import { pence, sumPence, type Pence } from '../../ground/core/money';
import { isFree, namesOf, type Attendee } from './attendees';
import type { BookingStore } from './BookingStore';
import type { ScheduleEntry, ScheduleStore } from './ScheduleStore';

type Parts = {
  readonly schedule: Pick<ScheduleStore, 'entries'>;
  readonly booking: Pick<BookingStore, 'people' | 'attendeesOf' | 'isHeld' | 'add' | 'isBusyWith' | 'refusalOf'>;
};

/** A person to choose, with the reason why no camp here is for them. */
export type CampPerson = { readonly person: Attendee['person']; readonly refusal: string | undefined };

/** Stands for a person who is not listed yet: the customer adds them in the basket. */
export const unlistedPersonId = '';

/** The camp days to book, and the children who attend them. */
export class CampDays {
  private readonly selectedSlotIds = new Set<string>();
  private readonly chosenPersonIds = new Set<string>();

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

  togglePerson(id: string): void {
    if (!this.chosenPersonIds.delete(id)) this.chosenPersonIds.add(id);
  }

  /** The people to choose from, children first; empty when the customer books only for themselves. */
  get people(): readonly CampPerson[] {
    const { schedule, booking } = this.parts;
    if (booking.people.length < 2) return [];
    const refusalOf = (id: string): string | undefined => {
      const told = schedule.entries.flatMap(({ slot }) => slot.people.filter((each) => each.id === id));
      return told.every(({ refusal }) => refusal !== null) ? (told[0]?.refusal ?? undefined) : undefined;
    };
    return booking.people
      .map((person) => ({ person, refusal: refusalOf(person.id) }))
      .sort((a, b) => Number(a.person.isCustomer) - Number(b.person.isCustomer));
  }

  /** The ids of the chosen people, or `unlistedPersonId`. */
  get personIds(): readonly string[] {
    const offered = this.people.filter(({ refusal }) => refusal === undefined).map(({ person }) => person.id);
    return [...offered, unlistedPersonId].filter((id) => this.chosenPersonIds.has(id));
  }

  get needsPerson(): boolean {
    return this.people.length > 0 && this.personIds.length === 0;
  }

  /** Returns the place that all of the chosen people have on a day already; null while somebody can still be added. */
  placeOf(slot: ScheduleEntry['slot']): 'basket' | 'booked' | null {
    const { booking } = this.parts;
    if (this.people.length === 0) return booking.isHeld(slot) ? 'basket' : null;
    const chosen = this.chosenFor(slot);
    if (chosen.length === 0 || this.personIds.includes(unlistedPersonId)) return null;
    if (chosen.some(({ place }) => place === null)) return null;
    return chosen.every(({ place }) => place === 'booked') ? 'booked' : 'basket';
  }

  /** The people who have a place on a day, of those who are chosen; of all before the choice. */
  namesIn(slot: ScheduleEntry['slot']): string {
    const attendees = this.needsPerson ? this.parts.booking.attendeesOf(slot) : this.chosenFor(slot);
    return namesOf(attendees.filter(({ place }) => place !== null));
  }

  /** Returns true if a day can be selected. */
  isOpen(slot: ScheduleEntry['slot']): boolean {
    return slot.canBook && (this.people.length === 0 || this.placeOf(slot) === null);
  }

  /** The selected days that are still available. */
  get entries(): readonly ScheduleEntry[] {
    return this.parts.schedule.entries.filter(({ slot }) => this.isOpen(slot) && this.selectedSlotIds.has(slot.id));
  }

  /** The sum of the server's prices for the selected days, for those of the chosen people who are not in yet. */
  get total(): Pence {
    return sumPence(this.entries.flatMap(({ slot }) => this.pricesOf(slot).map(({ raw }) => pence(raw))));
  }

  /** The server's warnings of places at the same time as a selected day, and those of days that are selected together. */
  get clashes(): readonly string[] {
    const known = this.entries.flatMap(({ slot }) =>
      this.chosenFor(slot).flatMap((each) => (isFree(each) && each.clash !== null ? [each.clash] : [])),
    );
    return [...new Set([...known, ...this.clashesAmongSelected])];
  }

  /** Returns the prices of a selected day: one a person. */
  pricesOf(slot: ScheduleEntry['slot']): readonly ScheduleEntry['slot']['price'][] {
    if (this.people.length === 0 || this.needsPerson) return [slot.price];
    const listed = this.chosenFor(slot).filter(({ place }) => place === null);
    return [...listed.map(({ price }) => price), ...(this.personIds.includes(unlistedPersonId) ? [slot.price] : [])];
  }

  private chosenFor(slot: ScheduleEntry['slot']): readonly Attendee[] {
    return this.parts.booking.attendeesOf(slot).filter(({ person }) => this.personIds.includes(person.id));
  }

  private get clashesAmongSelected(): readonly string[] {
    const { entries } = this;
    return entries.flatMap(({ slot, offer }, index) =>
      entries
        .slice(index + 1)
        .filter((other) => isAtOnce(slot, other.slot))
        .map((other) => `${offer.name} and ${other.offer.name} are at the same time on one of your days.`),
    );
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
    const ids = this.people.length === 0 ? [unlistedPersonId] : this.personIds;
    const added = await this.parts.booking.add(
      this.entries,
      ids.map((id) => (id === unlistedPersonId ? null : id)),
    );
    if (added) this.clear();
  }

  clear(): void {
    this.selectedSlotIds.clear();
  }

  /** Clears the days and the people; must run when another customer signs in. */
  reset(): void {
    this.clear();
    this.chosenPersonIds.clear();
  }
}

function isAtOnce(one: ScheduleEntry['slot'], other: ScheduleEntry['slot']): boolean {
  return one.date === other.date && one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}
