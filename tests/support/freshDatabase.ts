import { randomBytes } from 'node:crypto';
import pg from 'pg';

export type FreshDatabase = { readonly url: string; drop(): Promise<void> };

/** Creates an empty database on the PostgreSQL server at `url`, for one test file. */
export async function freshDatabase(url: string): Promise<FreshDatabase> {
  const name = `joinery_${randomBytes(6).toString('hex')}`;
  await run(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => dropUnused(url, name) };
}

/** Drops a database once its last connection has closed. Forced closing would raise errors in the connection's owner. */
async function dropUnused(url: string, name: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await run(url, `drop database ${name}`);
    } catch (error) {
      const inUse = error instanceof Error && 'code' in error && error.code === '55006';
      if (!inUse || tries === 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
