import type { Page } from '@playwright/test';
import { Account } from '../support/Account';
import { callApi, logInByApi } from '../support/callApi';
import { reserve } from '../support/reserve';
import { tabTo } from '../support/tabTo';
import { routeOnce } from '../support/routeOnce';
import { expect, test } from '../support/test';

const failed = /Failed to load resource/;
const password = 'Rowing-22!';

async function fill(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('Marsh');
  await page.getByLabel('Date of birth').fill('3/2/1994');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Address line one').fill('14 Burley Lodge Terrace');
  await page.getByLabel('Town or city').fill('Leeds');
  await page.getByLabel('Postcode').fill('ls61qe');
  await page.getByLabel('Send me news and offers by email').check();
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Repeat password' }).fill(password);
  await page.getByLabel(/I agree to the Terms and Conditions/).check();
}

const create = (page: Page): Promise<void> => page.getByRole('button', { name: 'Create Account' }).click();

test('an account is made with what is needed for it, the customer goes where they were going, and My details asks the rest @core', async ({
  joiner,
  page,
  sandbox,
  audit,
}) => {
  await page.goto('/register?redirect=/centre/kirkstall-bridge-leisure-centre');
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
  await expect(page).toHaveTitle(/\| Create an account$/);
  await expect(page.getByLabel('First name')).toBeVisible();
  for (const later of ['Gender', 'Mobile number', 'Swim', 'Children who may come along'])
    await expect(page.getByLabel(later)).toHaveCount(0);
  const groups = page.getByRole('heading', { level: 3 });
  await expect(groups).toHaveText(['About you', 'Create your password', 'How to reach you']);
  await audit('register');
  const waits = page.getByRole('button', { name: 'Create Account' });
  await expect(waits).toHaveAttribute('aria-disabled', 'true');
  await expect(waits).toHaveAccessibleDescription('Agree to the Terms and Conditions to continue.');
  await fill(page, joiner.email);
  await create(page);
  await expect(page).toHaveURL(/\/centre\/kirkstall-bridge-leisure-centre$/);
  await expect(page.getByRole('link', { name: 'My account' })).toBeVisible();
  const details = async (): Promise<unknown> =>
    (await sandbox.records()).customers.find(({ email }) => email === joiner.email)?.details;
  const needed = {
    firstName: 'Robin',
    lastName: 'Marsh',
    dateOfBirth: '1994-02-03',
    email: joiner.email,
    address: { lineOne: '14 Burley Lodge Terrace', city: 'Leeds', postcode: 'LS6 1QE' },
  };
  expect(await details()).toEqual(needed);
  await page.goto(Account.url('/user-details'));
  const news = page.getByRole('region', { name: 'News and offers' });
  await expect(news.getByRole('switch', { name: 'News and offers by email' })).toBeChecked();
  await expect(news.getByText(/^Agreed on .* when joining online$/)).toBeVisible();
  await page.getByLabel('Gender').selectOption('Prefer not to say');
  await page.getByLabel('Mobile number').fill('07700 900199');
  await page.getByLabel('Swim').check();
  await page.getByLabel('Courts').check();
  await page.getByLabel('Children who may come along').fill('2');
  await page.getByRole('button', { name: 'Save my details' }).click();
  await new Account(page).expectToast('Your details are saved.');
  const asked = { gender: 'prefer_not_to_say', mobile: '07700 900199', interests: ['swim', 'courts'], children: 2 };
  expect(await details()).toEqual({ ...needed, ...asked });
});

test('an e-mail that has an account is told at its field to whoever has logged in to it here, and the way to log in keeps where one was going', async ({
  page,
  audit,
  expectedNoise,
}) => {
  expectedNoise.push(failed);
  await logInByApi(page, 'amara@example.org');
  expect((await callApi(page, 'POST', '/api/auth/logout', {}))[0]).toBe(200);
  await page.goto('/register?redirect=/centre/kirkstall-bridge-leisure-centre');
  await fill(page, 'Amara@example.org');
  await create(page);
  const text = 'There is already an account with this email address. Log in, or use another address.';
  await expect(page.locator('.field-error').filter({ hasText: text })).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator(':focus')).toContainText('Check 1 answer');
  await expect(page.getByLabel('First name')).toHaveValue('Robin');
  await expect(page.getByRole('textbox', { name: 'Repeat password' })).toHaveValue(password);
  await audit('register with an e-mail that is taken');
  await page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/login\?redirect=\/centre\/kirkstall-bridge-leisure-centre$/);
});

