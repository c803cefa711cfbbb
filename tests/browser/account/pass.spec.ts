import type { Page } from '@playwright/test';
import { siteUrl } from '../../../operator/setup/hosts';
import { Account } from '../support/Account';
import { expect, test } from '../support/test';

// Only a browser that has kept nothing before shows what it keeps.
test.use({ reuseContext: false });

test.use({ viewport: { width: 390, height: 844 } });

const noConnection = /Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch/;

/** Waits until the pass is kept and the worker that shows it has started. */
async function waitUntilKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => isKept(page)).toBe(true);
}

function isKept(page: Page): Promise<boolean> {
  return page.evaluate(async () => (await caches.match('/kept-pass')) !== undefined);
}

/** Gives a browser without a screen the lock that keeps one awake. Returns what reads the locks that the page holds. */
async function holdLocks(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const held: string[] = [];
    const request = (kind: string) => {
      held.push(kind);
      return Promise.resolve({ release: () => Promise.resolve(held.pop()) });
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    Object.assign(window, { heldLocks: held });
  });
  return () => page.evaluate(() => (window as unknown as { heldLocks: string[] }).heldLocks);
}

const code = (page: Page) => page.getByRole('img', { name: /^Membership barcode/ });

test('the code for the gates is in sight at once, with a membership and without @core', async ({ page, audit }) => {
  const account = new Account(page);
  await account.signIn('morgan');
  await expect(code(page)).toBeInViewport({ ratio: 1 });
  await audit('dashboard on a phone');
  const box = await code(page).boundingBox();
  expect(box?.width).toBeGreaterThan(290);
  expect(box?.y).toBeLessThan(420);
  await page.context().clearCookies({ name: '__Secure-joinery_session' });
  await page.context().clearCookies({ name: 'joinery_token' });
  await account.signIn('amara');
  await expect(page.getByRole('article', { name: 'Your code for the gates' })).toBeVisible();
  await expect(code(page)).toBeInViewport({ ratio: 1 });
});

test('the code fills the screen and keeps it awake, by touch and by keyboard', async ({ page, audit }) => {
  const locks = await holdLocks(page);
  const account = new Account(page);
  await account.signIn('morgan');
  const full = page.getByRole('dialog', { name: 'Scan at the gate' });
  const open = page.getByRole('button', { name: 'Show on the whole screen' });
  await code(page).click({ position: { x: 20, y: 20 }, force: true }); // the button lies over it
  await expect(full).toBeVisible();
  expect(await full.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expect(full).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(full.getByText('Total Fitness')).toBeVisible();
  await expect.poll(locks).toEqual(['screen']);
  await audit('the pass on the whole screen');
  await full.getByRole('button', { name: 'Close' }).click();
  await expect(full).toBeHidden();
  await expect.poll(locks).toEqual([]);
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(full.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(full).toBeHidden();
  await expect(open).toBeFocused();
});

test('what was loaded stays, and says from when it is, where there is no connection', async ({
  page,
  context,
  expectedNoise,
}) => {
  expectedNoise.push(noConnection);
  const account = new Account(page);
  await account.signIn('morgan');
  await expect(code(page)).toBeVisible();
  await page.getByRole('link', { name: 'All bookings' }).click();
  await account.expectHeading('Bookings');
  await expect(page.getByRole('heading', { name: 'Yoga flow' })).toBeVisible();
  await context.setOffline(true);
  await page.goBack();
  const membership = page.getByRole('region', { name: 'My membership' });
  await expect(membership.getByText(/We couldn’t load this again\. What you see is from \d\d:\d\d\./)).toBeVisible();
  await expect(code(page)).toBeVisible();
  await page.getByRole('button', { name: 'Show on the whole screen' }).click();
  await expect(page.getByRole('dialog', { name: 'Scan at the gate' })).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(false);
  await membership.getByRole('button', { name: 'Try again' }).click();
  await expect(membership.getByText(/What you see is from/)).toHaveCount(0);
});

for (const [name, title] of [
  ['morgan', 'Total Fitness'],
  ['amara', 'Pay as you go'],
] as const)
  test(`${name} has the code without any connection, until the log-out`, async ({ page, context, expectedNoise }) => {
    expectedNoise.push(noConnection);
    const account = new Account(page);
    await account.signIn(name);
    await waitUntilKept(page);
    await context.setOffline(true);
    await account.open('/bookings');
    await expect(code(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(title)).toBeVisible();
    await expect(
      page.getByText(/^We can’t reach the site just now\. This is your code from \d\d\/\d\d\/\d{4}, \d\d:\d\d\.$/),
    ).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await account.expectHeading('Bookings');
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: 'Account' }).click();
    await header.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect.poll(() => isKept(page)).toBe(false);
  });

test('nothing of the kept code shows after a log-out on another site, or to somebody else', async ({
  page,
  context,
  expectedNoise,
}) => {
  expectedNoise.push(noConnection);
  const account = new Account(page);
  await account.signIn('morgan');
  await waitUntilKept(page);
  await page.goto(siteUrl('bookings', Number(process.env.TEST_PORT)));
  await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    await fetch('/api/auth/logout', { method: 'POST', headers, body: '{}' });
    const body = JSON.stringify({ username: 'amara@example.org', password: 'Sculling1!' });
    await fetch('/api/auth/customer/login', { method: 'POST', headers, body });
  });
  await context.setOffline(true);
  await account.open('/');
  await expect(page.getByText('You are offline. Please try again once you have a connection.')).toBeVisible();
  await expect(page.getByText(/0040/)).toHaveCount(0);
  await expect.poll(() => isKept(page)).toBe(false);
});

