import { existsSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';

const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
const args = [
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-gpu',
];

/** A page of a fresh browser, gone when `use` is done. */
export async function withBrowser<T>(use: (page: Page) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ args, ...(executablePath === undefined ? {} : { executablePath }) });
  try {
    return await use(await browser.newPage({ viewport: { width: 1280, height: 900 } }));
  } finally {
    await browser.close();
  }
}
