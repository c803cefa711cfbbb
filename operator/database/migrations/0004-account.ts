import { sql, type Kysely, type Migration } from 'kysely';

const customer = 'customer_id uuid not null references customers on delete cascade';

const statements = [
  `alter table memberships
    alter column order_id drop not null, add column member_since date, add column proof_state text,
    add column proof_expires_on date,
    add column successor_id uuid references memberships on delete set null`,
  `update memberships set proof_state = 'missing' where state = 'pending'`,
  `create index memberships_by_customer on memberships (customer_id)`,
  `create index memberships_by_successor on memberships (successor_id)`,
  `create table membership_documents (
    id uuid primary key default gen_random_uuid(),
    membership_id uuid not null references memberships on delete cascade, file_name text not null,
    content_type text not null, bytes bytea not null, uploaded_at timestamptz not null default now())`,
  `create index membership_documents_by_membership on membership_documents (membership_id)`,
  `create table profile_photos (
    customer_id uuid primary key references customers on delete cascade, version uuid not null,
    content_type text not null, bytes bytea not null, created_at timestamptz not null default now())`,
  `create table bookings (
    id uuid primary key default gen_random_uuid(), ${customer}, name text not null, date date not null,
    starts_at text not null, minutes integer not null check (minutes > 0), place text not null,
    venue_id integer not null references venues, state text not null, paid integer not null check (paid >= 0))`,
  `create index bookings_by_customer on bookings (customer_id)`,
  `create table packages (
    id uuid primary key default gen_random_uuid(), ${customer}, name text not null, description text,
    venue_id integer references venues, total_uses integer not null,
    uses_left integer not null check (uses_left between 0 and total_uses), expires_on date)`,
  `create index packages_by_customer on packages (customer_id)`,
  `create table guest_passes (
    id uuid primary key default gen_random_uuid(), ${customer}, guest_name text not null, guest_email text not null,
    sent_on date not null, valid_until date not null, used_on date)`,
  `create index guest_passes_by_customer on guest_passes (customer_id)`,
  `create table penalties (
    id uuid primary key default gen_random_uuid(), ${customer}, reason text not null,
    amount integer not null check (amount > 0), given_on date not null, settled_on date)`,
  `create index penalties_by_customer on penalties (customer_id)`,
  `create sequence receipt_number start 90210`,
  `create table account_payments (
    id uuid primary key default gen_random_uuid(), number integer not null default nextval('receipt_number'), ${customer},
    date date not null, description text not null, paid_with text not null, kind text not null,
    amount integer not null check (amount > 0), lines jsonb not null)`,
  `create index account_payments_by_customer on account_payments (customer_id)`,
  `create index orders_by_customer on orders (customer_id)`,
  `create index payments_by_order on payments (order_id)`,
];

export const account: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
