import { Account } from '../support/Account';
import { tabTo } from '../support/tabTo';
import { expect, test } from '../support/test';

for (const width of [390, 1280]) {
  test(`a parent adds a child and removes one by keyboard, ${width} px wide`, async ({ page, audit }) => {
    await page.setViewportSize({ width, height: 844 });
    const account = new Account(page);
    await account.signIn('leila', '/user-details');
    const panel = page.getByRole('region', { name: 'Children you book for' });
    await expect(panel.getByText('Kofi Mensah')).toBeVisible();
    await tabTo(page, 'button', 'Add a child');
    await page.keyboard.press('Enter');
    const window = page.getByRole('dialog', { name: 'Add a child' });
    await window.getByLabel('First name').fill('Ama');
    await window.getByLabel('Last name').fill('Mensah');
    await window.getByLabel('Date of birth').fill('3/2/2019');
    await page.keyboard.press('Enter');
    await account.expectToast('Ama is added.');
    await expect(panel.getByText('Born on 03/02/2019')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Add a child' })).toBeFocused();
    await audit(`children of an account, ${width} px`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await panel.getByRole('button', { name: 'Remove Ama Mensah' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog', { name: 'Remove Ama Mensah?' })).toBeVisible();
    await audit(`the question before a child is removed, ${width} px`);
    await tabTo(page, 'button', 'Remove Ama');
    await page.keyboard.press('Enter');
    await account.expectToast('Ama is removed.');
    await expect(panel.getByText('Ama Mensah')).toHaveCount(0);
    await expect(panel.getByRole('heading', { name: 'Children you book for' })).toBeFocused();
  });
}
