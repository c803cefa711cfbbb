import type { Locator } from '@playwright/test';
import { openPartner } from '../support/partner';
import { siteUrl } from '../support/sites';
import { expect, test } from '../support/test';

const height = 600;
test.use({ viewport: { width: 1280, height } });

/** Waits until all of something is within the window. The boxes in a frame are told as the window has them. */
async function expectOnScreen(part: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const box = await part.boundingBox();
      return box !== null && box.y >= 0 && box.y + box.height <= height;
    })
    .toBe(true);
}

test('a dialog over a page inside another is where the visitor looks', async ({ page, sandbox, audit }) => {
  const frame = await openPartner(page, sandbox.testId);
  await frame.getByLabel('Find a centre').fill('Kirkstall');
  await frame.getByRole('button', { name: 'Select and continue Kirkstall Bridge Leisure Centre' }).click();
  const details = frame.getByRole('button', { name: /^View details/ });
  await expect(details.first()).toBeVisible();
  for (const pressed of [details.first(), details.last()]) {
    await pressed.click();
    const dialog = frame.getByRole('dialog');
    await expectOnScreen(dialog);
    await audit('a dialog inside another page');
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(dialog).toHaveCount(0);
  }
});

test('a toast is where the visitor looks, and comes along when they scroll', async ({
  page,
  sandbox,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource/);
  const frame = await openPartner(page, sandbox.testId);
  const iframe = page.locator('iframe');
  await expect(frame.getByLabel('Find a centre')).toBeVisible(); // a page that is left while it loads says what it misses
  await iframe.evaluate((each, src) => ((each as HTMLIFrameElement).src = src), siteUrl('online-joining', '/login'));
  await page.addStyleTag({ content: 'body { padding-bottom: 1000px }' });
  await frame.getByLabel('Email address or customer ID').fill('amara@example.org');
  await frame.getByLabel('Password', { exact: true }).fill('not this one');
  await frame.locator('main').getByRole('button', { name: 'Log in', exact: true }).click();
  const toast = frame.getByRole('region', { name: 'Notifications' }).locator('.toast');
  await expectOnScreen(toast);
  await toast.hover(); // so that it stays
  await page.evaluate(() => window.scrollBy(0, 150));
  await expectOnScreen(toast);
});
