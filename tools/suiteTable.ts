// The suites: what each of them runs, what it counts, and with which command it belongs.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserCount, crashCount, moneyCount, results, vitestCount, type Count } from './reports';

export type Suite = {
  readonly name: string;
  readonly command: readonly string[];
  readonly count?: () => Count;
  /** The number of processors that the suite keeps busy. Two suites of one processor run at a time. */
  readonly processors: 1 | 2;
  /** The command that runs the suite: `npm test`, `npm run test:rest`, or only one that names the suite. */
  readonly part: 'test' | 'rest' | 'named';
};

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

/** Returns the API's test files in which calls are under way at the same time. */
function filesWithCallsAtOnce(): readonly string[] {
  const folder = join(import.meta.dirname, '../tests/api');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => name.endsWith('.test.ts') && /Promise\.all|\btimes\(/.test(readFileSync(join(folder, name), 'utf8')),
    )
    .map((name) => `tests/api/${name}`);
}

/** All suites; those of `npm test` begin with the ones of one processor, the longest first. */
export const suites: readonly Suite[] = [
  {
    // The journeys' tests run with the units, since both together cover every branch of the engine and its check.
    name: 'Units and journeys',
    command: vitest('units', '--project=isolated', '--coverage'),
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
  {
    // A few cells; all of them run with `npm run test:faults`.
    name: 'Bad answers, a few',
    command: vitest('failures'),
    count: () => vitestCount('failures.json'),
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
    // PGlite is PostgreSQL with one connection: only what happens at once can go another way with several of them.
    name: 'API on PostgreSQL, at once',
    command: tsx('tools/postgres.ts', ...vitest('api', '--maxWorkers=2', ...filesWithCallsAtOnce())),
    count: () => vitestCount('api.json'),
    processors: 2,
    part: 'rest',
  },
  {
    name: 'API on PostgreSQL',
    command: tsx('tools/postgres.ts', ...vitest('api', '--maxWorkers=2')),
    count: () => vitestCount('api.json'),
    processors: 2,
    part: 'named',
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
    // As many customers as SHIFT_CUSTOMERS says; ten of them come in every other run of browser tests.
    name: 'Browser, shift',
    command: playwright('shift', '--project=bookings', 'shift.spec'),
    count: browserCount,
    processors: 2,
    part: 'named',
  },
  {
    // A few cells; with FAULT_CELLS=tenth a tenth of those that `npm run test:faults` plays in the rendered page.
    name: 'Bad answers in a browser',
    command: playwright('failures', '--project=pages', 'tests/browser/failures'),
    count: browserCount,
    processors: 2,
    part: 'named',
  },
  {
    name: 'Firefox and WebKit',
    command: vitest('smoke'),
    count: () => vitestCount('smoke.json'),
    processors: 2,
    part: 'named',
  },
];
