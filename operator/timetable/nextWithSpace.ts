import type { Slot } from '../../schemas/generated/wire';
import { parseIsoDate, type IsoDate } from '../../src/ground/core/dates';
import { fullText, lateRefusal } from '../bookings/basket/refusals';
import type { Owner } from '../bookings/basket/owner';
import { placesLeft, placesTaken } from '../bookings/offers/places';
import { plannedSlots, type OfferRow, type SlotVenue } from '../bookings/offers/slots';
import type { Queries } from '../database/database';
import { queuesOf } from '../bookings/waiting/queue';
import { asKept, inTime } from '../bookings/offers/keptSlots';

type Search = {
  readonly owner: Owner;
  readonly offers: readonly OfferRow[];
  readonly venue: SlotVenue;
  /** The last day that can be booked. */
  readonly to: IsoDate;
  readonly now: Date;
};

/** Adds to each full slot the first later slot of its offer at the same venue that has a place. */
export async function withNextSpace(
  queries: Queries,
  slots: readonly Slot[],
  { owner, offers, venue, to, now }: Search,
): Promise<Slot[]> {
  const units = new Map(offers.map(({ id, unit }) => [id, unit]));
  const isFull = ({ offer_id, refusal }: Slot): boolean => refusal === fullText(units.get(offer_id) ?? 'space');
  const full = slots.filter(isFull);
  const from = parseIsoDate(full.map(({ date }) => date).sort()[0] ?? '');
  if (!from) return [...slots];
  const fullOffers = offers.filter(({ id }) => full.some(({ offer_id }) => offer_id === id));
  const planned = fullOffers.flatMap((offer) => plannedSlots(offer, venue, from, to));
  const kept = await asKept(queries, owner.testId, planned);
  const counted = { testId: owner.testId, slotIds: kept.map(({ id }) => id), now };
  const taken = await placesTaken(queries, counted);
  const queueOf = await queuesOf(queries, counted);
  const open = kept
    .filter(
      (slot) =>
        placesLeft(slot, taken.get(slot.id) ?? 0) > queueOf(slot.id).waiting.length &&
        lateRefusal(slot, owner, now) === undefined,
    )
    .sort(inTime);
  return slots.map((slot) => {
    const next = isFull(slot)
      ? open.find((later) => later.offer_id === slot.offer_id && isAfter(later, slot))
      : undefined;
    return next ? { ...slot, next_with_space: { id: next.id, date: next.date, starts_at: next.starts_at } } : slot;
  });
}

type Start = Pick<Slot, 'date' | 'starts_at'>;

function isAfter(later: Start, earlier: Start): boolean {
  return `${later.date} ${later.starts_at}` > `${earlier.date} ${earlier.starts_at}`;
}
