import { Account } from '../support/Account';
import { expect, test } from '../support/test';

type Screen = {
  readonly label: string;
  readonly path: string;
  readonly title: string;
  /** The screen's words to a member of some years, and to somebody who has nothing yet. */
  readonly full: string;
  readonly empty: string;
  readonly call: string;
};

const screens: readonly Screen[] = [
  {
    label: 'Memberships',
    path: '/memberships',
    title: 'Memberships',
    full: 'Earlier memberships',
    empty: 'You have no membership now',
    call: '/api/my-account/memberships',
  },
  {
    label: 'Packages',
    path: '/packages',
    title: 'Packages',
    full: 'Ten swims',
    empty: 'You have no packages',
    call: '/api/my-account/packages',
  },
  {
    label: 'Bookings',
    path: '/bookings',
    title: 'Bookings',
    full: 'Yoga flow',
    empty: 'Nothing is booked yet',
    call: '/api/my-account/bookings',
  },
  {
    label: 'Guest passes',
    path: '/guest-passes',
    title: 'Guest passes',
    full: '1 guest pass left this month',
    empty: 'You have no guest passes',
    call: '/api/my-account/guest-passes',
  },
  {
    label: 'Payments',
    path: '/payments',
    title: 'Payments',
    full: 'Page 1 of 2',
    empty: 'No payments yet',
    call: '/api/my-account/payments',
  },
];

const failed = /Failed to load resource/;
const generic = 'Something has gone wrong, please try again.';

test('a member of some years finds everything, by the navigation @core', async ({ page, audit }) => {
  const account = new Account(page);
  await account.signIn('morgan');
  await account.expectHeading('Good to see you, Morgan');
  const main = page.getByRole('main');
  await expect(main.getByText('Your proof of eligibility for GP Referral expires in 12 days')).toBeVisible();
  await expect(main.getByText('You have £12.50 of credit')).toBeVisible();
  await expect(main.getByRole('article', { name: 'Total Fitness' })).toContainText('Next payment');
  await expect(main.getByRole('img', { name: 'Membership barcode 0040 7000 0011' })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Next bookings' }).getByRole('listitem')).toHaveCount(3);
  await expect(main.getByRole('region', { name: 'Payments' }).getByRole('row')).toHaveCount(4);
  await expect(page).toHaveTitle('Aire Valley Leisure | Account dashboard');
  await audit('dashboard, full');
  for (const { label, path, title, full } of screens) {
    await account.goTo(label);
    await expect(page).toHaveURL(Account.url(path));
    await account.expectHeading(label);
    await expect(page).toHaveTitle(`Aire Valley Leisure | ${title}`);
    await expect(main.getByText(full).first()).toBeVisible();
    await audit(`${path}, full`);
  }
  await account.goTo('My details');
  await expect(main.getByLabel('Mobile number')).toHaveValue('07700 900142');
  await audit('/user-details');
});

test('somebody who has nothing yet is told what to do next', async ({ page, audit }) => {
  const account = new Account(page);
  await account.signIn('amara');
  const main = page.getByRole('main');
  for (const text of ['You have no membership now', 'Nothing is booked yet', 'No payments yet'])
    await expect(main.getByText(text)).toBeVisible();
  await audit('dashboard, empty');
  for (const { path, empty } of screens) {
    await account.open(path);
    await expect(main.getByText(empty)).toBeVisible();
    await audit(`${path}, empty`);
  }
  await account.open('/bookings/past');
  await expect(main.getByText('You have no past or cancelled bookings')).toBeVisible();
});

test('what cannot be had says so, and can be asked for again', async ({ page, sandbox, audit, expectedNoise }) => {
  expectedNoise.push(failed);
  const account = new Account(page);
  await account.signIn('morgan', '/user-details');
  const main = page.getByRole('main');
  for (const { label, path, full, call } of screens) {
    await sandbox.faults([{ method: 'GET', path: call, status: 500, times: 1 }]);
    await account.goTo(label);
    await expect(main.getByText(generic)).toBeVisible();
    await audit(`${path}, failing`);
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByText(full).first()).toBeVisible();
  }
  await sandbox.faults(screens.map(({ call }) => ({ method: 'GET', path: call, status: 500, times: 1 })));
  await account.goTo('Account dashboard');
  const older = main.getByText(/What you see is from \d\d:\d\d/); // all was loaded on the way here
  await expect(older).toHaveCount(4);
  await expect(main.getByText(generic)).toHaveCount(0);
  await audit('dashboard, failing');
  for (let left = 3; left >= 0; left -= 1) {
    await main.getByRole('button', { name: 'Try again' }).first().click();
    await expect(older).toHaveCount(left);
  }
});

