// What `npm test` runs, one after the other, with one line at the end that counts all of it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './chromium';

type Count = { readonly passed: number; readonly failed: number };
type Suite = { readonly name: string; readonly command: readonly string[]; readonly count?: () => Count };

const results = 'test-results';
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
      'tests/{api,start}/**',
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
  { name: 'Browser', command: [bin('playwright'), 'test'], count: browserCount },
];

rmSync(results, { recursive: true, force: true });
mkdirSync(results);
const only = process.argv.slice(2);
const chosen = only.length === 0 ? suites : suites.filter(({ name }) => only.includes(name));
if (chosen.some(({ name }) => name === 'Browser') && !ensureChromium())
  console.error('There is no Chromium and none could be installed: the browser tests will fail.');

const counts = chosen.map(run);
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${chosen.map(({ name }, index) => line(name, counts[index])).join('\n')}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** A suite that ends badly has failed at least once, whatever its report says. */
function run({ name, command: [program = '', ...args], count }: Suite): Count {
  console.log(`\n▸ ${name}`);
  const begun = Date.now();
  const { status } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, NO_COLOR: '1' } });
  console.log(`  ${((Date.now() - begun) / 1000).toFixed(0)} s`);
  const counted = count?.() ?? { passed: 0, failed: 0 };
  if (status !== 0) return { ...counted, failed: Math.max(counted.failed, 1) };
  return count ? counted : { passed: 1, failed: 0 };
}

function line(name: string, count: Count | undefined): string {
  return `  ${name.padEnd(28)}${count?.passed ?? 0} passed, ${count?.failed ?? 0} failed`;
}

function vitestCount(file: string): Count {
  const report = readReport(file) as { numPassedTests?: number; numFailedTests?: number } | undefined;
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 1 };
}

function browserCount(): Count {
  const report = readReport('browser.json') as
    { stats: { expected: number; unexpected: number; flaky: number } } | undefined;
  return report
    ? { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }
    : { passed: 0, failed: 1 };
}

function readReport(file: string): unknown {
  const path = `${results}/${file}`;
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
