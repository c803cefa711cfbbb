import type { Page } from '@playwright/test';
import { tabTo } from '../support/tabTo';
import { expect } from '../support/test';
import { added, kirkstall, saturday, test } from '../support/BookingSite';

const pages = ['/', `/location/${kirkstall}?date=${saturday}`, `/camps/${kirkstall}`, `/courses/${kirkstall}`];
const widths = [320, 390, 575, 768, 1024, 1200] as const;

/** The elements that stick out of the page sideways, and those that are too small to be touched. */
function faultsOf(page: Page) {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const small = [...document.querySelectorAll('main :is(a, button, input)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return Math.min(width, height) < 24;
      });
    return { overflow: scrollWidth - clientWidth, small: small.map(({ outerHTML }) => outerHTML.slice(0, 120)) };
  });
}

test('every screen fits every width', async ({ site, page }) => {
  for (const path of pages) {
    await site.open(path);
    await page.locator('.venue, .slot, .camp').first().waitFor();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await faultsOf(page), `${path} at ${width}`).toEqual({ overflow: 0, small: [] });
    }
  }
});

for (const [mode, query] of [
  ['a kiosk', `kiosk=true&centre=${kirkstall}`],
  ['an embedded page', 'embedded=true'],
] as const) {
  test(`${mode} with something in its basket fits every width`, async ({ site, page }) => {
    await site.open(`/location/${kirkstall}?date=${saturday}&${query}`);
    await site.bookButton('Lane swimming, 07:00').click();
    const bar = page.locator('.site');
    await expect(bar.getByRole('link', { name: 'Shopping basket, 1 item' })).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await faultsOf(page), `${mode} at ${width}`).toEqual({ overflow: 0, small: [] });
      const outside = await bar.evaluate((each) => {
        const { top, bottom } = each.getBoundingClientRect();
        const parts = [...each.querySelectorAll('.logo, .logo *, .tool')].map((part) => part.getBoundingClientRect());
        return parts.filter((part) => part.top < top || part.bottom > bottom).length;
      });
      expect.soft(outside, `what sticks out of the bar at ${width}`).toBe(0);
    }
    await site.inBasket('Lane swimming, 07:00').click();
    await page.setViewportSize({ width: 390, height: 800 });
    const drawer = page.getByRole('dialog', { name: 'Shopping basket' });
    await expect(drawer.getByRole('button', { name: 'Remove Lane swimming' })).toBeVisible();
    const sticksOut = await drawer.evaluate(
      (each) =>
        [...each.querySelectorAll('.basket-card *')].filter((part) => {
          const card = part.closest('.basket-card')?.getBoundingClientRect();
          return part.className !== 'vh' && card && part.getBoundingClientRect().right > card.right;
        }).length,
    );
    expect(sticksOut).toBe(0);
  });
}

test('a day, a kind and a session are chosen by keyboard alone', async ({ site, page }) => {
  await site.open('/');
  await tabTo(page, 'searchbox', 'Find a centre');
  await page.keyboard.type('kirkstall');
  await tabTo(page, 'button', 'Select and continue Kirkstall Bridge Leisure Centre');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, 'link', 'Saturday 21 November');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Saturday 21 November');
  await expect(site.days.getByRole('link', { name: 'Saturday 21 November' })).toBeFocused();
  await tabTo(page, 'button', 'Swim', { exact: true });
  await page.keyboard.press('Space');
  await tabTo(page, 'button', 'Book Lane swimming, 09:00');
  await page.keyboard.press('Enter');
  await site.expectToast(added);
  await expect(site.inBasket('Lane swimming, 09:00')).toBeFocused();
});

test('days of a camp are chosen and booked by keyboard alone', async ({ site, page }) => {
  await site.signIn('leila');
  await site.open(`/camps/${kirkstall}`);
  await tabTo(page, 'checkbox', 'Zuri Mensah');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Zuri Mensah')).toBeChecked();
  await tabTo(page, 'checkbox', 'Thursday 24 December, 25 left');
  await page.keyboard.press('Space');
  await tabTo(page, 'button', 'Add to basket');
  await page.keyboard.press('Enter');
  await site.expectToast(added);
});

test('on a phone the days of a camp are booked from the foot of the screen', async ({ site, page, audit }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await site.open(`/camps/${kirkstall}`);
  await page.getByRole('checkbox', { name: 'Thursday 24 December, 25 left' }).check();
  const add = page.getByRole('button', { name: 'Add to basket' });
  await expect(add).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.camp-bar')).toContainText('1 day£28.00');
  await audit('a day of a camp on a phone');
  await add.click();
  await site.expectToast(added);
  await expect(page.locator('.camp-bar')).toHaveCount(0);
});

test('on a phone every day is reached by drawing the strip along', async ({ site, page, audit }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await site.openDay('2026-12-02');
  await expect(site.days.getByRole('link', { name: 'Wednesday 2 December' })).toBeInViewport({ ratio: 1 });
  await site.days.getByRole('link', { name: 'Thursday 3 December' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Thursday 3 December');
  await audit('a day on a phone');
});
