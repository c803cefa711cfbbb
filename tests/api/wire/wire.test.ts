import { beforeAll, describe, expect, it } from 'vitest';
import { readContract, type CallContract } from '../../../schemas/contract';
import { seededRandom } from '../../../operator/seed/random';
import { Booker, offers } from '../bookings/support';
import { sharedHarness, type Caller, type Harness } from '../harness';
import { Guesser } from './Guesser';
import { knownTo, type People } from './knownTo';
import { requestTo, type WireRequest } from './requests';
import { rowsOf } from './rowsOf';

/** The number of requests in all: `npm run test:wire` sends 20,000. */
const requests = Number(process.env.WIRE_REQUESTS ?? 1_500);
const seed = Number(process.env.WIRE_SEED ?? 1);
/** The number of requests after which the customers are made anew, since some have logged out or deleted themselves. */
const perWorld = 120;

/** The number of requests of which every call has its share, whatever the seed is. */
const enough = 20_000;
/** The number of times as long that somebody else may wait between the requests: what piles up costs more. */
const mostSlower = 4;

const { calls, definitions } = readContract();
/** The customers who ask; all others of their world and of another one must find everything as they left it. */
const customers = ['morgan@example.org', 'leila@example.org'];
/** Staff may do much to the customers of their world, and nothing to those of another. */
const staff = ['desk@example.org'];

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

type Sent = { readonly call: string; readonly request: WireRequest; readonly status: number; readonly text: string };

/** Everything that may not be in an answer: what a database or a stack of calls says. */
const leaks = /\bat \S+ \(|node_modules|violates|syntax error|\bselect .+ from\b|invalid input|relation "/i;

function mistakeIn({ status, text, request }: Sent): string | undefined {
  if (status >= 500) return `answered ${status}`;
  if (leaks.test(text)) return 'told of its inside';
  if (status >= 400 && request.method !== 'HEAD') {
    const body = parsed(text);
    if (typeof body?.message !== 'string') return `refused with ${status} without a message`;
  }
  return undefined;
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' ? (value as Readonly<Record<string, unknown>>) : undefined;
  } catch {
    return undefined;
  }
}

/** Sends one request, from an address of its own, so that no limit by address ends the run. */
async function send(caller: Caller, call: CallContract, request: WireRequest, address: string): Promise<Sent> {
  const { kind: _, headers, ...options } = request;
  const given = Object.fromEntries(Object.entries(headers ?? {}).filter(([, value]) => value !== ''));
  const { status, text } = await caller.send({
    ...options,
    headers: given,
    remoteAddress: address,
  });
  return { call: call.name, request, status, text };
}

async function peopleOf(testId: string, askers: readonly string[]): Promise<People> {
  const all = await harness.db.selectFrom('customers').select(['id', 'email']).where('test_id', '=', testId).execute();
  const idsWhere = (isAsker: boolean) =>
    all.filter(({ email }) => askers.includes(email) === isAsker).map(({ id }) => id);
  return { askers: idsWhere(true), others: idsWhere(false) };
}

/** Logs in everybody who has not deleted their account: many a request logs out. */
async function signedInAgain(emails: readonly string[], testId: string): Promise<readonly Caller[]> {
  const left = await harness.db
    .selectFrom('customers')
    .select('email')
    .where('test_id', '=', testId)
    .where('email', 'in', emails)
    .where('deleted_at', 'is', null)
    .execute();
  return Promise.all(left.map(({ email }) => harness.signedIn(email, testId)));
}

/** Lets the customers do something first, so that there are baskets, orders and payments to ask for. */
async function beginDeeds(testId: string): Promise<void> {
  const morgan = await Booker.at(harness, 'morgan@example.org', testId);
  await morgan.added(await morgan.slot(offers.swim));
  const leila = await Booker.at(harness, 'leila@example.org', testId);
  await leila.added(await leila.slot(offers.badminton));
  await leila.paid();
  await leila.added(await leila.slot(offers.swim, { nth: 1 }));
}

