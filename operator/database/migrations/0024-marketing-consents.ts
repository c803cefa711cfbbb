import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `create table marketing_consents (
    id uuid primary key default gen_random_uuid(), sort_by bigserial,
    customer_id uuid not null references customers on delete cascade,
    channel text not null, given boolean not null, wording text not null, source text not null,
    changed_at timestamptz not null)`,
  'create index marketing_consents_customer on marketing_consents (customer_id, channel, sort_by)',
  // Until now, the answer to this checkbox was kept among the details, with which it was given.
  `insert into marketing_consents (customer_id, channel, given, wording, source, changed_at)
    select id, 'email', true, 'Send me news and offers by email', 'registration', created_at
    from customers where details->'newsletter' = 'true'::jsonb`,
  `update customers set details = details - 'newsletter' where details ? 'newsletter'`,
];

/** Adds the history of what customers consent to be sent, with what registering has asked so far. */
export const marketingConsents: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
