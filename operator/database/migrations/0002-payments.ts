import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `alter table payment_attempts
    add column provider_transaction text, add column fingerprint text, add column origin text,
    add column accepted_terms jsonb not null default '[]', add column save_card boolean not null default false,
    add column card jsonb, add column challenge jsonb, add column failure_message text`,
  `drop index one_open_attempt`,
  `create unique index one_open_attempt on payment_attempts (cart_id)
    where state in ('authorising', 'challenged', 'authorised', 'completing', 'completed')`,
  `create index payment_attempts_by_state on payment_attempts (state, updated_at)`,
  `create table saved_cards (
    id uuid primary key default gen_random_uuid(), customer_id uuid not null references customers on delete cascade,
    provider text not null, card_type text not null, last_four text not null, expires text,
    external_identifier text not null, created_at timestamptz not null default now(), unique (customer_id, provider))`,
  `alter table orders add column request_key text`,
  `create unique index one_order_a_request on orders (customer_id, request_key) where request_key is not null`,
  `create table leases (name text primary key, holder text not null, expires_at timestamptz not null)`,
];

export const payments: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
