import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualLimits } from '../../../operator/api/Turns';
import { dateOf } from '../../../src/ground/core/dates';
import { medianOf } from '../../bench/median';
import { crowd } from '../bookings/crowd';
import { Caller, startHarness, type Harness } from '../harness';
import { over } from '../overHttp';
import { Flood } from './Flood';

let harness: Harness;
let port: number;
beforeAll(async () => {
  harness = await startHarness(usualLimits);
  await harness.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = harness.app.server.address() as AddressInfo); // it listens at a port
});
afterAll(() => harness.close());

/** The number of rounds, of which each measures both. A busy machine may need more of them. */
const rounds = { fewest: 6, most: 15 };
const roundMs = 2000;
const limit = 1.2;

/** One of the dearest calls that a guest can make. */
const timetable = `/api/activities/venues/kirkstall-bridge-leisure-centre/timetable?date=${dateOf(new Date())}`;

/** Customers who use a page by turns, from one address and as often as one after the other can. */
async function customers(): Promise<readonly Caller[]> {
  const { testId } = await harness.caller();
  return crowd(
    harness.db,
    Array.from({ length: 20 }, () => new Caller(over(port, 4000), testId)),
  );
}

/** Has each of some customers make a call after the other, for a while. Resolves with the times of the answers. */
async function timesOf(callers: readonly Caller[]): Promise<readonly number[]> {
  const times: number[] = [];
  const until = performance.now() + roundMs;
  for (let index = 0; performance.now() < until; index += 1) {
    const begun = performance.now();
    const reply = await callers[index % callers.length]?.get('/api/auth/user');
    times.push(performance.now() - begun);
    expect(reply?.status).toBe(200);
    await delay(10);
  }
  return times;
}

describe('a flood from one address', () => {
  it('leaves others the server: what they wait for takes a fifth longer at most', async () => {
    const others = await customers();
    const flood = new Flood({ port, path: timetable });
    try {
      const quiet: number[] = [];
      const flooded: number[] = [];
      await timesOf(others);
      flood.begin();
      const first = await timesOf(others); // what everybody can use at once is used up in this time
      await timesOf(others);
      await flood.end();
      let answers: Readonly<Record<string, number>> = {};
      const ratio = (): number => medianOf(flooded) / medianOf(quiet);
      for (let round = 0; round < rounds.fewest || (round < rounds.most && ratio() > limit); round += 1) {
        quiet.push(...(await timesOf(others)));
        flood.begin();
        flooded.push(...(await timesOf(others)));
        answers = await flood.end();
      }
      const figures = [medianOf(quiet), medianOf(flooded), medianOf(first)].map((each) => each.toFixed(1)).join(', ');
      console.log(`${figures} ms quiet, flooded, and at first; ${ratio().toFixed(2)}; ${JSON.stringify(answers)}`);
      expect(ratio()).toBeLessThan(limit);
      expect(answers[429]).toBeGreaterThan(0);
    } finally {
      flood.stop();
    }
  }, 240_000);
});
