import type { Selectable } from 'kysely';
import { addDays, type IsoDate } from '../../src/ground/core/dates';
import { plannedSlots, type PlannedSlot, type SlotVenue } from '../bookings/offers/slots';
import type { Queries } from '../database/database';
import type { OfferTable } from '../database/tables/bookings';
import { bookingBenefitRows } from './offers';

type Offer = Selectable<OfferTable>;
type Member = {
  readonly testId: string;
  readonly customerId: string;
  readonly venueId: number;
  readonly today: IsoDate;
};

type BookedSession = {
  readonly offer: string;
  /** The name under which it was booked. */
  readonly name: string;
  /** The number of days after today from which the session is looked for. */
  readonly daysAhead: number;
  /** True if the member's membership includes it; otherwise it was paid for at the member price. */
  readonly isIncluded: boolean;
};

/** The sessions to come that a member of the first membership type has booked. */
const booked: readonly BookedSession[] = [
  { offer: 'yoga-flow', name: 'Yoga flow', daysAhead: 2, isIncluded: true },
  { offer: 'badminton-court', name: 'Badminton', daysAhead: 4, isIncluded: false },
  { offer: 'spin-45', name: 'Spin 45', daysAhead: 9, isIncluded: true },
];

/** Books places in sessions of the timetable, so that these bookings can move to another time like those made later. */
export async function seedBookedSessions(queries: Queries, member: Member): Promise<void> {
  const slugs = booked.map(({ offer }) => offer);
  const offers = await queries.selectFrom('offers').selectAll().where('slug', 'in', slugs).execute();
  const venue = await queries
    .selectFrom('venues')
    .select(['id', 'name', 'slug'])
    .where('id', '=', member.venueId)
    .executeTakeFirstOrThrow();
  const sessions = booked.flatMap((session) => {
    const offer = offers.find(({ slug }) => slug === session.offer);
    const slot = offer && sessionOf(offer, venue, addDays(member.today, session.daysAhead));
    return slot ? [{ session, offer, slot }] : [];
  });
  await queries
    .insertInto('slots')
    .values(sessions.map(({ slot }) => ({ ...slot, test_id: member.testId })))
    .execute();
  const bookings = sessions.map(({ session, offer, slot }) => ({
    customer_id: member.customerId,
    slot_id: slot.id,
    name: session.name,
    venue_id: slot.venue_id,
    date: slot.date,
    starts_at: slot.starts_at,
    minutes: slot.minutes,
    place: slot.place,
    state: 'booked' as const,
    ...(session.isIncluded ? { paid: 0, benefit_id: benefitFor(offer) } : { paid: memberPrice(offer) }),
  }));
  await queries.insertInto('bookings').values(bookings).execute();
}

/** Returns an offer's last session of a day, on the first day from this one on that has a place left. */
function sessionOf(offer: Offer, venue: SlotVenue, from: IsoDate): PlannedSlot | undefined {
  const free = plannedSlots(offer, venue, from, addDays(from, 6)).filter(
    ({ capacity, taken_elsewhere }) => taken_elsewhere < capacity,
  );
  return free.findLast(({ date }) => date === free[0]?.date);
}

function benefitFor({ category }: Offer): number | null {
  const benefit = bookingBenefitRows().find(
    ({ membership_type_id, category_id }) => membership_type_id === 1 && category_id === category.id,
  );
  return benefit?.id ?? null;
}

function memberPrice({ pricing_options: [option] }: Offer): number {
  return option?.member_price ?? option?.price ?? 0;
}
