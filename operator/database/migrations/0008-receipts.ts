import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `alter table orders add column receipt_email text`,
  `alter table payment_attempts add column failure_details text`,
  `create index payment_attempts_by_order on payment_attempts (order_id)`,
];

/** Adds the address that a receipt was sent to, and the provider's own words for a refusal. */
export const receipts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
