import { expect, type Page } from '@playwright/test';
import { callApi, logInByApi } from './callApi';
import { freePromotion, storeMembership } from './checkout';

/** Payment options of the sandbox, as its memberships have them. */
export const options = { totalFitness: 10, swim: 20, swimOnce: 21, week: 80 } as const;

/** Dev pays by Direct Debit on the 15th. */
export const dev = 'dev@example.org';

/**
 * Logs in and joins from today, straight at the server and for nothing: how one joins is shown by the tests of joining.
 * Answers with the membership's id.
 */
export async function becomeMember(page: Page, option: number, as: string = dev): Promise<string> {
  await logInByApi(page, as);
  const cart = { home_venue_id: 1, membership_type_id: Math.floor(option / 10), payment_option_id: option };
  const order = { terms: [1, 2], source: 'online-joining' };
  await storeMembership(page, { ...cart, ...freePromotion, ...order });
  const [status] = await callApi(page, 'POST', '/api/checkout/complete', {
    payments: [],
    completed_waivers: [],
    ...order,
  });
  expect(status).toBe(200);
  return (await newestMembership(page)) ?? '';
}

async function newestMembership(page: Page): Promise<string | undefined> {
  const records: unknown = await page.evaluate(async (): Promise<unknown> => (await fetch('/sandbox/records')).json());
  const { memberships } = records as { readonly memberships: readonly { readonly id: string }[] };
  return memberships.at(-1)?.id;
}
