import { startHarness, type Caller, type Harness } from '../api/harness';
import { medianOf } from './median';
import { printTable, type Verdict } from './report';

const rounds = 200;
const limit = 1.2;

type Asking = {
  readonly name: string;
  /** Returns who asks: a stranger, somebody with an account of their own on their own device, or a signed-in customer. */
  readonly by: (harness: Harness) => Promise<Caller>;
  readonly ask: (caller: Caller, email: string) => Promise<{ readonly status: number }>;
  /** The status of both answers. */
  readonly status: number;
};

/** Registering is not among them: it says by its words who has an account (decision 61). */
const askings: readonly Asking[] = [
  { name: 'log in with a wrong password', by: stranger, ask: logInWrongly, status: 422 },
  { name: 'the same on a device that the server knows', by: onOwnDevice, ask: logInWrongly, status: 422 },
  { name: 'ask for a new password', by: stranger, ask: forget, status: 200 },
  { name: 'the same on a device that the server knows', by: onOwnDevice, ask: forget, status: 200 },
  { name: 'change one’s email address to it', by: signedIn, ask: changeEmail, status: 200 },
];

/** A test of whether the time of an answer tells who is a customer: medians of both, taken by turns in one run. */
export async function benchSignIn(): Promise<readonly Verdict[]> {
  const harness = await startHarness();
  try {
    const rows = [];
    for (const asking of askings) rows.push({ name: asking.name, ...(await compare(harness, asking)) });
    printTable(
      `Answers about a customer’s address and about an unknown one: median ms of ${rounds} each`,
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

function stranger(harness: Harness): Promise<Caller> {
  return harness.caller();
}

async function onOwnDevice(harness: Harness): Promise<Caller> {
  const caller = await harness.caller();
  await caller.logIn('dev@example.org');
  await caller.post('/api/auth/logout', {});
  return caller;
}

async function signedIn(harness: Harness): Promise<Caller> {
  const caller = await harness.caller();
  await caller.logIn('dev@example.org');
  return caller;
}

function logInWrongly(caller: Caller, email: string) {
  return caller.logIn(email, 'Swimming2!');
}

function forget(caller: Caller, email: string) {
  return caller.post('/api/auth/customer/forgotten-password', { email_or_reference: email });
}

function changeEmail(caller: Caller, email: string) {
  return caller.post('/api/my-account/user/email', { email, current_password: 'Swimming1!' });
}

/** By turns, since the machine's moods then fall on both; what was counted is cleared, so that nothing is refused. */
async function compare(harness: Harness, { by, ask, status: expected }: Asking) {
  const caller = await by(harness);
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const emails = { known: 'amara@example.org', unknown: 'amaro@example.org' } as const;
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of ['known', 'unknown'] as const) {
      const begun = performance.now();
      const { status } = await ask(caller, emails[kind]);
      times[kind].push(performance.now() - begun);
      if (status !== expected) throw new Error(`The answer about the ${kind} address is ${status}, not ${expected}.`);
    }
    await harness.db.deleteFrom('tries').execute();
  }
  const [known, unknown] = [medianOf(times.known), medianOf(times.unknown)];
  return { known, unknown, ratio: Math.max(known, unknown) / Math.min(known, unknown) };
}
