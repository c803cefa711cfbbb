import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `create table card_refunds (
    id uuid primary key default gen_random_uuid(), number integer not null default nextval('receipt_number'),
    customer_id uuid not null references customers on delete cascade,
    attempt_id uuid not null references payment_attempts on delete cascade,
    booking_id uuid unique references bookings on delete set null,
    membership_id uuid unique references memberships on delete set null,
    name text not null, line text not null, amount integer not null check (amount > 0),
    state text not null default 'requested', tries integer not null default 0, asked_at timestamptz,
    details text, settled_at timestamptz, created_at timestamptz not null default now())`,
  `create index card_refunds_by_attempt on card_refunds (attempt_id)`,
  `create index card_refunds_by_customer on card_refunds (customer_id)`,
  `create index open_card_refunds on card_refunds (created_at) where state in ('requested', 'unknown')`,
  `create trigger not_of_deleted before insert or update of customer_id on card_refunds
    for each row execute function refuse_rows_of_deleted()`,
];

/** Adds what goes back to the cards that paid, once for each booking or membership that is cancelled. */
export const cardRefunds: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
