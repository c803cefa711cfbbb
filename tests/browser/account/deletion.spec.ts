import { seedPassword } from '../../../operator/seed/customers';
import { Account } from '../support/Account';
import { tabTo } from '../support/tabTo';
import { expect, test } from '../support/test';

for (const width of [390, 1280]) {
  test(`a customer deletes their account by keyboard, ${width} px wide`, async ({
    page,
    audit,
    sandbox,
    expectedNoise,
  }) => {
    expectedNoise.push(/Failed to load resource/);
    await page.setViewportSize({ width, height: 844 });
    const account = new Account(page);
    await account.signIn('leila', '/user-details');
    const panel = page.getByRole('region', { name: 'Delete your account' });
    await panel.getByRole('link', { name: 'Delete my account' }).focus();
    await page.keyboard.press('Enter');
    await account.expectHeading('Delete my account');
    const terms = page.getByRole('region', { name: 'What happens when you delete your account' });
    await expect(terms.getByText('We have to keep for 6 years: your orders')).toBeVisible();
    await expect(terms.getByRole('listitem').filter({ hasText: '£18.40 of credit' })).toBeVisible();
    await audit('the deletion of an account, before');
    await tabTo(page, 'textbox', /Your password/);
    await page.keyboard.type('Wrong-1!');
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Delete your account for good?' });
    await expect(question).toContainText('You lose: £18.40 of credit;');
    await audit('the last question before an account is deleted');
    await question.getByRole('button', { name: 'Delete it for good' }).press('Enter');
    await expect(page.getByRole('link', { name: "This isn't your current password." })).toBeVisible();
    const password = page.getByLabel('Your password');
    await password.fill(seedPassword);
    await page.keyboard.press('Enter');
    await expect(question.getByRole('button', { name: 'Delete it for good' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(password).toHaveValue(seedPassword);
    await sandbox.faults([{ method: 'POST', path: '/api/my-account/deletion', status: 503 }]);
    await password.press('Enter');
    await question.getByRole('button', { name: 'Delete it for good' }).press('Enter');
    await expect(page.locator(':focus')).toContainText('Something has gone wrong, please try again.');
    await expect(question).toBeHidden(); // a dialog that comes back while it leaves gives the focus away once more
    await password.press('Enter');
    await question.getByRole('button', { name: 'Delete it for good' }).press('Enter');
    await account.expectHeading('Your account is deleted');
    await expect(page.getByText(/We have sent a confirmation to leila@example\.org/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await audit('an account that is deleted');
    await account.open('/login');
    await page.getByLabel('Email address or customer ID').fill('leila@example.org');
    await page.getByLabel('Password', { exact: true }).fill(seedPassword);
    await page.locator('main').getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('main').getByText('These details do not match our records.')).toBeVisible();
    expect((await sandbox.outbox()).map(({ subject }) => subject)).toContain('Your account is deleted');
  });

  test(`what stops a deletion is named with its next step, ${width} px wide`, async ({ page, audit }) => {
    await page.setViewportSize({ width, height: 844 });
    const account = new Account(page);
    await account.signIn('morgan', '/delete-account');
    const stops = page.getByRole('region', { name: 'You can’t delete your account yet' });
    await expect(stops.getByText('You have a membership: Total Fitness. Cancel it first.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete my account' })).toHaveCount(0);
    await audit('an account that cannot be deleted yet');
    await stops.getByRole('link', { name: 'Go to your memberships' }).click();
    await account.expectHeading('Memberships');
  });
}
