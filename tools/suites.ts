// What `npm test` runs, one after the other, with one line at the end that counts all of it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium';
import { browserCount, crashCount, moneyCount, results, vitestCount, type Count } from './reports';

/** Whether a browser test that failed runs once more, alone: a browser loses a press now and then. */
const tries = process.env.RETRY_LOST_PRESSES === undefined ? 1 : 2;
/** More failures than this in one suite are no lost presses. */
const mostRetried = 4;

type Suite = {
  readonly name: string;
  readonly command: readonly string[];
  readonly count?: () => Count;
  /** Runs only when it is asked for by name. */
  readonly slow?: true;
};

const bin = (name: string): string => `node_modules/.bin/${name}`;
const vitest = (file: string, ...args: readonly string[]): readonly string[] => [
  bin('vitest'),
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${results}/${file}`,
  ...args,
];
const suites: readonly Suite[] = [
  { name: 'Formatting', command: [bin('prettier'), '--check', '--log-level=warn', '.'] },
  { name: 'Types', command: [process.execPath, 'node_modules/ts7/bin/tsc', '--noEmit'] },
  { name: 'Lint', command: [bin('eslint'), '.'] },
  { name: 'Boundaries between rooms', command: [bin('depcruise'), 'src', 'sandbox', 'schemas'] },
  { name: 'Nothing unused', command: [bin('knip')] },
  {
    name: 'Generated files are fresh',
    command: [process.execPath, '--import', 'tsx', 'tools/generate.mjs', '--check'],
  },
  {
    name: 'Journeys pass their check',
    command: [process.execPath, '--import', 'tsx', 'tools/journeys.ts', 'check'],
  },
  {
    // With them what QA asks of journeys, since both hold every branch of the engine and its check.
    name: 'Units and journeys',
    command: vitest(
      'units.json',
      '--coverage',
      '--exclude',
      'tests/{api,smoke,start}/**',
      '--exclude',
      'tests/journeys/rendered*',
    ),
    count: () => vitestCount('units.json'),
  },
  {
    name: 'Every way, rendered',
    command: vitest('rendered.json', 'tests/journeys/rendered'),
    count: () => vitestCount('rendered.json'),
  },
  { name: 'Start-up', command: vitest('start.json', 'tests/start'), count: () => vitestCount('start.json') },
  { name: 'API on PGlite', command: vitest('pglite.json', 'tests/api'), count: () => vitestCount('pglite.json') },
  {
    name: 'API on PostgreSQL',
    command: [process.execPath, '--import', 'tsx', 'tools/postgres.ts', ...vitest('postgres.json', 'tests/api')],
    count: () => vitestCount('postgres.json'),
  },
  {
    name: 'Payments simulated',
    command: [process.execPath, '--import', 'tsx', 'tests/money/main.ts', '--schedules', '400', '--jobs', '2'],
    count: moneyCount,
  },
  {
    name: 'Browser',
    command: [bin('playwright'), 'test', '--project=pages', '--project=core'],
    count: browserCount,
  },
  {
    name: 'Crash sample',
    command: [process.execPath, '--import', 'tsx', 'tests/crash/main.ts', '--sample'],
    count: crashCount,
  },
  {
    name: 'Payments in the browser',
    command: [bin('playwright'), 'test', '--project=payments'],
    count: browserCount,
    slow: true,
  },
  // What the suite before it left in its data folder.
  { name: 'Nothing leaked', command: [process.execPath, '--import', 'tsx', 'tools/leaks.ts'], slow: true },
  {
    name: 'Map in the browser',
    command: [bin('playwright'), 'test', '--project=map'],
    count: browserCount,
    slow: true,
  },
  {
    name: 'Account in the browser',
    command: [bin('playwright'), 'test', '--project=account'],
    count: browserCount,
    slow: true,
  },
  {
    name: 'Shell in the browser',
    command: [bin('playwright'), 'test', '--project=shell'],
    count: browserCount,
    slow: true,
  },
  {
    name: 'Bookings in the browser',
    command: [bin('playwright'), 'test', '--project=bookings'],
    count: browserCount,
    slow: true,
  },
  {
    name: 'Firefox and WebKit',
    command: vitest('smoke.json', 'tests/smoke'),
    count: () => vitestCount('smoke.json'),
    slow: true,
  },
];

rmSync(results, { recursive: true, force: true });
mkdirSync(results);
const only = process.argv.slice(2);
const unknown = only.filter((each) => !suites.some(({ name }) => name === each));
if (unknown.length > 0) throw new Error(`There is no suite "${unknown.join('", "')}": see tools/suites.ts.`);
const chosen = suites.filter(({ name, slow }) => (only.length === 0 ? !slow : only.includes(name)));
process.env.TEST_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'joinery-test-'));
if (chosen.some(({ command }) => command.includes(bin('playwright'))) && !ensureChromium())
  console.error('There is no Chromium and none could be installed: the browser tests will fail.');

const flaky: string[] = [];
const counts = chosen.map(run);
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failures = counts.flatMap((count, index) => count.failures.map((each) => `  ✗ ${chosen[index]?.name} › ${each}`));
console.log(`\n${chosen.map(({ name }, index) => line(name, counts[index])).join('\n')}\n`);
if (failures.length > 0) console.log(`${failures.join('\n')}\n`);
if (flaky.length > 0) console.log(`Failed at first, and passed alone:\n${flaky.join('\n')}\n`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

/** A suite that ends badly has failed at least once, whatever its report says. */
function run(suite: Suite): Count {
  console.log(`\n▸ ${suite.name}`);
  const begun = Date.now();
  const first = runOnce(suite, suite.command);
  const isWorthIt = first.failures.length > 0 && first.failures.length <= mostRetried;
  const count = suite.count === browserCount && tries > 1 && isWorthIt ? again(suite, first) : first;
  console.log(`  ${((Date.now() - begun) / 1000).toFixed(0)} s`);
  return count;
}

function runOnce({ count }: Suite, [program = '', ...args]: readonly string[]): Count {
  const { status } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, NO_COLOR: '1' } });
  const { passed, failures } = count?.() ?? { passed: 0, failures: [] };
  if (status !== 0) return { passed, failures: failures.length > 0 ? failures : ['It ended badly: see above.'] };
  return count ? { passed, failures } : { passed: 1, failures };
}

/** Runs what failed once more, one after the other. What passes then is told at the end. */
function again(suite: Suite, first: Count): Count {
  console.log(`\n▸ ${suite.name}: what failed, once more`);
  const second = runOnce(suite, [...suite.command, '--last-failed', '--workers=1']);
  if (second.passed + second.failures.length !== first.failures.length) return first;
  const stillFails = (failure: string): boolean =>
    second.failures.some((each) => each.split(':')[0] === failure.split(':')[0]);
  flaky.push(...first.failures.filter((each) => !stillFails(each)).map((each) => `  ~ ${suite.name} › ${each}`));
  return { passed: first.passed + second.passed, failures: second.failures };
}

function line(name: string, count: Count | undefined): string {
  return `  ${name.padEnd(28)}${count?.passed ?? 0} passed, ${count?.failures.length ?? 0} failed`;
}
