// Runs a command with a temporary PostgreSQL server: `tsx tools/postgres.ts command args…`.
// TEST_DATABASE_URL names its database. PostgreSQL is installed from the distribution if it is missing.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptInstall } from './apt';
import { freePort } from './freePort';

const isRoot = process.getuid?.() === 0;

function binaries(): string | undefined {
  const versions = '/usr/lib/postgresql';
  const installed = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : [];
  const folder = installed
    .map((version) => join(versions, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
  if (folder) return folder;
  const onPath = spawnSync('sh', ['-c', 'dirname "$(command -v initdb)"'], { encoding: 'utf8' }).stdout.trim();
  return onPath && existsSync(join(onPath, 'initdb')) ? onPath : undefined;
}

/**
 * Runs a command of PostgreSQL, as the user `postgres` if this process is root, since PostgreSQL refuses to run as
 * root.
 */
function asPostgres(command: string, args: readonly string[]): void {
  const [program, rest] = isRoot
    ? (['runuser', ['-u', 'postgres', '--', command, ...args]] as const)
    : ([command, args] as const);
  const { status, stderr } = spawnSync(program, rest, { encoding: 'utf8', cwd: '/' });
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
}

const [command = 'true', ...args] = process.argv.slice(2);
if (!binaries()) aptInstall(['postgresql']);
const bin = binaries();
if (!bin) {
  console.error(
    'PostgreSQL is not installed and could not be installed. Install it, or set TEST_DATABASE_URL yourself.',
  );
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'joinery-postgres-'));
chmodSync(folder, 0o777);
const data = join(folder, 'data');
const port = await freePort();
try {
  asPostgres(join(bin, 'initdb'), ['-D', data, '-U', 'joinery', '--auth=trust', '-E', 'UTF8', '--no-locale']);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
  asPostgres(join(bin, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
  const url = `postgres://joinery@127.0.0.1:${port}/postgres`;
  process.exitCode = await new Promise<number>((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: url } });
    child.on('exit', (code) => resolve(code ?? 1));
  });
} finally {
  if (existsSync(join(data, 'postmaster.pid')))
    asPostgres(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']);
  rmSync(folder, { recursive: true, force: true });
}
