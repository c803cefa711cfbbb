import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { aptInstall } from './apt';

/** Chromium without windows: it draws the same pages and takes about half the processor time. */
const shellPath = '/usr/bin/chromium-headless-shell';
const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The flags that render WebGL in software, without a graphics card. */
const softwareWebgl = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];

/**
 * The flags that save processes: no process of its own for drawing, for each site of a page, or in reserve, and one process
 * for all pages of a site that follow each other. They take a quarter of the processor time of a run; no test is about the
 * walls between processes. No page under test runs long enough to be worth V8's optimising compilers, which took a sixth of
 * that time.
 */
const fewProcesses = [
  '--in-process-gpu',
  '--process-per-site',
  '--js-flags=--no-maglev,--no-opt',
  '--disable-site-isolation-trials',
  '--disable-features=SpareRendererForSitePerProcess,IsolateOrigins,site-per-process',
];

type LaunchOptions = { readonly args: string[]; readonly executablePath?: string };

/**
 * Returns the launch options of a browser under test: the program that CHROMIUM names, else the headless shell or the
 * system's browser if installed; without background requests.
 */
export function chromiumOptions(): LaunchOptions {
  return optionsOf([shellPath, ...systemPaths], ['--disable-gpu', ...fewProcesses]);
}

/** Returns the launch options of the browser that benches measure: customers' own, never the headless shell. */
export function wholeChromiumOptions({ webgl = false } = {}): LaunchOptions {
  return optionsOf(systemPaths, webgl ? softwareWebgl : ['--disable-gpu']);
}

function optionsOf(paths: readonly string[], drawing: readonly string[]): LaunchOptions {
  const executablePath = process.env.CHROMIUM ?? paths.find((path) => existsSync(path));
  const args = [
    '--no-sandbox',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--font-render-hinting=none', // the headless shell would round the widths of letters, which Chromium does not
    ...drawing,
  ];
  return executablePath === undefined ? { args } : { args, executablePath };
}

/**
 * Ensures that a browser for tests is installed: the headless shell where the distribution has it, else whole Chromium.
 * Returns false if there is none.
 */
export function ensureChromium(): boolean {
  if (process.env.CHROMIUM !== undefined) return existsSync(process.env.CHROMIUM);
  if (existsSync(shellPath)) return true;
  aptInstall(['chromium-headless-shell', 'fonts-dejavu-core']);
  return existsSync(shellPath) || ensureWholeChromium();
}

/**
 * Ensures that whole Chromium is installed: the system's, else the distribution's package, else Playwright's download.
 * Returns false if none is.
 */
export function ensureWholeChromium(): boolean {
  const isThere = (): boolean => existsSync(wholeChromiumOptions().executablePath ?? chromium.executablePath());
  if (isThere()) return true;
  aptInstall(['chromium', 'fonts-dejavu-core']);
  if (isThere()) return true;
  console.log("Downloading Playwright's Chromium…");
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', timeout: 300_000 });
  return isThere();
}
