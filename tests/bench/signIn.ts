import { startHarness, type Caller, type Harness } from '../api/harness';
import { medianOf } from './median';
import { printTable, type Verdict } from './report';

const rounds = 200;
const limit = 1.2;

type Answering = (caller: Caller, login: string) => Promise<unknown>;

/** A test of whether the time of an answer tells who is a customer: medians of both, taken by turns in one run. */
export async function benchSignIn(): Promise<readonly Verdict[]> {
  const harness = await startHarness();
  try {
    const calls: readonly (readonly [name: string, ask: Answering])[] = [
      ['log in with a wrong password', (caller, login) => caller.logIn(login, 'Swimming2!')],
      ['ask for a new password', forget],
    ];
    const rows = [];
    for (const [name, ask] of calls) rows.push({ name, ...(await compare(harness, ask)) });
    printTable(
      `Answers to a customer and to somebody unknown: median ms of ${rounds} each`,
      ['', 'customer', 'unknown', 'ratio', 'limit'],
      rows.map(({ name, known, unknown, ratio }) => [
        name,
        known.toFixed(2),
        unknown.toFixed(2),
        ratio.toFixed(2),
        `≤ ${limit}`,
      ]),
    );
    return rows.map(({ name, ratio }) => ({ name: `${name}, slower to quicker`, value: ratio, limit }));
  } finally {
    await harness.close();
  }
}

const forget: Answering = (caller, login) =>
  caller.post('/api/auth/customer/forgotten-password', { email_or_reference: login });

/** By turns, since the machine's moods then fall on both; what was counted is cleared, so that nothing is refused. */
async function compare(harness: Harness, ask: Answering) {
  const caller = await harness.caller();
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let round = 0; round < rounds; round += 1) {
    times.known.push(await timed(() => ask(caller, 'amara@example.org')));
    times.unknown.push(await timed(() => ask(caller, 'amaro@example.org')));
    await harness.db.deleteFrom('tries').execute();
  }
  const [known, unknown] = [medianOf(times.known), medianOf(times.unknown)];
  return { known, unknown, ratio: Math.max(known, unknown) / Math.min(known, unknown) };
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await run();
  return performance.now() - begun;
}
