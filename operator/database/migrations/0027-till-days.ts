import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `create table till_days (
    id uuid primary key default gen_random_uuid(), test_id text not null, venue_id integer not null references venues,
    opened_by text not null, opened_at timestamptz not null,
    float_pence integer check (float_pence >= 0), float_by text, float_at timestamptz,
    closed_by text, closed_at timestamptz, sheet jsonb,
    check ((closed_at is null) = (sheet is null)), check ((float_pence is null) = (float_by is null)))`,
  `create unique index one_open_till_day on till_days (test_id, venue_id) where closed_at is null`,
  `create index till_days_by_venue on till_days (test_id, venue_id, closed_at)`,
  `alter table orders add column till_day_id uuid references till_days`,
  `create index orders_by_till_day on orders (till_day_id)`,
  `alter table refunds add column till_day_id uuid references till_days`,
  `create index refunds_by_till_day on refunds (till_day_id)`,
];

/** Adds the days of each centre's till, one of them open at most, and the day of each sale and refund at the desk. */
export const tillDays: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
