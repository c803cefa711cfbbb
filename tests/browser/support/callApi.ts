import { expect, type Page } from '@playwright/test';
import { seedPassword } from '../../../operator/seed/customers';

export type Answer = readonly [status: number, data: Record<string, unknown>];

/** Calls the server as the session of the page's browser. `data` is that of the answer; empty where it has none. */
export function callApi(page: Page, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) {
  return page.evaluate(
    async ([verb, address, sent]): Promise<Answer> => {
      const response = await fetch(address, {
        method: verb,
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
      });
      const answer = (await response.json()) as { readonly data?: Record<string, unknown> };
      return [response.status, answer.data ?? {}];
    },
    [method, path, body] as const,
  );
}

/** An address of each site that has no scripts and no policy. */
export const plainPath = '/sandbox/partner.css';

/**
 * Logs a customer of the seed in, who all have the same password, from a plain address of a site: the server would refuse
 * what an open page asks that still shows a guest.
 */
export async function logInByApi(page: Page, username: string, plainUrl = plainPath): Promise<void> {
  await page.goto(plainUrl);
  const [status] = await callApi(page, 'POST', '/api/auth/customer/login', { username, password: seedPassword });
  expect(status).toBe(200);
}

/** Today as the operator's clock has it: `2026-11-20`. */
export function todayInLondon(): string {
  return new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/London' });
}
