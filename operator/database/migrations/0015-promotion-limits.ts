import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `alter table promotions add starts_on date, add ends_on date,
    add stock integer check (stock >= 0), add per_customer integer check (per_customer > 0)`,
  `update promotions set per_customer = 1 where kind = 'percent' and value = 100`,
  `create index carts_by_promotion on carts (promotion_id) where promotion_id is not null`,
];

/** Adds the limits of promotions: a period, a stock, and how often each customer may use one. */
export const promotionLimits: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
