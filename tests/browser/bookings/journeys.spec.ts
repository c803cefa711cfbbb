import type { BrowserContext } from '@playwright/test';
import { Booker } from '../support/Booker';
import { added, BookingSite, kirkstall, test } from '../support/BookingSite';
import { cardForms, fillCardForm } from '../support/cards';
import { siteUrl } from '../support/sites';
import { expect } from '../support/test';

const [stripe] = cardForms;

test('a parent books a day of a camp for a child, from the first page to the confirmation', async ({
  site,
  page,
  sandbox,
}) => {
  const booker = new Booker(page);
  await site.signIn('leila');
  await site.open(`/camps/${kirkstall}`);
  await page.getByLabel('Zuri Mensah').check();
  const camp = page.getByRole('region', { name: 'Multi-sports camp' });
  await camp.getByRole('checkbox', { name: 'Tuesday 22 December, 25 left' }).check();
  await page.getByRole('region', { name: 'Your days' }).getByRole('button', { name: 'Add to basket' }).click();
  await site.expectToast(added);
  await site.basket.click();
  const questions = page.getByRole('group', { name: 'Questions about Zuri Mensah' });
  await page
    .getByRole('group', { name: 'Questions about the order' })
    .getByLabel(/^Name and number of somebody we can call/)
    .fill('Leila, 07700 900142');
  await questions.getByLabel(/^Who may collect the child/).fill('Leila');
  await booker.checkout.click();
  await expect(page).toHaveURL(BookingSite.url('/checkout'));
  await page.getByRole('button', { name: 'Terms and Conditions' }).click();
  await expect(page.getByRole('heading', { name: 'Attendee waiver for Zuri Mensah' })).toBeVisible();
  await page.keyboard.press('Escape');
  await fillCardForm(page, stripe);
  await booker.agree();
  await page.getByRole('button', { name: 'Pay £28.00 now' }).click();
  await expect(page.getByRole('heading', { name: 'Your payment was successful' })).toBeVisible();
  const booked = page.getByRole('region', { name: 'Your booking' });
  for (const text of ['Multi-sports camp', 'Tue 22 Dec 2026', '09:00 to 15:30', 'For Zuri Mensah'])
    await expect(booked).toContainText(text);
  expect(await sandbox.captured()).toEqual([2800]);
  await site.open(`/camps/${kirkstall}`);
  await expect(camp.getByRole('checkbox', { name: /^Tuesday 22 December/ })).toHaveAccessibleName(/24 left/);

  await page.goto(siteUrl('my-account', '/bookings'));
  await expect(page.getByRole('listitem').filter({ hasText: 'Multi-sports camp' })).toContainText('For Zuri Mensah');
  await page.getByRole('button', { name: 'Cancel Multi-sports camp for Zuri Mensah' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Cancel Multi-sports camp?' });
  await expect(dialog).toContainText('For Zuri Mensah.');
});

test('a course is taken by a package, and nothing is paid by card', async ({ site, page, sandbox }) => {
  const booker = new Booker(page);
  await site.signIn('leila');
  await site.open(`/courses/${kirkstall}`);
  await site.bookButton('Learn to swim, stage 1, Sat 09:30').first().click();
  const dialog = page.getByRole('dialog', { name: 'Learn to swim, stage 1' });
  await dialog.getByLabel('Kofi Mensah').check();
  await dialog.getByRole('button', { name: 'Add to basket' }).click();
  await site.expectToast(added);
  await site.basket.click();
  const drawer = page.getByRole('dialog', { name: 'Shopping basket' });
  await expect(drawer.getByText(/^Paid with .+: \d left after this$/)).toBeVisible();
  const left = async (label: RegExp) => (await drawer.getByLabel(label).boundingBox())?.x;
  expect(await left(/^Allergies/)).toBe(await left(/^How well can they swim/)); // the drawer has no room for two columns
  await drawer.getByRole('combobox', { name: /^How well can they swim\?/ }).selectOption('Not yet');
  await expect(drawer.locator('.total b')).toHaveText('£0.00');
  await booker.checkout.click();
  await booker.confirmFree();
  await expect(page.getByRole('heading', { name: 'Your booking is confirmed' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your booking' })).toContainText('For Kofi Mensah');
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText(/for Kofi Mensah, by .+£0\.00/);
  expect(await sandbox.captured()).toEqual([]);
});

test('of two people who press at once, one has the last place', async ({ site, sandbox, browser, expectedNoise }) => {
  expectedNoise.push(/status of 422/);
  const what = 'Badminton court, 11:00';
  const other = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London' });
  const sites = [site, await elsewhere(other, site, sandbox.testId)];
  for (const each of sites) await each.openDay();
  const slotId = (await site.row(what).locator('[id^="book-"]').getAttribute('id'))?.replace('book-', '') ?? '';
  await sandbox.leavePlaces(slotId, 1);
  await Promise.all(sites.map((each) => each.bookButton(what).click()));
  const full = (each: BookingSite) => each.row(what).getByRole('button', { name: `Join waiting list ${what}` });
  await expect
    .poll(async () => {
      const held = await Promise.all(sites.map((each) => each.inBasket(what).count()));
      const refused = await Promise.all(sites.map((each) => full(each).count()));
      return [held.toSorted(), refused.toSorted()];
    })
    .toEqual([
      [0, 1],
      [0, 1],
    ]);
  const [loser] = (await full(site).count()) === 1 ? [site] : sites.slice(1);
  await loser?.expectToast('Badminton court, 21 November 2026 at 11:00: No courts left.');
  await site.openDay();
  await expect(site.row(what)).toContainText('No courts left');
  await other.close();
});

/** Somebody else on a device of their own, on the same day. */
async function elsewhere(context: BrowserContext, site: BookingSite, testId: string): Promise<BookingSite> {
  await context.addCookies([{ name: 'sandbox_test', value: testId, domain: '.joinery.localhost', path: '/' }]);
  const there = site.on(await context.newPage());
  await there.holdClock();
  return there;
}
