import { spawnSync } from 'node:child_process';

/** Installs packages of the distribution with apt-get. Returns false if apt-get is missing, not permitted or fails. */
export function aptInstall(packages: readonly string[]): boolean {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const run = (...args: readonly string[]) => {
    const [program = '', ...rest] = [...sudo, ...args];
    return spawnSync(program, rest, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: 600_000,
    });
  };
  console.log(`Installing ${packages.join(', ')}…`);
  const install = () => run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages).status === 0;
  return install() || (run('apt-get', 'update', '-qq').status === 0 && install());
}
