import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  'alter table customers add column deleted_at timestamptz',
  'create index customers_deleted on customers (deleted_at) where deleted_at is not null',
  // The row lock makes an insert wait for a deletion that is under way, and see its outcome.
  `create function refuse_rows_of_deleted() returns trigger language plpgsql as $$
    declare gone timestamptz;
    begin
      select deleted_at into gone from customers where id = new.customer_id for key share;
      if gone is not null then
        raise exception 'The account is deleted.' using errcode = 'JY001';
      end if;
      return new;
    end $$`,
  `create function refuse_change_of_deleted() returns trigger language plpgsql as $$
    begin
      raise exception 'The account is deleted.' using errcode = 'JY001';
    end $$`,
  `do $$
    declare named text;
    begin
      for named in
        select table_name from information_schema.columns
        where column_name = 'customer_id' and table_schema = 'public'
      loop
        execute format('create trigger not_of_deleted before insert or update of customer_id on %I
          for each row execute function refuse_rows_of_deleted()', named);
      end loop;
    end $$`,
  `create trigger deleted_stays before update on customers
    for each row when (old.deleted_at is not null) execute function refuse_change_of_deleted()`,
];

/**
 * Lets an account be deleted while its orders stay. From then on, the database refuses to store anything for its customer:
 * a request that began before the deletion must not bring personal data back.
 */
export const deletedAccounts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
