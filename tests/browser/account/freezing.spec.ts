import type { Page } from '@playwright/test';
import { Account } from '../support/Account';
import { tabTo } from '../support/tabTo';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

const membershipOn = (page: Page) => page.getByRole('region', { name: 'Membership Total Fitness' });

/** Comes to the page for freezing Total Fitness, on the 10th of January 2027. */
async function comeToFreeze(page: Page): Promise<Account> {
  const account = new Account(page);
  await account.signIn('morgan', '/memberships');
  await membershipOn(page).getByRole('link', { name: 'Freeze membership' }).click();
  await account.expectHeading('Freeze your membership');
  await expect(page.getByRole('group', { name: /When should it begin/ })).toBeVisible();
  return account;
}

test('a member freezes, reads before what it comes to, takes it back, and ends one early', async ({
  page,
  sandbox,
  audit,
}) => {
  await sandbox.settings({ clock: '2027-01-10T12:00:00Z' });
  const account = await comeToFreeze(page);
  await expect(page).toHaveTitle(/\| Freeze membership$/);
  const terms = page.getByRole('region', { name: 'Total Fitness' });
  await expect(terms).toContainText('£34.00');
  await expect(terms).toContainText('£5.00');
  await audit('freezing a membership');
  await page.getByRole('radio', { name: '1 February 2027' }).check();
  await page.getByRole('radio', { name: '2 months' }).check();
  await expect(terms).toContainText('1 February 2027 to 31 March 2027');
  await expect(terms).toContainText('1 April 2027, at £34.00 a month');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await audit('the dates of a freeze');
  await page.screenshot({ path: test.info().outputPath('freeze.png'), fullPage: true });
  await page.getByRole('button', { name: 'Freeze my membership' }).click();
  await account.expectToast('Total Fitness is frozen from 01/02/2027 until 31/03/2027.');
  await account.expectHeading('Memberships');
  const membership = membershipOn(page);
  await expect(membership.getByText('Frozen from 01/02/2027 until 31/03/2027')).toBeVisible();
  await expect(membership.getByText('You pay £5.00 a month meanwhile.')).toBeVisible();
  await expect(membership.getByRole('link', { name: 'Freeze membership' })).toHaveCount(0);
  await audit('a membership that will be frozen');
  await page.screenshot({ path: test.info().outputPath('frozen.png'), fullPage: true });
  await membership.getByRole('button', { name: 'Don’t freeze Total Fitness' }).click();
  await account.expectToast('Total Fitness goes on. Your freeze is taken back.');
  await expect(membership).toBeFocused(); // the button is gone
  await membership.getByRole('link', { name: 'Freeze membership' }).click();
  await page.getByRole('radio', { name: '1 February 2027' }).check();
  await page.getByRole('radio', { name: '3 months' }).check();
  await page.getByRole('button', { name: 'Freeze my membership' }).click();
  await expect(membership.getByText('Frozen from 01/02/2027 until 30/04/2027')).toBeVisible();
  await sandbox.settings({ clock: '2027-02-03T12:00:00Z' });
  await page.reload();
  await expect(membership.getByText('Frozen', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show on the whole screen' }).click();
  await expect(page.getByRole('dialog')).toContainText('Total Fitness, frozen until 30/04/2027');
  await page.getByRole('button', { name: 'Close' }).click();
  await membership.getByRole('button', { name: 'End the freeze on 28/02/2027' }).click();
  await account.expectToast('Total Fitness is frozen until 28/02/2027.');
  await expect(membership.getByRole('button', { name: /freeze/ })).toHaveCount(0);
  await expect(membership).toBeFocused();
  await expect(membership.getByText('Next payment').first()).toBeVisible();
});

test('a member freezes by keyboard alone, and hears what is not chosen yet', async ({ page, sandbox }) => {
  await sandbox.settings({ clock: '2027-01-10T12:00:00Z' });
  const account = await comeToFreeze(page);
  await tabTo(page, 'button', 'Freeze my membership');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Choose the day on which it begins.').first()).toBeVisible();
  await tabTo(page, 'radio', '1 February 2027');
  await page.keyboard.press('Space');
  await tabTo(page, 'radio', '1 month');
  await page.keyboard.press('Space');
  await tabTo(page, 'button', 'Freeze my membership');
  await page.keyboard.press('Enter');
  await account.expectToast('Total Fitness is frozen from 01/02/2027 until 28/02/2027.');
});

test('dates that can no longer be chosen are chosen again, and nothing is frozen before', async ({
  page,
  sandbox,
  expectedNoise,
}) => {
  expectedNoise.push(/status of 409/);
  await sandbox.settings({ clock: '2027-01-31T12:00:00Z' });
  const account = await comeToFreeze(page);
  await page.getByRole('radio', { name: '1 February 2027' }).check();
  await page.getByRole('radio', { name: '1 month' }).check();
  await sandbox.settings({ clock: '2027-02-01T12:00:00Z' });
  await page.getByRole('button', { name: 'Freeze my membership' }).click();
  await expect(page.getByText('The dates or the price have changed.')).toBeVisible();
  await expect(page.getByRole('radio', { name: '1 February 2027' })).toHaveCount(0);
  await page.getByRole('radio', { name: '1 March 2027' }).check();
  await page.getByRole('button', { name: 'Freeze my membership' }).click();
  await account.expectToast('Total Fitness is frozen from 01/03/2027 until 31/03/2027.');
});
