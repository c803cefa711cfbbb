import { SiteHeader, venue } from '../support/SiteHeader';
import { expect } from '../support/test';
import { BookingSite, kirkstall, test } from '../support/BookingSite';

const generic = 'Something has gone wrong, please try again.';
const armley = 'armley-sports-hall';

test('a centre is found by town, and remembered', { tag: '@core' }, async ({ site, page, audit }) => {
  await site.open('/');
  await expect(page).toHaveTitle('Aire Valley Leisure | Choose your centre');
  await audit('choosing a centre');
  await page.getByLabel('Find a centre').fill('leeds');
  await expect(page.getByRole('status').filter({ hasText: 'centres' })).toBeVisible();
  await page.getByRole('button', { name: 'Select and continue Armley Sports Hall' }).click();
  await expect(page).toHaveURL(BookingSite.url(`/location/${armley}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Armley Sports Hall');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.getByRole('link', { name: 'Change centre' }).click();
  await expect(page.getByRole('heading', { name: 'Armley Sports Hall' }).first()).toBeVisible();
  await audit('a centre that is remembered');
  await page.getByLabel('Find a centre').fill('LS2');
  await page.getByRole('button', { name: 'Select and continue Woodhouse Baths' }).click();
  await expect(page).toHaveURL(BookingSite.url('/location/woodhouse-baths'));

  await site.open('/');
  const before = page.getByRole('region', { name: 'Your centres' });
  await expect(before.getByRole('heading')).toHaveText(['Woodhouse Baths', 'Armley Sports Hall']);
  await before.getByRole('link', { name: 'Book an activity at Woodhouse Baths' }).click();
  await expect(page).toHaveURL(BookingSite.url('/location/woodhouse-baths'));
});

test('coming to a centre selects it, also for the other sites', async ({ site, page }) => {
  await site.openDay();
  const header = new SiteHeader(page);
  await header.open('online-joining', '/login');
  expect(await header.linksIn(header.navigation)).toContain(`Buy a membership → online-joining/centre/${kirkstall}`);
});

for (const [path, shown, choosing] of [
  ['/redirect-to-selected-venue', `/location/${kirkstall}`, '/'],
  ['/camp-redirect-to-selected-venue', `/camps/${kirkstall}`, '/?to=camp'],
  ['/course-redirect-to-selected-venue', `/courses/${kirkstall}`, '/?to=course'],
  ['/camps', `/camps/${kirkstall}`, '/?to=camp'],
  ['/courses', `/courses/${kirkstall}`, '/?to=course'],
] as const) {
  test(`${path} leads to the selected venue, or on from choosing one`, async ({ site, page }) => {
    await site.open(path);
    await expect(page).toHaveURL(BookingSite.url(choosing));
    await page.getByRole('button', { name: 'Select and continue Armley Sports Hall' }).click();
    await expect(page).toHaveURL(BookingSite.url(shown.replace(kirkstall, armley)));

    await site.openDay();
    await site.open(path);
    await expect(page).toHaveURL(BookingSite.url(shown));
  });
}

test('a venue that nobody knows leads to choosing one', async ({ site, page, expectedNoise }) => {
  expectedNoise.push(/404/);
  await new SiteHeader(page).haveVenue(venue('closed-long-ago'));
  for (const [path, choosing] of [
    ['/location/nowhere', '/'],
    ['/camps/nowhere', '/?to=camp'],
    ['/courses/nowhere', '/?to=course'],
    ['/redirect-to-selected-venue', '/'],
  ] as const) {
    await site.open(path);
    await expect(page).toHaveURL(BookingSite.url(choosing));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose your centre');
    await expect(page.getByRole('region', { name: 'Your centres' })).toHaveCount(0);
    const text = 'We couldn’t find that centre. Choose another one.';
    const says = page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });
    await expect(says).toBeVisible();
  }
});

test('without the flag there are no camps and no courses', async ({ site, page }) => {
  await site.set({ campsAndCoursesBookingEnabled: false });
  for (const path of ['/camps', `/camps/${kirkstall}`, '/camp-redirect-to-selected-venue', `/courses/${kirkstall}`]) {
    await site.open(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('gone offside');
    await expect(page).toHaveURL(BookingSite.url(path));
  }
  await site.openDay();
});

test('a kiosk goes straight to its own centre, and keeps to it', async ({ site, page, audit }) => {
  await site.open(`/?kiosk=true&centre=${armley}`);
  await expect(page).toHaveURL(BookingSite.url(`/location/${armley}?kiosk=true&centre=${armley}`));
  await page.locator('.slot').first().waitFor();
  await expect(page.getByRole('link', { name: 'Change centre' })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0);
  await audit('a timetable in a kiosk');
  await site.days.getByRole('link', { name: 'Saturday 21 November' }).click();
  await expect(page).toHaveURL(/date=2026-11-21&kiosk=true&centre=armley-sports-hall$/);
  await site.open(`/redirect-to-selected-venue?kiosk=true&centre=${armley}`);
  await expect(page).toHaveURL(BookingSite.url(`/location/${armley}?kiosk=true&centre=${armley}`));
});

test('in another page there is neither header nor way back, and booking works', async ({ site, page }) => {
  await site.open(`/redirect-to-selected-venue?embedded=true`);
  await page.getByRole('button', { name: 'Select and continue Armley Sports Hall' }).click();
  await page.locator('.slot').first().waitFor();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0);
});

test('the log-in opens over the timetable', async ({ site, page }) => {
  await site.openDay();
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog', { name: 'Already have an online account?' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/location/${kirkstall}`));
});

test('centres that cannot be had can be asked for again', async ({ site, page, sandbox, audit, expectedNoise }) => {
  expectedNoise.push(/Failed to load resource/);
  await sandbox.faults([{ method: 'GET', path: '/api/venues/activities', status: 500 }]);
  await site.open('/');
  await expect(page.getByRole('main').getByText(generic)).toBeVisible();
  await audit('centres that could not be had');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('60 centres')).toBeVisible();
});

test('a timetable stands where the centres cannot be had, without the sign of an address', async ({
  site,
  page,
  sandbox,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource/);
  await sandbox.faults([{ method: 'GET', path: '/api/venues/activities', status: 500 }]);
  await site.openDay();
  const where = page.locator('.venue-where');
  await expect(where).toHaveText('Change centre');
  await expect(where.locator('.icon')).toHaveCount(0);
  await site.openDay();
  await expect(where).toContainText('LS');
  await expect(where.locator('.icon')).toHaveCount(1);
});
