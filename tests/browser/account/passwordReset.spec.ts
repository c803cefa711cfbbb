import type { Page } from '@playwright/test';
import type { SandboxControls } from '../support/SandboxControls';
import { siteUrl } from '../support/sites';
import { tabTo } from '../support/tabTo';
import { expect, test } from '../support/test';

const failed = /Failed to load resource/;
const fresh = 'Rowing-22!';

/** The link in the last mail. */
async function mailedLink(sandbox: SandboxControls): Promise<string> {
  const mails = await sandbox.outbox();
  return /http:\S+/.exec(String(mails.at(-1)?.body))?.[0] ?? '';
}

async function ask(page: Page, login: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'I have forgotten my password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgotten your password?' });
  await dialog.getByLabel('Email address or customer ID').fill(login);
  await dialog.getByRole('button', { name: 'Send me the link' }).click();
}

test('a forgotten password is replaced by the link in a mail, by keyboard alone @core', async ({
  page,
  sandbox,
  audit,
  context,
}) => {
  await page.goto('/login');
  await tabTo(page, 'textbox', 'Email address or customer ID');
  await page.keyboard.type('amara@example.org');
  await tabTo(page, 'button', 'I have forgotten my password');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Forgotten your password?' });
  await expect(dialog.getByLabel('Email address or customer ID')).toHaveValue('amara@example.org');
  await audit('forgotten password');
  await tabTo(page, 'button', 'Send me the link');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Check your email' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await audit('check your email');
  await tabTo(page, 'button', 'Close', { exact: true });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'I have forgotten my password' })).toBeFocused();

  const link = await mailedLink(sandbox);
  const token = new URL(link).hash.slice(1);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expect(page).toHaveURL(siteUrl('online-joining', '/reset-password'));
  await expect(page).toHaveTitle(/\| Choose a new password$/);
  expect(
    await page.evaluate(() =>
      [sessionStorage, localStorage, history.state].map((each: unknown) => JSON.stringify(each)).join(),
    ),
  ).not.toContain(token);
  await tabTo(page, 'textbox', 'New password');
  await page.keyboard.type('Rowing');
  const rules = page.getByRole('list', { name: 'Your password needs' });
  await expect(rules.getByText(', done')).toHaveCount(2);
  await expect(page.getByText('Your password meets 2 of 5 rules.')).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Check 2 answers before you continue')).toBeVisible();
  await audit('a new password that will not do');
  await tabTo(page, 'textbox', 'New password');
  await page.keyboard.type(fresh); // what stood there is selected by coming to it
  await expect(rules.getByText(', done')).toHaveCount(5);
  await expect(page.getByText('Your password meets all the rules.')).toBeAttached();
  await tabTo(page, 'textbox', 'Repeat new password');
  await page.keyboard.type(fresh);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(siteUrl('online-joining'));
  await expect(page.getByText('Your password has been changed, and you are logged in.', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'My account' })).toBeVisible();

  await page.goto('about:blank'); // a page whose requests lose their session at once would load itself anew
  await context.clearCookies({ name: '__Secure-joinery_session' });
  await context.clearCookies({ name: 'joinery_token' });
  await page.goto('/login');
  await page.getByLabel('Email address or customer ID').fill('amara@example.org');
  await page.getByLabel('Password', { exact: true }).fill(fresh);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('link', { name: 'My account' })).toBeVisible();
});

test('somebody unknown is told the same as a customer', async ({ page, sandbox }) => {
  await ask(page, 'nobody@example.org');
  await expect(page.getByRole('dialog', { name: 'Check your email' })).toBeVisible();
  expect(await sandbox.outbox()).toEqual([]);
});

test('an e-mail with several accounts asks for the customer id', async ({ page, sandbox, audit, expectedNoise }) => {
  expectedNoise.push(failed);
  await ask(page, 'family@example.org');
  const dialog = page.getByRole('dialog', { name: 'Enter your customer ID' });
  await expect(dialog.getByText('Multiple accounts use this email address. Enter your customer ID.')).toBeVisible();
  await audit('enter your customer id');
  await dialog.getByRole('button', { name: 'Send me the link' }).click();
  await expect(dialog.getByText('Customer ID is required.')).toBeVisible();
  await dialog.getByLabel('Customer ID').fill('AV-10007');
  await dialog.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByRole('dialog', { name: 'Check your email' })).toBeVisible();
  expect(String((await sandbox.outbox()).at(-1)?.body)).toContain('Hello Sam,');
});

test('a failure is told in the server’s words, and what was typed stays', async ({
  page,
  sandbox,
  audit,
  expectedNoise,
}) => {
  expectedNoise.push(failed);
  await page.goto('/login');
  await sandbox.faults([{ method: 'POST', path: '/api/auth/customer/forgotten-password', status: 500 }]);
  await ask(page, 'amara@example.org');
  const dialog = page.getByRole('dialog', { name: 'Forgotten your password?' });
  await expect(dialog.getByRole('alert')).toHaveText('Something has gone wrong, please try again.');
  await expect(dialog.getByLabel('Email address or customer ID')).toHaveValue('amara@example.org');
  await audit('forgotten password, failed');
});

test('a link that was used, replaced or never was leads to another one', async ({
  page,
  sandbox,
  audit,
  expectedNoise,
}) => {
  expectedNoise.push(failed);
  await ask(page, 'amara@example.org');
  await expect(page.getByRole('dialog', { name: 'Check your email' })).toBeVisible();
  const older = await mailedLink(sandbox);
  await ask(page, 'amara@example.org');
  await expect(page.getByRole('dialog', { name: 'Check your email' })).toBeVisible();
  const newer = await mailedLink(sandbox);

  await page.goto('/reset-password');
  await expect(page.getByText('To choose a new password, open the link in our email.')).toBeVisible();
  await audit('a new password without a link');

  const choose = async (link: string): Promise<void> => {
    await page.goto(link);
    await page.getByRole('textbox', { name: 'New password', exact: true }).fill(fresh);
    await page.getByRole('textbox', { name: 'Repeat new password' }).fill(fresh);
    await page.getByRole('button', { name: 'Save and log in' }).click();
  };
  await choose(older);
  await expect(page.getByText('This link has expired or was used already. Please ask for a new one.')).toBeVisible();
  await audit('a link that is good no longer');
  await page.getByRole('button', { name: 'Ask for a new link' }).click();
  await expect(page.getByRole('dialog', { name: 'Forgotten your password?' })).toBeVisible();
  await page.keyboard.press('Escape');

  await choose(newer); // on this very page: only the fragment is another
  await expect(page.getByText('Your password has been changed, and you are logged in.', { exact: true })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('logging in, asking for a link and choosing a password fit the screen', async ({ page, sandbox, audit }) => {
    const fits = async (state: string): Promise<void> => {
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `sideways scroll at "${state}"`).toBeLessThanOrEqual(0);
      await audit(`phone: ${state}`);
    };
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
    await fits('log in');
    await page.getByRole('button', { name: 'I have forgotten my password' }).click();
    await expect(page.getByRole('dialog', { name: 'Forgotten your password?' })).toBeVisible();
    await fits('forgotten password');
    await ask(page, 'amara@example.org');
    await expect(page.getByRole('dialog', { name: 'Check your email' })).toBeVisible();
    await fits('check your email');
    await page.goto(await mailedLink(sandbox));
    await page.getByRole('textbox', { name: 'New password', exact: true }).fill('Rowing');
    await fits('choose a new password');
    await page.goto(siteUrl('bookings'));
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('dialog', { name: 'Already have an online account?' })).toBeVisible();
    await fits('log-in dialog');
  });
});
