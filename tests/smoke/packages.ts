import { spawnSync } from 'node:child_process';

/** The distribution's packages that the smoke needs. A page without any font of the system's is measured wrongly. */
export const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'openssl', 'fonts-dejavu-core'] as const;

const programs = ['firefox-esr', 'WebKitWebDriver', 'Xvfb', 'openssl'];

export function isInstalled(): boolean {
  return programs.every((program) => spawnSync('which', [program]).status === 0);
}
