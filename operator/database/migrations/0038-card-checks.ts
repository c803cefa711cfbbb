import { sql, type Kysely, type Migration } from 'kysely';

const membership = ['home_venue_id', 'membership_type_id', 'payment_option_id', 'start_date'];

const statements = [
  `alter table carts ${membership
    .map(
      (column) => `drop constraint cart_${column},
    add constraint cart_${column} check ((kind in ('basket', 'card')) = (${column} is null))`,
    )
    .join(', ')}`,
];

/** Lets a cart be the check of a card that its customer wants to save, which sells nothing. */
export const cardChecks: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
