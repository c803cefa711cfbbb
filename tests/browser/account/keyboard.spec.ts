import type { Page } from '@playwright/test';
import { Account } from '../support/Account';
import { tabTo } from '../support/tabTo';
import { expect, test } from '../support/test';

/** Goes to a page by the account's navigation, as somebody does who has no mouse. */
async function goTo(page: Page, label: string): Promise<void> {
  await tabTo(page, 'link', label, { exact: true });
  await page.keyboard.press('Enter');
  await new Account(page).expectHeading(label);
}

test('the whole account is used by keyboard alone', async ({ page }) => {
  // Waited for from here on: a browser that was not told long before opens a window of its own.
  const fileChooser = new Promise((resolve) => page.once('filechooser', resolve));
  const account = new Account(page);
  await account.signIn('morgan');
  const main = page.getByRole('main');

  await goTo(page, 'Bookings');
  const cancel = main.getByRole('button', { name: 'Cancel Badminton' });
  await tabTo(page, 'button', 'Cancel Badminton');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Cancel Badminton?' });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Cancel my booking');
  await page.keyboard.press('Enter');
  await account.expectToast('Badminton is cancelled. £9.50 came back as credit on your account.');

  await goTo(page, 'Guest passes');
  await tabTo(page, 'textbox', /Your guest's name/);
  await page.keyboard.type('Toni Vega');
  await page.keyboard.press('Tab');
  await page.keyboard.type('toni@example.net');
  await page.keyboard.press('Enter');
  await account.expectToast('We have sent a guest pass to toni@example.net.');

  await goTo(page, 'My details');
  await tabTo(page, 'button', 'Add a photo');
  await page.keyboard.press('Enter');
  await fileChooser;
  await tabTo(page, 'textbox', /Address line two/);
  await page.keyboard.type('Flat 2');
  await page.keyboard.press('Enter');
  await account.expectToast('Your details are saved.');

  await goTo(page, 'Payments');
  await tabTo(page, 'button', 'Remove card');
  await page.keyboard.press('Enter');
  const asked = page.getByRole('alertdialog', { name: 'Remove your saved card?' });
  await expect(asked.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await tabTo(page, 'link', 'Badminton', { exact: true });
  await page.keyboard.press('Enter');
  await account.expectHeading('Receipt');

  await goTo(page, 'Memberships');
  await tabTo(page, 'button', 'Upload another document');
  await tabTo(page, 'link', 'Change membership');
  await goTo(page, 'Packages');
});
