import { sql } from 'kysely';
import type { Database } from '../../../operator/database/database';

type Link = { readonly child: string; readonly column: string; readonly parent: string; readonly key: string };

/** Reads which column of a table refers to which other table, for all of the database. */
async function linksIn(db: Database): Promise<readonly Link[]> {
  const { rows } = await sql<Link>`
    select child.relname as child, link.attname as column, parent.relname as parent, target.attname as key
    from pg_constraint c
    join pg_class child on child.oid = c.conrelid
    join pg_class parent on parent.oid = c.confrelid
    join pg_attribute link on link.attrelid = c.conrelid and link.attnum = c.conkey[1]
    join pg_attribute target on target.attrelid = c.confrelid and target.attnum = c.confkey[1]
    where c.contype = 'f' and array_length(c.conkey, 1) = 1`.execute(db);
  return rows;
}

/**
 * Returns every row that belongs to customers: their own, those that refer to them, those that refer to these, and so on, by
 * table. The rows are texts in a stable order.
 */
export async function rowsOf(
  db: Database,
  customers: readonly string[],
): Promise<Readonly<Record<string, readonly string[]>>> {
  const links = await linksIn(db);
  const found = new Map<string, Map<string, Readonly<Record<string, unknown>>>>();
  const own = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(customers) as row from customers where id::text in (${sql.join(customers)})`.execute(db);
  let fresh = new Map([['customers', own.rows.map(({ row }) => row)]]);
  while (fresh.size > 0) {
    const next = new Map<string, Record<string, unknown>[]>();
    for (const [table, rows] of fresh) {
      for (const { child, column, key } of links.filter(({ parent }) => parent === table)) {
        const ids = [...new Set(rows.map((row) => String(row[key])))];
        const below = await sql<{ row: Record<string, unknown> }>`
          select to_jsonb(${sql.table(child)}) as row from ${sql.table(child)}
          where ${sql.ref(column)}::text in (${sql.join(ids)})`.execute(db);
        const known = found.get(child) ?? new Map<string, Record<string, unknown>>();
        found.set(child, known);
        for (const { row } of below.rows) {
          const text = JSON.stringify(row);
          if (known.has(text)) continue;
          known.set(text, row);
          next.set(child, [...(next.get(child) ?? []), row]);
        }
      }
    }
    fresh = next;
  }
  const tables = [...found].map(([table, rows]) => [table, [...rows.keys()].sort()] as const);
  return { ...Object.fromEntries(tables), customers: own.rows.map(({ row }) => JSON.stringify(row)).sort() };
}
