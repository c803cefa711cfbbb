import { expect, type Page } from '@playwright/test';
import { callApi, logInByApi, todayInLondon } from './callApi';
import { promotionId } from '../../../operator/seed/memberships';

/** A membership in the cart, straight from the server: how it comes there is shown by the tests of joining. */
export const single = {
  home_venue_id: 1,
  membership_type_id: 2,
  payment_option_id: 21,
  terms: [1, 2],
  source: 'online-joining',
};

/** The promotion that leaves nothing to pay for it. */
export const freePromotion = { promotion_code_id: promotionId('FREESTART') };

export type Visit = { readonly as?: string; readonly cart?: object; readonly open?: boolean };

/** Logs in, puts a membership into the cart and, unless told otherwise, opens checkout. */
export async function comeToCheckout(
  page: Page,
  { as = 'amara@example.org', cart = {}, open = true }: Visit = {},
): Promise<void> {
  await logInByApi(page, as);
  await storeMembership(page, { ...single, ...cart });
  if (open) await openCheckout(page);
}

/** Puts a membership that begins today into the cart, in place of the one there. */
export async function storeMembership(page: Page, cart: object): Promise<void> {
  const membership = { start_date: todayInLondon(), ...cart };
  const [status] = await callApi(page, 'POST', '/api/memberships/online-joining/store', membership);
  expect(status).toBe(201);
}

export async function openCheckout(page: Page): Promise<void> {
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
}
