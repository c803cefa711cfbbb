import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `alter table payment_options add notice_months integer check (notice_months >= 0)`,
  `update payment_options set notice_months = 1 where payment_type = 'recurring'`,
  `alter table memberships add cancelled_on date, add leaving_reason text`,
];

/** Lets customers cancel memberships: the notice that each kind asks for, and when and why a membership was cancelled. */
export const ending: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
