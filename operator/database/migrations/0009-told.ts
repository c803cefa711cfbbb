import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `alter table orders add column told_at timestamptz`,
  `update orders set told_at = created_at`,
  `create unique index one_order_a_cart on orders (cart_id)`,
];

/**
 * Adds the moment when an order was first shown to its customer, and allows one order a cart. A page that missed its
 * order leads to it until then.
 */
export const told: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
