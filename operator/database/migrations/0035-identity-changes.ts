import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `create table identity_changes (
    id uuid primary key default gen_random_uuid(), sort_by bigserial,
    customer_id uuid not null references customers on delete cascade,
    part text not null check (part in ('name', 'birth_date')),
    first_name text, last_name text, date_of_birth date,
    source text not null check (source in ('account', 'request', 'desk')),
    reason text,
    state text not null check (state in ('open', 'accepted', 'refused', 'withdrawn')),
    answer text,
    decided_by uuid references customers on delete set null,
    asked_at timestamptz not null, decided_at timestamptz,
    constraint identity_of_part check (
      case part when 'name' then first_name is not null and last_name is not null and date_of_birth is null
      else first_name is null and last_name is null and date_of_birth is not null end))`,
  'create index identity_changes_customer on identity_changes (customer_id, sort_by)',
  "create unique index one_open_identity_request on identity_changes (customer_id, part) where state = 'open'",
  `create trigger not_of_deleted before insert or update of customer_id on identity_changes
    for each row execute function refuse_rows_of_deleted()`,
];

/** Adds the changes of names and birth dates, and the requests for them. */
export const identityChanges: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
