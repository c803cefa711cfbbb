import { Account } from '../support/Account';
import { expect, test } from '../support/test';

for (const width of [390, 1280]) {
  test(`a customer gives and withdraws consent by keyboard, each by one press, ${width} px wide`, async ({
    page,
    audit,
    sandbox,
    expectedNoise,
  }) => {
    expectedNoise.push(/Failed to load resource/);
    await page.setViewportSize({ width, height: 844 });
    const account = new Account(page);
    await account.signIn('amara');
    await account.open('/user-details');
    const news = page.getByRole('region', { name: 'News and offers' });
    const toasts = page.getByRole('region', { name: 'Notifications' });
    const email = news.getByRole('switch', { name: 'News and offers by email' });
    await expect(email).not.toBeChecked();
    await expect(email).toHaveAccessibleDescription('You have not agreed to this');
    await email.focus();
    await page.keyboard.press('Space');
    await expect(toasts.getByText('Saved. News and offers by email: on.')).toBeAttached();
    await expect(toasts.locator('.toast')).toHaveCount(0);
    await expect(email).toBeChecked();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(/^Agreed on .* in My details$/);
    await audit('a consent that is given');
    await sandbox.faults([{ method: 'PUT', path: '/api/my-account/marketing/email', status: 503 }]);
    await page.keyboard.press('Space');
    await expect(news.getByRole('alert')).toContainText('This was not saved.');
    await expect(email).toBeChecked();
    await audit('a consent whose withdrawal was not saved');
    await page.keyboard.press('Space');
    await expect(email).not.toBeChecked();
    await expect(news.getByRole('alert')).toHaveCount(0);
    await expect(toasts.getByText('Saved. News and offers by email: off.')).toBeAttached();
    await expect(email).toHaveAccessibleDescription(/^Withdrawn on .* in My details$/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(news.getByRole('listitem').getByText(/^Agreed on .* in My details$/)).toBeVisible();
    await audit('a consent that is withdrawn, with its history');
    await page.reload();
    await expect(email).not.toBeChecked();
    await expect(news.getByRole('switch', { name: 'News and offers by post' })).not.toBeChecked();
  });
}
