import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `create table email_changes (
    customer_id uuid primary key references customers on delete cascade, email text not null,
    token_hash text not null unique, expires_at timestamptz not null)`,
];

/** Adds the new e-mail addresses that customers have asked for and not confirmed yet. */
export const emailChanges: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
