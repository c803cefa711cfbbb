import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `alter table orders add column told_at timestamptz`,
  `update orders set told_at = created_at`,
  `create unique index one_order_a_cart on orders (cart_id)`,
];

/** A cart is ordered once. When its customer was first shown the order: until then a page that lost sight of it leads there. */
export const told: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
