import { Account } from '../support/Account';
import { comeToCheckout } from '../support/checkout';
import { holdClock, installClock } from '../support/installClock';
import { SiteHeader, venue } from '../support/SiteHeader';
import { siteUrl } from '../support/sites';
import { tabTo } from '../support/tabTo';
import { expect, test } from '../support/test';

const centre = 'kirkstall-bridge-leisure-centre';
const activity = 'Book an activity → bookings/redirect-to-selected-venue';
const camp = 'Book a camp → bookings/camp-redirect-to-selected-venue';
const course = 'Book a course → bookings/course-redirect-to-selected-venue';
const join = 'Buy a membership → online-joining/';

test('the flags and the selected venue decide what is in the header, on every site', async ({ page, sandbox }) => {
  const header = new SiteHeader(page);
  const atCentre = `${join}centre/${centre}`;
  const logo = 'Aire Valley Leisure → bookings/';
  const basket = 'Shopping basket → bookings/basket';
  const every = ['online-joining', 'my-account', 'bookings'];
  type Row = readonly [flags: object, selected: boolean, sites: readonly string[], navigation: readonly string[]];
  const rows: readonly Row[] = [
    [{}, false, every, [activity, camp, course, join]],
    [{ campsAndCoursesBookingEnabled: false }, false, ['my-account'], [activity, join]],
    [{ onlineJoiningEnabled: false }, false, ['bookings'], [activity, camp, course]],
    [{ onlineJoiningEnabled: false, campsAndCoursesBookingEnabled: false }, false, ['my-account'], [activity]],
    [{}, true, every, [activity, camp, course, atCentre]],
    [{ campsAndCoursesBookingEnabled: false }, true, ['bookings'], [activity, atCentre]],
    [{ onlineJoiningEnabled: false }, true, ['my-account'], [activity, camp, course]],
  ];
  for (const [flags, selected, sites, navigation] of rows) {
    await sandbox.settings({ flags: { onlineJoiningMapEnabled: false, ...flags } });
    if (selected) await header.haveVenue(venue(centre));
    for (const site of sites) {
      const row = `${JSON.stringify(flags)} on ${site}${selected ? ' with a venue' : ''}`;
      await header.open(site, '/login');
      // On the bookings site, one logs in on the page itself.
      const login = site === 'bookings' ? [] : [`Log in → ${site}/login`];
      const account = `Create an account → ${site}/register`;
      const home = site === 'bookings' && !selected ? [] : [logo];
      expect
        .soft(await header.linksIn(header.header), row)
        .toEqual([...home, ...navigation, basket, ...login, account]);
      await expect.soft(header.header.getByRole('button'), row).toHaveText(site === 'bookings' ? ['Log in'] : []);
    }
  }
});

test(
  'a centre that is chosen on the joining site is known to every site',
  { tag: '@core' },
  async ({ page, joiner }) => {
    const header = new SiteHeader(page);
    const chosen = `Buy a membership → online-joining/centre/${centre}`;
    await header.open('bookings');
    await expect(header.logo).not.toHaveAttribute('href');
    expect(await header.linksIn(header.navigation)).toEqual([activity, camp, course, join]);

    await header.open('online-joining');
    await expect(header.logo).toHaveAttribute('href', siteUrl('bookings'));
    await joiner.chooseCentre();
    await expect.poll(() => header.linksIn(header.navigation)).toEqual([activity, camp, course, chosen]);

    for (const site of ['bookings', 'my-account']) {
      await header.open(site, '/login');
      expect(await header.linksIn(header.navigation), site).toEqual([activity, camp, course, chosen]);
      await expect(header.logo, site).toHaveAttribute('href', siteUrl('bookings'));
    }
  },
);

test('a venue that somebody tampered with is no venue', async ({ page }) => {
  const header = new SiteHeader(page);
  for (const text of [venue('../checkout'), venue('//evil.example'), '{"selected":', venue('"><img src=x>')]) {
    await header.haveVenue(text);
    await header.open('bookings');
    expect(await header.linksIn(header.navigation), text).toEqual([activity, camp, course, join]);
    await expect(header.logo, text).not.toHaveAttribute('href');
  }
});

