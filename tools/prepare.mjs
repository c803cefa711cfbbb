// What has to be there before anything runs: packages as the lockfile has them, and the page built from the sources.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = [
  'src',
  'schemas',
  'journeys',
  'sandbox/maps',
  'tools/vite',
  'tools/journeys',
  'tools/journeys.ts',
  'index.html',
  'sheet.html',
  'vite.config.ts',
  'package-lock.json',
];

/** Installs when there are no packages, or when they are another lockfile's. */
export function ensureInstalled(root) {
  const wanted = hashOf([join(root, 'package-lock.json')]);
  const mark = join(root, 'node_modules/.joinery-lock');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  console.log('Installing packages…');
  run(root, 'npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(mark, wanted);
}

/** Builds when there is no build, or when it is of other sources. */
export function ensureBuilt(root) {
  const wanted = hashOf(sources.map((source) => join(root, source)));
  const mark = join(root, 'dist/.joinery-sources');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  console.log('Building the page…');
  const env = { ...process.env, NODE_ENV: 'production' }; // whatever it is for who asks: a build is for customers
  run(root, process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], { env });
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(mark, wanted);
}

export function run(root, command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (status === 0) return;
  console.error(`\`${[command, ...args].join(' ')}\` did not succeed${error ? `: ${error.message}` : ''}.`);
  process.exit(status ?? 1);
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) for (const file of filesIn(path)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function filesIn(path) {
  if (!existsSync(path)) return [];
  try {
    return readdirSync(path, { withFileTypes: true })
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => filesIn(join(path, entry.name)));
  } catch {
    return [path];
  }
}
