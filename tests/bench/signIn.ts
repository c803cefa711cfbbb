import { randomUUID } from 'node:crypto';
import { createCustomer } from '../../operator/customers/customers';
import { noPassword } from '../../operator/customers/passwords';
import { registerPath, registration } from '../api/auth/support/registration';
import { startHarness, type Caller, type Harness } from '../api/harness';
import { medianOf } from './median';
import { printTable, type Verdict } from './report';

const rounds = 200;
const limit = 1.2;

type Kind = 'known' | 'unknown';
type Addresses = Readonly<Record<Kind, string>>;

type Asking = {
  readonly name: string;
  /** Returns who asks: a stranger, somebody with an account of their own on their own device, or a signed-in customer. */
  readonly by: (harness: Harness) => Promise<Caller>;
  readonly ask: (caller: Caller, email: string, harness: Harness) => Promise<{ readonly status: number }>;
  /** Returns a pair of addresses for one round; without it, every round asks about the same two. */
  readonly addresses?: (caller: Caller, harness: Harness) => Promise<Addresses>;
  /** The status of both answers. */
  readonly status: number;
};

const askings: readonly Asking[] = [
  { name: 'log in with a wrong password', by: stranger, ask: logInWrongly, status: 422 },
  { name: 'the same on a device that the server knows', by: onOwnDevice, ask: logInWrongly, status: 422 },
  { name: 'ask for a new password', by: stranger, ask: forget, status: 200 },
  { name: 'the same on a device that the server knows', by: onOwnDevice, ask: forget, status: 200 },
  { name: 'change one’s email address to it', by: signedIn, ask: changeEmail, status: 200 },
  { name: 'make an account with it', by: stranger, ask: register, addresses: newAddresses, status: 201 },
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
  return caller.logIn(email, 'Sculling2!');
}

function forget(caller: Caller, email: string) {
  return caller.post('/api/auth/customer/forgotten-password', { email_or_reference: email });
}

function changeEmail(caller: Caller, email: string) {
  return caller.post('/api/my-account/user/email', { email, current_password: 'Sculling1!' });
}

/** From a device that nobody has used: after its first account, a device is told of that one. */
async function register({ testId }: Caller, email: string, harness: Harness) {
  const guest = await harness.caller(testId);
  return guest.post(registerPath, await registration(guest, { email }));
}

/** Another pair for each round, since an address has one account more after it. */
async function newAddresses({ testId }: Caller, { db }: Harness): Promise<Addresses> {
  const [known, unknown] = [`${randomUUID()}@example.org`, `${randomUUID()}@example.org`];
  const details = { firstName: 'Wren', lastName: 'Hale', email: known };
  await createCustomer(db, { testId, details, password_hash: noPassword });
  return { known, unknown };
}

/** By turns, since the machine's moods then fall on both; what was counted is cleared, so that nothing is refused. */
async function compare(harness: Harness, { by, ask, addresses, status: expected }: Asking) {
  const caller = await by(harness);
  const times: Record<Kind, number[]> = { known: [], unknown: [] };
  for (let round = 0; round < rounds; round += 1) {
    const emails = (await addresses?.(caller, harness)) ?? { known: 'amara@example.org', unknown: 'amaro@example.org' };
    for (const kind of ['known', 'unknown'] as const) {
      const begun = performance.now();
      const { status } = await ask(caller, emails[kind], harness);
      times[kind].push(performance.now() - begun);
      if (status !== expected) throw new Error(`The answer about the ${kind} address is ${status}, not ${expected}.`);
    }
    await harness.db.deleteFrom('tries').execute();
  }
  const [known, unknown] = [medianOf(times.known), medianOf(times.unknown)];
  return { known, unknown, ratio: Math.max(known, unknown) / Math.min(known, unknown) };
}
