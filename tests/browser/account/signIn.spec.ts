import { Account } from '../support/Account';
import { expect, test } from '../support/test';
import type { Joiner } from '../support/Joiner';
import { endSessionAt, siteUrl } from '../support/sites';
import { tabTo } from '../support/tabTo';

const centre = '/centre/kirkstall-bridge-leisure-centre';
const failed = /Failed to load resource/;

/** Sees the page loaded again as a guest's: its toast comes after that, the open section may be the old page's. */
async function expectLoggedOut(joiner: Joiner): Promise<void> {
  await joiner.expectToast('You have been logged out. Log in to continue where you left off.');
  await joiner.expectOpen('Your details');
}

test('signing in says what is wrong, loses nothing that was typed, and leads on', async ({
  joiner,
  page,
  sandbox,
  audit,
  expectedNoise,
}) => {
  expectedNoise.push(failed);
  await joiner.start(`/login?redirect=${encodeURIComponent(centre)}`);
  await expect(page).toHaveTitle(/\| Login$/);
  await expect(page.getByRole('heading', { name: 'Already have an online account?' })).toBeVisible();
  await expect(page.getByText('Signing in now will make your membership purchase quicker.')).toBeVisible();
  await audit('log in');
  const [username, password] = [
    page.getByLabel('Email address or customer ID'),
    page.getByLabel('Password', { exact: true }),
  ];
  const button = page.getByRole('button', { name: 'Log in' });

  await button.click();
  await expect(page.getByText('Email address or customer ID is required.')).toBeVisible();
  await expect(username).toBeFocused();
  await username.fill('amara@example.org');
  await button.click();
  await expect(page.getByText('Password is required.')).toBeVisible();
  await expect(password).toBeFocused();
  await audit('log in with nothing typed');

  await password.fill('Sculling2!');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await sandbox.faults([{ method: 'POST', path: '/api/auth/customer/login', delayMs: 700 }]);
  await button.click();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  const text = 'These details do not match our records.';
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: text });
  await expect(alert).toBeVisible();
  await expect(page.locator(':focus')).toContainText(text);
  await joiner.expectToast(text);
  await expect(username).toHaveValue('amara@example.org');
  await expect(password).toHaveValue('Sculling2!');
  await audit('log in refused');

  await page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true }).hover(); // where it would stay
  await password.fill('Sculling1!');
  await password.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${centre}$`));
  await expect(page.getByText(text)).toHaveCount(0);
  await joiner.expectOpen('Choose your membership');
  await page.goto('/login');
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});

test('who has no account is led to the joining', async ({ joiner, page }) => {
  await joiner.start('/login');
  await page.getByRole('button', { name: "I don't have an account" }).click();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});

test('too many wrong passwords are told, and so is how long to wait', async ({ joiner, page, expectedNoise }) => {
  expectedNoise.push(failed);
  await joiner.start('/login');
  const statuses = await page.evaluate(async () => {
    const body = JSON.stringify({ username: 'amara@example.org', password: 'wrong' });
    const post = () =>
      fetch('/api/auth/customer/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const all: number[] = [];
    for (let index = 0; index < 5; index += 1) all.push((await post()).status);
    return all;
  });
  expect(statuses).toEqual([422, 422, 422, 422, 422]);
  await joiner.logIn('amara@example.org');
  await expect(page.getByRole('main').getByText('Too many attempts. Please try again in 1 minute.')).toBeVisible();
});

test('nobody is led away from the site by an address', async ({ joiner, page }) => {
  await joiner.start('/login');
  await joiner.logIn('amara@example.org');
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  for (const target of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%5cevil.example',
    '/%2f%2fevil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http:evil.example',
    '/／evil.example',
    '/login?redirect=//evil.example',
    '/%6cogin?redirect=https://evil.example',
  ]) {
    await page.goto(`/login?redirect=${encodeURIComponent(target)}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { origin, pathname } = new URL(page.url());
    expect([origin, pathname.startsWith('/login')], target).toEqual([new URL(siteUrl('online-joining')).origin, false]);
  }
});

