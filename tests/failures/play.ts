import type { CallName } from '../../src/kit/api/call';
import type { Visitor } from '../journeys/support/Visitor';
import { isRead } from './calls';
import { maintenanceStep, recover, type Cell } from './recover';
import { Act, customerOf, type Row, type Step } from './Row';
import { brokenMeanwhile, brokenRules, type Broken, type Moment } from './rules';
import { Lost, namesOf, ready, take } from './steps';
import type { Stage, Visit } from './Visit';

/** Takes the row's way without a bad answer. Resolves with all texts that were seen on it. */
export async function playUsual(call: CallName, row: Row, stage: Stage): Promise<ReadonlySet<string>> {
  const visit = await arrive(row, stage);
  try {
    for (const step of row.steps ?? []) await take(step, visit);
    const wasMade = (): boolean => visit.made.includes(call);
    const worked = await visit.until(
      async () => (await hasWorked(row, visit)) && wasMade() && (await visit.isAtRest()),
    );
    if (!worked) throw new Lost(`never shows ${row.works.source}, or does not make ${call}: ${await shown(visit)}`);
    return visit.said;
  } finally {
    await visit.close();
  }
}

/** Gives the call its bad answer on the row's screen. Resolves with the rules that the page broke. */
export async function playCell(cell: Cell, usual: ReadonlySet<string>, stage: Stage): Promise<readonly Broken[]> {
  const { call, row, answer } = cell;
  const isAtOpening = (row.steps ?? []).length === 0 || row.atOpening === true;
  const visit = await arrive(row, stage, isAtOpening ? (it) => it.setFault(call, answer) : undefined);
  try {
    const { typed, taken } = await makeCall(cell, visit);
    const { said } = visit;
    const wasMade = await visit.until(async () => visit.hits > 0);
    if (!wasMade) throw new Lost(`does not make ${call}, but ${visit.made.join(', ')}`);
    const isSignedOutNow = answer === '401' && customerOf(row) !== undefined;
    const isSlow = answer === '10 s slow';
    const isUnharmed = (row.unharmed !== undefined && !isSignedOutNow) || isSlow;
    const moment = momentOf(cell, { said, usual, typed });
    const meanwhile = isSlow ? await judgedMeanwhile(cell, moment, visit, stage) : [];
    const broken = isUnharmed ? meanwhile : await judged(moment, visit, stage.judgedMs);
    if (!isUnharmed) {
      visit.liftFault();
      await visit.listen('what is there');
    }
    const isDone = async (): Promise<boolean> =>
      (await hasWorked(row, visit)) || (answer === 'reset midway' && (await saysDone(row, visit, said)));
    const forgotten = isUnharmed ? [] : await recover(cell, visit, isDone).catch(lost);
    const labels = new Set(
      taken.flatMap((step) => (typeof step === 'string' || step instanceof Act ? [] : Object.keys(step))),
    );
    const worked = await visit.until(async () => (await isDone()) && (await visit.isAtRest()));
    const recovery: Broken[] = worked
      ? []
      : [{ rule: 'recovery', text: `never shows ${row.works.source}: ${await shown(visit)}` }];
    const retyped = forgotten
      .filter((label) => labels.has(label))
      .map((label): Broken => ({ rule: 'typed', text: `has to be typed again: ${label}` }));
    return [...broken, ...recovery, ...retyped, ...visit.uncaught.map((text): Broken => ({ rule: 'uncaught', text }))];
  } finally {
    if (answer === '401') readers.delete(row); // the customer's session is over
    await visit.close();
  }
}

/** The steps that were taken until the bad answer, and the values that the page had then. */
type Made = { readonly typed: Moment['typed']; readonly taken: readonly Step[] };

/** Goes the row's way, and has the call made with its bad answer. */
async function makeCall({ call, row, answer }: Cell, visit: Visit): Promise<Made> {
  const { steps = [], atOpening = false } = row;
  // Whoever is signed out while the screen opens has to sign in before anything else.
  const isSignedOutOnWay = answer === '401' && atOpening;
  const taken = await takeAll(steps.slice(0, -1), visit, isSignedOutOnWay);
  const last = steps.at(-1);
  if (last === undefined) return { typed: new Map(), taken };
  let typed: Moment['typed'] = new Map();
  if (!atOpening) {
    await ready(last, visit);
    await visit.until(() => visit.isAtRest());
    if (row.leavesForm !== true) typed = await visit.typed();
    visit.setFault(call, answer);
    await visit.listen('what is there');
  }
  if (isSignedOutOnWay) return { typed, taken };
  await take(last, visit);
  return { typed, taken: steps };
}

