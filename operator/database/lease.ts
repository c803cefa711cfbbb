import { randomUUID } from 'node:crypto';
import type { Database } from './database';

/** Takes a lease, so that only one replica does a job. It expires by itself if the replica dies. Returns false if another has it. */
export async function takeLease(db: Database, name: string, leaseMs: number): Promise<boolean> {
  const now = new Date();
  const lease = { holder: randomUUID(), expires_at: new Date(now.getTime() + leaseMs) };
  const taken = await db
    .insertInto('leases')
    .values({ name, ...lease })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(lease).where('leases.expires_at', '<', now))
    .returning('holder')
    .executeTakeFirst();
  return taken?.holder === lease.holder;
}