test('one session is on every site and in every tab, and so is its end @core', async ({
  joiner,
  page,
  context,
  expectedNoise,
}) => {
  expectedNoise.push(failed);
  await joiner.start('/login');
  const other = await context.newPage();
  await other.goto(siteUrl('bookings'));
  await expect(other.getByRole('button', { name: 'Log in' })).toBeVisible();
  await joiner.logIn('amara@example.org');
  await expect(page.getByRole('link', { name: 'My account' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'My account' })).toBeVisible();
  const [before] = (await context.cookies()).filter(({ name }) => name === '__Secure-joinery_session');
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(other.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await context.addCookies(before ? [before] : []);
  for (const tab of [page, other]) {
    expect(await tab.evaluate(async () => (await fetch('/api/auth/user')).status)).toBe(401);
    await context.addCookies(before ? [before] : []);
  }
});

test('logging out that does not reach the server is no logging out, and says so', async ({
  joiner,
  page,
  sandbox,
  expectedNoise,
}) => {
  expectedNoise.push(failed);
  await joiner.start('/login');
  await joiner.logIn('amara@example.org');
  await sandbox.faults([{ method: 'POST', path: '/api/auth/logout', network: true, times: 9 }]);
  await page.getByRole('button', { name: 'Log out' }).click();
  await joiner.expectToast('We could not log you out. Please try again.');
  await expect(page.locator('main').getByText('We could not log you out. Please try again.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'My account' })).toBeVisible();
  await sandbox.faults([]);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.getByText('We could not log you out')).toHaveCount(0);
});

test('with bearer tokens no cookie carries the session, and it is one on every site all the same', async ({
  joiner,
  page,
  context,
  sandbox,
  expectedNoise,
}) => {
  expectedNoise.push(failed);
  await sandbox.settings({ bearer: true });
  await joiner.start('/login');
  await joiner.logIn('amara@example.org');
  await expect(page.getByRole('link', { name: 'My account' })).toBeVisible();
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name)).not.toContain('__Secure-joinery_session');
  const token = cookies.find(({ name }) => name === 'joinery_token')?.value ?? '';
  const asked = page.waitForRequest(/\/api\/auth\/user$/);
  await page.goto(siteUrl('bookings'));
  expect((await (await asked).allHeaders()).authorization).toBe(`Bearer ${token}`);
  await expect(page.getByRole('link', { name: 'My account' })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  const status = await page.evaluate(
    async (secret) => (await fetch('/api/auth/user', { headers: { authorization: `Bearer ${secret}` } })).status,
    token,
  );
  expect(status).toBe(401);
});

test.describe('on the bookings site', () => {
  test('one signs in without leaving the page, by keyboard alone', async ({ page, audit, expectedNoise }) => {
    expectedNoise.push(failed);
    await page.goto(siteUrl('bookings', '/somewhere?x=1'));
    const opener = page.getByRole('button', { name: 'Log in' });
    await tabTo(page, 'button', 'Log in');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Already have an online account?' });
    await expect(dialog).toBeVisible();
    await audit('log-in dialog');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Email address or customer ID')).toBeFocused();
    await page.keyboard.type('AV-10001');
    await tabTo(page, 'textbox', 'Password');
    await page.keyboard.type('Sculling2!');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('These details do not match our records.')).toBeVisible();
    await audit('log-in dialog, refused');
    await tabTo(page, 'button', 'I have forgotten my password');
    await page.keyboard.press('Enter');
    const forgotten = page.getByRole('dialog', { name: 'Forgotten your password?' });
    await expect(forgotten.getByLabel('Email address or customer ID')).toHaveValue('AV-10001');
    await audit('forgotten password over the log-in dialog');
    await page.keyboard.press('Escape');
    await expect(forgotten).toHaveCount(0);
    await expect(dialog.getByLabel('Email address or customer ID')).toHaveValue('AV-10001');
    await tabTo(page, 'textbox', 'Password');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Sculling1!');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'My account' })).toBeVisible();
    await expect(page).toHaveURL(siteUrl('bookings', '/somewhere?x=1'));
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('a session that ended elsewhere', () => {
  test.beforeEach(({ expectedNoise }) => void expectedNoise.push(failed));

  test('reloads the page once, and what may be kept is there after signing in again', async ({ joiner, page }) => {
    await joiner.start('/login?redirect=/');
    await joiner.logIn('amara@example.org');
    await expect(page.getByRole('link', { name: 'My account' })).toBeVisible();
    await joiner.start(`${centre}/membership/student/fixed`);
    await joiner.expectOpen('Your details');
    await joiner.press('Continue');
    await joiner.expectOpen('Additional details');
    await page.getByLabel('Where do you study?').fill('Leeds Beckett');
    await page.getByLabel('Which year are you in?').selectOption('Second year');
    await joiner.press('Continue');
    await joiner.expectOpen('Review & select dates');
    await page.getByRole('button', { name: 'Tomorrow' }).click();
    const date = await page.getByRole('textbox', { name: 'Start date' }).inputValue();
    await joiner.fillDates();
    await endSessionAt(page, '/api/memberships/online-joining/store');
    const loads: string[] = [];
    page.on('domcontentloaded', (loaded) => void loads.push(loaded.url()));
    await joiner.press('Continue');
    await expectLoggedOut(joiner);
    expect(loads).toHaveLength(1);
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await joiner.logIn('amara@example.org');
    await joiner.expectOpen('Review & select dates');
    await expect(page.getByRole('textbox', { name: 'Start date' })).toHaveValue(date);
    await expect(page.getByRole('complementary').getByText('Student')).toBeVisible();
    await joiner.chooseDates();
    await joiner.expectCheckout();
  });

  test('leaves nothing secret behind, and nothing at all to somebody else', async ({ joiner, page }) => {
    const fill = async (): Promise<void> => {
      await joiner.expectOpen('Additional details');
      await page.getByLabel('Which surgery referred you?').fill('Headingley Medical Practice');
      await page.getByLabel('Date of your referral').fill('01/11/2025');
      await page.getByLabel('Has a doctor told you').selectOption('No');
      await page.getByLabel('You may talk to my GP').check();
      await joiner.press('Continue');
    };
    await joiner.start('/login?redirect=/');
    await joiner.logIn('amara@example.org');
    await expect(page.getByRole('link', { name: 'My account' })).toBeVisible();
    await joiner.start(`${centre}/membership/gp-referral/fixed`);
    await joiner.expectOpen('Your details');
    await joiner.press('Continue');
    await fill();
    await joiner.expectOpen('Review & select dates');
    await joiner.fillDates();
    await endSessionAt(page, '/api/memberships/online-joining/store');
    await joiner.press('Continue');
    await expectLoggedOut(joiner);
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await joiner.logIn('amara@example.org');
    await joiner.expectOpen('Additional details');
    await expect(page.getByLabel('Which surgery referred you?')).toHaveValue('Headingley Medical Practice');
    await expect(page.getByLabel('Has a doctor told you')).toHaveValue('');

    await fill();
    await joiner.expectOpen('Review & select dates');
    await joiner.fillDates();
    await endSessionAt(page, '/api/memberships/online-joining/store');
    await joiner.press('Continue');
    await expectLoggedOut(joiner);
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await joiner.logIn('grace@example.org');
    await joiner.expectOpen('Your details');
    await joiner.press('Continue');
    await joiner.expectOpen('Additional details');
    await expect(page.getByLabel('Which surgery referred you?')).toHaveValue('');
  });
});

test('a customer whom the server can’t name stays logged in, is told so, and goes on by themselves', async ({
  page,
  sandbox,
  audit,
  expectedNoise,
}) => {
  expectedNoise.push(failed);
  const told = page.getByRole('alert').filter({ hasText: 'We can’t load your account at the moment.' });
  await sandbox.faults([{ method: 'GET', path: '/api/auth/user', status: 503, times: 99 }]);
  await page.goto(Account.url('/login'));
  await page.getByLabel('Email address or customer ID').fill('morgan@example.org');
  await page.getByLabel('Password', { exact: true }).fill('Sculling1!');
  await page.locator('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(told).toBeVisible();
  await audit('a customer who can’t be loaded');
  await page.goto(Account.url('/memberships'));
  await expect(told).toBeVisible();
  await expect(page).toHaveURL(Account.url('/memberships'));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveCount(0);
  await sandbox.faults([]);
  await told.getByRole('button', { name: 'Try again' }).click();
  await new Account(page).expectHeading('Memberships');
  await expect(told).toHaveCount(0);
});
