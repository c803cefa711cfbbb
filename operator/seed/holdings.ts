import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { addDays, addMonths, type IsoDate } from '../../src/ground/core/dates';
import { dayOf, timeOfDay, wallClock } from '../setup/wallClock';
import type { BookingTable, PackageTable } from '../database/tables/bookings';
import type { GuestPassTable } from '../database/tables/account';
import type { DependantTable } from '../database/tables/customers';
import type { Queries } from '../database/database';
import type { MembershipTable } from '../database/tables/memberships';
import { changedOn, historyOf } from './history';
import type { MemberReference } from './memberSeeds';
import { bookingCategories } from './OfferSeed';
import { seedBookedSessions } from './bookedSessions';

type MembershipSeed = Insertable<MembershipTable> & { readonly id: string };

type World = {
  /** The members' ids. */
  readonly member: Readonly<Record<MemberReference, string>>;
  readonly testId: string;
  readonly venueId: number;
  readonly now: Date;
  readonly today: IsoDate;
};

/** Inserts what the members' accounts show, such as memberships and bookings, with dates around `now`. */
export async function seedHoldings(queries: Queries, world: World): Promise<void> {
  const memberships = membershipsIn(world);
  const proved = memberships.filter(({ proof_state }) => proof_state === 'accepted');
  await queries.insertInto('memberships').values(memberships).execute();
  await queries.insertInto('membership_documents').values(proved.map(documentFor)).execute();
  await queries.insertInto('bookings').values(bookingsIn(world)).execute();
  await seedBookedSessions(queries, { ...world, customerId: world.member['AV-10010'] });
  await queries.insertInto('packages').values(packagesIn(world)).execute();
  await queries.insertInto('dependants').values(childrenIn(world)).execute();
  await queries.insertInto('guest_passes').values(passesIn(world)).execute();
  await queries.insertInto('penalties').values(penaltyIn(world)).execute();
  await queries.insertInto('account_payments').values(historyOf(world.member['AV-10010'], world.today)).execute();
}

function membershipsIn({ member, venueId, today }: World): MembershipSeed[] {
  const current = randomUUID();
  const [joined, changed, referred] = [addMonths(today, -50), changedOn(today), addDays(today, -35)];
  const felixEnd = addDays(today, 10);
  const row = (
    reference: MemberReference,
    payment_option_id: number,
    start_date: string,
    more: Partial<MembershipSeed>,
  ): MembershipSeed => ({
    id: randomUUID(),
    customer_id: member[reference],
    order_id: null,
    membership_type_id: Math.floor(payment_option_id / 10),
    payment_option_id,
    home_venue_id: venueId,
    start_date,
    end_date: null,
    billing_day: null,
    state: 'active',
    member_since: null,
    proof_state: null,
    proof_expires_on: null,
    successor_id: null,
    ...more,
  });
  return [
    row('AV-10010', 10, changed, { id: current, billing_day: 1, member_since: joined }),
    row('AV-10010', 61, referred, {
      end_date: addDays(referred, 12 * 7 - 1),
      proof_state: 'accepted',
      proof_expires_on: addDays(today, 12),
    }),
    row('AV-10010', 30, joined, { end_date: addDays(changed, -1), billing_day: 1, successor_id: current }),
    row('AV-10011', 40, addDays(today, -3), { billing_day: 8, state: 'pending', proof_state: 'missing' }),
    row('AV-10012', 21, addMonths(addDays(felixEnd, 1), -3), { end_date: felixEnd }),
    row('AV-10013', 20, addMonths(today, -14), { end_date: addDays(today, -45), billing_day: 1 }),
  ];
}

function documentFor({ id }: MembershipSeed) {
  const bytes = Buffer.from('%PDF-1.7\n');
  return { membership_id: id, file_name: 'gp-referral.pdf', content_type: 'application/pdf', bytes };
}

