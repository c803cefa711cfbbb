import type { CallName } from '../../src/kit/api/call';
import { seedPassword } from '../../operator/seed/customers';
import { Visitor } from '../journeys/support/Visitor';
import type { Server } from '../journeys/support/startServer';
import type { AnswerName } from './answers';
import { control, field, put, typedValues } from './controls';
import { pressing, type Row, type Step } from './Row';
import { brokenRules, pageText, pageTexts, textsAt, type Broken, type Moment } from './rules';
import { Visit } from './Visit';

/** The longest time that anything on the page may take here, in milliseconds. */
const patienceMs = 12_000;

/** The longest time that a page may take to say what went wrong, in milliseconds; its own waits are short here. */
const judgedMs = 4000;

export type Cell = { readonly call: CallName; readonly row: Row; readonly answer: AnswerName };

/** A way to the screen that does not lead there: the row is wrong, not the page. */
class Lost extends Error {}

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
    for (const step of steps.slice(0, -1)) await take(step, visit);
    const last = steps.at(-1);
    let typed: ReadonlyMap<string, string> = new Map();
    if (last !== undefined && row.atOpening !== true) {
      await ready(last, visit);
      await visit.until(() => visit.isAtRest, patienceMs);
      if (row.leavesForm !== true) typed = typedValues();
      visit.faulty.set(call, answer);
      collected.stop();
      collected = collectTexts({ leaveOut: pageTexts() });
    }
    if (last !== undefined) await take(last, visit);
    const { texts } = collected;
    const wasMade = await visit.until(() => visit.faulty.hits > 0, patienceMs);
    if (!wasMade) throw new Lost(`does not make ${call}, but ${visit.faulty.made.join(', ')}`);
    const next = [
      'Try again',
      ...(answer === '404' ? ['Go home'] : []),
      ...(answer === '401' ? ['Log in'] : []),
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
      byItself: row.again?.length === 0,
    };
    const isUnharmed = row.unharmed !== undefined || answer === '10 s slow';
    const broken = isUnharmed ? [] : await judged(moment, visit);
    if (!isUnharmed) {
      visit.faulty.lift();
      collected.stop();
      collected = collectTexts({ leaveOut: pageTexts() });
    }
    const recovered = isUnharmed || (await recover(row, visit, collected.texts).catch(lost));
    const worked =
      recovered && (await visit.until(() => hasWorked(row, collected.texts) && visit.isAtRest, patienceMs));
    const recovery: Broken[] = worked
      ? []
      : [{ rule: 'recovery', text: `never shows ${row.works.source}: ${pageText().slice(0, 600)}` }];
    return [...broken, ...recovery, ...uncaught.found.map((text): Broken => ({ rule: 'uncaught', text }))];
  } finally {
    uncaught.stop();
    collected.stop();
    visit.close();
  }
}

/** Reports whether the page says that the call has worked, or has said so in a message that is gone. */
function hasWorked({ works }: Row, texts: ReadonlySet<string>): boolean {
  return works.test(pageText()) || works.test([...texts].join('\n'));
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
    if (moment.answer === 'reset midway' && moment.works.test(pageText())) broken = [];
    else broken = brokenRules(moment);
    return broken.length === 0;
  }, judgedMs);
  return broken;
}

/** Does what the page offers, now that the call works again. */
async function recover(row: Row, visit: Visit, texts: ReadonlySet<string>): Promise<boolean> {
  const hasOffer = (): boolean => nextStepOf(row) !== undefined || isLogInPage() || control('Go home') !== undefined;
  await visit.until(() => hasWorked(row, texts) || (visit.isAtRest && hasOffer()), patienceMs);
  if (hasWorked(row, texts)) return true;
  if (isLogInPage()) {
    await take({ 'Email address or customer ID': `${row.as ?? ''}@example.org`, Password: seedPassword }, visit);
    await take(pressing('main form button[type=submit]'), visit);
    await visit.until(() => !isLogInPage() && visit.isAtRest, patienceMs);
    if (row.works.test(pageText())) return true;
    for (const step of row.steps ?? []) await take(step, visit);
    return true;
  }
  if (control('Go home') && nextStepOf(row) === undefined) {
    await take('Go home', visit);
    await visit.until(() => visit.isAtRest, patienceMs);
    window.history.back();
    await visit.until(() => visit.isAtRest, patienceMs);
    if (!row.works.test(pageText())) for (const step of row.steps ?? []) await take(step, visit);
    return true;
  }
  for (const step of nextStepOf(row) ?? []) await take(step, visit);
  return true;
}

/** The steps of another try that the page offers now. */
function nextStepOf({ again, steps = [] }: Row): readonly Step[] | undefined {
  if (again) return again;
  if (control('Try again')) return ['Try again'];
  const last = steps.at(-1);
  return last === undefined || (typeof last === 'string' && !control(last)) ? undefined : [last];
}

/** Takes a way back that does not lead there for one that is not there. */
function lost(error: unknown): false {
  if (error instanceof Lost) return false;
  throw error;
}

function isLogInPage(): boolean {
  return window.location.pathname === '/login';
}

async function take(step: Step, visit: Visit): Promise<void> {
  if (typeof step === 'function') {
    if (await visit.until(() => visit.isAtRest && step(), patienceMs)) return;
    throw new Lost(`has nothing for ${step.toString()}: ${pageText().slice(0, 1500)}`);
  }
  await ready(step, visit);
  if (typeof step === 'string') return control(step)?.click();
  for (const [label, value] of Object.entries(step)) {
    const input = field(label);
    if (input) put(input, value);
  }
  await new Promise((resolve) => setTimeout(resolve, 1));
}

/** Waits until a step can be taken. */
async function ready(step: Step, visit: Visit): Promise<void> {
  if (typeof step === 'function') {
    await visit.until(() => visit.isAtRest, patienceMs);
    return;
  }
  const isThere = (): boolean =>
    typeof step === 'string' ? control(step) !== undefined : Object.keys(step).every((label) => field(label));
  if (await visit.until(isThere, patienceMs)) return;
  const what =
    typeof step === 'string'
      ? step
      : Object.keys(step)
          .filter((label) => !field(label))
          .join(', ');
  throw new Lost(`has no "${what}": ${pageText().slice(0, 1500)}`);
}

function namesOf(steps: readonly Step[] = []): readonly string[] {
  return steps.filter((step) => typeof step === 'string');
}

/** Collects the texts that are on the page at any time from now on. */
function collectTexts({ leaveOut }: { readonly leaveOut?: ReadonlySet<string> } = {}) {
  const texts = new Set<string>();
  const add = (found: Iterable<string>): void => {
    for (const text of found) if (leaveOut?.has(text) !== true) texts.add(text);
  };
  // Only what has changed is read, since reading the whole page after each change would take most of the time.
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) add(textsAt(node));
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  add(pageTexts());
  return { texts, stop: () => observer.disconnect() };
}

/** The errors that come from a browser without a window, or from closing a page that is still loading. */
const notThePages = /AbortError: The animation was canceled|use\(\) to suspend in a previous render/;

function watchUncaught() {
  const found: string[] = [];
  const note = (reason: unknown): void => {
    const text = reason instanceof Error ? (reason.stack ?? reason.message) : String(reason);
    if (!notThePages.test(text)) found.push(text);
  };
  process.on('unhandledRejection', note);
  const { error } = console;
  console.error = (...said: readonly unknown[]) => note(said.map(String).join(' '));
  const stop = (): void => {
    process.off('unhandledRejection', note);
    console.error = error;
  };
  return { found, stop };
}
