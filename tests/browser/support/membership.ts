import { expect, type Page } from '@playwright/test';

/** Payment options of the sandbox, as its memberships have them. */
export const options = { totalFitness: 10, swim: 20, swimOnce: 21, week: 80 } as const;

/** Dev pays by Direct Debit on the 15th. */
export const dev = 'dev@example.org';

/**
 * Logs in and joins from today, straight at the server and for nothing: how one joins is shown by the tests of joining.
 * Answers with the membership's id.
 */
export async function becomeMember(page: Page, option: number, as: string = dev): Promise<string> {
  await page.goto('/login');
  const statuses = await page.evaluate(
    async ([username, paymentOption]) => {
      const post = async (path: string, body: object): Promise<number> => {
        const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
        return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).status;
      };
      const source = 'online-joining';
      const terms = [1, 2];
      return [
        await post('/api/auth/customer/login', { username, password: 'Swimming1!' }),
        await post('/api/memberships/online-joining/store', {
          home_venue_id: 1,
          membership_type_id: Math.floor(paymentOption / 10),
          payment_option_id: paymentOption,
          start_date: new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/London' }),
          promotion_code_id: 3, // leaves nothing to pay
          terms,
          source,
        }),
        await post('/api/checkout/complete', { payments: [], terms, completed_waivers: [], source }),
      ];
    },
    [as, option] as const,
  );
  expect(statuses).toEqual([200, 201, 200]);
  return (await newestMembership(page)) ?? '';
}

async function newestMembership(page: Page): Promise<string | undefined> {
  const records: unknown = await page.evaluate(async (): Promise<unknown> => (await fetch('/sandbox/records')).json());
  const { memberships } = records as { readonly memberships: readonly { readonly id: string }[] };
  return memberships.at(-1)?.id;
}