test('what takes its time is announced, and the form of my details can be asked for again', async ({
  page,
  sandbox,
  expectedNoise,
}) => {
  expectedNoise.push(failed);
  const account = new Account(page);
  await account.signIn('morgan', '/packages');
  await sandbox.faults([
    { method: 'GET', path: '/api/my-account/bookings', delayMs: 1500, times: 1 },
    { method: 'GET', path: '/api/data-fields', status: 500, times: 1 },
  ]);
  await account.goTo('Bookings');
  await expect(page.getByRole('status', { name: 'Loading your bookings' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Yoga flow' })).toBeVisible();
  await account.goTo('My details');
  await expect(page.getByText('This part of the page could not be loaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Mobile number')).toBeVisible();
});

test('guests are sent to log in and back, and unknown addresses are not found', async ({
  page,
  audit,
  expectedNoise,
}) => {
  expectedNoise.push(failed);
  const account = new Account(page);
  await account.signIn('amara', '/payments?page=1');
  await account.open('/nothing-here');
  await expect(page.getByText("Whoops! Looks like you've gone offside.")).toBeVisible();
  await account.open('/payments/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText("Whoops! Looks like you've gone offside.")).toBeVisible();
  await audit('a receipt that is not there');
});

test('another customer in the same browser sees nothing of the one before', async ({ page, expectedNoise }) => {
  expectedNoise.push(/status of 403/); // what the page asks before it has noticed
  const account = new Account(page);
  await account.signIn('morgan', '/packages');
  await expect(page.getByText('Ten swims')).toBeVisible();
  const statuses = await page.evaluate(async () => {
    const post = async (path: string, body: object): Promise<number> => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`/api/auth/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).status;
    };
    const amara = { username: 'amara@example.org', password: 'Sculling1!' };
    return [await post('logout', {}), await post('customer/login', amara)];
  });
  expect(statuses).toEqual([200, 200]);
  await expect(page.getByText('You have no packages')).toBeVisible();
  await account.goTo('My details');
  await expect(page.getByText('AV-10001')).toBeVisible();
});

test.describe('with guest passes switched off', () => {
  test('nothing of them shows', async ({ page, sandbox }) => {
    await sandbox.settings({ flags: { onlineGuestPassesEnabled: false } });
    const account = new Account(page);
    await account.signIn('morgan');
    await expect(page.getByRole('region', { name: 'Next bookings' })).toBeVisible();
    await expect(page.getByText('Guest passes')).toHaveCount(0);
    await account.open('/guest-passes');
    await expect(page.getByText("Whoops! Looks like you've gone offside.")).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the person in the header alone leads to every page', async ({ page, audit }) => {
    const account = new Account(page);
    await account.signIn('morgan');
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: 'Account' }).click();
    const menu = header.getByRole('navigation', { name: 'Account' });
    await expect(menu.getByRole('link')).toHaveText([
      'Account dashboard',
      'My details',
      'Memberships',
      'Packages',
      'Bookings',
      'Guest passes',
      'Payments',
    ]);
    await audit('account menu on a phone');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await header.getByRole('button', { name: 'Account' }).click();
    await menu.getByRole('link', { name: 'Memberships' }).click();
    await account.expectHeading('Memberships');
    await expect(page.getByRole('navigation', { name: 'Account pages' })).toHaveCount(0);
    await expect(page.locator('.account-pages')).toBeHidden();
    for (const path of ['/', '/user-details', ...screens.map((screen) => screen.path)]) {
      await account.open(path);
      await expect(page.locator('.account-main')).toBeVisible();
      await expect(page.locator('.skel')).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
    }
    await header.getByRole('button', { name: 'Account' }).click();
    await menu.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/login\?redirect=/);
  });
});

test('where no membership is sold online, no page of the account leads to one', async ({ page, sandbox }) => {
  await sandbox.settings({ flags: { onlineJoiningEnabled: false } });
  const account = new Account(page);
  await account.signIn('morgan');
  await expect(page.getByRole('article', { name: 'Total Fitness' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Change membership|Renew|Buy a membership/ })).toHaveCount(0);
  await account.goTo('Memberships');
  await expect(page.getByText('Earlier memberships')).toBeVisible();
  await expect(page.getByRole('link', { name: /Change membership|Renew|Buy a membership/ })).toHaveCount(0);
});
