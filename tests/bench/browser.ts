import { chromium, type BrowserContextOptions, type Page } from '@playwright/test';
import { wholeChromiumOptions } from '../../tools/chromium';

type Options = { readonly webgl?: boolean; readonly page?: BrowserContextOptions };

/** A page of a fresh browser, gone when `use` is done. */
export async function withBrowser<T>(
  use: (page: Page) => Promise<T>,
  { page = { viewport: { width: 1280, height: 900 } }, ...options }: Options = {},
): Promise<T> {
  const browser = await chromium.launch(wholeChromiumOptions(options));
  try {
    return await use(await browser.newPage(page));
  } finally {
    await browser.close();
  }
}
