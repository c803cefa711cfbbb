import { sql, type Kysely, type Migration } from 'kysely';

const membership = ['home_venue_id', 'membership_type_id', 'payment_option_id', 'start_date'];

const statements = [
  `create table offers (
    id integer primary key, kind text not null, slug text not null unique, name text not null, category jsonb not null,
    description text not null, needs text not null, unit text not null, min_age integer, max_age integer,
    pricing_options jsonb not null, questions jsonb not null, waiver_terms_id integer references terms, weeks integer,
    patterns jsonb not null)`,
  `create table slots (
    test_id text not null, id text not null, offer_id integer not null references offers,
    venue_id integer not null references venues, date date not null, last_date date, weeks integer,
    starts_at text not null, minutes integer not null check (minutes > 0), place text not null,
    capacity integer not null check (capacity >= 0), taken_elsewhere integer not null check (taken_elsewhere >= 0),
    primary key (test_id, id))`,
  `create table booking_benefits (
    id integer primary key, membership_type_id integer not null references membership_types, name text not null,
    category_id integer not null, total_uses integer, frequency text,
    check ((total_uses is null) = (frequency is null)))`,
  `create table dependants (
    id uuid primary key default gen_random_uuid(), customer_id uuid not null references customers on delete cascade,
    first_name text not null, last_name text not null, date_of_birth date not null)`,
  `create index dependants_by_customer on dependants (customer_id)`,
  `alter table carts
    ${['customer_id', ...membership].map((column) => `alter column ${column} drop not null`).join(', ')},
    add column guest_hash text, add column credit_pence integer not null default 0 check (credit_pence >= 0),
    drop constraint cart_follows,
    add constraint cart_follows check ((kind in ('change', 'renew')) = (follows_id is not null)),
    add constraint cart_owner check (customer_id is not null or (kind = 'basket' and guest_hash is not null)),
    ${membership
      .map((column) => `add constraint cart_${column} check ((kind = 'basket') = (${column} is null))`)
      .join(', ')}`,
  `create unique index one_open_guest_cart on carts (guest_hash) where state = 'open'`,
  `create table cart_items (
    id uuid primary key default gen_random_uuid(), sort_by serial, test_id text not null,
    cart_id uuid not null references carts on delete cascade, slot_id text not null, purchased_for uuid,
    pricing_option_id integer not null, answers jsonb not null, pay_with text not null,
    enable_print_receipt boolean not null, held_until timestamptz not null, released boolean not null default false,
    agreed jsonb, foreign key (test_id, slot_id) references slots)`,
  `create unique index one_place_a_person on cart_items (cart_id, slot_id, coalesce(purchased_for, cart_id))`,
  `create index cart_items_by_slot on cart_items (test_id, slot_id)`,
  `alter table bookings
    add column slot_id text, add column order_id uuid references orders on delete cascade, add column last_date date,
    add column dependant_id uuid references dependants on delete cascade, add column attendee text,
    add column benefit_id integer references booking_benefits,
    add column package_id uuid references packages on delete set null`,
  `create unique index one_booking_a_person on bookings (customer_id, slot_id, coalesce(dependant_id, customer_id))
    where state = 'booked' and slot_id is not null`,
  `create index bookings_by_slot on bookings (slot_id)`,
  `create index bookings_by_order on bookings (order_id)`,
  `create index bookings_by_dependant on bookings (dependant_id)`,
  `create index bookings_by_package on bookings (package_id)`,
  `alter table packages add column category_id integer`,
  `alter table customers add column membership_credit_pence integer not null default 0
    check (membership_credit_pence >= 0)`,
  `alter table payment_attempts
    add column credit integer not null default 0 check (credit >= 0),
    add column membership_credit integer not null default 0 check (membership_credit between 0 and credit),
    add column completed_waivers jsonb not null default '[]'`,
  `alter table orders
    add column change_due integer not null default 0 check (change_due >= 0),
    add column sold_by uuid references customers on delete set null`,
  `create index orders_by_seller on orders (sold_by)`,
];

/** Adds offers, slots and dependants, and lets a cart be a basket of places instead of a membership. */
export const bookings: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
