import { sql, type Kysely, type Migration } from 'kysely';

/** Keeps a dependant who is removed where past bookings name them: nothing else is left of them in the account. */
export const removedDependants: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw('alter table dependants add removed_at timestamptz').execute(db);
  },
};
