import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `alter table customers add column walk_in boolean not null default false`,
  `alter table payments add column number text`,
];

/** Adds customers without an account, to whom the desk sells, and the numbers of cheques and paper vouchers. */
export const desk: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
