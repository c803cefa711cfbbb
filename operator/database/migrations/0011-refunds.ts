import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `create table refunds (
    order_id uuid primary key references orders on delete cascade,
    refunded_by uuid references customers on delete set null,
    cash integer not null check (cash >= 0), credit integer not null check (credit >= 0),
    request_key text, created_at timestamptz not null default now())`,
  `create index refunds_by_staff on refunds (refunded_by)`,
];

/** Adds the refunds of orders that staff cancelled at the desk, one for each order at most. */
export const refunds: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
