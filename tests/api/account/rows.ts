import { sql } from 'kysely';
import type { Database } from '../../../operator/database/database';

/** All that the database holds of a customer, in every table that names one, and what hangs on those. */
export async function rowsOf(db: Database, testId: string, email: string): Promise<Record<string, unknown[]>> {
  const customer = await db
    .selectFrom('customers')
    .selectAll()
    .where('test_id', '=', testId)
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const rows: Record<string, unknown[]> = { customers: [customer] };
  for (const table of await tablesWith(db, 'customer_id')) {
    rows[table] = await select(db, sql`select * from ${sql.table(table)} where customer_id = ${customer.id}`);
  }
  rows.payment_attempts = await select(
    db,
    sql`select * from payment_attempts where cart_id in (select id from carts where customer_id = ${customer.id})`,
  );
  rows.membership_documents = await select(
    db,
    sql`select * from membership_documents where membership_id in
      (select id from memberships where customer_id = ${customer.id})`,
  );
  return rows;
}

async function tablesWith(db: Database, column: string): Promise<string[]> {
  const tables = await select(
    db,
    sql`select table_name from information_schema.columns where column_name = ${column} and table_schema = 'public'`,
  );
  return tables.map(({ table_name }) => String(table_name)).sort();
}

async function select(db: Database, query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
  const { rows } = await query.execute(db);
  return (rows as Record<string, unknown>[]).sort((a, b) => String(a.id).localeCompare(String(b.id)));
}
