import type { Page } from '@playwright/test';

/** Lets the page have another text than the server gave: its real answer, changed on the way. */
export async function reserve(page: Page, address: string | RegExp, change: (text: string) => string): Promise<void> {
  await page.route(address, async (route) => {
    const url = new URL(route.request().url());
    const headers = { ...(await route.request().allHeaders()), host: url.host };
    url.hostname = '127.0.0.1'; // a browser knows *.localhost, Node does not
    const response = await route.fetch({ url: url.href, headers });
    await route.fulfill({ response, body: change(await response.text()) });
  });
}
