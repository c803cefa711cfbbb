import { chromium, type BrowserContextOptions, type Page } from '@playwright/test';
import { chromiumOptions, wholeChromiumOptions } from '../../tools/chromium';

type Options = {
  readonly webgl?: boolean;
  readonly page?: BrowserContextOptions;
  /**
   * True for the headless shell. Whole Chromium without a window leaves single frames undrawn, for half a second and more,
   * which looks like a slow response.
   */
  readonly shell?: boolean;
};

/** A page of a fresh browser, gone when `use` is done. */
export async function withBrowser<T>(
  use: (page: Page) => Promise<T>,
  { page = { viewport: { width: 1280, height: 900 } }, shell, ...options }: Options = {},
): Promise<T> {
  const browser = await chromium.launch(shell ? chromiumOptions() : wholeChromiumOptions(options));
  try {
    return await use(await browser.newPage(page));
  } finally {
    await browser.close();
  }
}
