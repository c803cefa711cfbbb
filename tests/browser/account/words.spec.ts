import { siteUrl } from '../../../operator/setup/hosts';
import { Account } from '../support/Account';
import { expect, test } from '../support/test';

const port = Number(process.env.TEST_PORT);

test('headings of every page of the account go down one level at a time', async ({ page }) => {
  const account = new Account(page);
  await account.signIn('morgan');
  for (const path of ['/', '/memberships', '/bookings', '/bookings/past', '/packages', '/guest-passes', '/payments']) {
    await account.open(path);
    await expect(page.locator('.account-main')).toBeVisible();
    await expect(page.locator('.skel')).toHaveCount(0);
    const levels = await page
      .getByRole('main')
      .getByRole('heading')
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
    expect(levels.length, path).toBeGreaterThan(1);
    expect(
      levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1),
      `${path}: ${levels.join()}`,
    ).toEqual([]);
  }
});

test('leaving changed details asks first, and keeps them when the customer stays', async ({ page, audit }) => {
  const account = new Account(page);
  await account.signIn('morgan', '/user-details');
  const line = page.getByLabel(/Address line two/);
  await expect(line).toBeVisible();
  await account.goTo('Bookings'); // nothing has changed yet
  await account.goTo('My details');
  await line.fill('Flat 9');
  await account.goTo('Bookings');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await audit('leaving changed details');
  await question.getByRole('button', { name: 'Go back to my changes' }).click();
  await expect(line).toHaveValue('Flat 9');
  const closing = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => window.location.reload(), 0));
  const asked = await closing;
  expect(asked.type()).toBe('beforeunload');
  await asked.dismiss();
  await expect(line).toHaveValue('Flat 9');
  await account.goTo('Bookings');
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await account.expectHeading('Bookings');
  await account.goTo('My details');
  await line.fill('Flat 9');
  await page.getByRole('button', { name: 'Save my details' }).click();
  await account.expectToast('Your details are saved.');
  await account.goTo('Bookings'); // saved details are left unasked
  await account.expectHeading('Bookings');
});

