import type { BrowserContext, Page } from '@playwright/test';
import { Account } from '../support/Account';
import { siteUrl } from '../support/sites';
import { tabTo } from '../support/tabTo';
import { expect, test } from '../support/test';

// A device with passkeys would stay in a page that the next test has.
test.use({ reuseContext: false });

/** Gives the browser a device that keeps passkeys and knows its user by a finger. Returns its number of passkeys. */
async function addDevice(context: BrowserContext, page: Page): Promise<() => Promise<number>> {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length;
}

const passkeysOf = (page: Page) => page.getByRole('region', { name: 'Your passkeys' });

async function logOut(page: Page): Promise<void> {
  await page.goto(Account.url('/'));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);
}

test('a passkey is added by keyboard alone, logs in on each site, and does not once it is removed', async ({
  page,
  context,
  sandbox,
  audit,
  expectedNoise,
}) => {
  expectedNoise.push(/422 \(Unprocessable/);
  await page.setViewportSize({ width: 390, height: 844 });
  const kept = await addDevice(context, page);
  const account = new Account(page);
  await account.signIn('amara', '/user-details');
  await expect(passkeysOf(page).getByText('You have no passkey yet.')).toBeVisible();

  await tabTo(page, 'button', 'Add a passkey');
  await page.keyboard.press('Enter');
  const adding = page.getByRole('dialog', { name: 'Add a passkey' });
  await expect(adding.getByLabel('Name of the passkey')).toBeVisible();
  await tabTo(page, 'textbox', /^Name of the passkey/);
  await page.keyboard.type('My phone');
  await tabTo(page, 'textbox', /^Your password/);
  await page.keyboard.type('Sculling2!');
  await page.keyboard.press('Enter');
  await expect(adding.getByText("This isn't your current password.").first()).toBeVisible();
  expect(await kept()).toBe(0);
  await audit('a passkey with a wrong password');
  await tabTo(page, 'textbox', /^Your password/);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Sculling1!');
  await page.keyboard.press('Enter');
  await account.expectToast('Your passkey is added.');
  await expect(adding).toHaveCount(0);
  await expect(passkeysOf(page).getByRole('listitem')).toContainText(['My phone']);
  await expect(passkeysOf(page)).toContainText('not used yet');
  expect(await kept()).toBe(1);
  await audit('my details with a passkey');
  expect((await sandbox.outbox()).map(({ subject }) => subject)).toContain('A passkey was added to your account');

  await logOut(page);
  await tabTo(page, 'button', 'Use a passkey');
  await page.keyboard.press('Enter');
  await account.expectHeading('Good to see you, Amara');

  await logOut(page);
  await page.goto(`${siteUrl('bookings')}login`);
  await audit('log-in with passkeys');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).not.toHaveURL(/\/login/);

  await account.open('/user-details');
  await expect(passkeysOf(page)).toContainText('last used on');
  await passkeysOf(page).getByRole('button', { name: 'Remove My phone' }).click();
  await audit('a passkey about to be removed');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove passkey' }).click();
  await expect(passkeysOf(page).getByText('You have no passkey yet.')).toBeVisible();

  await logOut(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  const refusal = page.getByText('This passkey cannot be used here. Log in with your password.').first();
  await expect(refusal).toBeVisible();
  await account.signIn('amara', '/user-details');
});

test('where the device has no passkey, the log-in form says so and stays as it was', async ({ page, context }) => {
  await addDevice(context, page);
  await page.goto(Account.url('/login'));
  await page.getByLabel('Email address or customer ID').fill('amara@example.org');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('No passkey was used. Try again, or log in with your password.').first()).toBeVisible();
  await expect(page.getByLabel('Email address or customer ID')).toHaveValue('amara@example.org');
});

test('where the code for passkeys can’t be had, that is said, and nothing typed is lost', async ({
  page,
  context,
  sandbox,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource/);
  await addDevice(context, page);
  await page.route(/\/(?:signChallenge|makePasskey)-[^/]*\.js$/, (route) => route.abort());
  await page.goto(Account.url('/login'));
  await page.getByLabel('Email address or customer ID').fill('amara@example.org');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  const told = page.getByText('Something has gone wrong, please reload and try again.').first();
  await expect(told).toBeVisible();
  await expect(page.getByLabel('Email address or customer ID')).toHaveValue('amara@example.org');
  await new Account(page).signIn('amara', '/user-details');
  await passkeysOf(page).getByRole('button', { name: 'Add a passkey' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a passkey' });
  await adding.getByLabel('Name of the passkey').fill('My phone');
  await adding.getByRole('textbox', { name: /^Your password/ }).fill('Sculling1!');
  await adding.getByRole('button', { name: 'Make the passkey' }).click();
  await expect(told).toBeVisible();
  await expect(adding.getByLabel('Name of the passkey')).toHaveValue('My phone');
  expect(await sandbox.outbox()).toEqual([]);
});

test('a kiosk offers no passkeys', async ({ page }) => {
  await page.goto(`${Account.url('/login')}?kiosk=true`);
  await expect(page.getByRole('button', { name: 'Log in', exact: true }).last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toHaveCount(0);
});
