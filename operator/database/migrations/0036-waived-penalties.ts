import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `alter table penalties add waived_for text, add waived_by uuid references customers on delete set null,
    add till_day_id uuid references till_days,
    add constraint penalty_waived_is_settled check (waived_for is null or (settled_on is not null and order_id is null))`,
  'create index penalties_by_till_day on penalties (till_day_id)',
  'create index penalties_by_waiver on penalties (waived_by)',
];

/** Lets staff waive penalties: for which reason, who did, and in whose till's day that stands. */
export const waivedPenalties: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