test('Back and a log-out ask before changed details are lost', async ({ page, audit }) => {
  const account = new Account(page);
  await account.signIn('morgan', '/bookings');
  const header = page.getByRole('banner');
  await account.goTo('My details');
  await page.setViewportSize({ width: 390, height: 844 });
  const line = page.getByLabel(/Address line two/);
  await expect(line).toBeVisible();
  await line.fill('Flat 9');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.goBack();
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(Account.url('/user-details'));
  await question.getByRole('button', { name: 'Go back to my changes' }).click();
  await expect(question).toBeHidden();
  await expect(line).toHaveValue('Flat 9');
  await header.getByRole('button', { name: 'Account' }).click();
  await header.getByRole('button', { name: 'Log out' }).click();
  await audit('a log-out from changed details');
  await question.getByRole('button', { name: 'Go back to my changes' }).click();
  await expect(line).toHaveValue('Flat 9');
  await page.goBack();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await account.expectHeading('Bookings');
  await expect(page).toHaveURL(Account.url('/bookings'));
  await page.goForward(); // nothing is changed any more
  await expect(line).toHaveValue('');
  await line.fill('Flat 9');
  await header.getByRole('button', { name: 'Account' }).click();
  await header.getByRole('button', { name: 'Log out' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/\/login/);
  await account.expectToast('You have been logged out.');
});

test('windows and the guest pass ask before something typed is lost', async ({ page, audit }) => {
  const account = new Account(page);
  await account.signIn('morgan', '/user-details');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const adding = page.getByRole('dialog', { name: 'Add a child' });
  const add = page.getByRole('button', { name: 'Add a child' });
  await add.click();
  await adding.getByRole('button', { name: 'Close' }).click(); // nothing is typed yet
  await expect(adding).toBeHidden();
  await add.click();
  await adding.getByLabel('First name').fill('Robin');
  await page.keyboard.press('Escape');
  await audit('closing a window with something typed');
  await question.getByRole('button', { name: 'Go back to my changes' }).click();
  await expect(adding.getByLabel('First name')).toHaveValue('Robin');
  await adding.getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(adding).toBeHidden();
  await expect(question).toBeHidden();
  await expect(add).toBeFocused();
  await account.goTo('Guest passes');
  await page.getByLabel("Your guest's name").fill('Robin');
  await account.goTo('Bookings');
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await account.expectHeading('Bookings');
});

test('a log-out is confirmed in words', async ({ page }) => {
  const account = new Account(page);
  await account.signIn('morgan', '/packages');
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await account.expectToast('You have been logged out.');
});

test('a receipt that is not there is titled so', async ({ page, expectedNoise }) => {
  expectedNoise.push(/Failed to load resource/);
  const account = new Account(page);
  await account.signIn('amara');
  await account.open('/payments/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText("Whoops! Looks like you've gone offside.")).toBeVisible();
  await expect(page).toHaveTitle(/\| Page not found$/);
});

test('a page of payments behind the last one leads back to the first', async ({ page }) => {
  const account = new Account(page);
  await account.signIn('morgan', '/payments?page=999');
  await expect(page.getByText('There are no payments on this page')).toBeVisible();
  await page.getByRole('link', { name: 'Latest payments' }).click();
  await expect(page).toHaveURL(Account.url('/payments'));
});

test('the dialog for a booking promises money back only where there is some', async ({ page }) => {
  const account = new Account(page);
  await account.signIn('morgan', '/bookings');
  const dialog = page.getByRole('alertdialog');
  const [paid, free] = await page.evaluate(async () => {
    const answer = await fetch('/api/my-account/bookings?when=upcoming');
    const { data: list } = (await answer.json()) as {
      data: { name: string; can_cancel: boolean; refund: { total: { formatted: string } } | null }[];
    };
    const open = list.filter(({ can_cancel }) => can_cancel);
    return [open.find(({ refund }) => refund !== null), open.find(({ refund }) => refund === null)];
  });
  await page
    .getByRole('button', { name: `Cancel ${paid?.name}` })
    .first()
    .click();
  await expect(dialog).toContainText(`${paid?.refund?.total.formatted} comes back as credit on your account.`);
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: `Cancel ${free?.name}` })
    .first()
    .click();
  await expect(dialog).toContainText('Other people can then book your place.');
  await expect(dialog).not.toContainText('as credit');
});

test('what counts as proof is said', async ({ page }) => {
  const account = new Account(page);
  await account.signIn('nadia', '/memberships');
  await expect(page.getByText(/^Your student card, or a letter from your school/)).toBeVisible();
});

test('a visitor has "Create an account" in a wide header', async ({ page }) => {
  await page.goto(siteUrl('my-account', port));
  const link = page.getByRole('banner').getByRole('link', { name: 'Create an account' });
  await page.setViewportSize({ width: 1200, height: 900 });
  await expect(link).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1200);
  await page.setViewportSize({ width: 1199, height: 900 });
  await expect(link).toBeHidden();
  await page.setViewportSize({ width: 1200, height: 900 });
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu leads on within the page, which asks before changed details are left', async ({ page, audit }) => {
    const account = new Account(page);
    await account.signIn('morgan', '/user-details');
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
    await page.getByLabel(/Address line two/).fill('Flat 9');
    const menu = page.locator('#account-menu');
    const goTo = async (name: string): Promise<void> => {
      await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
      await menu.getByRole('link', { name }).click();
      await expect(menu).toBeHidden();
    };
    await goTo('My details');
    await expect(page.getByLabel(/Address line two/)).toHaveValue('Flat 9');
    await goTo('Bookings');
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(question).toBeVisible();
    await audit('leaving changed details on a phone');
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await account.expectHeading('Bookings');
    expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
  });

  test('the person is called Account, and Tab closes the menu behind itself', async ({ page }) => {
    await new Account(page).signIn('morgan');
    const button = page.getByRole('banner').getByRole('button', { name: 'Account' });
    await expect(button.getByText('Account')).toHaveCSS('position', 'static');
    await button.focus();
    await page.keyboard.press('Enter');
    const menu = page.locator('#account-menu');
    await expect(menu).toBeVisible();
    await expect(page.locator('.tooltip')).toHaveCount(0);
    for (let left = 12; left > 0 && (await menu.isVisible()); left -= 1) await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeFocused();
  });
});
