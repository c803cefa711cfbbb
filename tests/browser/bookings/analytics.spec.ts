import type { Page } from '@playwright/test';
import { Booker } from '../support/Booker';
import { expect, test } from '../support/test';

type TagEvent = Readonly<Record<string, unknown>>;

async function purchasesTo(page: Page): Promise<readonly TagEvent[]> {
  const told = await page.evaluate(() => (window as { dataLayer?: TagEvent[] }).dataLayer ?? []);
  return told.filter(({ event }) => event === 'purchase');
}

/** Books what a package pays, up to the confirmation. */
async function buy(page: Page, nth: number): Promise<void> {
  const booker = new Booker(page);
  await booker.hold({ name: 'Lane swimming', nth });
  await booker.open();
  await booker.checkout.click();
  await booker.confirmFree();
  await expect(page.getByRole('heading', { name: 'Your booking is confirmed' })).toBeVisible();
}

test('a booking is told as a purchase once per order, over reloads and tabs', async ({ page, context, sandbox }) => {
  await sandbox.settings({ tagManagers: ['GTM-LEISURE'] });
  const booker = new Booker(page);
  await booker.signIn('leila');
  await booker.open();
  await page.getByRole('button', { name: 'Accept analytics cookies' }).click();
  await expect(page.getByText('You accepted analytics cookies.')).toBeVisible();
  await buy(page, 0);
  await expect.poll(() => purchasesTo(page)).toHaveLength(1);
  const [purchase] = await purchasesTo(page);
  const id = /booking-confirmed\/([^/?]+)/.exec(page.url())?.[1];
  expect(purchase?.ecommerce).toEqual({
    transaction_id: id,
    value: 0,
    currency: 'GBP',
    items: [{ item_name: 'Lane swimming', item_category: 'booking' }],
  });
  const told = JSON.stringify(purchase);
  expect(told).not.toMatch(/leila|mensah/i);

  await page.reload();
  const other = await context.newPage();
  await other.goto(page.url());
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'Lane swimming' })).toBeVisible();
    await expect.poll(() => tab.evaluate(() => 'dataLayer' in window)).toBe(true);
    expect(await purchasesTo(tab)).toEqual([]);
  }
  await buy(page, 1);
  await expect.poll(() => purchasesTo(page)).toHaveLength(1);
  expect(JSON.stringify(await purchasesTo(page))).not.toContain(id);
});
