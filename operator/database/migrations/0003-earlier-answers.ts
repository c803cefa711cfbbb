import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `alter table payment_attempts add column earlier_error text, add column checked_at timestamptz`,
  `create index payment_attempts_by_reference on payment_attempts (provider_reference)`,
];

export const earlierAnswers: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
