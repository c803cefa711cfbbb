import { seedPassword } from '../../operator/seed/customers';
import type { CallName } from '../../src/kit/api/call';
import type { AnswerName } from './answers';
import { customerOf, pressing, type Row, type Step } from './Row';
import { isSignedOut, offers } from './rules';
import { retake, take } from './steps';
import type { Visit } from './Visit';

/** A bad answer to a call, on the screen that makes the call. */
export type Cell = { readonly call: CallName; readonly row: Row; readonly answer: AnswerName };

/**
 * Does what the page offers, now that the call works again. Resolves with the labels of fields that were emptied.
 */
export async function recover(cell: Cell, visit: Visit, isDone: () => Promise<boolean>): Promise<readonly string[]> {
  const { row } = cell;
  const customer = customerOf(row);
  const hasToSignIn = async (): Promise<boolean> => customer !== undefined && isSignedOut(await visit.look());
  const isOffered = async (name: string): Promise<boolean> => offers(await visit.look(), name);
  const hasOffer = async (): Promise<boolean> =>
    (await nextSteps(cell, visit)) !== undefined || (await hasToSignIn()) || (await isOffered('Go home'));
  await visit.until(async () => (await isDone()) || ((await visit.isAtRest()) && (await hasOffer())));
  if (await isDone()) return [];
  const shows = async (): Promise<boolean> => row.works.test((await visit.look()).text);
  const way = row.afterwards ?? row.steps ?? [];
  if (await hasToSignIn()) {
    await signIn(customer ?? '', visit);
    await visit.until(async () => !(await hasToSignIn()) && (await visit.isAtRest()));
    if (await shows()) return [];
    const forgotten = await retake(way, visit);
    await visit.until(async () => (await isDone()) || (await visit.isAtRest()));
    if (!(await isDone()) && (await isOffered('Try again'))) await take('Try again', visit);
    return forgotten;
  }
  const steps = await nextSteps(cell, visit);
  if (steps === undefined && (await isOffered('Go home'))) {
    await take('Go home', visit);
    await visit.until(async () => !(await isOffered('Go home')) && (await visit.isAtRest()));
    await visit.back();
    await visit.until(async () => (await shows()) || (await visit.isAtRest()));
    if (!(await shows())) for (const step of way) await take(step, visit);
    return [];
  }
  for (const step of steps ?? []) await take(step, visit);
  return [];
}

const username = 'Email address or customer ID';

async function signIn(name: string, visit: Visit): Promise<void> {
  if (!(await visit.canTake({ [username]: '' }))) await take('Log in', visit);
  await take({ [username]: `${name}@example.org`, Password: seedPassword }, visit);
  await take(pressing('.login-form button[type=submit]'), visit);
}

/** The control of the screen that takes the place of a whole site while it is maintained, as a 503 says. */
export const maintenanceStep = 'Check now';

/** The steps of another try that the page offers now. */
async function nextSteps({ row, answer }: Cell, visit: Visit): Promise<readonly Step[] | undefined> {
  const { again, afterGone, steps = [] } = row;
  if (answer === '404' && afterGone) return afterGone;
  if (again) return again;
  const last = steps.at(-1);
  for (const step of ['Try again', maintenanceStep, ...(last === undefined ? [] : [last])])
    if (await visit.canTake(step)) return [step];
  return undefined;
}
