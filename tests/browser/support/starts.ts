import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { seedPassword } from '../../../sandbox/seed/customers';
import { siteUrl } from '../../../sandbox/site/hosts';
import { kioskHome } from './Kiosk';

/** What a visitor first comes to on a site. */
export type Start = {
  readonly name: string;
  readonly url: (port: number) => string;
  /** What says that they can use it: an element by its selector, and how its text begins. */
  readonly operable: readonly [selector: string, text: string];
  /** Who is signed in, by the name before the @ of their email address. Nobody, if it is left out. */
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

/** Signs in for all sites, from a page that has no scripts. */
async function signIn(page: Page, member: string, port: number): Promise<void> {
  await page.goto(`${siteUrl('my-account', port)}/api/client`);
  const status = await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch('/api/auth/customer/login', { method: 'POST', headers, body: JSON.stringify(body) })).status;
    },
    { username: `${member}@example.org`, password: seedPassword },
  );
  if (status !== 200) throw new Error(`${member} could not sign in: ${status}.`);
}

/** What the scripts of a start may come to, in bytes after gzip. */
export const scriptBudget = 170_000;

export type ScriptSizes = {
  /** Bytes after gzip, the largest first. */
  readonly sizes: readonly (readonly [path: string, bytes: number])[];
  readonly total: number;
};

/** The scripts that a start asks for until it can be used; what it fetches in advance after that is not counted. */
export async function scriptsOf(page: Page, { url, operable, member }: Start, port: number): Promise<ScriptSizes> {
  if (member !== undefined) await signIn(page, member, port);
  const scripts = new Map<string, Response>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response);
  });
  await page.addInitScript(noteWhenOperable, operable);
  await page.goto(url(port));
  const asked = await (await page.waitForFunction(() => window.askedUntilOperable)).jsonValue();
  const sizes: (readonly [string, number])[] = [];
  for (const address of asked ?? []) {
    const body = await scripts.get(address)?.body();
    if (body) sizes.push([new URL(address).pathname, gzipSync(body).length]);
  }
  sizes.sort(([, a], [, b]) => b - a);
  return { sizes, total: sizes.reduce((sum, [, size]) => sum + size, 0) };
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
