// The crash matrix: every way of paying, every instant of it, everything that can go wrong then. On PGlite, and on a
// PostgreSQL of its own. `--pairs` runs cells enough for every two things to meet, `--sample` the most telling ones on
// PGlite, `--only=text` those whose name has the text, `--pglite` and `--postgres` one database; the PostgreSQL is then
// the one at TEST_DATABASE_URL.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumOptions, ensureChromium } from '../../tools/chromium';
import { ensureBuilt, ensureServerBuilt } from '../../tools/prepare.mjs';
import type { Count } from '../../tools/reports';
import { allCells, impossible, nameOf, pairwise, sample, type Cell } from './cells';
import { storyOf } from '../money/crashCells';
import { Matrix } from './matrix';
import { Shop } from './Shop';
import { table } from './table';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = `${root}test-results`;
const postgresFile = `${folder}/crash-postgres.json`;
const options = process.argv.slice(2);
const isPostgres = options.includes('--postgres');
const isSample = options.includes('--sample');
const only = textOf('only');
const atATime = Number(textOf('customers') ?? 7);

mkdirSync(folder, { recursive: true });
const count = await run().catch((error: unknown) => {
  console.error(error);
  return { passed: 0, failures: ['It ended badly: see above.'] };
});
writeFileSync(isPostgres ? postgresFile : `${folder}/crash.json`, JSON.stringify(count));
console.log(`${count.passed} passed, ${count.failures.length} failed`);
process.exit(count.failures.length === 0 ? 0 : 1);

async function run(): Promise<Count> {
  ensureBuilt(root);
  ensureServerBuilt(root);
  if (!ensureChromium()) throw new Error('There is no Chromium and none could be installed.');
  if (isPostgres) return onDatabase('PostgreSQL', process.env.TEST_DATABASE_URL);
  const first = await onDatabase('PGlite', undefined);
  if (isSample || options.includes('--pglite')) return first;
  const second = onPostgres();
  return { passed: first.passed + second.passed, failures: [...first.failures, ...second.failures] };
}

async function onDatabase(name: string, url: string | undefined): Promise<Count> {
  const begun = Date.now();
  const shop = await Shop.open(url);
  const stop = stopWhenEnded(shop);
  const browser = await chromium.launch(browserOptions()).catch(async (error: unknown) => {
    await shop.close();
    throw error;
  });
  try {
    const results = await new Matrix(shop, browser, atATime, (line) => console.log(line)).run(chosenCells());
    console.log(`\n${table(name, results)}\n\n${name}: ${((Date.now() - begun) / 1000).toFixed(0)} s\n`);
    const failed = [...results].filter(([, wrong]) => wrong.length > 0);
    const failures = failed.map(([cell, wrong]) => `${name} › ${cell}: ${wrong.join('; ')}`);
    if (failures.length > 0) console.log(`${failures.map((each) => `  ✗ ${each}`).join('\n')}\n`);
    return { passed: results.size - failed.length, failures };
  } finally {
    await browser.close();
    await shop.close();
    stop();
  }
}

/** All frames in one process each page: half the work for the machine, and what is tested is not the browser's walls. */
function browserOptions() {
  const options = chromiumOptions();
  return { ...options, args: [...options.args, '--disable-software-rasterizer'] };
}

/** Leaves nothing behind when this process is ended, or ends badly, before it is done. Gives what takes that back. */
function stopWhenEnded(shop: Shop): () => void {
  const end = (why: unknown): void => {
    if (isFrameRace(why)) return console.log('Playwright lost sight of a frame; the cell that had it will say so.');
    console.error(why);
    void shop.close().finally(() => process.exit(1));
  };
  const events = ['uncaughtException', 'unhandledRejection', 'SIGINT', 'SIGTERM'] as const;
  for (const event of events) process.on(event, end);
  return () => events.forEach((event) => process.off(event, end));
}

/** Playwright asserts that a frame's parent is known, which is not so when both go and come in the same moment. */
function isFrameRace(why: unknown): boolean {
  return why instanceof Error && why.stack?.includes('FrameManager.frameAttached') === true;
}

/** The same on a PostgreSQL that is started for it and thrown away. */
function onPostgres(): Count {
  rmSync(postgresFile, { force: true });
  const again = ['--import', 'tsx', 'tests/crash/main.ts', '--postgres', ...options];
  const args = ['--import', 'tsx', 'tools/postgres.ts', process.execPath, ...again];
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (!existsSync(postgresFile)) return { passed: 0, failures: ['PostgreSQL: it left no report.'] };
  return JSON.parse(readFileSync(postgresFile, 'utf8')) as Count; // as written above
}

function chosenCells(): readonly Cell[] {
  // A browser's part in this does not depend on the database: the other database has the most telling cells.
  const own = allCells.filter((cell) => impossible(cell) === undefined && storyOf(cell) === undefined);
  const asked = options.includes('--pairs') ? pairwise(own) : own;
  const cells = isSample || isPostgres ? sample : asked;
  return only === undefined ? cells : cells.filter((cell) => nameOf(cell).includes(only));
}

function textOf(option: string): string | undefined {
  return options.find((each) => each.startsWith(`--${option}=`))?.slice(option.length + 3);
}
