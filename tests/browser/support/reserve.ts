import type { Page } from '@playwright/test';
import { fetchResponse } from '../../support/fetchResponse';

/** Lets the page have another text than the server gave: its real answer, changed on the way. */
export async function reserve(page: Page, address: string | RegExp, change: (text: string) => string): Promise<void> {
  await page.route(address, async (route) => {
    try {
      const response = await fetchResponse(route);
      await route.fulfill({ response, body: change(await response.text()) });
    } catch (error) {
      if (!isOver(error)) throw error;
    }
  });
}

/** The test has ended while something that it doesn't wait for was still asked for. */
function isOver(error: unknown): boolean {
  return /has been disposed|has been closed|Test ended/.test(String(error));
}
