import type { Page, Route } from '@playwright/test';

/**
 * Answers the first request to an address in the server's place; those after it reach the server. The route itself stays:
 * where the last one is taken away while other requests are on their way, the browser keeps those for ever.
 */
export async function routeOnce(
  page: Page,
  address: string | RegExp,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  let isAnswered = false;
  await page.route(address, async (route) => {
    if (isAnswered) return route.fallback();
    isAnswered = true;
    await answer(route);
  });
}
