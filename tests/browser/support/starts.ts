import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { logInByApi, plainPath } from './callApi';
import { siteUrl } from '../../../operator/setup/hosts';
import { kioskHome } from './Kiosk';

/** The first screen of a site's visitor. */
export type Start = {
  readonly name: string;
  readonly url: (port: number) => string;
  /** The sign that they can use it: an element by its selector, and the beginning of its text. */
  readonly operable: readonly [selector: string, text: string];
  /** The customer who is signed in, by the name before the @ of their email address. Nobody, if it is left out. */
  readonly member?: string;
};

export const starts: readonly Start[] = [
  {
    name: 'joining',
    url: (port) => `${siteUrl('online-joining', port)}/`,
    operable: ['button', 'Select and continue'],
  },
  { name: 'the account', url: (port) => `${siteUrl('my-account', port)}/login`, operable: ['#username', ''] },
  { name: 'bookings', url: (port) => `${siteUrl('bookings', port)}/`, operable: ['button', 'Select and continue'] },
  {
    name: 'a kiosk',
    url: (port) => `${siteUrl('online-joining', port)}${kioskHome}`,
    operable: ['a.btn', 'Buy a membership'],
  },
  {
    name: 'joining, signed in',
    url: (port) => `${siteUrl('online-joining', port)}/`,
    operable: ['button', 'Select and continue'],
    member: 'morgan',
  },
  {
    name: 'the account, signed in',
    url: (port) => `${siteUrl('my-account', port)}/`,
    operable: ['.account-main:not(:has([role=status])) .member-name', ''],
    member: 'morgan',
  },
  {
    name: 'bookings, signed in',
    url: (port) => `${siteUrl('bookings', port)}/`,
    operable: ['button', 'Select and continue'],
    member: 'morgan',
  },
];

/** Signs in for all sites. */
function signIn(page: Page, member: string, port: number): Promise<void> {
  return logInByApi(page, `${member}@example.org`, `${siteUrl('my-account', port)}${plainPath}`);
}

/** The budget for the scripts of a start, in bytes after gzip. */
export const scriptBudget = 170_000;
/** The budget for the scripts that the first form with fields adds, its own and those of its screen. */
export const formBudget = 45_000;

export type ScriptSizes = {
  /** Bytes after gzip, the largest first. */
  readonly sizes: readonly (readonly [path: string, bytes: number])[];
  readonly total: number;
};

/** Collects the scripts that a page loads from now on, by address. */
export function collectScripts(page: Page): ReadonlyMap<string, Response> {
  const scripts = new Map<string, Response>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response);
  });
  return scripts;
}

export async function sizesOf(scripts: Iterable<Response>): Promise<ScriptSizes> {
  const sizes: (readonly [string, number])[] = [];
  for (const script of scripts) sizes.push([new URL(script.url()).pathname, gzipSync(await script.body()).length]);
  sizes.sort(([, a], [, b]) => b - a);
  return { sizes, total: sizes.reduce((sum, [, size]) => sum + size, 0) };
}

/** The scripts that a start asks for until it can be used; what it fetches in advance after that is not counted. */
export async function scriptsOf(page: Page, { url, operable, member }: Start, port: number): Promise<ScriptSizes> {
  if (member !== undefined) await signIn(page, member, port);
  const scripts = collectScripts(page);
  await page.addInitScript(noteWhenOperable, operable);
  await page.goto(url(port));
  const asked = (await (await page.waitForFunction(() => window.askedUntilOperable)).jsonValue()) ?? [];
  return sizesOf(asked.flatMap((address) => scripts.get(address) ?? []));
}

declare global {
  interface Window {
    /** The addresses of all that was asked for until the page could be used. */
    askedUntilOperable?: readonly string[];
  }
}

/** Runs in the page, since nobody outside sees it soon enough. */
function noteWhenOperable([selector, text]: Start['operable']): void {
  const observer = new MutationObserver(() => {
    const found = [...document.querySelectorAll(`#root ${selector}`)].some((each) => each.textContent.startsWith(text));
    if (!found || document.getElementById('floor')) return;
    observer.disconnect();
    window.askedUntilOperable = performance.getEntriesByType('resource').map(({ name }) => name);
  });
  observer.observe(document, { subtree: true, childList: true });
}
