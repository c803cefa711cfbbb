// Prepares the checkout to run: packages as in the lockfile, and page and server built from the current sources.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = [
  'src',
  'schemas',
  'journeys',
  'operator/maps',
  'maps',
  'tools/basemap',
  'tools/vite',
  'tools/journeys',
  'tools/journeys.ts',
  'index.html',
  'sheet.html',
  'vite.config.ts',
  'package-lock.json',
];

/** Installs the packages if they are missing or belong to another lockfile. */
export function ensureInstalled(root) {
  const wanted = hashOf([join(root, 'package-lock.json')]);
  const mark = join(root, 'node_modules/.joinery-lock');
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) return; // another checkout's
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  console.log('Installing packages…');
  run(root, 'npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(mark, wanted);
}

const serverSources = ['operator', 'bank', 'src', 'schemas', 'journeys', 'tools', 'package-lock.json'];

/** Bundles the server's programs if the bundle is missing or was built from other sources. */
export function ensureServerBuilt(root) {
  const wanted = hashOf(serverSources.map((source) => join(root, source)));
  const mark = join(root, 'dist-server/.joinery-sources');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  const config = ['--config', 'tools/server.config.ts', '--logLevel', 'error'];
  run(root, process.execPath, ['node_modules/vite/bin/vite.js', 'build', ...config]);
  writeFileSync(mark, wanted);
}

/** Builds the page if the build is missing or was made from other sources. */
export function ensureBuilt(root) {
  const wanted = hashOf(sources.map((source) => join(root, source)));
  const mark = join(root, 'dist/.joinery-sources');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  console.log('Building the page…');
  const env = { ...process.env, NODE_ENV: 'production' }; // a build is for customers, whatever NODE_ENV the caller has
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