function momentOf({ row, answer }: Cell, seen: Pick<Moment, 'said' | 'usual' | 'typed'>): Moment {
  const last = row.steps?.at(-1);
  const next = [
    'Try again',
    ...(answer === '404' ? ['Go home'] : []),
    ...(answer === '503 Retry-After' ? [maintenanceStep] : []),
    ...(typeof last === 'string' ? [last] : []),
    ...namesOf(row.again),
    ...(answer === '404' ? namesOf(row.afterGone) : []),
    ...(row.offers === undefined ? [] : [row.offers]),
  ];
  const { works, alsoTrue, doneAlready } = row;
  const byItself = row.again?.length === 0 && !(answer === '404' && row.afterGone !== undefined);
  return { answer, ...seen, next, works, alsoTrue, doneAlready, byItself, wasSignedIn: customerOf(row) !== undefined };
}

/** Reports whether the page says that the call has worked, or has said so in a message that is gone. */
async function hasWorked({ works }: Row, visit: Visit): Promise<boolean> {
  return works.test((await visit.look()).text) || works.test([...visit.said].join('\n'));
}

/** Reports whether the page says, or has said, that the server has done already what it was asked for once more. */
async function saysDone({ doneAlready }: Row, visit: Visit, said: ReadonlySet<string>): Promise<boolean> {
  return doneAlready?.test([(await visit.look()).text, ...said].join('\n')) === true;
}

/** Takes steps, which may find no way on where their customer is signed out on it. Resolves with those that were taken. */
async function takeAll(steps: readonly Step[], visit: Visit, isSignedOutOnWay: boolean): Promise<readonly Step[]> {
  const taken: Step[] = [];
  try {
    for (const step of steps) {
      await take(step, visit);
      taken.push(step);
    }
  } catch (error) {
    if (!isSignedOutOnWay || visit.hits === 0) throw error;
  }
  return taken;
}

/** A customer for whom everything is ready, and where they go. */
type Ready = {
  readonly visitor: Visitor;
  readonly path: string;
  readonly kept: Readonly<Record<string, string>> | undefined;
};

/** The customers of rows that change nothing: every answer to such a row's call is given to the same one. */
const readers = new WeakMap<Row, Ready>();

async function arrive(row: Row, stage: Stage, before?: (visit: Visit) => void): Promise<Visit> {
  const made = readers.get(row) ?? (await makeReady(row, stage));
  if (row.changesNothing === true) readers.set(row, made);
  const visit = await stage.visit(made.visitor, row.venue);
  before?.(visit);
  await visit.open(row.site, made.path, made.kept);
  return visit;
}

async function makeReady(row: Row, stage: Stage): Promise<Ready> {
  const visitor = await stage.newVisitor();
  if (row.as !== undefined) await visitor.logIn(`${row.as}@example.org`);
  const path = typeof row.path === 'string' ? row.path : await row.path(visitor);
  return { visitor, path, kept: await row.kept?.(visitor) };
}

/** Waits until the page is at rest and breaks no rule, as long as anybody would. A page that never rests is not judged. */
async function judged(moment: Moment, visit: Visit, patienceMs: number): Promise<readonly Broken[]> {
  const { answer, works, doneAlready } = moment;
  const unrest = `the page has not come to rest within ${patienceMs} ms, so nothing else about it is known`;
  let broken: readonly Broken[] = [{ rule: 'rest', text: unrest }];
  await visit.until(async () => {
    if (!(await visit.isAtRest())) return false;
    const sight = await visit.look();
    // The server did its work before the connection broke, and the page may have come to know of it.
    const knowsOfIt = works.test(sight.text) || doneAlready?.test(sight.text) === true;
    broken = answer === 'reset midway' && knowsOfIt ? [] : brokenRules(moment, sight);
    return broken.length === 0;
  }, patienceMs);
  return broken;
}

/** Looks at the page halfway through the time of a slow answer, if it waits for it then. */
async function judgedMeanwhile(
  { call, row }: Cell,
  moment: Moment,
  visit: Visit,
  stage: Stage,
): Promise<readonly Broken[]> {
  const halfway = performance.now() + stage.slowMs / 2;
  const isHalfway = await visit.until(() => Promise.resolve(performance.now() >= halfway), stage.slowMs);
  if (!isHalfway || !visit.waitsForSlow) return [];
  return brokenMeanwhile(moment, await visit.look(), row.unharmed === undefined && !isRead(call));
}

/** Takes a way back that does not lead there for one that is not there. */
function lost(error: unknown): readonly string[] {
  if (error instanceof Lost) return [];
  throw error;
}

async function shown(visit: Visit): Promise<string> {
  return (await visit.look()).text.slice(0, 2000);
}
