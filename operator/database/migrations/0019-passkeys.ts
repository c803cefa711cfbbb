import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `create table passkeys (
    id uuid primary key default gen_random_uuid(),
    customer_id uuid not null references customers on delete cascade,
    credential text not null unique,
    public_key text not null,
    uses bigint not null,
    name text not null,
    created_at timestamptz not null default now(),
    last_used_at timestamptz)`,
  `create index passkeys_by_customer on passkeys (customer_id)`,
  `create table passkey_challenges (
    challenge text primary key,
    test_id text not null,
    customer_id uuid references customers on delete cascade,
    name text,
    expires_at timestamptz not null)`,
  `create index passkey_challenges_by_expiry on passkey_challenges (expires_at)`,
];

/** Lets customers log in with passkeys: the public keys that they have added, and the challenges that wait for an answer. */
export const passkeys: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
