import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `alter table carts drop column mandate_id`,
  `create unique index one_mandate_a_cart on mandates (cart_id)`,
  `drop index one_order_a_cart`,
];

/** Lets `mandates.cart_id` alone tie a mandate to its cart, and drops the second of two unique indexes on `orders.cart_id`. */
export const oneTruth: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