test('a stranger who registers with an e-mail that has an account sees what everybody sees; its owner gets a mail', async ({
  page,
  sandbox,
}) => {
  await page.goto('/register?redirect=/centre/kirkstall-bridge-leisure-centre');
  await fill(page, 'Amara@example.org');
  await create(page);
  await expect(page).toHaveURL(/\/centre\/kirkstall-bridge-leisure-centre$/);
  await expect(page.getByRole('link', { name: 'My account' })).toBeVisible();
  expect(await sandbox.outbox()).toMatchObject([
    { recipient: 'Amara@example.org', subject: 'You had an account with this email address' },
  ]);
  await page.goto(Account.url('/user-details'));
  await expect(page.getByText('Amara@example.org (not confirmed yet)')).toBeVisible();
});

test('what the server refuses stands at its field; what belongs to none, above the form', async ({
  joiner,
  page,
  audit,
  expectedNoise,
}) => {
  expectedNoise.push(failed);
  await page.goto('/register');
  await fill(page, joiner.email);
  const refuse = (status: number, body: object) =>
    routeOnce(page, '**/api/auth/customer/register?*', (route) => route.fulfill({ status, json: body }));
  await refuse(422, {
    message: 'No.',
    errors: {
      'address.postcode': 'We do not know this postcode.',
      password: ['The password is one that many have.', 'The password confirmation does not match.'],
      somewhere: ['We can not make accounts today.'],
    },
  });
  await create(page);
  await expect(page.getByLabel('Postcode')).toHaveAccessibleDescription(/We do not know this postcode\./);
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveAccessibleDescription(
    /one that many have/,
  );
  await expect(page.getByRole('textbox', { name: 'Repeat password' })).toHaveAccessibleDescription(
    /confirmation does not match/,
  );
  await expect(page.locator(':focus')).toContainText('We can not make accounts today.');
  await audit('register refused');
  for (const name of ['Password', 'Repeat password']) {
    await page.getByRole('textbox', { name, exact: true }).fill(`${password}x`);
  }
  await page.getByLabel('Postcode').fill('LS6 1QF');
  await refuse(422, { message: 'We can not make accounts on Sundays.' });
  await create(page);
  await expect(page.locator(':focus')).toContainText('We can not make accounts on Sundays.');
  await refuse(419, { message: 'Another text.' });
  await create(page);
  await expect(page.locator(':focus')).toContainText('Something has gone wrong, please reload and try again.');
  await create(page);
  await expect(page.getByRole('link', { name: 'My account' })).toBeVisible();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});

test('an answer that got lost makes no second account', async ({ joiner, page, sandbox, expectedNoise }) => {
  expectedNoise.push(failed);
  await page.goto('/register');
  await fill(page, joiner.email);
  await sandbox.faults([{ method: 'POST', path: '/api/auth/customer/register', truncated: true }]);
  await create(page);
  await expect(page.locator(':focus')).toContainText('Something has gone wrong, please try again.');
  await create(page);
  await expect(page.getByRole('link', { name: 'My account' })).toBeVisible();
  const { customers } = await sandbox.records();
  expect(customers.filter(({ email }) => email === joiner.email)).toHaveLength(1);
});

test('a form that could not be had can be asked for again', async ({ page, sandbox, audit, expectedNoise }) => {
  expectedNoise.push(failed);
  await sandbox.faults([{ method: 'GET', path: '/api/data-fields', status: 500, times: 9 }]);
  await page.goto('/register');
  await expect(page.getByText('This part of the page could not be loaded.')).toBeVisible();
  await audit('register without its form');
  await sandbox.faults([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('First name')).toBeVisible();
});

test('a journey without the stamp of the check is not walked', async ({ page, expectedNoise }) => {
  expectedNoise.push(/register\.json has no valid stamp/);
  await reserve(page, '**/journeys/register.json', (text) => text.replace('"Create an account"', '"Join us"'));
  await page.goto('/register');
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
});

test('an account is made by keyboard alone', async ({ joiner, page }) => {
  const type = async (name: string, text: string): Promise<void> => {
    await tabTo(page, 'textbox', name, { exact: true });
    await page.keyboard.type(text);
  };
  await page.goto('/register');
  await type('First name', 'Robin');
  await type('Last name', 'Marsh');
  await type('Date of birth', '03/02/1994');
  await type('Email address', joiner.email);
  await type('Address line one', '14 Burley Lodge Terrace');
  await type('Town or city', 'Leeds');
  await type('Postcode', 'ls61qe');
  await type('Password', 'Rowing');
  await page.keyboard.type('-22!');
  await expect(page.getByText('Your password meets all the rules.')).toBeAttached();
  await type('Repeat password', password);
  await tabTo(page, 'checkbox', /I agree to the Terms/);
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'My account' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('registering fits the screen', async ({ page, audit }) => {
    await page.goto('/register');
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Rowing');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await audit('phone: register');
  });
});
