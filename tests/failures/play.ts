import type { CallName } from '../../src/kit/api/call';
import { seedPassword } from '../../operator/seed/customers';
import { Visitor } from '../journeys/support/Visitor';
import type { Server } from '../journeys/support/startServer';
import type { AnswerName } from './answers';
import { control } from './controls';
import { pressing, type Row, type Step } from './Row';
import { brokenRules, isSignedOut, pageText, pageTexts, type Broken, type Moment } from './rules';
import { Lost, namesOf, patienceMs, ready, retake, take } from './steps';
import { Visit } from './Visit';
import { collectTexts, watchUncaught } from './watching';

/** The longest time that a page may take to say what went wrong, in milliseconds; its own waits are short here. */
const judgedMs = 4000;

export type Cell = { readonly call: CallName; readonly row: Row; readonly answer: AnswerName };

/** Takes the row's way without a bad answer. Resolves with all texts that were seen on it. */
export async function playUsual(call: CallName, row: Row, server: Server): Promise<ReadonlySet<string>> {
  const visit = await arrive(row, server);
  const { texts, stop } = collectTexts();
  try {
    for (const step of row.steps ?? []) await take(step, visit);
    const wasMade = (): boolean => visit.faulty.made.includes(call);
    const worked = await visit.until(() => hasWorked(row, texts) && wasMade() && visit.isAtRest, patienceMs);
    if (!worked)
      throw new Lost(`never shows ${row.works.source}, or does not make ${call}: ${pageText().slice(0, 1500)}`);
    return texts;
  } finally {
    stop();
    visit.close();
  }
}

/** Gives the call its bad answer on the row's screen. Resolves with the rules that the page broke. */
export async function playCell(
  { call, row, answer }: Cell,
  usual: ReadonlySet<string>,
  server: Server,
): Promise<readonly Broken[]> {
  const { steps = [] } = row;
  const visit = await arrive(
    row,
    server,
    steps.length === 0 || row.atOpening === true ? (it) => it.faulty.set(call, answer) : undefined,
  );
  const uncaught = watchUncaught();
  let collected = collectTexts();
  try {
    await takeAll(steps.slice(0, -1), visit, answer === '401' && row.atOpening === true);
    const last = steps.at(-1);
    let typed: ReadonlyMap<string, string> = new Map();
    if (last !== undefined && row.atOpening !== true) {
      await ready(last, visit);
      await visit.until(() => visit.isAtRest, patienceMs);
      if (row.leavesForm !== true) typed = visit.typed();
      visit.faulty.set(call, answer);
      collected.stop();
      collected = collectTexts({ leaveOut: pageTexts() });
    }
    // Whoever is signed out while the screen opens has to sign in before anything else.
    if (last !== undefined && !(answer === '401' && row.atOpening === true)) await take(last, visit);
    const { texts } = collected;
    const wasMade = await visit.until(() => visit.faulty.hits > 0, patienceMs);
    if (!wasMade) throw new Lost(`does not make ${call}, but ${visit.faulty.made.join(', ')}`);
    const next = [
      'Try again',
      ...(answer === '404' ? ['Go home'] : []),
      ...(typeof last === 'string' ? [last] : []),
      ...namesOf(row.again),
      ...(row.offers === undefined ? [] : [row.offers]),
    ];
    const moment: Moment = {
      answer,
      said: texts,
      usual,
      typed,
      next,
      works: row.works,
      alsoTrue: row.alsoTrue,
      doneAlready: row.doneAlready,
      byItself: row.again?.length === 0,
      wasSignedIn: customerOf(row) !== undefined,
    };
    const isSignedOutNow = answer === '401' && customerOf(row) !== undefined;
    const isUnharmed = (row.unharmed !== undefined && !isSignedOutNow) || answer === '10 s slow';
    const broken = isUnharmed ? [] : await judged(moment, visit);
    if (!isUnharmed) {
      visit.faulty.lift();
      collected.stop();
      collected = collectTexts({ leaveOut: pageTexts() });
    }
    const isDone = (): boolean => hasWorked(row, collected.texts) || wasDone(row, answer, texts);
    const forgotten = isUnharmed ? [] : await recover(row, visit, isDone).catch(lost);
    const worked = await visit.until(() => isDone() && visit.isAtRest, patienceMs);
    const recovery: Broken[] = worked
      ? []
      : [{ rule: 'recovery', text: `never shows ${row.works.source}: ${pageText().slice(0, 2000)}` }];
    const retyped = forgotten.map((label): Broken => ({ rule: 'typed', text: `has to be typed again: ${label}` }));
    return [...broken, ...recovery, ...retyped, ...uncaught.found.map((text): Broken => ({ rule: 'uncaught', text }))];
  } finally {
    if (answer === '401') readers.delete(row); // the customer's session is over
    uncaught.stop();
    collected.stop();
    visit.close();
  }
}

