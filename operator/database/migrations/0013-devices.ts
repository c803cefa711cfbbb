import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `alter table sessions
    add kept boolean not null default false,
    add device text not null default '',
    add seen_at timestamptz not null default now()`,
  `create index if not exists sessions_by_customer on sessions (customer_id)`,
  `create table known_devices (
    customer_id uuid not null references customers on delete cascade,
    device_hash text not null,
    seen_at timestamptz not null default now(),
    primary key (customer_id, device_hash))`,
];

/** Adds what a customer sees of their sessions, and the devices on which each customer has signed in. */
export const devices: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
