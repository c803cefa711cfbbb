import { expect, type Page } from '@playwright/test';

/** A membership in the cart, straight from the server: how it comes there is shown by the tests of joining. */
const single = {
  home_venue_id: 1,
  membership_type_id: 2,
  payment_option_id: 21,
  terms: [1, 2],
  source: 'online-joining',
};

/** The promotion that leaves nothing to pay for it. */
export const freePromotion = { promotion_code_id: 3 };

export type Visit = { readonly as?: string; readonly cart?: object; readonly open?: boolean };

/** Logs in, puts a membership into the cart and, unless told otherwise, opens checkout. */
export async function comeToCheckout(
  page: Page,
  { as = 'amara@example.org', cart = {}, open = true }: Visit = {},
): Promise<void> {
  await page.goto('/login');
  const statuses = await page.evaluate(
    async ([username, details]) => {
      const post = async (path: string, body: object): Promise<number> => {
        const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
        return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).status;
      };
      const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/London' });
      return [
        await post('/api/auth/customer/login', { username, password: 'Swimming1!' }),
        await post('/api/memberships/online-joining/store', { start_date: today, ...details }),
      ];
    },
    [as, { ...single, ...cart }] as const,
  );
  expect(statuses).toEqual([200, 201]);
  if (open) await openCheckout(page);
}

export async function openCheckout(page: Page): Promise<void> {
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
}
