import { request as httpRequest } from 'node:http';
import type { BrowserContext, Page } from '@playwright/test';

const port = process.env.TEST_PORT ?? '';

export const siteUrl = (label: string, path = '/'): string => `http://${label}.joinery.localhost:${port}${path}`;

/**
 * Has the next call to `path` find the browser's session ended on the server, as by another device: the browser's own cookies
 * stay as they are. Nothing that the page asks for before that call can notice it.
 */
export async function endSessionAt(page: Page, path: string): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      await endSession(page.context());
      await route.continue();
    },
    { times: 1 },
  );
}

async function endSession(context: BrowserContext): Promise<void> {
  const cookies = await context.cookies(siteUrl('online-joining'));
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const request = httpRequest(
      { host: '127.0.0.1', port, method: 'POST', path: '/api/auth/logout', headers: { cookie } },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode));
      },
    );
    request.on('error', reject);
    request.end();
  });
  if (status !== 200) throw new Error(`The session could not be ended: ${status ?? 'no answer'}.`);
}
