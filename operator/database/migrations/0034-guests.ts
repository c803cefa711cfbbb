import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `alter table cart_items add guest integer not null default 0 check (guest >= 0),
    add constraint guest_or_person check (guest = 0 or purchased_for is null)`,
  'drop index one_place_a_person',
  `create unique index one_place_a_person on cart_items (cart_id, slot_id, coalesce(purchased_for, cart_id), guest)`,
  'alter table bookings add guest_id uuid',
  'drop index one_booking_a_person',
  `create unique index one_booking_a_person on bookings (customer_id, slot_id, coalesce(guest_id, dependant_id, customer_id))
    where state = 'booked' and slot_id is not null`,
];

/** Lets customers book places for guests of theirs: by number in a basket, each with an id of its own once booked. */
export const guests: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
