import { readFile } from 'node:fs/promises';
import { Account } from '../support/Account';
import { expect, test } from '../support/test';

for (const width of [390, 1280]) {
  test(`a customer sees what they agreed to, and saves a copy of their data by keyboard, ${width} px wide`, async ({
    page,
    audit,
    sandbox,
    expectedNoise,
  }) => {
    expectedNoise.push(/Failed to load resource/);
    await page.setViewportSize({ width, height: 844 });
    const account = new Account(page);
    await account.signIn('leila');
    await sandbox.faults([
      { method: 'GET', path: '/api/my-account/agreements', status: 503 },
      { method: 'GET', path: '/api/my-account/data', status: 503 },
    ]);
    await page.goto(Account.url('/user-details'));
    const own = page.getByRole('region', { name: 'Your agreements and data' });
    await own.getByRole('button', { name: 'Try again' }).click();
    await expect(own.getByText('When you buy or book online, what you agree to is listed here.')).toBeVisible();
    const save = own.getByRole('button', { name: 'Save my data' });
    await save.focus();
    await page.keyboard.press('Enter');
    await expect(own.getByRole('alert')).toBeVisible();
    await audit('a copy of one’s data that could not be had');
    const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
    const data = JSON.parse(await readFile(await file.path(), 'utf8')) as { customer: { email: string } };
    expect(data.customer.email).toBe('leila@example.org');
    await account.expectToast(`Your data is in your downloads, as ${file.suggestedFilename()}.`);
    await expect(own.getByRole('alert')).toHaveCount(0);
    await expect(save).toBeFocused();
    await audit('what one agreed to, and one’s data');
  });
}
