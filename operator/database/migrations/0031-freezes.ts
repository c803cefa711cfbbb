import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `alter table payment_options add freeze_months integer check (freeze_months between 1 and 12),
    add freeze_pence integer not null default 0 check (freeze_pence >= 0)`,
  `update payment_options set freeze_months = 3, freeze_pence = 500 where payment_type = 'recurring'`,
  `create table membership_freezes (
    id uuid primary key default gen_random_uuid(),
    membership_id uuid not null references memberships on delete cascade,
    starts_on date not null, ends_on date not null,
    pence integer not null check (pence >= 0),
    created_at timestamptz not null default now(),
    constraint freeze_lasts check (ends_on > starts_on))`,
  'create index freezes_by_membership on membership_freezes (membership_id, starts_on)',
];

/** Lets customers freeze memberships: for how many months in twelve each kind can be, at which price, and when each was. */
export const freezes: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
