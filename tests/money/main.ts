import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { results, type Count } from '../../tools/reports';
import { bundle } from './bundle';
import { root, seeded } from './checkout';
import { allMoves } from './moves';
import { play } from './play';
import { allStories } from './stories';
import type { Order } from './worker';

const { values } = parseArgs({
  options: {
    schedules: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '3600' },
    only: { type: 'string' },
    ignore: { type: 'string', multiple: true, default: [] },
    stories: { type: 'string', default: '1' },
    follow: { type: 'string' },
    sources: { type: 'string', default: root },
    verbose: { type: 'boolean', default: false },
    prof: { type: 'boolean', default: false },
    postgres: { type: 'boolean', default: false },
  },
});

if (values.postgres && process.env.TEST_DATABASE_URL === undefined) process.exit(await withPostgres());

const sources = resolve(values.sources);
const worker = await bundle(root, sources);
const followed = values.follow === undefined ? undefined : (JSON.parse(values.follow) as string[]);
const jobs = followed ? 1 : Number(values.jobs);
const orders = Array.from({ length: jobs }, (_, index): Order => ({
  source: seeded(sources),
  postgres: values.postgres ? { url: process.env.TEST_DATABASE_URL ?? '', database: `money_${index + 1}` } : undefined,
  firstSeed: Number(values.seed) + index,
  step: jobs,
  schedules: followed ? 0 : Math.ceil(Number(values.schedules) / jobs),
  seconds: Number(values.seconds),
  only: values.only,
  ignore: values.ignore as Order['ignore'],
  stories: Number(values.stories),
  untilFirst: false,
  // They are quick and need no chance: one child plays them.
  kept:
    index > 0
      ? []
      : followed
        ? [{ name: 'followed', scenario: values.only ?? 'joining, Stripe', names: followed }]
        : allStories,
  isTold: followed !== undefined,
}));
const reports = await Promise.all(
  orders.map((order) => play(worker, order, values.prof ? ['--cpu-prof', '--cpu-prof-dir=/tmp/money-prof'] : [])),
);

for (const { rule, seed, scenario, text, story, chosen } of reports.flatMap(({ findings }) => findings)) {
  console.log(`\n${rule}\nseed ${seed}, ${scenario}: ${text}`);
  for (const line of story) console.log(`  ${line}`);
  console.log(`  --follow '${JSON.stringify(chosen)}'`);
}

const tally = new Map<string, number>();
for (const { tally: own } of reports)
  for (const [name, count] of Object.entries(own)) tally.set(name, (tally.get(name) ?? 0) + count);
console.log('\nStates and transitions visited');
for (const [name, count] of [...tally].sort(([a], [b]) => a.localeCompare(b)))
  console.log(`  ${String(count).padStart(7)}  ${name}`);

const untaken = allMoves.filter((move) => !tally.has(`move: ${move}`));
console.log(`${allMoves.length - untaken.length} of ${allMoves.length} moves of a payment were made`);
for (const move of untaken) console.log(`  never: ${move}`);

const done = reports.reduce((sum, report) => sum + report.done, 0);
const byRule = new Map<string, number>();
for (const { violations } of reports)
  for (const [rule, count] of Object.entries(violations)) byRule.set(rule, (byRule.get(rule) ?? 0) + count);
for (const [rule, count] of byRule) console.log(`${count} × ${rule}`);
const broken = [...byRule.values()].reduce((sum, count) => sum + count, 0);
const slowest = Math.max(...reports.map(({ ms }) => ms));
console.log(
  `${done} schedules in ${(slowest / 1000).toFixed(1)} s, ${((done * 1000) / slowest).toFixed(1)} a second; ${(reports.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / Math.max(1, done)).toFixed(1)} ms of processor time each.`,
);
// With the kept stories every move is made; one that isn't can't be made any more, or a story of it is missing.
const isWhole = followed === undefined && values.only === undefined;
const unmade = isWhole ? untaken.map((move) => `The move "${move}" of a payment's table was never made.`) : [];
const failures = [
  ...reports.flatMap(({ findings }) => findings.map(({ seed, rule, text }) => `seed ${seed}, ${rule}: ${text}`)),
  ...unmade,
];
const count: Count = { passed: done - broken, failures: followed ? [] : failures };
mkdirSync(join(root, results), { recursive: true });
writeFileSync(join(root, results, 'money.json'), JSON.stringify(count));
const failed = broken + unmade.length;
console.log(`${done - broken} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Runs this very command once more, beside a PostgreSQL server of its own. */
function withPostgres(): Promise<number> {
  const tsx = ['--import', 'tsx'];
  const command = [process.execPath, ...tsx, fileURLToPath(import.meta.url), ...process.argv.slice(2)];
  const child = spawn(process.execPath, [...tsx, join(root, 'tools/postgres.ts'), ...command], { stdio: 'inherit' });
  return new Promise((done, fail) => child.once('error', fail).once('exit', (code) => done(code ?? 1)));
}
