import { Account } from '../support/Account';
import { endSessionAt } from '../support/sites';
import { expect, test } from '../support/test';

test.use({ auditsSteps: false });

test('what was typed when the session ended waits for its customer, and not beyond a log-out', async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.push(/401 \(Unauthorized\)/);
  const account = new Account(page);
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));
  const typed = 'The blue door';
  const end = async (): Promise<void> => {
    await page.getByLabel('Address line two').fill(typed);
    await endSessionAt(page, '/api/my-account/user/update');
    await page.getByRole('button', { name: 'Save my details' }).click();
    await expect(page.getByLabel('Email address or customer ID')).toBeVisible();
    await expect.poll(kept).toContain(typed);
  };
  await account.signIn('morgan', '/user-details');
  await end();
  await account.signIn('morgan', '/user-details');
  await expect(page.getByLabel('Address line two')).toHaveValue(typed);
  await end();
  await account.signIn('morgan', '/packages'); // another page, which takes nothing up
  expect(await kept()).toContain(typed);
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await expect(page.getByLabel('Email address or customer ID')).toBeVisible();
  expect(await kept()).not.toContain(typed);
});
