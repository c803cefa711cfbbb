import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `create table tries (
    id uuid primary key default gen_random_uuid(), test_id text not null, kind text not null, who text not null,
    expires_at timestamptz not null)`,
  `create index tries_by_who on tries (test_id, kind, who, expires_at)`,
  `create index tries_by_end on tries (test_id, expires_at)`,
  `create table password_resets (
    customer_id uuid primary key references customers on delete cascade, token_hash text not null unique,
    expires_at timestamptz not null)`,
  `create index sessions_by_customer on sessions (customer_id)`,
];

export const signIn: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
