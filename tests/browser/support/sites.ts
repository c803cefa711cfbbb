import { request as httpRequest } from 'node:http';
import type { BrowserContext } from '@playwright/test';
import { waitForRest } from './watchPages';

const port = process.env.TEST_PORT ?? '';

export const siteUrl = (label: string, path = '/'): string => `http://${label}.joinery.localhost:${port}${path}`;

/**
 * Ends the browser's session on the server, as another device would: the browser's own cookies stay as they are. Its pages
 * ask for nothing at that moment, so that the test's next act is what notices it.
 */
export async function endSessionElsewhere(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await waitForRest(page);
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