describe('the wire', () => {
  it(
    `takes ${requests} requests of every kind without failing, telling of its inside or touching what is others'`,
    async () => {
      const random = seededRandom(seed);
      const stranger = await harness.caller();
      const strangers = await peopleOf(stranger.testId, []);
      const mistakes: string[] = [];
      const tally = new Map<string, number>();
      // In a world that is not watched: after ten minutes, a session is noted as being in use.
      const bystander = await harness.signedIn('nadia@example.org', (await harness.caller()).testId);
      const calm = await timesOf(bystander, 100);
      const beside: number[] = [];
      for (let done = 0; done < requests; done += perWorld) {
        const caller = await harness.caller();
        const { testId } = caller;
        const askers = (done / perWorld) % 3 === 2 ? staff : customers;
        const people = await peopleOf(testId, askers);
        const watched = [...strangers.others, ...(askers === staff ? [] : people.others)];
        if (askers === customers) await beginDeeds(testId);
        const before = await rowsOf(harness.db, watched);
        const known = await knownTo(harness.db, people.askers, [...people.others, ...strangers.others]);
        const guess = new Guesser(random, definitions, known);
        let callers: readonly Caller[] = [caller];
        for (let index = 0; index < perWorld; index += 1) {
          if (index % 10 === 0) callers = [caller, ...(await signedInAgain(askers, testId))];
          const call = guess.chance(0.7)
            ? guess.oneOf(calls)
            : (calls[(done + index) % calls.length] ?? guess.oneOf(calls));
          const asker = guess.oneOf(callers);
          const sent = await send(asker, call, requestTo(call, guess), addressOf(guess));
          const outcome = `${call.name} ${sent.status < 300 ? 'done' : 'refused'}`;
          tally.set(outcome, (tally.get(outcome) ?? 0) + 1);
          const mistake = mistakeIn(sent);
          if (mistake !== undefined) mistakes.push(storyOf(sent, mistake));
          if (index % 20 === 0) beside.push(...(await timesOf(bystander, 1)));
          if (index % 20 === 19) await harness.db.deleteFrom('tries').where('test_id', '=', testId).execute();
        }
        expect(await rowsOf(harness.db, watched), `world ${testId}, request ${done}`).toEqual(before);
      }
      const slower = median(beside) / median(calm);
      console.log(`${requests} requests (seed ${seed}): ${reachOf(tally)}`);
      console.log(`somebody else waits ${slower.toFixed(2)} times as long between them as before`);
      expect(mistakes.slice(0, 20)).toEqual([]);
      if (requests < enough) return;
      expect(neverIn(tally, ['done', 'refused'])).toEqual([]);
      expect(slower).toBeLessThan(mostSlower);
    },
    600_000 + requests * 60,
  );
});

type Outcome = 'done' | 'refused';

/** Lists the calls that came to none of these outcomes. */
function neverIn(tally: ReadonlyMap<string, number>, outcomes: readonly Outcome[]): readonly string[] {
  return calls.map(({ name }) => name).filter((name) => !outcomes.some((outcome) => tally.has(`${name} ${outcome}`)));
}

/** Tells how much of the contract the requests have reached. */
function reachOf(tally: ReadonlyMap<string, number>): string {
  const asked = calls.length - neverIn(tally, ['done', 'refused']).length;
  const never = neverIn(tally, ['done']);
  const done = calls.length - never.length;
  return `${asked} of ${calls.length} calls, ${done} done at least once. Never done: ${never.join(', ')}`;
}

/** Asks who is signed in so many times. Returns the milliseconds of each. */
async function timesOf(caller: Caller, count: number): Promise<readonly number[]> {
  const times: number[] = [];
  for (let done = 0; done < count; done += 1) {
    const began = performance.now();
    expect(await caller.get('/api/auth/user')).toMatchObject({ status: 200 });
    times.push(performance.now() - began);
  }
  return times;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

function addressOf(guess: Guesser): string {
  return `10.${guess.upTo(255)}.${guess.upTo(255)}.${guess.upTo(255)}`;
}

function storyOf({ call, request, text }: Sent, mistake: string): string {
  const { method, url, payload, headers } = request;
  const body = typeof payload === 'string' ? payload.slice(0, 300) : '';
  return `${call} ${mistake}: ${String(method)} ${url.slice(0, 300)} ${JSON.stringify(headers)} ${body} → ${text.slice(0, 300)}`;
}