/** Reports whether the page says that the call has worked, or has said so in a message that is gone. */
function hasWorked({ works }: Row, texts: ReadonlySet<string>): boolean {
  return works.test(pageText()) || works.test([...texts].join('\n'));
}

/** Reports whether the page says, or has said, that the server has done already what it was asked for once more. */
function wasDone({ doneAlready }: Row, answer: AnswerName, said: ReadonlySet<string>): boolean {
  return answer === 'reset midway' && doneAlready?.test([pageText(), ...said].join('\n')) === true;
}

/** The customer who is signed in on the row's screen. */
function customerOf({ as, becomes }: Row): string | undefined {
  return as ?? becomes;
}

/** Takes steps, which may find no way on where their customer is signed out on it. */
async function takeAll(steps: readonly Step[], visit: Visit, isSignedOutOnWay: boolean): Promise<void> {
  try {
    for (const step of steps) await take(step, visit);
  } catch (error) {
    if (!isSignedOutOnWay || visit.faulty.hits === 0) throw error;
  }
}

/** A customer for whom everything is ready, and where they go. */
type Ready = {
  readonly visitor: Visitor;
  readonly path: string;
  readonly kept: Readonly<Record<string, string>> | undefined;
};

/** The customers of rows that change nothing: every answer to such a row's call is given to the same one. */
const readers = new WeakMap<Row, Ready>();

async function arrive(row: Row, server: Server, before?: (visit: Visit) => void): Promise<Visit> {
  const ready = readers.get(row) ?? (await makeReady(row, server));
  if (row.changesNothing === true) readers.set(row, ready);
  const visit = new Visit(ready.visitor, row.venue);
  before?.(visit);
  visit.open(row.site, ready.path, ready.kept);
  return visit;
}

async function makeReady(row: Row, server: Server): Promise<Ready> {
  const visitor = await Visitor.arrive(server);
  if (row.as !== undefined) await visitor.logIn(`${row.as}@example.org`);
  const path = typeof row.path === 'string' ? row.path : await row.path(visitor);
  return { visitor, path, kept: await row.kept?.(visitor) };
}

/** Waits until the page is at rest and breaks no rule, as long as anybody would. */
async function judged(moment: Moment, visit: Visit): Promise<readonly Broken[]> {
  let broken: readonly Broken[] = [];
  await visit.until(() => {
    if (!visit.isAtRest) return false;
    // The server did its work before the connection broke, and the page may have come to know of it.
    if (moment.answer === 'reset midway' && knowsOfIt(moment)) broken = [];
    else broken = brokenRules(moment);
    return broken.length === 0;
  }, judgedMs);
  return broken;
}

function knowsOfIt({ works, doneAlready }: Moment): boolean {
  return works.test(pageText()) || doneAlready?.test(pageText()) === true;
}

/** Does what the page offers, now that the call works again. Resolves with the labels of fields that were emptied. */
async function recover(row: Row, visit: Visit, isDone: () => boolean): Promise<readonly string[]> {
  const hasToSignIn = (): boolean => customerOf(row) !== undefined && isSignedOut();
  const hasOffer = (): boolean => nextStepOf(row) !== undefined || hasToSignIn() || control('Go home') !== undefined;
  await visit.until(() => isDone() || (visit.isAtRest && hasOffer()), patienceMs);
  if (isDone()) return [];
  if (hasToSignIn()) {
    if (!document.querySelector('.login-form')) await take('Log in', visit);
    await take(
      { 'Email address or customer ID': `${customerOf(row) ?? ''}@example.org`, Password: seedPassword },
      visit,
    );
    await take(pressing('.login-form button[type=submit]'), visit);
    await visit.until(() => !hasToSignIn() && visit.isAtRest, patienceMs);
    if (row.works.test(pageText())) return [];
    const forgotten = await retake(row.afterwards ?? row.steps ?? [], visit);
    await visit.until(() => isDone() || visit.isAtRest, patienceMs);
    if (!isDone() && control('Try again')) await take('Try again', visit);
    return forgotten;
  }
  if (control('Go home') && nextStepOf(row) === undefined) {
    await take('Go home', visit);
    await visit.until(() => visit.isAtRest, patienceMs);
    window.history.back();
    await visit.until(() => visit.isAtRest, patienceMs);
    if (!row.works.test(pageText())) for (const step of row.afterwards ?? row.steps ?? []) await take(step, visit);
    return [];
  }
  for (const step of nextStepOf(row) ?? []) await take(step, visit);
  return [];
}

/** The steps of another try that the page offers now. */
function nextStepOf({ again, steps = [] }: Row): readonly Step[] | undefined {
  if (again) return again;
  if (control('Try again')) return ['Try again'];
  const last = steps.at(-1);
  return last === undefined || (typeof last === 'string' && !control(last)) ? undefined : [last];
}

/** Takes a way back that does not lead there for one that is not there. */
function lost(error: unknown): readonly string[] {
  if (error instanceof Lost) return [];
  throw error;
}
