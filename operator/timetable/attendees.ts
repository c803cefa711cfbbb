import type { SlotPerson } from '../../schemas/generated/wire';
import type { Cart } from '../carts/cart';
import { agesText, fitsAge, peopleOf } from '../customers/people';
import type { Queries } from '../database/database';
import { priceAnswer } from '../pricing/prices';
import type { Owner } from '../bookings/basket/owner';
import { bookedPlaces, clashIn, clashText, heldPlaces } from '../bookings/basket/takenPlaces';
import type { OfferRow, PlannedSlot } from '../bookings/offers/slots';
import type { Wallet } from '../bookings/wallet/Wallet';
import { optionFor, priceOf } from '../bookings/wallet/price';
import { standingOf, type Queue } from '../bookings/waiting/queue';

type Asked = {
  readonly owner: Owner;
  readonly cart: Cart | undefined;
  readonly wallet: Wallet;
  readonly queueOf: (slotId: string) => Queue;
  readonly now: Date;
};

/** Returns how each slot stands with each of the people for whom the owner books. */
export async function attendeesOf(
  queries: Queries,
  { owner, cart, wallet, queueOf, now }: Asked,
): Promise<(slot: PlannedSlot, offer: OfferRow) => SlotPerson[]> {
  const people = owner.customer ? await peopleOf(queries, owner.customer) : [];
  const taken = [
    ...(await heldPlaces(queries, cart ? [cart.id] : [], now)),
    ...(await bookedPlaces(queries, owner.customer?.id, now)),
  ];
  return (slot, offer) =>
    people.map((person) => {
      const theirs = taken.filter(({ person_id }) => person_id === person.id);
      const option = optionFor(offer, person, slot.date);
      const price = priceOf(wallet, { offer, slot, option, forCustomer: person.is_customer, payWith: 'auto' });
      const other = clashIn(taken, person.id, slot);
      return {
        id: person.id,
        price: priceAnswer(price.price),
        place: theirs.find(({ slot_id }) => slot_id === slot.id)?.place ?? null,
        refusal: fitsAge(person, slot.date, offer) ? null : `${offer.name} is for ${agesText(offer)}.`,
        clash: other ? clashText(person.name, other) : null,
        ...waitingAnswer(queueOf(slot.id), person.id),
      };
    });
}

function waitingAnswer(queue: Queue, personId: string): Pick<SlotPerson, 'waiting'> {
  const entry = [...queue.waiting, ...queue.offered].find(({ attendee_id }) => attendee_id === personId);
  return entry ? { waiting: { entry_id: entry.id, ...standingOf(queue, entry) } } : {};
}
