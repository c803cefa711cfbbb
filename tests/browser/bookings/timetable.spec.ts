import { expect } from '../support/test';
import { added, BookingSite, kirkstall, saturday, test } from '../support/BookingSite';

const generic = 'Something has gone wrong, please try again.';
const failed = /Failed to load resource/;

test('a guest books an activity, and the basket says so', { tag: '@core' }, async ({ site, page, audit }) => {
  await site.openDay();
  await expect(page).toHaveTitle('Aire Valley Leisure | Book an activity');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kirkstall Bridge Leisure Centre');
  await expect(page.getByText('12 Abbey Walk, Leeds, LS5 3BW')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Saturday 21 November');
  for (const part of ['Morning', 'Afternoon', 'Evening'])
    await expect(page.getByRole('region', { name: part })).toBeVisible();
  await audit('a day for a guest');
  const swim = 'Lane swimming, 07:00';
  await expect(site.row(swim)).toContainText('Main pool');
  await expect(site.row(swim)).toContainText('£5.50');
  await expect(site.row(swim)).toContainText('£4.50 members');
  const left = Number(/(\d+) of 24 spaces left/.exec(await site.row(swim).innerText())?.[1]);
  await site.bookButton(swim).click();
  await site.expectToast(added);
  await expect(site.inBasket(swim)).toBeFocused();
  await expect(site.row(swim)).toContainText(`${left - 1} of 24 spaces left`);
  await expect(site.basket).toHaveAccessibleName('Shopping basket, 1 item');
  await audit('a day with a session in the basket');
  await page.reload();
  await expect(site.inBasket(swim)).toBeVisible();
  await site.inBasket(swim).click();
  await expect(page).toHaveURL(BookingSite.url('/basket'));
});

test('a session that is full can be seen, and not be booked', async ({ site, page }) => {
  await site.openDay();
  const row = site.row('Gym induction, 10:00');
  await expect(row).toContainText('No spaces left');
  await expect(row.getByRole('button', { name: 'Join waiting list Gym induction, 10:00' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Book Gym induction, 10:00' })).toHaveCount(0);
});

for (const width of [390, 1280])
  test(`a full session leads by keyboard to the next with space, ${width} wide`, async ({ site, page, audit }) => {
    await page.setViewportSize({ width, height: 844 });
    await site.openDay();
    const next = site.row('Gym induction, 10:00').getByRole('link', { name: /^Next with space: / });
    await expect(next).toBeVisible();
    const [, day = '', time = ''] = /: (.+), (\d\d:\d\d)/.exec(await next.innerText()) ?? [];
    await audit('a full session and the next with space');
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(day);
    const book = site.bookButton(`Gym induction, ${time}`);
    await expect(book).toBeFocused();
    await expect(book).toBeEnabled();
    await expect(book).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(site.inBasket(`Gym induction, ${time}`)).toBeFocused();
  });

test('a place that has just gone is told at its row, and is gone', async ({ site, page, audit, expectedNoise }) => {
  expectedNoise.push(failed);
  await site.openDay();
  const what = 'Gym induction, 17:00';
  const left = Number(/(\d) of 6 spaces left/.exec(await site.row(what).innerText())?.[1]);
  expect(left).toBeGreaterThan(0);
  await site.others(what, left);
  await site.bookButton(what).click();
  const text = 'Gym induction, 21 November 2026 at 17:00: No spaces left.';
  await site.expectToast(text);
  await expect(site.row(what).getByRole('status')).toHaveText(text);
  await expect(site.row(what).getByRole('button', { name: `Join waiting list ${what}` })).toBeEnabled();
  await expect(page.getByText('Shopping basket, ')).toHaveCount(0);
  await audit('a place that has just gone');
});

test('a member pays what the membership says, and books for the family by name', async ({ site, page, audit }) => {
  await site.signIn('leila');
  await site.openDay();
  const swim = 'Inflatable fun session, 14:00';
  await expect(site.row(swim)).toContainText('1 use');
  await site.bookButton(swim).click();
  const dialog = page.getByRole('dialog', { name: 'Inflatable fun session' });
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await audit('whom a session is for');
  await page.keyboard.press('Escape');
  await expect(site.bookButton(swim)).toBeFocused();
  await site.bookButton(swim).click();
  await dialog.getByLabel('Zuri Mensah').check();
  await dialog.getByRole('button', { name: 'Add to basket' }).click();
  await expect(dialog).toBeHidden();
  await expect(site.inBasket(swim)).toBeFocused();
  await page.getByRole('button', { name: `Add another person to ${swim}` }).click();
  await expect(dialog.getByLabel('Zuri Mensah')).toBeDisabled();
  await expect(dialog.getByLabel('Zuri Mensah')).toHaveAccessibleDescription('In the basket');
  await dialog.getByLabel('Kofi Mensah').check();
  await dialog.getByRole('button', { name: 'Add to basket' }).click();
  await expect(site.basket).toHaveAccessibleName('Shopping basket, 2 items');
});

test('whoever is too young cannot be chosen, and is told why', async ({ site, page, audit }) => {
  await site.signIn('leila');
  await site.openDay();
  await site.bookButton('Aqua fit, 12:30').click();
  const dialog = page.getByRole('dialog', { name: 'Aqua fit' });
  await expect(dialog.getByLabel('Kofi Mensah')).toBeDisabled();
  await expect(dialog.getByLabel('Kofi Mensah')).toHaveAccessibleDescription('Aqua fit is for ages 16 and over.');
  await audit('somebody who is too young');
  await expect(dialog.getByLabel('Leila Mensah (you)')).toBeChecked();
  await dialog.getByRole('button', { name: 'Add to basket' }).click();
  await expect(site.inBasket('Aqua fit, 12:30')).toBeFocused();
});

test('what a membership includes costs nothing, and prices follow who is signed in', async ({ site, page }) => {
  await site.signIn('morgan');
  await site.openDay();
  await expect(site.row('Lane swimming, 07:00')).toContainText('Included');
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await expect(site.row('Lane swimming, 07:00')).toContainText('£5.50');
});

test('what there is to know of an activity opens from its name', async ({ site, page, audit }) => {
  await site.openDay();
  await page.getByRole('button', { name: 'Lane swimming', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Lane swimming' });
  await expect(dialog.getByRole('row', { name: 'Junior Ages 8 to 15 £3.50 £3.00' })).toBeVisible();
  await audit('about an activity');
});

test('days are addresses, and keep to the kind one looks for', async ({ site, page }) => {
  await site.openDay();
  await page.getByRole('button', { name: 'Courts', exact: true }).click();
  await expect(page.locator('.slot')).toHaveCount(await page.locator('.slot').filter({ hasText: 'Badminton' }).count());
  await site.days.getByRole('link', { name: 'Sunday 22 November' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Sunday 22 November');
  await expect(page.getByRole('button', { name: 'Courts', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.slot').first()).toContainText('Badminton court');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Saturday 21 November');
  await expect(page.locator('.slot').first()).toContainText('Badminton court');
  await site.days.getByRole('link', { name: 'Later days' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Friday 27 November');
  await expect(site.days.getByRole('link', { name: 'Earlier days' })).toBeVisible();
  await site.days.getByRole('link', { name: 'Thursday 3 December' }).click();
  await expect(site.days.getByRole('link', { name: 'Later days' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Thursday 3 December');
});

test('the filter stays over a reload, and for who comes back to the timetable', async ({ site, page }) => {
  await site.open(`/location/${kirkstall}?date=2026-11-23`); // a Monday, without anything for juniors
  await page.locator('.slot').first().waitFor();
  const juniors = page.getByRole('button', { name: 'Juniors', exact: true });
  await juniors.click();
  await expect(page.getByText('No matching sessions on Monday 23 November')).toBeVisible();
  await page.reload();
  await expect(juniors).toHaveAttribute('aria-pressed', 'true');
  await page.goto(BookingSite.url('/basket'));
  await page.getByRole('banner').getByRole('link', { name: 'Book an activity' }).click();
  await expect(page).toHaveURL(/date=2026-11-20&category=5$/);
  await expect(juniors).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await page.goto(BookingSite.url('/redirect-to-selected-venue'));
  await page.locator('.slot').first().waitFor();
  await expect(page.getByRole('button', { name: 'All', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(new RegExp(`/location/${kirkstall}$`));
});

test('a kiosk shows the day of an address that asks for its week', async ({ site, page }) => {
  await site.open(`/location/${kirkstall}?kiosk=true&centre=${kirkstall}&date=2026-11-21&view=week`);
  await page.locator('.slot').first().waitFor();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Saturday 21 November');
  await expect(page.locator('.week')).toHaveCount(0);
});

test('a day without what one looks for says where there is some', async ({ site, page, audit }) => {
  await site.open(`/location/${kirkstall}?date=2026-11-23`);
  await page.locator('.slot').first().waitFor();
  await site.days.getByRole('link', { name: 'Wednesday 25 November' }).click();
  await page.getByRole('button', { name: 'Juniors', exact: true }).click();
  await site.days.getByRole('link', { name: 'Tuesday 24 November' }).click();
  await expect(page.getByText('No matching sessions on Tuesday 24 November')).toBeVisible();
  await audit('a day without what one looks for');
  await page.getByRole('link', { name: 'See Wednesday 25 November' }).click();
  await expect(page.locator('.slot')).toHaveCount(1);
  await page.goBack();
  await page.getByRole('link', { name: 'Show all sessions on this day' }).click();
  await expect(page.locator('.slot').first()).toBeVisible();
});

test('what has begun today is put away', async ({ site, page }) => {
  await site.open(`/location/${kirkstall}`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Friday 20 November');
  await expect(page.getByRole('region', { name: 'Morning' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Show \d+ sessions that have begun$/ }).click();
  const begun = site.row('Lane swimming, 07:00');
  await expect(begun.getByRole('button', { name: 'Book Lane swimming, 07:00' })).toBeDisabled();
  await expect(begun.locator('.slot-why')).toBeVisible();
  await expect(begun.locator('.slot-refused')).toHaveCount(0);
});

test('what takes its time is announced, and what fails can be asked for again', async ({
  site,
  page,
  sandbox,
  audit,
  expectedNoise,
}) => {
  expectedNoise.push(failed);
  const path = `/api/activities/venues/${kirkstall}/timetable`;
  await sandbox.faults([
    { method: 'GET', path, delayMs: 2000 },
    { method: 'GET', path, status: 500 },
    { method: 'GET', path, truncated: true },
  ]);
  await site.open(`/location/${kirkstall}?date=${saturday}`);
  await expect(page.getByRole('status', { name: 'Loading activities' })).toBeVisible();
  await audit('activities on their way');
  await page.locator('.slot').first().waitFor();
  await site.days.getByRole('link', { name: 'Sunday 22 November' }).click();
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(page.getByRole('main').getByText(generic)).toBeVisible();
  await audit('activities that could not be had');
  await again.click();
  await expect(page.getByRole('main').getByText(generic)).toBeVisible();
  await again.click();
  await page.locator('.slot').first().waitFor();
});

test('a press of Book while the basket is still on its way shows that it works', async ({ site, sandbox, page }) => {
  await sandbox.faults([{ method: 'GET', path: '/api/checkout', delayMs: 2500 }]);
  const asked = page.waitForRequest(/\/api\/checkout\?/);
  await site.openDay();
  await asked;
  const swim = 'Lane swimming, 07:00';
  await site.bookButton(swim).click();
  await expect(site.bookButton(swim)).toHaveAttribute('aria-busy', 'true');
  await expect(site.inBasket(swim)).toBeVisible();
});

test('a booking whose answer never came can be pressed again', async ({ site, sandbox, expectedNoise }) => {
  expectedNoise.push(failed);
  await site.openDay();
  const swim = 'Lane swimming, 07:00';
  await sandbox.faults([{ method: 'POST', path: '/api/checkout/add', truncated: true }]);
  await site.bookButton(swim).click();
  await site.expectToast('Something went wrong, please try again.');
  await expect(site.row(swim).getByRole('status')).toHaveText('Something went wrong, please try again.');
  await expect(site.row(swim).getByRole('status')).toHaveCSS('color', 'rgb(179, 32, 42)');
  await site.bookButton(swim).click();
  await expect(site.inBasket(swim)).toBeVisible();
  await expect(site.row(swim).getByRole('status')).toHaveCount(0);
});
