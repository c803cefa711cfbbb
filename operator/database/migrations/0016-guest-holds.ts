import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `alter table carts add guest_address text`,
  `create index carts_by_guest_address on carts (guest_address) where guest_address is not null and state = 'open'`,
];

/** Adds by which address a guest's basket was begun, so that places held from one address can be counted together. */
export const guestHolds: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
