import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `alter table penalties add column order_id uuid references orders on delete set null,
    add constraint penalty_paid_is_settled check (order_id is null or settled_on is not null)`,
  'create index penalties_by_order on penalties (order_id)',
  `create table cart_penalties (
    id uuid primary key default gen_random_uuid(), sort_by serial,
    cart_id uuid not null references carts on delete cascade,
    penalty_id uuid not null references penalties on delete cascade,
    agreed_pence integer check (agreed_pence > 0), unique (cart_id, penalty_id))`,
  'create index cart_penalties_by_penalty on cart_penalties (penalty_id)',
];

/** Adds the penalties that lie in baskets, and the order that paid each. */
export const payingPenalties: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
