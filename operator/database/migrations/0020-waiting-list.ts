import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `create table waiting_entries (
    id uuid primary key default gen_random_uuid(), sort_by bigserial, test_id text not null, slot_id text not null,
    customer_id uuid not null references customers on delete cascade, attendee_id uuid not null,
    state text not null default 'waiting' check (state in ('waiting', 'offered', 'taken', 'lapsed', 'left')),
    offered_until timestamptz, link text not null, created_at timestamptz not null default now(),
    foreign key (test_id, slot_id) references slots,
    check (state <> 'offered' or offered_until is not null))`,
  `create unique index one_wait_a_person on waiting_entries (test_id, slot_id, attendee_id)
    where state in ('waiting', 'offered')`,
  `create index waiting_entries_by_customer on waiting_entries (customer_id)`,
];

/** Adds the waiting lists of full sessions. An entry that is offered a place holds the place until its time is over. */
export const waitingList: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
