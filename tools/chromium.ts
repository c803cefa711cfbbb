import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { aptInstall } from './apt';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Draws WebGL in a process of its own, without a graphics card. */
const softwareWebgl = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];

/** How a browser under test is started: one of the system where there is one, and nothing that calls home. */
export function chromiumOptions({ webgl = false } = {}): { readonly args: string[]; readonly executablePath?: string } {
  const executablePath = process.env.CHROMIUM ?? places.find((place) => existsSync(place));
  const args = [
    '--no-sandbox',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    ...(webgl ? softwareWebgl : ['--disable-gpu']),
  ];
  return executablePath === undefined ? { args } : { args, executablePath };
}

/** Sees to a browser: the system's, else the distribution's package, else the one that Playwright downloads. */
export function ensureChromium(): boolean {
  const isThere = (): boolean => existsSync(chromiumOptions().executablePath ?? chromium.executablePath());
  if (isThere()) return true;
  aptInstall(['chromium', 'fonts-dejavu-core']);
  if (isThere()) return true;
  console.log("Downloading Playwright's Chromium…");
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', timeout: 300_000 });
  return isThere();
}
