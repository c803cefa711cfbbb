import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** The file in the sandbox's data folder with what pages asked for and kept, for the search for leaks. */
export const pagesLog = 'pages.log';

/** Writes down every address that a page asked for, and what it leaves in the browser's storage and readable cookies. */
export async function recordPage(page: Page, urls: ReadonlySet<string>): Promise<void> {
  const folder = process.env.TEST_DATA_DIR;
  if (folder === undefined) return;
  const kept = await page
    .evaluate(() => [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie])
    .catch(() => []);
  appendFileSync(join(folder, pagesLog), `${JSON.stringify({ urls: [...urls], kept })}\n`);
}
