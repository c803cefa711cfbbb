import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `alter table bookings add membership_credit integer not null default 0 check (membership_credit between 0 and paid)`,
  `create index idempotent_answers_by_age on idempotent_answers (created_at)`,
];

/** Adds how much of a booking's price credit of a membership paid, which comes back as such. */
export const creditBack: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
