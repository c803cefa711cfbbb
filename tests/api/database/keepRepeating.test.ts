import { setTimeout as sleep } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { keepRepeating } from '../../../operator/database/keepRepeating';
import { sharedHarness, type Harness } from '../harness';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

/** Begins a job under a lease of its own, or of the name given. */
function begin(
  round: () => Promise<void>,
  { lease = randomUUID(), leaseMs = 1, log = (_: string): void => undefined },
) {
  return keepRepeating(harness.db, { lease, leaseMs, everyMs: 20, round, failed: 'Nothing could be counted' }, log);
}

describe('keepRepeating', () => {
  it('begins at once and goes on until it is told to stop', async () => {
    let rounds = 0;
    const stop = begin(async () => void (rounds += 1), {});
    await expect.poll(() => rounds).toBeGreaterThan(2);
    stop();
    await sleep(100); // a round under way ends
    const before = rounds;
    await sleep(200);
    expect(rounds).toBe(before);
  });

  it('logs a round that fails and goes on after it', async () => {
    let rounds = 0;
    const lines: string[] = [];
    const round = async (): Promise<void> => {
      rounds += 1;
      if (rounds === 1) throw new Error('no connection');
    };
    const stop = begin(round, { log: (line) => void lines.push(line) });
    await expect.poll(() => rounds).toBeGreaterThan(2);
    stop();
    expect(lines).toEqual(['Nothing could be counted: Error: no connection']);
  });

  it('lets one of several servers do a round at a time, and the next when the lease has run out', async () => {
    const lease = randomUUID();
    const done = [0, 0, 0];
    const run = (index: number) =>
      begin(async () => void (done[index] = (done[index] ?? 0) + 1), { lease, leaseMs: 3_600_000 });
    const sum = (): number => done.reduce((before, each) => before + each, 0);
    const stops = [0, 1, 2].map(run);
    await expect.poll(sum).toBe(1);
    await sleep(200);
    expect(sum()).toBe(1); // ten more rounds of each were due
    await harness.db
      .updateTable('leases')
      .set({ expires_at: new Date(0) })
      .where('name', '=', lease)
      .execute();
    await expect.poll(sum).toBe(2);
    await sleep(200);
    expect(sum()).toBe(2);
    for (const stop of stops) stop();
  });
});
