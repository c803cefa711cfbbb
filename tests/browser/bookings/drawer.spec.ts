import type { Page } from '@playwright/test';
import { Booker } from '../support/Booker';
import { openPartner } from '../support/partner';
import { reserve } from '../support/reserve';
import { tabTo } from '../support/tabTo';
import { expect, test } from '../support/test';

test('the basket lies over the screen that it is opened from, and is a page when opened directly @core', async ({
  page,
  audit,
}) => {
  const booker = new Booker(page);
  await booker.signIn('leila');
  await booker.hold({ name: 'Badminton court' });
  await booker.open('/');
  const drawer = page.getByRole('dialog', { name: 'Shopping basket' });
  await tabTo(page, 'link', 'Shopping basket, 1 item');
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('heading', { name: 'Badminton court' })).toBeVisible();
  await expect(page).toHaveURL(Booker.url('/basket'));
  await audit('basket over a screen');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(Booker.url('/'));
  await page.goForward();
  await expect(drawer).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping basket' })).toBeVisible();
  await expect(drawer).toBeHidden();
});

test('the basket over a screen fits a phone, with the way to checkout in sight', async ({ page, audit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const booker = new Booker(page);
  await booker.signIn('leila');
  await booker.hold({ name: 'Lane swimming' }, { name: 'Badminton court' });
  await booker.open('/');
  await page.getByRole('link', { name: 'Shopping basket, 2 items' }).click();
  await expect(booker.checkout).toBeInViewport();
  await audit('basket over a screen, on a phone');
  await booker.checkout.click();
  await expect(page).toHaveURL(Booker.url('/checkout'));
});

test('inside another page the basket is a bar, once something is in it', async ({ page, sandbox, audit }) => {
  const path = '/location/kirkstall-bridge-leisure-centre?embedded=true';
  const frame = await openPartner(page, sandbox.testId);
  await frame.locator('.journey').waitFor(); // the first page has what it asked for before the next one comes
  await page.locator('iframe').evaluate((each, src) => ((each as HTMLIFrameElement).src = src), Booker.url(path));
  const bar = frame.getByRole('navigation', { name: 'Basket' });
  await frame.getByRole('navigation', { name: 'Day' }).getByRole('link').nth(1).click();
  const book = frame.getByRole('button', { name: /^Book Badminton court/ }).and(frame.locator(':enabled'));
  await expect(bar).toHaveCount(0);
  await book.first().click();
  await expect(bar.getByRole('link', { name: 'Shopping basket, 1 item' })).toBeVisible();
  await audit('embedded, with something in the basket', 'iframe');
  await bar.getByRole('link').click();
  const drawer = frame.getByRole('dialog', { name: 'Shopping basket' });
  await expect(drawer.getByRole('heading', { name: 'Badminton court' })).toBeVisible();
  await audit('the basket of an embedded page', 'iframe');
  await drawer.getByRole('button', { name: 'Remove Badminton court' }).click();
  await expect(drawer.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(book.first()).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('whoever logs in on the way to checkout goes on to it', async ({ page }) => {
  const booker = new Booker(page);
  await booker.hold({ name: 'Lane swimming' });
  await booker.open();
  await booker.checkout.click();
  await logIn(page, 'amara');
  await expect(page).toHaveURL(Booker.url('/checkout'));
});

test('whoever logs in stays at credit that they could use, and goes on where it is in use', async ({ page }) => {
  const booker = new Booker(page);
  await booker.hold({ name: 'Badminton court' });
  await booker.open();
  await booker.checkout.click();
  await logIn(page);
  await expect(page.getByRole('switch', { name: /^Use my credit/ })).toBeFocused();

  await page.context().clearCookies();
  await booker.open();
  await booker.hold({ name: 'Badminton court' });
  const used = '"payments":[{"tender_type":"credit","amount":100}]';
  await reserve(page, '**/api/checkout?*', (text) => text.replace('"payments":[]', used));
  await booker.open();
  await booker.checkout.click();
  await logIn(page);
  await expect(page).toHaveURL(Booker.url('/checkout'));
});

test('whoever logs in stays at a package that pays without their word, and checkout names it', async ({ page }) => {
  const booker = new Booker(page);
  await booker.hold({ name: 'Lane swimming' });
  await booker.open();
  await booker.checkout.click();
  await logIn(page);
  await expect(page.getByText('Paid with Five family swims: 1 left after this')).toBeFocused();
  await booker.checkout.click();
  await expect(page).toHaveURL(Booker.url('/checkout'));
  await expect(page.getByRole('region', { name: 'Payment summary' })).toContainText('Paid with Five family swims');
});

test('whoever logs in and can’t go on to checkout is told why, over the screen where they were', async ({ page }) => {
  const booker = new Booker(page);
  await booker.hold({ kind: 'camp', name: 'Multi-sports camp' });
  await booker.open('/courses/kirkstall-bridge-leisure-centre');
  await expect(page.getByRole('button', { name: /^Book / }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Shopping basket, 1 item' }).click();
  await booker.checkout.click();
  await logIn(page);
  const drawer = page.getByRole('dialog', { name: 'Shopping basket' });
  await expect(drawer.getByRole('combobox', { name: 'Who is it for?' })).toBeVisible();
  await expect(drawer).toContainText('Use my credit');
  await expect(drawer.getByText('Choose who each place is for to continue.')).toBeFocused();
  await expect(page).toHaveURL(Booker.url('/basket'));
});

test('whoever closes the basket before theirs has come after a log-in stays where they are', async ({ page }) => {
  const booker = new Booker(page);
  const courses = '/courses/kirkstall-bridge-leisure-centre';
  await booker.hold({ name: 'Lane swimming' });
  await booker.open(courses);
  await expect(page.getByRole('button', { name: /^Book / }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Shopping basket, 1 item' }).click();
  await booker.checkout.click();
  let answer = (): void => undefined;
  const closed = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/checkout?*', async (route) => {
    await closed;
    await route.continue();
  });
  await logIn(page, 'amara');
  const drawer = page.getByRole('dialog', { name: 'Shopping basket' });
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toHaveCount(0);
  answer();
  await page.getByRole('link', { name: 'Shopping basket, 1 item' }).click();
  await expect(drawer.getByRole('heading', { name: 'Lane swimming' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(Booker.url(courses));
});

async function logIn(page: Page, who = 'leila'): Promise<void> {
  const login = page.getByRole('dialog', { name: 'Already have an online account?' });
  await login.getByLabel('Email address or customer ID').fill(`${who}@example.org`);
  await login.getByLabel('Password', { exact: true }).fill('Sculling1!');
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(login).toHaveCount(0);
}
