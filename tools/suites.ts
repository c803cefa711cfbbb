// Runs the suites of `npm test`, or with `--rest` those of `npm run test:rest`, and prints their counts at the end.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium';
import { browserCount, crashCount, moneyCount, results, vitestCount, type Count, type Timed } from './reports';

/**
 * The number of tries of a failed browser test: with RETRY_LOST_PRESSES it runs once more, alone, since a browser
 * sometimes loses a press.
 */
const tries = process.env.RETRY_LOST_PRESSES === undefined ? 1 : 2;
/** The maximum number of failures to retry; more failures in a suite are no lost presses. */
const maxRetried = 4;

type Suite = {
  readonly name: string;
  readonly command: readonly string[];
  readonly count?: () => Count;
  /** The number of processors that the suite keeps busy. Two suites of one processor run at a time. */
  readonly processors: 1 | 2;
  /** The command that runs the suite: `npm test`, `npm run test:rest`, or only one that names the suite. */
  readonly part: 'test' | 'rest' | 'named';
};

type Finished = Count & { readonly ms: number };

const bin = (name: string): string => `node_modules/.bin/${name}`;
const tsx = (...args: readonly string[]): readonly string[] => [process.execPath, '--import', 'tsx', ...args];
const vitest = (project: string, ...args: readonly string[]): readonly string[] => [
  bin('vitest'),
  'run',
  `--project=${project}`,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${results}/${project}.json`,
  ...args,
];
/** Returns the command of a run of browser tests, whose traces and pictures of failures go to a folder of its own. */
const playwright = (name: string, ...args: readonly string[]): readonly string[] => [
  bin('playwright'),
  'test',
  `--output=${results}/browser-${name}`,
  ...args,
];

const suites: readonly Suite[] = [
  // Suites of one processor, the longest first.
  {
    // The journeys' tests run with the units, since both together cover every branch of the engine and its check.
    name: 'Units and journeys',
    command: vitest('units', '--coverage'),
    count: () => vitestCount('units.json'),
    processors: 1,
    part: 'test',
  },
  {
    name: 'Payments simulated',
    command: tsx('tests/money/main.ts', '--schedules', '400', '--jobs', '1'),
    count: moneyCount,
    processors: 1,
    part: 'test',
  },
  { name: 'Lint', command: [bin('eslint'), '.'], processors: 1, part: 'test' },
  {
    name: 'Start-up',
    command: vitest('start'),
    count: () => vitestCount('start.json'),
    processors: 1,
    part: 'test',
  },
  {
    name: 'Every way, rendered',
    command: vitest('rendered'),
    count: () => vitestCount('rendered.json'),
    processors: 1,
    part: 'test',
  },
  {
    // A dozen generated edits; `npm run test:journeys` takes as many as it is told to.
    name: 'Check against page',
    command: vitest('conformance'),
    count: () => vitestCount('conformance.json'),
    processors: 1,
    part: 'test',
  },
  { name: 'Formatting', command: [bin('prettier'), '--check', '--log-level=warn', '.'], processors: 1, part: 'test' },
  {
    name: 'Types',
    command: [process.execPath, 'node_modules/ts7/bin/tsc', '--noEmit'],
    processors: 1,
    part: 'test',
  },
  { name: 'Nothing unused', command: [bin('knip')], processors: 1, part: 'test' },
  {
    name: 'Boundaries between rooms',
    command: [bin('depcruise'), 'src', 'operator', 'bank', 'schemas'],
    processors: 1,
    part: 'test',
  },
  {
    name: 'No circles of folders',
    command: [bin('depcruise'), '--config', '.dependency-cruiser.folders.mjs', 'src', 'operator', 'bank', 'schemas'],
    processors: 1,
    part: 'test',
  },
  { name: 'Generated files are fresh', command: tsx('tools/generate.mjs', '--check'), processors: 1, part: 'test' },
  { name: 'Journeys pass their check', command: tsx('tools/journeys.ts', 'check'), processors: 1, part: 'test' },
  {
    name: 'API on PGlite',
    command: vitest('api', '--maxWorkers=2'),
    count: () => vitestCount('api.json'),
    processors: 2,
    part: 'test',
  },
  {
    name: 'Browser, what tells most',
    command: playwright('core', '--grep', '@core'),
    count: browserCount,
    processors: 2,
    part: 'test',
  },
  {
    name: 'API on PostgreSQL',
    command: tsx('tools/postgres.ts', ...vitest('api', '--maxWorkers=2')),
    count: () => vitestCount('api.json'),
    processors: 2,
    part: 'rest',
  },
  {
    // All variants run with `npm run test:browser`.
    name: 'Browser, one of each',
    command: tsx('tools/oneOfEach.ts', `--output=${results}/browser-rest`, '--grep-invert=@core'),
    count: browserCount,
    processors: 2,
    part: 'rest',
  },
  // Searches the data folder of the suite before.
  { name: 'Nothing leaked', command: tsx('tools/leaks.ts'), processors: 2, part: 'rest' },
  {
    // Some 300 in a minute of one processor; the embedded database plays the others.
    name: 'Payments simulated on PostgreSQL',
    command: tsx('tests/money/main.ts', '--postgres', '--schedules', '1000', '--seconds', '45', '--jobs', '1'),
    count: moneyCount,
    processors: 2,
    part: 'rest',
  },
  {
    // All cells run with `npm run test:crash`.
    name: 'Crash matrix, by pairs',
    command: tsx('tests/crash/main.ts', '--pairs'),
    count: crashCount,
    processors: 2,
    part: 'rest',
  },
  {
    name: 'Crash sample',
    command: tsx('tests/crash/main.ts', '--sample'),
    count: crashCount,
    processors: 2,
    part: 'named',
  },
  {
    name: 'Browser, everything',
    command: playwright('everything'),
    count: browserCount,
    processors: 2,
    part: 'named',
  },
  ...['payments', 'map', 'account', 'shell', 'bookings'].map((area): Suite => ({
    name: `Browser, ${area}`,
    command: playwright(area, `--project=${area}`),
    count: browserCount,
    processors: 2,
    part: 'named',
  })),
  {
    name: 'Firefox and WebKit',
    command: vitest('smoke'),
    count: () => vitestCount('smoke.json'),
    processors: 2,
    part: 'named',
  },
];

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
  if (unknown.length > 0) throw new Error(`There is no suite "${unknown.join('", "')}": see tools/suites.ts.`);
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
