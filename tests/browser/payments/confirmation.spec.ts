import type { Page } from '@playwright/test';
import { dateOf, formatUkDate } from '../../../src/ground/core/dates';
import { callApi } from '../support/callApi';
import { comeToCheckout, freePromotion } from '../support/checkout';
import { reserve } from '../support/reserve';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

const nobodys = '00000000-0000-4000-8000-000000000000';

/** Buys a membership straight from the server, for nothing. Answers with the order's id. */
async function bought(page: Page, as: string, more: object = {}): Promise<string> {
  await comeToCheckout(page, { as, cart: { ...freePromotion, ...more }, open: false });
  const body = { payments: [], terms: [1, 2], completed_waivers: [], source: 'online-joining' };
  const [, { complete_order_id }] = await callApi(page, 'POST', '/api/checkout/complete', body);
  return String(complete_order_id);
}

type Wire = { data: { items: Record<string, unknown>[] } & Record<string, unknown> };

/** The server's order with two items: the one that was bought, and another that is paid for once and proves something. */
function withSecondItem(text: string): string {
  const { data } = JSON.parse(text) as Wire;
  const [item] = data.items;
  const mandate = { ...item, new_mandate: true, payment_type: 'recurring', name: 'Monthly Swim' };
  const once = { ...item, name: 'Seven Day Pass', requires_eligibility: true, first_payment_date: null };
  return JSON.stringify({ data: { ...data, new_mandate: true, items: [mandate, once] } });
}

test.describe('before the server has answered with the order', () => {
  test('nothing is said of a payment, and what is said then is what was bought', async ({ page, sandbox }) => {
    const order = await bought(page, 'amara@example.org');
    await sandbox.faults([{ method: 'GET', path: '/api/orders/*', delayMs: 3000 }]);
    await page.goto(`/order-confirmed/${order}`);
    await expect(page.getByRole('heading', { name: 'Loading your order...' })).toBeVisible();
    await expect(page.getByText(/successful|confirmed/i)).toHaveCount(0);
    await expect(page.locator('.confirmation-tick')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Your membership is confirmed' })).toBeVisible();
    await expect(page.getByText('Nothing was charged.')).toBeVisible();
    await expect(page.getByText(/payment was successful/i)).toHaveCount(0);
  });

  test('an order that there is not is told as that, with what to do', async ({ page, audit, expectedNoise }) => {
    expectedNoise.push(/404 \(Not Found\)/);
    await comeToCheckout(page, { open: false });
    await page.goto(`/order-confirmed/${nobodys}`);
    await expect(page.getByRole('heading', { name: 'We can’t find this order', level: 1 })).toBeVisible();
    await expect(page.getByText(/please don’t pay again/)).toBeVisible();
    await expect(page.getByText(/successful|confirmed/i)).toHaveCount(0);
    await expect(page.locator('.confirmation-tick')).toHaveCount(0);
    await expect(page).toHaveTitle('Aire Valley Leisure | Order not shown');
    await expect(page.getByRole('link', { name: 'See my payments' })).toHaveAttribute(
      'href',
      /\/\/my-account\..*\/payments$/,
    );
    await audit('an order that there is not');
  });

  test('an order that can’t be had can be asked for again', async ({ page, sandbox, audit, expectedNoise }) => {
    expectedNoise.push(/500 \(Internal Server Error\)/);
    const order = await bought(page, 'amara@example.org');
    await sandbox.faults([{ method: 'GET', path: '/api/orders/*', status: 500 }]);
    await page.goto(`/order-confirmed/${order}`);
    await expect(page.getByRole('heading', { name: 'We can’t show your order', level: 1 })).toBeVisible();
    await expect(page.getByText('Something has gone wrong, please try again.')).toBeVisible();
    await expect(page.locator('.confirmation-tick')).toHaveCount(0);
    await audit('an order that can’t be had');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Your membership is confirmed' })).toBeVisible();
    await expect(page).toHaveTitle('Aire Valley Leisure | Order Confirmed');
  });
});

test('it says what paid, where the receipt went, and what happens next', async ({ page, joiner, audit }) => {
  await comeToCheckout(page);
  await joiner.pay();
  await joiner.expectConfirmed();
  const receipt = page.locator('.confirmation-receipt');
  await expect(receipt).toContainText('Paid by card£69.00, Visa ending in 4242');
  await expect(receipt).toContainText('Receipt sent toamara@example.org');
  const next = page.locator('.confirmation-what-next');
  await expect(next).toContainText(formatUkDate(dateOf(new Date())));
  await expect(next).toContainText(
    'scan the membership barcode in your online account at the gate of Kirkstall Bridge',
  );
  await expect(next).not.toContainText('Direct Debit');
  await audit('confirmation of a payment');
});

test('a monthly plan says when the first collection is, and of how much', async ({ page }) => {
  const order = await bought(page, 'dev@example.org', { payment_option_id: 20 });
  const answer = page.waitForResponse('**/api/orders/*');
  await page.goto(`/order-confirmed/${order}`);
  const { data } = (await (await answer).json()) as Wire;
  const [day = ''] = data.items.map(({ first_payment_date }) => String(first_payment_date));
  const [year, month, date] = day.split('-');
  await expect(page.locator('.confirmation-what-next')).toContainText(
    `${date}/${month}/${year}We collect your first monthly payment for Swim, £24.50, by Direct Debit.`,
  );
});

test('with two items, what concerns one stands at that one alone', async ({ page, audit }) => {
  const order = await bought(page, 'amara@example.org');
  await reserve(page, '**/api/orders/*', withSecondItem);
  await page.goto(`/order-confirmed/${order}`);
  const items = page.locator('.confirmation-item');
  await expect(items).toHaveCount(2);
  await expect(items.nth(0).getByText('Direct Debit set up successfully')).toBeVisible();
  await expect(items.nth(1).getByText('Direct Debit set up successfully')).toHaveCount(0);
  await expect(items.nth(0).getByRole('link', { name: 'Upload your proof' })).toHaveCount(0);
  await expect(items.nth(1).getByRole('link', { name: 'Upload your proof' })).toHaveAttribute(
    'href',
    /\/\/my-account\..*\/memberships$/,
  );
  await audit('an order of two memberships');
});

test('a billing address that is too long is told in its fields, before anything is sent', async ({ page, joiner }) => {
  await comeToCheckout(page);
  await joiner.fillCard();
  const most = { 'First name': 100, 'Last name': 100, 'Address line one': 200, 'Address line two': 200, City: 200 };
  for (const label of Object.keys(most)) await page.getByLabel(label).fill('A'.repeat(300));
  await joiner.payButton.click({ force: true });
  for (const [label, length] of Object.entries(most))
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(
      new RegExp(`${label} must be ${length} characters or fewer\\.`),
    );
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page.getByText(/must NOT|body\//)).toHaveCount(0);
  await page.getByLabel('First name').fill('Amara');
  await expect(page.getByText('First name must be 100 characters or fewer.')).toHaveCount(0);
});

test('checkout fetches the health commitment and the membership terms of what is in the cart', async ({ page }) => {
  await comeToCheckout(page, { open: false });
  const fetched: string[] = [];
  page.on('request', (request) => void fetched.push(new URL(request.url()).pathname));
  await page.goto('/checkout');
  await expect(page.getByRole('checkbox', { name: /I agree to the/ })).toBeVisible();
  await expect.poll(() => fetched).toContain('/api/terms/membership/2/health-commitment');
  await expect.poll(() => fetched).toContain('/api/terms/membership/2');
});
