import { dateOf, formatUkDate } from '../../../src/ground/core/dates';
import { comeToCheckout } from '../support/checkout';
import { expect, test } from '../support/test';

const dayMs = 24 * 60 * 60 * 1000;

test.use({ auditsSteps: false });

test('a cart whose start date has passed is not paid for, and leads to another date', async ({
  page,
  sandbox,
  joiner,
  audit,
  expectedNoise,
}) => {
  expectedNoise.push(/status of 422/);
  await comeToCheckout(page);
  const tomorrow = new Date(Date.now() + dayMs);
  await sandbox.settings({ clock: tomorrow.toISOString() });
  await page.clock.setSystemTime(tomorrow);
  await page.reload();
  await expect(page.getByText('The start date of your membership has passed.')).toBeVisible();
  await expect(page.locator('.pay .btn')).toHaveCount(0);
  await audit('start date passed');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Buy membership' }).click();
  const selection = page.getByRole('region', { name: 'Your selection' });
  await expect(selection).toContainText(formatUkDate(dateOf(tomorrow)));
  await page.locator('main').getByRole('button', { name: 'Continue', exact: true }).click();
  await joiner.chooseDates();
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
  await expect(page.getByText(formatUkDate(dateOf(tomorrow)))).toBeVisible();
  await expect(page.getByText('The start date of your membership has passed.')).toHaveCount(0);
  expect(await sandbox.captured()).toEqual([]);
});
