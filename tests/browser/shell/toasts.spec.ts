import type { Locator, Page } from '@playwright/test';
import { Account } from '../support/Account';
import { installClock } from '../support/installClock';
import { tabTo } from '../support/tabTo';
import { expect, test } from '../support/test';

const missing = '/centre/kirkstall-bridge-leisure-centre/membership/no-such-membership/recurring';
const text = 'Could not find selected membership';

/** Comes by an address to a membership that there is not, of which a toast tells. */
async function comeForNothing(page: Page): Promise<Locator> {
  await page.goto(missing);
  const toast = page.locator('.toast').filter({ hasText: text });
  await expect(toast).toBeVisible();
  return toast;
}

test('a toast stands at the top right, 325 px wide, and is spoken', async ({ page, audit }) => {
  await installClock(page);
  const toast = await comeForNothing(page);
  await toast.hover(); // it stays while one points at it
  await audit('toast');
  const region = page.getByRole('region', { name: 'Notifications' });
  await expect(region).toHaveAttribute('aria-live', 'polite');
  await expect(region.getByText(text, { exact: true })).toBeVisible();
  const box = await toast.boundingBox();
  expect(box).toMatchObject({ width: 325, x: 1280 - 325 - 16, y: 16 });

  await page.setViewportSize({ width: 320, height: 700 });
  const narrow = await toast.boundingBox();
  expect(narrow).toMatchObject({ x: 16, width: 288 });
});

test('a toast goes after five seconds, but not while one points at it or reads it', async ({ page }) => {
  await installClock(page);
  const toast = await comeForNothing(page);
  await page.clock.runFor(4000);
  await toast.hover();
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();

  await tabTo(page, 'button', `Close: ${text}`);
  await page.mouse.move(0, 600);
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();

  await page.keyboard.press('Shift+Tab');
  await page.clock.runFor(4900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toHaveCount(0);
});

test('a toast is closed by keyboard, and the focus goes back to where it was', async ({ page }) => {
  await installClock(page);
  for (const key of ['Enter', 'Escape']) {
    const toast = await comeForNothing(page);
    const last = page.getByRole('contentinfo').getByRole('link', { name: 'Contact your centre' });
    await last.focus();
    await tabTo(page, 'button', `Close: ${text}`);
    await page.keyboard.press(key);
    await expect(toast).toHaveCount(0);
    await expect(last).toBeFocused();
  }
});

test('an error in a toast is said on the page too, and stays there', async ({ page, expectedNoise }) => {
  expectedNoise.push(/Failed to load resource/);
  await installClock(page);
  await page.goto(Account.url('/login'));
  await page.getByLabel('Email address or customer ID').fill('amara@example.org');
  await page.getByLabel('Password', { exact: true }).fill('Wrong1234!');
  await page.locator('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await page.clock.runFor(1000);
  const toast = page.locator('.toast.note-danger');
  await expect(toast).toBeVisible();
  const words = await toast.locator('.toast-text').innerText();
  await page.clock.runFor(6000);
  await expect(toast).toHaveCount(0);
  await expect(page.locator('main').getByText(words)).toBeVisible();
});
