import type { Locator } from '@playwright/test';
import { expect } from '../support/test';
import { added, test } from '../support/BookingSite';

test.use({ viewport: { width: 390, height: 844 } });

const lane = 'Lane swimming, 09:00';

for (const [end, at] of [
  ['top', 0.1],
  ['bottom', 0.9],
] as const)
  test(`on a phone, a toast leaves free what was pressed at the ${end} of the screen`, async ({ site, page }) => {
    await site.openDay();
    const book = site.bookButton(lane);
    await book.evaluate((button, part) => {
      const { top } = button.getBoundingClientRect();
      scrollBy({ top: top - innerHeight * part, behavior: 'instant' });
    }, at);
    await book.click();
    await site.expectToast(added);
    const toast = page.locator('.toast').filter({ hasText: added });
    const row = site.inBasket(lane);
    await expect(row).toBeInViewport({ ratio: 1 });
    await expect(toast).toBeInViewport({ ratio: 1 });
    expect(await overlap(toast, row)).toBe(false);
  });

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('One of them has no box.');
  return a.y < b.y + b.height && b.y < a.y + a.height && a.x < b.x + b.width && b.x < a.x + a.width;
}