function bookingsIn({ member, venueId, now, today }: World): Insertable<BookingTable>[] {
  const quarter = 15 * 60_000;
  // The next quarter of an hour that is at least an hour away, which is too late to cancel.
  const soon = Math.ceil((wallClock(now) + 4 * quarter) / quarter) * quarter;
  const booking = (
    day: string,
    starts_at: string,
    [name, place, minutes, paid]: readonly [string, string, number, number],
    state: BookingTable['state'] = 'booked',
  ): Insertable<BookingTable> => ({
    customer_id: member['AV-10010'],
    venue_id: venueId,
    date: day,
    starts_at,
    name,
    place,
    minutes,
    paid,
    state,
  });
  const swim = ['Lane swim', 'Main pool', 60, 550] as const;
  const yoga = ['Yoga flow', 'Studio 1, with Ama', 60, 0] as const;
  const badminton = ['Badminton', 'Sports hall', 60, 950] as const;
  const spin = ['Spin 45', 'Studio 2, with Priya', 45, 700] as const;
  return [
    booking(dayOf(soon), timeOfDay(soon), swim),
    booking(addDays(today, 6), '12:00', swim, 'cancelled'),
    booking(addDays(today, -3), '18:30', yoga, 'attended'),
    booking(addDays(today, -8), '19:00', badminton, 'attended'),
    booking(addDays(today, -12), '07:00', spin, 'missed'),
    booking(addDays(today, -20), '12:00', swim, 'attended'),
  ];
}

function packagesIn({ member, venueId, today }: World): Insertable<PackageTable>[] {
  const customer_id = member['AV-10010'];
  const { swim, classes, lessons } = bookingCategories;
  return [
    {
      customer_id,
      category_id: swim.id,
      name: 'Ten swims',
      description: 'Any lane or family swim.',
      venue_id: venueId,
      total_uses: 10,
      uses_left: 6,
      expires_on: addMonths(today, 4),
    },
    {
      customer_id,
      category_id: classes.id,
      name: 'Five classes',
      description: null,
      venue_id: null,
      total_uses: 5,
      uses_left: 0,
      expires_on: addDays(today, -15),
    },
    {
      customer_id: member['AV-10014'],
      category_id: swim.id,
      name: 'Five family swims',
      description: 'For you and your children.',
      venue_id: null,
      total_uses: 5,
      uses_left: 2,
      expires_on: addMonths(today, 6),
    },
    {
      customer_id: member['AV-10014'],
      category_id: lessons.id,
      name: 'Two swimming courses',
      description: 'Any course of swimming lessons, one use for each.',
      venue_id: null,
      total_uses: 2,
      uses_left: 2,
      expires_on: addMonths(today, 12),
    },
  ];
}

function childrenIn({ member, today }: World): Insertable<DependantTable>[] {
  const child = (first_name: string, age: number): Insertable<DependantTable> => ({
    customer_id: member['AV-10014'],
    first_name,
    last_name: 'Mensah',
    date_of_birth: addMonths(today, -12 * age - 4),
  });
  return [child('Zuri', 8), child('Kofi', 5)];
}

/** Returns two guest passes: one of this month's two, already used, and one that was never used. */
function passesIn({ member, today }: World): Insertable<GuestPassTable>[] {
  const pass = (guest_name: string, sent_on: IsoDate, used_on: IsoDate | null): Insertable<GuestPassTable> => ({
    customer_id: member['AV-10010'],
    guest_name,
    guest_email: `${guest_name.split(' ')[0]?.toLowerCase() ?? ''}@example.org`,
    sent_on,
    valid_until: addDays(sent_on, 30),
    used_on,
  });
  return [pass('Kit Reid', today, today), pass('Alex Doyle', addDays(today, -70), null)];
}

function penaltyIn({ member, today }: World) {
  return {
    customer_id: member['AV-10013'],
    reason: 'Missed booking: Spin 45',
    amount: 500,
    given_on: addDays(today, -50),
    settled_on: null,
  };
}
