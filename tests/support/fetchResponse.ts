import type { APIResponse, Route } from '@playwright/test';

/** Sends the browser's request, and returns the response for the test to fulfil, change or drop. */
export async function fetchResponse(route: Route): Promise<APIResponse> {
  const url = new URL(route.request().url());
  const headers = { ...(await route.request().allHeaders()), host: url.host };
  url.hostname = '127.0.0.1'; // browsers resolve *.localhost, Node does not
  return route.fetch({ url: url.href, headers, maxRedirects: 0 });
}
