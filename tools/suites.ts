// Runs the suites of `npm test`, or with `--rest` those of `npm run test:rest`, and prints their counts at the end.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium';
import { browserCount, results, type Count, type Timed } from './reports';
import { suites, type Suite } from './suiteTable';

/**
 * The number of tries of a failed browser test: with RETRY_LOST_PRESSES it runs once more, alone, since a browser
 * sometimes loses a press.
 */
const tries = process.env.RETRY_LOST_PRESSES === undefined ? 1 : 2;
/** The maximum number of failures to retry; more failures in a suite are no lost presses. */
const maxRetried = 4;

type Finished = Count & { readonly ms: number };

/** The number of suites of one processor that run at a time. */
const places = Math.min(2, availableParallelism());

const chosen = chosenSuites(process.argv.slice(2));
if (!chosen.some(({ part }) => part === 'rest')) rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
process.env.TEST_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'joinery-test-'));
if (chosen.some(({ count }) => count === browserCount) && !ensureChromium())
  console.error('There is no Chromium and none could be installed: the browser tests will fail.');

const flaky: string[] = [];
const timed: Timed[] = [];
const counts = await runAll(chosen);
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failures = counts.flatMap((count, index) => count.failures.map((each) => `  ✗ ${chosen[index]?.name} › ${each}`));
if (timed.length > 0) console.log(`\nThe slowest files\n${slowest(byFile(timed), 10)}`);
if (timed.length > 0) console.log(`\nThe slowest tests\n${slowest(timed, 20)}`);
console.log(`\n${chosen.map(({ name }, index) => line(name, counts[index])).join('\n')}\n`);
if (failures.length > 0) console.log(`${failures.join('\n')}\n`);
if (flaky.length > 0) console.log(`Failed at first, and passed alone:\n${flaky.join('\n')}\n`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

/** Returns the suites of `npm test`, those that come after it (`--rest`), or those that are named. */
function chosenSuites(given: readonly string[]): readonly Suite[] {
  if (given.length === 0 || given[0] === '--rest')
    return suites.filter(({ part }) => part === (given.length === 0 ? 'test' : 'rest'));
  const unknown = given.filter((each) => !suites.some(({ name }) => name === each));
  if (unknown.length > 0) throw new Error(`There is no suite "${unknown.join('", "')}": see tools/suiteTable.ts.`);
  return suites.filter(({ name }) => given.includes(name));
}

/** Runs suites in their order, each as soon as the processors that it needs are free. */
async function runAll(all: readonly Suite[]): Promise<readonly Finished[]> {
  const running = new Set<Promise<Finished>>();
  const finished: Promise<Finished>[] = [];
  for (const suite of all) {
    const most = suite.processors === 1 ? places : 1;
    while (running.size >= most) await Promise.race(running);
    const run = runSuite(suite).finally(() => running.delete(run));
    running.add(run);
    finished.push(run);
    if (suite.processors === 2) await run;
  }
  return Promise.all(finished);
}

/** Runs a suite. A suite whose process fails has at least one failure, whatever its report says. */
async function runSuite(suite: Suite): Promise<Finished> {
  console.log(`\n▸ ${suite.name}`);
  const startedAt = Date.now();
  const first = await runOnce(suite, suite.command);
  const isWorthIt = first.failures.length > 0 && first.failures.length <= maxRetried;
  const count = suite.count === browserCount && tries > 1 && isWorthIt ? await again(suite, first) : first;
  return { ...count, ms: Date.now() - startedAt };
}

async function runOnce(suite: Suite, command: readonly string[]): Promise<Count> {
  const { status, said } = await statusOf(command, suite);
  const count = suite.count?.();
  timed.push(...(count?.timed ?? []));
  const { passed, failures } = count ?? { passed: 0, failures: [] };
  if (status !== 0) return { passed, failures: failures.length > 0 ? failures : [`The process failed. ${said}`] };
  return count ? { passed, failures } : { passed: 1, failures };
}

type Ended = {
  readonly status: number | null;
  /** The errors of a process that are no failure of a test, such as branches that no test takes. */
  readonly said: string;
};

/** Runs a command. The output of a suite that may run beside another one is printed once the suite has ended. */
function statusOf([program = '', ...args]: readonly string[], { name, processors }: Suite): Promise<Ended> {
  const env = { ...process.env, NO_COLOR: '1' };
  const child = spawn(program, args, { stdio: processors === 2 ? 'inherit' : 'pipe', env });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => {
      if (output !== '') console.log(`\n▸ ${name}: output\n${output}`);
      const errors = output.split('\n').filter((each) => each.startsWith('ERROR') || each.includes('Unhandled'));
      resolve({ status, said: errors.slice(0, 3).join(' ') || 'See above.' });
    });
  });
}

/** Runs the failed tests once more, one after the other. Those that pass then are listed at the end. */
async function again(suite: Suite, first: Count): Promise<Count> {
  console.log(`\n▸ ${suite.name}: failed tests, once more`);
  const output = suite.command.find((each) => each.startsWith('--output='))?.slice('--output='.length);
  if (output !== undefined) cpSync(output, `${output}-at-first`, { recursive: true }); // the next run empties it
  const second = await runOnce(suite, [...suite.command, '--last-failed', '--workers=1', '--trace=retain-on-failure']);
  if (second.passed + second.failures.length !== first.failures.length) return first;
  const stillFails = (failure: string): boolean =>
    second.failures.some((each) => each.split(':')[0] === failure.split(':')[0]);
  flaky.push(...first.failures.filter((each) => !stillFails(each)).map((each) => `  ~ ${suite.name} › ${each}`));
  return { passed: first.passed + second.passed, failures: second.failures };
}

function line(name: string, count: Finished | undefined): string {
  const { passed = 0, failures = [], ms = 0 } = count ?? {};
  return `${seconds(ms)}  ${name.padEnd(28)}${passed} passed, ${failures.length} failed`;
}

function byFile(tests: readonly Timed[]): readonly Timed[] {
  const sums = new Map<string, number>();
  for (const { file, ms } of tests) sums.set(file, (sums.get(file) ?? 0) + ms);
  return Array.from(sums, ([file, ms]) => ({ file, ms, name: '' }));
}

function slowest(all: readonly Timed[], count: number): string {
  const first = [...all].sort((one, other) => other.ms - one.ms).slice(0, count);
  return first.map(({ ms, file, name }) => `${seconds(ms)}  ${file}  ${name.slice(0, 90)}`.trimEnd()).join('\n');
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(0)} s`.padStart(7);
}
