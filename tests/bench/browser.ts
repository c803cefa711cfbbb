import { chromium, type Page } from '@playwright/test';
import { wholeChromiumOptions } from '../../tools/chromium';

/** A page of a fresh browser, gone when `use` is done. */
export async function withBrowser<T>(use: (page: Page) => Promise<T>, options = {}): Promise<T> {
  const browser = await chromium.launch(wholeChromiumOptions(options));
  try {
    return await use(await browser.newPage({ viewport: { width: 1280, height: 900 } }));
  } finally {
    await browser.close();
  }
}