test('the link to where one is is marked', async ({ page }) => {
  const header = new SiteHeader(page);
  await header.open('online-joining');
  await expect(header.navigation.locator('[aria-current=page]')).toHaveText('Buy a membership');
  await header.open('online-joining', '/login');
  await expect(header.navigation.locator('[aria-current]')).toHaveCount(0);
  await header.open('bookings', `/camps/${centre}`);
  await expect(header.navigation.locator('[aria-current=page]')).toHaveText('Book a camp');
});

test('the first thing a keyboard comes to skips the header', async ({ page }) => {
  const header = new SiteHeader(page);
  await header.open('my-account', '/login');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('a kiosk on another site has its own bar, which leads back', async ({ page, audit }) => {
  const header = new SiteHeader(page);
  await header.haveVenue(venue(centre));
  for (const site of ['bookings', 'my-account']) {
    const opensDialog = site === 'bookings';
    await header.open(site, '/login?kiosk=true&centre=armley-sports-hall');
    await expect(header.navigation).toHaveCount(0);
    await expect(header.menuButton).toHaveCount(0);
    await expect(header.basket).toHaveCount(0);
    await expect(header.header.getByText(/account/i)).toHaveCount(0);
    expect(await header.linksIn(header.header), site).toEqual([
      'Buy a membership → online-joining/?kiosk=true&centre=armley-sports-hall',
      ...(opensDialog ? [] : [`Log in → ${site}/login?kiosk=true&centre=armley-sports-hall`]),
    ]);
    await expect(header.header.getByRole('button')).toHaveText([
      ...(opensDialog ? ['Log in'] : []),
      'Back to Kiosk Home',
    ]);
    await page.getByRole('button', { name: 'Back to Kiosk Home' }).click();
    await expect(page).toHaveURL(/online-joining.*\/kiosk\?kiosk=true&centre=armley-sports-hall$/);
  }
  await header.open('my-account', '/login?kiosk=true&centre=armley-sports-hall');
  await expect(header.header).toBeVisible();
  await audit('header of a kiosk on the account site');
});

test('a page embedded in another has no header, footer or breadcrumbs', async ({ page }) => {
  const header = new SiteHeader(page);
  await header.open('online-joining', '/?embedded=true');
  await expect(header.header).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0);
});

test('the basket says how many items wait in it, on every site', async ({ page, audit }) => {
  const header = new SiteHeader(page);
  await header.open('my-account', '/login');
  await expect(header.header.getByRole('link', { name: 'Shopping basket', exact: true })).toBeVisible();
  await expect(header.header.locator('.count')).toHaveCount(0);
  await comeToCheckout(page, { open: false });
  for (const site of ['my-account', 'bookings', 'online-joining']) {
    await header.open(site, site === 'online-joining' ? '/checkout' : '/');
    await expect(header.header.getByRole('link', { name: 'Shopping basket, 1 item', exact: true })).toBeVisible();
    await expect(header.header.locator('.count')).toHaveText('1');
  }
  await audit('header with a badge');
});

test('the name of a sign shows to pointer, keyboard and finger, and goes by Escape', async ({ page }) => {
  const header = new SiteHeader(page);
  await installClock(page);
  await header.open('my-account', '/login');
  const tooltip = page.locator('.tooltip').filter({ visible: true });

  await header.basket.hover();
  await expect(tooltip).toHaveText('Shopping basket');
  await expect(tooltip).toBeInViewport({ ratio: 1 });
  await tooltip.hover();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
  await page.mouse.move(0, 600);

  await tabTo(page, 'link', /^Shopping basket/);
  await expect(tooltip).toHaveText('Shopping basket');
  await page.keyboard.press('Tab');
  await expect(tooltip).toHaveCount(0);

  const touch = { pointerType: 'touch', bubbles: true };
  await holdClock(page);
  await header.basket.dispatchEvent('pointerover', touch);
  await header.basket.dispatchEvent('pointerout', touch);
  await page.clock.runFor(3900);
  await expect(tooltip).toBeVisible();
  await page.clock.runFor(200);
  await expect(tooltip).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the drawer has the header’s links, and gives the focus back', { tag: '@core' }, async ({ page, audit }) => {
    const header = new SiteHeader(page);
    await header.open('bookings');
    await header.openDrawer();
    expect(await header.linksIn(header.drawer.getByRole('navigation'))).toEqual([
      activity,
      camp,
      course,
      join,
      'Shopping basket → bookings/basket',
    ]);
    await expect(header.drawer.getByRole('heading', { name: 'Already have an online account?' })).toBeVisible();
    await expect(header.drawer.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register');
    await audit('drawer of a guest');
    await page.keyboard.press('Escape');
    await expect(header.drawer).toHaveCount(0);
    await expect(header.menuButton).toBeFocused();

    await page.keyboard.press('Enter');
    await header.drawer.getByRole('button', { name: 'Close' }).click();
    await expect(header.drawer).toHaveCount(0);
    await expect(header.menuButton).toBeFocused();

    await header.openDrawer();
    await header.drawer.getByRole('button', { name: 'Log in' }).click();
    const login = page.getByRole('dialog').filter({ has: page.getByLabel('Password', { exact: true }) });
    await expect(login).toBeVisible();
    await expect(header.drawer).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(login).toHaveCount(0);
    await expect(header.menuButton).toBeFocused();
  });

  test('the drawer closes when one goes to another screen', async ({ page }) => {
    const header = new SiteHeader(page);
    await header.open('online-joining');
    await header.openDrawer();
    await header.drawer.getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL(siteUrl('online-joining', '/login?redirect=%2F'));
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await expect(header.drawer).toHaveCount(0);
    await header.openDrawer();
    await page.goBack();
    await expect(header.drawer).toHaveCount(0);
  });

  test('a member has the account’s pages under the person, and logs out in the drawer', async ({ page, audit }) => {
    const header = new SiteHeader(page);
    await new Account(page).signIn('morgan');
    await header.header.getByRole('button', { name: 'Account' }).click();
    const menu = page.getByRole('navigation', { name: 'Account' }).filter({ visible: true });
    await expect(menu.getByRole('link').first()).toBeVisible();
    expect(await header.linksIn(menu)).toEqual([
      'Account dashboard → my-account/',
      'My details → my-account/user-details',
      'Memberships → my-account/memberships',
      'Packages → my-account/packages',
      'Bookings → my-account/bookings',
      'Guest passes → my-account/guest-passes',
      'Payments → my-account/payments',
    ]);
    await expect(menu.getByRole('button', { name: 'Log out' })).toBeVisible();
    await audit('account menu on a phone');
    await page.keyboard.press('Escape');
    await expect(header.header.getByRole('button', { name: 'Account' })).toBeFocused();

    await header.openDrawer();
    await expect(header.drawer.getByRole('link', { name: 'Create an account' })).toHaveCount(0);
    await header.drawer.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(header.drawer).toHaveCount(0);
  });
});

test('a member on a wide page has "My account" and "Log out", and no guest passes where there are none', async ({
  page,
  sandbox,
}) => {
  const header = new SiteHeader(page);
  await sandbox.settings({ flags: { onlineJoiningMapEnabled: false, onlineGuestPassesEnabled: false } });
  await new Account(page).signIn('morgan');
  await expect(header.header.getByRole('link', { name: 'My account' })).toHaveAttribute('href', siteUrl('my-account'));
  await expect(header.header.getByRole('button', { name: 'Account' })).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await header.header.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('link', { name: 'Payments' }).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Guest passes' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('#account-menu')).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 900 });
  await header.header.getByRole('button', { name: 'Log out' }).click();
  await expect(header.header.getByRole('link', { name: 'Log in' })).toBeVisible();
});
