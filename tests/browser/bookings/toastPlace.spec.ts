import type { Locator, Page } from '@playwright/test';
import { Account } from '../support/Account';
import { Booker } from '../support/Booker';
import { Kiosk } from '../support/Kiosk';
import { expect } from '../support/test';
import { added, BookingSite, test } from '../support/BookingSite';

const lane = 'Lane swimming, 09:00';
const ends = [
  ['top', 0.12],
  ['bottom', 0.9],
] as const;

/** Scrolls so that something stands at this part of the screen's height. */
async function putAt(what: Locator, part: number): Promise<void> {
  await what.evaluate((element, at) => {
    const { top } = element.getBoundingClientRect();
    scrollBy({ top: top - innerHeight * at, behavior: 'instant' });
  }, part);
}

async function expectFree(page: Page, text: string, pressed: Locator): Promise<void> {
  const toast = page.locator('.toast').filter({ hasText: text });
  await expect(toast).toBeInViewport({ ratio: 1 });
  await expect(pressed).toBeInViewport({ ratio: 1 });
  expect(await overlap(toast, pressed)).toBe(false);
}

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('One of them has no box.');
  return a.y < b.y + b.height && b.y < a.y + a.height && a.x < b.x + b.width && b.x < a.x + a.width;
}

for (const [name, size] of [
  ['on a phone', { width: 390, height: 844 }],
  ['at a kiosk', { width: 1080, height: 1920 }],
] as const)
  test.describe(name, () => {
    test.use({ viewport: size });
    /** Books the lane, whose button stands at this part of the screen's height. */
    const bookAt = async (part: number, site: BookingSite, page: Page): Promise<void> => {
      if (name === 'at a kiosk') {
        await new Kiosk(page).open();
        await page.getByRole('link', { name: 'Book an activity' }).click();
        await page.getByRole('navigation', { name: 'Day' }).getByRole('link').nth(1).click();
      } else await site.openDay();
      const book = site.bookButton(lane);
      await book.waitFor();
      await putAt(book, part);
      await book.click();
      await site.expectToast(added);
    };

    for (const [end, part] of ends)
      test(`a toast leaves free what was pressed at the ${end} of the screen`, async ({ site, page }) => {
        await bookAt(part, site, page);
        await expectFree(page, added, site.inBasket(lane));
      });

    test('a toast stands above the foot of the basket’s drawer', async ({ site, page }) => {
      await bookAt(0.12, site, page);
      await site.inBasket(lane).click();
      await expectFree(page, added, new Booker(page).checkout);
    });
  });

test.describe('on another page of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a toast leaves free what was pressed', async ({ page }) => {
    await new Account(page).signIn('morgan', '/user-details');
    await page.getByLabel('Mobile number').fill('07700 900999');
    const save = page.getByRole('button', { name: 'Save my details' });
    await putAt(save, 0.12);
    await save.click();
    await expectFree(page, 'Your details are saved.', save);
  });

  test('a toast stands above the bar at the foot of the basket', async ({ site, page }) => {
    await site.openDay();
    for (const time of ['07:00', '09:00']) {
      await site.bookButton(`Lane swimming, ${time}`).click();
      await expect(site.inBasket(`Lane swimming, ${time}`)).toBeVisible();
    }
    await page.goto(BookingSite.url('/basket'));
    await page.getByRole('button', { name: 'Remove Lane swimming' }).first().click();
    const toast = page.locator('.toast').filter({ hasText: 'Successfully removed item' });
    await expect(toast).toBeInViewport({ ratio: 1 });
    expect(await overlap(toast, page.getByRole('complementary'))).toBe(false);
  });
});
