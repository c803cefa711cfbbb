import type { APIResponse, Route } from '@playwright/test';

/** Has a request of the browser's carried out, and gives its answer for the test to pass on, change or lose. */
export async function answerOf(route: Route): Promise<APIResponse> {
  const url = new URL(route.request().url());
  const headers = { ...(await route.request().allHeaders()), host: url.host };
  url.hostname = '127.0.0.1'; // a browser knows *.localhost, Node does not
  return route.fetch({ url: url.href, headers, maxRedirects: 0 });
}