for (const [name, fault] of [
  ['hangs', { delayMs: 60_000 }],
  ['answers 503', { status: 503 }],
] as const)
  test(`the code is there where the site ${name}, keeps the screen awake, and can be left for the page`, async ({
    page,
    sandbox,
    expectedNoise,
    audit,
  }) => {
    expectedNoise.push(/Failed to load resource/);
    const locks = await holdLocks(page);
    await page.addInitScript(() => {
      const note = (): void => sessionStorage.setItem('left', document.querySelector('main a')?.textContent ?? '');
      addEventListener('pagehide', note); // Playwright itself waits for the page that a press asks for
    });
    const account = new Account(page);
    await account.signIn('morgan');
    await waitUntilKept(page);
    await sandbox.faults([{ method: 'GET', path: '/bookings', ...fault, times: 2 }]);
    const openedAt = Date.now();
    await account.open('/bookings');
    await expect(code(page)).toBeInViewport({ ratio: 1 });
    expect(Date.now() - openedAt).toBeLessThan(40_000);
    await expect(page.getByText(/^We can’t reach the site just now\./)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expect.poll(locks).toEqual(['screen']);
    await audit('the kept pass');
    const again = page.getByRole('link', { name: 'Try again' });
    await again.click();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('left'))).toBe('Trying again...');
    await expect(code(page)).toBeVisible();
    await expect(page).toHaveURL(Account.url('/bookings'));
    await again.click();
    await account.expectHeading('Bookings');
    await expect(code(page)).toHaveCount(0);
  });

test('a session that has ended is led to the log-in where the site hangs, and a refusal is shown as it is', async ({
  page,
  context,
  sandbox,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource/);
  const account = new Account(page);
  await account.signIn('morgan');
  await waitUntilKept(page);
  await context.route('**/memberships', (route) =>
    route.fulfill({ status: 302, headers: { location: Account.url('/login?redirect=%2Fpackages') } }),
  );
  await page.goto(Account.url('/memberships'), { waitUntil: 'commit' });
  await account.expectHeading('Packages'); // as the log-in leads on who is signed in
  await sandbox.faults([{ method: 'GET', path: '/bookings', status: 401, message: 'Log in first.' }]);
  await account.open('/bookings');
  await expect(page.getByText('Log in first.')).toBeVisible();
  await expect(code(page)).toHaveCount(0);
  for (const name of ['__Secure-joinery_session', 'joinery_token']) await context.clearCookies({ name });
  await sandbox.faults([{ method: 'GET', path: '/bookings', delayMs: 60_000 }]);
  await page.goto(Account.url('/bookings'), { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(page.getByLabel('Email address or customer ID')).toBeVisible();
  await expect(page.getByText(/0040/)).toHaveCount(0);
  await expect.poll(() => isKept(page)).toBe(false);
});
