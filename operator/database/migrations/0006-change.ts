import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `alter table memberships add column if not exists successor_id uuid`,
  `alter table carts
    add column kind text not null default 'join',
    add column follows_id uuid references memberships on delete cascade,
    add constraint cart_follows check ((kind = 'join') = (follows_id is null))`,
  `create unique index one_successor on carts (follows_id) where state = 'paid'`,
];

/** Lets a cart change or renew a membership, which then has at most one successor. */
export const change: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
