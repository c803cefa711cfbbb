import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  'alter table customers add column email_confirmed_at timestamptz',
  // Nobody was asked until now: those who are customers already are not asked afterwards.
  'update customers set email_confirmed_at = created_at where not walk_in and deleted_at is null',
];

/** Adds the moment from which it is known that an account's e-mail address is its owner's. */
export const confirmedEmails: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
