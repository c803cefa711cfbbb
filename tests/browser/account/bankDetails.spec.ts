import { Account } from '../support/Account';
import { seedPassword } from '../../../operator/seed/customers';
import { expect, test } from '../support/test';

for (const width of [390, 1280]) {
  test(`a member changes their bank details by keyboard, and reads them before they are sent, ${width} px wide`, async ({
    page,
    audit,
    sandbox,
    expectedNoise,
  }) => {
    expectedNoise.push(/Failed to load resource/);
    await page.setViewportSize({ width, height: 844 });
    const account = new Account(page);
    await account.signIn('morgan');
    await page.goto(Account.url('/memberships'));
    await page.getByRole('link', { name: 'Change bank details' }).first().click();
    const panel = page.getByRole('region', { name: 'Your Direct Debit' });
    await expect(panel.getByText('Next payment')).toBeVisible();
    await panel.getByRole('button', { name: 'Change bank details' }).focus();
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('heading', { name: 'Your new bank account' })).toBeFocused();
    await panel.getByRole('textbox', { name: 'Account holder' }).fill('Morgan Reid');
    await panel.getByLabel('Sort code').fill('20-00-00');
    await panel.getByLabel('Account number').fill('55779911');
    await panel.getByLabel('Your password').fill('Wrong-1!');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('link', { name: /Please confirm that you are the account holder/ })).toBeVisible();
    await panel.getByRole('checkbox', { name: /I confirm that I am the account holder/ }).focus();
    await page.keyboard.press('Space');
    await panel.getByRole('button', { name: 'Continue' }).focus();
    await page.keyboard.press('Enter');
    const readBack = page.getByRole('dialog', { name: 'Is this right?' });
    await expect(readBack).toContainText('20-00-00');
    await expect(readBack).toContainText('55779911');
    await expect(readBack.getByText('Read the Direct Debit terms and your rights')).toBeVisible();
    await audit(`bank details read back, ${width} px`);
    await readBack.getByRole('button', { name: 'Change bank details' }).focus();
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('link', { name: "This isn't your current password." })).toBeVisible();
    await audit(`bank details that are refused, ${width} px`);
    await panel.getByLabel('Your password').fill(seedPassword);
    await page.keyboard.press('Enter');
    await readBack.getByRole('button', { name: 'Change bank details' }).click();
    await expect(panel.getByText('Ending 9911')).toBeVisible();
    await expect(panel.getByRole('heading', { name: 'Your Direct Debit' })).toBeFocused();
    await audit(`bank details that are changed, ${width} px`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const subjects = (await sandbox.outbox()).map(({ subject }) => subject);
    expect(subjects).toContain('Your bank details were changed');
  });
}
