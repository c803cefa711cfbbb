import { Account } from '../support/Account';
import { expect, test } from '../support/test';
import { siteUrl } from '../support/sites';

test.beforeEach(({ expectedNoise }) => void expectedNoise.push(/Failed to load resource/));

const sessionCookies = ['__Secure-joinery_session', 'joinery_token'];

test('page and server agree who is signed in where the browser has lost the token', async ({
  page,
  context,
  joiner,
}) => {
  await page.goto(Account.url('/login'));
  await joiner.logIn('amara@example.org');
  await new Account(page).expectHeading('Good to see you, Amara');
  await context.clearCookies({ name: 'joinery_token' });
  await page.goto(siteUrl('bookings'));
  await expect(page.getByRole('link', { name: 'My account' })).toBeVisible();
  await context.clearCookies({ name: 'joinery_token' });
  await page.goto(Account.url('/user-details'));
  await new Account(page).expectHeading('My details');
  await expect(page).toHaveURL(Account.url('/user-details'));
});

test('both cookies end with the browser, or stay where the customer stays signed in', async ({
  page,
  context,
  joiner,
}) => {
  const lasting = async (): Promise<readonly boolean[]> => {
    const cookies = await context.cookies();
    return sessionCookies.map((name) => (cookies.find((cookie) => cookie.name === name)?.expires ?? 0) > 0);
  };
  await page.goto(Account.url('/login'));
  await joiner.logIn('amara@example.org');
  await new Account(page).expectHeading('Good to see you, Amara');
  expect(await lasting()).toEqual([false, false]);
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await page.goto(Account.url('/login'));
  await page.getByLabel('Keep me signed in').check();
  await joiner.logIn('amara@example.org');
  await new Account(page).expectHeading('Good to see you, Amara');
  expect(await lasting()).toEqual([true, true]);
});

test('a customer sees where they are signed in, and signs out everywhere @core', async ({
  page,
  browser,
  joiner,
  audit,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(Account.url('/login'));
  await joiner.logIn('amara@example.org');
  await new Account(page).expectHeading('Good to see you, Amara');
  const other = await browser.newContext();
  await other.addCookies((await context.cookies()).filter(({ name }) => name === 'sandbox_test'));
  const elsewhere = await other.newPage();
  await elsewhere.goto(Account.url('/login'));
  await elsewhere.getByLabel('Email address or customer ID').fill('amara@example.org');
  await elsewhere.getByLabel('Password', { exact: true }).fill('Sculling1!');
  await elsewhere.locator('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await new Account(elsewhere).expectHeading('Good to see you, Amara');

  await page.goto(Account.url('/user-details'));
  const devices = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByRole('listitem').first()).toContainText('This device');
  await audit('my details with devices');
  await devices.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/login/);
  await elsewhere.goto(Account.url('/memberships'));
  await expect(elsewhere).toHaveURL(/\/login/);
  await other.close();
});

test('a tab of one customer does nothing in the session of the next, and starts again for them', async ({
  page,
  joiner,
}) => {
  await page.goto(Account.url('/login'));
  await joiner.logIn('amara@example.org');
  await new Account(page).expectHeading('Good to see you, Amara');
  await page.goto(Account.url('/user-details'));
  const city = page.getByLabel('Town or city');
  await city.fill('Amara’s new town');

  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  // Another tab logs somebody in, and this one is used before it has noticed.
  await page.evaluate(async () => {
    const body = JSON.stringify({ username: 'dev@example.org', password: 'Sculling1!' });
    const headers = { 'content-type': 'application/json' };
    await fetch('/api/auth/customer/login', { method: 'POST', headers, body });
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith('Save'))?.click();
  });
  expect((await saved).status(), 'the page still shows the one before').toBe(403);

  await expect(page.getByText('Somebody else has logged in in this browser').first()).toBeVisible();
  await expect(city).not.toHaveValue('Amara’s new town');
});
