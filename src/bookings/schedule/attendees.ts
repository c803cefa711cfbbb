import type { BasketStore } from '../BasketStore';
import type { Slot } from '../../kit/api/activities';

export type Person = NonNullable<BasketStore['basket']>['people'][number];
type SlotPerson = Slot['people'][number];

/** A person whom the customer can book for, and how a slot stands with them. */
export type Attendee = Omit<SlotPerson, 'id'> & { readonly person: Person };

type Held = Pick<BasketStore, 'basket' | 'items'>;

/** Returns the people of the basket with what the schedule says of them; the basket is the newer of the two. */
export function attendeesOf({ basket, items }: Held, slot: Slot): readonly Attendee[] {
  return (basket?.people ?? []).map((person) => {
    const known = slot.people.find(({ id }) => id === person.id);
    const isHeld = items.some(
      ({ slotId, purchasedForUserId }) => slotId === slot.id && purchasedForUserId === person.id,
    );
    const isBooked = known?.place === 'booked';
    return {
      person,
      price: known?.price ?? slot.price,
      place: isBooked ? 'booked' : isHeld ? 'basket' : null,
      refusal: known?.refusal ?? null,
      clash: known?.clash ?? null,
      ...(known?.waiting && !isHeld && { waiting: known.waiting }),
    };
  });
}

/** Returns true if a place can still be added for this person. */
export function isFree({ place, refusal }: Attendee): boolean {
  return place === null && refusal === null;
}

/** `Zuri Mensah`, `Zuri Mensah and Kofi Mensah` */
export function namesOf(attendees: readonly Attendee[]): string {
  const names = attendees.map(({ person }) => person.name);
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}
