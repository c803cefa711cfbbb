import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `create table venues (
    id integer primary key, slug text not null unique, name text not null, address1 text not null, address2 text,
    postcode text not null, lng double precision, lat double precision, place_type text not null,
    activities_v2_enabled boolean not null, display_venue_selection_button boolean not null,
    can_display_ineligible_memberships boolean not null, theme jsonb)`,
  `create table membership_types (
    id integer primary key, slug text not null unique, name text not null, description text not null,
    coverage text not null, categories jsonb not null, eligibility text, venue_ids jsonb, benefits jsonb not null,
    sort integer not null)`,
  `create table payment_options (
    id integer primary key, membership_type_id integer not null references membership_types, payment_type text not null,
    fixed_duration integer, fixed_period text, base_price integer not null check (base_price >= 0),
    joining_fee integer not null check (joining_fee >= 0), month_in_hand boolean not null, sold_to text, refusal text,
    priced boolean not null)`,
  `create table promotions (
    id integer primary key, code text not null unique, kind text not null, value integer not null,
    payment_option_ids jsonb not null)`,
  `create table questions (
    id integer primary key, membership_type_id integer not null references membership_types, group_id integer not null,
    group_title text not null, reference text not null, label text not null, type text not null,
    is_required boolean not null, is_sensitive boolean not null, options json not null, placeholder text,
    sort integer not null, unique (membership_type_id, reference))`,
  `create table terms (
    id integer primary key, kind text not null, membership_type_id integer references membership_types,
    title text not null, html text not null, version integer not null)`,
  `create sequence customer_reference start 40001`,
  `create table customers (
    id uuid primary key default gen_random_uuid(), test_id text not null, reference text not null, email text not null,
    password_hash text not null, first_name text not null, last_name text not null, details jsonb not null,
    home_venue_id integer references venues, barcode text not null, credit_pence integer not null, billing_day integer,
    sold_to text, staff boolean not null default false, created_at timestamptz not null default now(),
    unique (test_id, reference))`,
  `create index customers_by_email on customers (test_id, lower(email))`,
  `create table sessions (
    id_hash text primary key, customer_id uuid not null references customers on delete cascade, mark text not null,
    created_at timestamptz not null default now(), expires_at timestamptz not null)`,
  `create table carts (
    id uuid primary key default gen_random_uuid(), test_id text not null,
    customer_id uuid not null references customers on delete cascade, source text not null, state text not null,
    home_venue_id integer not null references venues, membership_type_id integer not null references membership_types,
    payment_option_id integer not null references payment_options, start_date date not null, billing_day integer,
    promotion_id integer references promotions, mandate_id uuid, accepted_terms jsonb not null, journey_hash text,
    created_at timestamptz not null default now(), updated_at timestamptz not null default now())`,
  `create unique index one_open_cart on carts (customer_id, source) where state = 'open'`,
  `create table mandates (
    id uuid primary key default gen_random_uuid(), customer_id uuid not null references customers on delete cascade,
    cart_id uuid references carts on delete cascade, account_holder text not null, sort_code text not null,
    account_number text not null, billing_address jsonb, state text not null, reference text not null,
    created_at timestamptz not null default now())`,
  `create table cart_answers (
    cart_id uuid not null references carts on delete cascade, question_id integer not null references questions,
    answer jsonb not null, primary key (cart_id, question_id))`,
  `create table payment_attempts (
    id uuid primary key default gen_random_uuid(), cart_id uuid not null references carts on delete cascade,
    provider text not null, state text not null, amount integer not null check (amount >= 0), provider_reference text,
    order_id uuid, failure text, created_at timestamptz not null default now(),
    updated_at timestamptz not null default now())`,
  `create unique index one_open_attempt on payment_attempts (cart_id)
    where state in ('authorising', 'authorised', 'completing', 'completed')`,
  `create sequence order_number start 40718`,
  `create table orders (
    id uuid primary key default gen_random_uuid(), number integer not null default nextval('order_number'),
    test_id text not null, customer_id uuid not null references customers on delete cascade,
    cart_id uuid not null unique references carts on delete cascade, total integer not null check (total >= 0),
    new_mandate boolean not null, items jsonb not null, created_at timestamptz not null default now())`,
  `create table consents (
    id uuid primary key default gen_random_uuid(), order_id uuid not null references orders on delete cascade,
    customer_id uuid not null references customers on delete cascade, terms_id integer not null, version integer not null,
    text_hash text not null, journey_hash text, accepted_at timestamptz not null)`,
  `create table payments (
    id uuid primary key default gen_random_uuid(), order_id uuid not null references orders on delete cascade,
    tender_type text not null, amount integer not null, provider text, provider_reference text,
    created_at timestamptz not null default now())`,
  `create table memberships (
    id uuid primary key default gen_random_uuid(), customer_id uuid not null references customers on delete cascade,
    order_id uuid not null references orders on delete cascade, membership_type_id integer not null,
    payment_option_id integer not null, home_venue_id integer not null, start_date date not null, end_date date,
    billing_day integer, state text not null)`,
  `create table idempotent_answers (
    scope text not null, key text not null, fingerprint text not null, status integer not null, body jsonb not null,
    created_at timestamptz not null default now(), primary key (scope, key))`,
  `create table outbox (
    id uuid primary key default gen_random_uuid(), test_id text not null, recipient text not null, subject text not null,
    body text not null, created_at timestamptz not null default now())`,
  `create table faults (
    id serial primary key, test_id text not null, method text not null, path text not null, effect jsonb not null,
    times integer not null)`,
  `create table settings (test_id text primary key, values jsonb not null)`,
];

export const joining: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
