import type { Locator, Page } from '@playwright/test';
import { Finder } from '../support/Finder';
import { reserve } from '../support/reserve';
import { tabTo } from '../support/tabTo';
import { expect, test } from '../support/test';

test('everything by keyboard alone', async ({ page, context, sandbox, joiner }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 53.8, longitude: -1.55 });
  const finder = new Finder(page, sandbox);
  await finder.open();

  await tabTo(page, 'combobox', 'Find a centre');
  await page.keyboard.type('leeds');
  await tabTo(page, 'button', 'Search');
  await page.keyboard.press('Enter');
  await expect(finder.header).toHaveText(/^Showing results within 5 miles of Leeds/);

  await tabTo(page, 'slider', /^Radius/);
  await page.keyboard.press('ArrowRight');
  await expect(finder.header).toHaveText(/within 6 miles of Leeds/);
  await page.keyboard.press('End');
  await expect(finder.header).toHaveText(/within 10 miles of Leeds/);
  await page.keyboard.press('Home');
  await expect(finder.radius).toHaveValue('1');

  await tabTo(page, 'button', 'Clear search');
  await page.keyboard.press('Enter');
  await expect(finder.header).toHaveText('Search or click on a map pin to view centre details');

  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);

  // A cluster, which is gone once it has fallen apart; the focus stays on the map.
  await finder.settled();
  const marks = await finder.pins.count();
  await tabTo(page, 'button', /^\d+ centres, zoom in$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Map of centres' })).toBeFocused();
  await finder.settled();
  expect(await finder.pins.count()).not.toBe(marks);

  await tabTo(page, 'button', 'Use my location');
  await page.keyboard.press('Enter');
  await expect(finder.header).toHaveText(/your location/);
  await tabTo(page, 'slider', /^Radius/);
  await page.keyboard.press('End');

  // The map itself: arrows move it, plus and minus zoom, its pins and clusters are buttons.
  await finder.settled();
  await tabTo(page, 'region', 'Map of centres');
  const place = (): Promise<string> =>
    page.getByRole('img', { name: 'Your location' }).evaluate((pin) => pin.parentElement?.style.transform ?? '');
  const before = await place();
  await page.keyboard.press('ArrowRight');
  await expect.poll(place).not.toBe(before);
  await finder.settled();
  await tabTo(page, 'button', 'Search this area');
  await page.keyboard.press('Enter');
  await expect(finder.header).toHaveText(/this area/);
  await tabTo(page, 'button', /^Zoom in$/);
  await page.keyboard.press('Enter');
  await finder.settled();
  const pin = finder.pins.first();
  const name = (await pin.getAttribute('aria-label')) ?? '';
  await tabTo(page, 'button', name, { exact: true });
  await page.keyboard.press('Enter');
  await expect(finder.selectedCard).toContainText(name);
  // The focused thing is drawn within the frame, not scrolled out of it.
  expect(await page.locator('.map-frame').evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])).toEqual([
    0, 0,
  ]);

  await tabTo(page, 'button', `${name} show on the map`);
  await tabTo(page, 'button', `Select and continue ${name}`);
  await page.keyboard.press('Enter');
  await joiner.expectOpen('Choose your membership');
});

test('suggestions are walked by keyboard, and Enter without one searches for the text', async ({
  page,
  sandbox,
  audit,
}) => {
  const finder = new Finder(page, sandbox);
  await finder.open();
  await tabTo(page, 'combobox', 'Find a centre');
  await page.keyboard.type('pool');
  const options = page.getByRole('option');
  await expect(options.filter({ hasText: /^Show all \d+ matches for “pool”$/ })).toBeVisible();
  await expect(options.filter({ hasText: 'Poole, ' })).toBeVisible();
  await audit('Suggestions for a word');
  await page.keyboard.press('ArrowDown');
  const first = options.first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(finder.box).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(finder.box).toHaveValue('pool');
  await page.keyboard.press('Enter');
  await expect(finder.header).toHaveText(/centres match “pool”$/);
  await finder.box.fill('poole');
  await expect(options.filter({ hasText: 'Poole, ' })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(finder.header).not.toHaveText(/match/);
  await expect(finder.box).toHaveValue(/^Poole/);
});

test('the map can be skipped', async ({ page, sandbox }) => {
  const finder = new Finder(page, sandbox);
  await finder.open();
  await tabTo(page, 'link', 'Skip map');
  await expect(page.getByRole('link', { name: 'Skip map' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Centres' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(finder.cards.first().getByRole('button', { name: /show on the map/ })).toBeFocused();
});

test('what changes is said aloud', async ({ page, sandbox }) => {
  const finder = new Finder(page, sandbox);
  await finder.open();
  const [found, picked] = [0, 1].map((nth) => page.locator('.sec-body .vh[role=status]').nth(nth));
  if (!found || !picked) throw new Error('Two places are listened to.');
  await finder.search('leeds');
  await expect(found).toHaveText(/^Showing results within 5 miles of Leeds, England\. \d+ centres\.$/);
  await expect(picked).toHaveText('');
  await finder.cards
    .first()
    .getByRole('button', { name: /show on the map/ })
    .click();
  await expect(picked).toHaveText(/^.+, \d\.\d miles selected\.$/);
  await finder.search('Fort William');
  await expect(found).toHaveText(/^No venues found\. Nearest: .+ miles\.$/);
});

/** A finger that goes so far to the left over the middle of something. */
async function swipe(page: Page, over: Locator, pixels: number): Promise<void> {
  const box = await over.boundingBox();
  if (!box) throw new Error('What is to be swiped is not on the screen.');
  const session = await page.context().newCDPSession(page);
  const from = box.x + box.width - 40;
  const at = (x: number) => [{ x, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
  for (let gone = 10; gone <= pixels; gone += 15) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(from - gone) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the cards are swiped, and stepped through by their buttons @core', async ({ page, sandbox, audit, joiner }) => {
    const finder = new Finder(page, sandbox);
    await finder.open();
    await finder.search('leeds');
    await expect(finder.header).toHaveText(/Leeds/);
    await finder.settled();
    await audit('The finder on a phone');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const names = await finder.names();

    const list = page.getByRole('list', { name: 'Centres' });
    await list.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await swipe(page, list, 280);
    await expect(finder.selectedCard).toHaveCount(1);
    const swipedTo = names.indexOf((await finder.selectedCard.locator('h3 button > span').first().innerText()).trim());
    expect(swipedTo).toBeGreaterThan(0);
    await expect(page.locator('.pin-on')).toHaveAccessibleName(`${names[swipedTo]}, selected`);

    await page.getByRole('button', { name: 'Previous centre' }).click();
    await expect(finder.selectedCard).toContainText(names[swipedTo - 1] ?? '');
    await page.getByRole('button', { name: 'Next centre' }).click();
    await expect(finder.selectedCard).toContainText(names[swipedTo] ?? '');
    await expect(finder.selectedCard).toBeInViewport({ ratio: 0.9 });
    await audit('A card in the carousel');
    await finder.selectedCard.getByRole('button', { name: /^Select and continue/ }).click();
    await joiner.expectOpen('Choose your membership');
  });

  test('the carousel follows the focus of who goes by keyboard', async ({ page, sandbox }) => {
    const finder = new Finder(page, sandbox);
    await finder.open();
    await finder.search('Woodhouse');
    await finder.settled();
    const cards = page.locator('.finder-list li[data-slug]');
    const third = cards.nth(2).getByRole('button', { name: /^Select and continue/ });
    await page.getByRole('list', { name: 'Centres' }).focus();
    // To the second control of the third card, faster than the cards move.
    await Promise.all(Array.from({ length: 6 }, () => page.keyboard.press('Tab')));
    await expect(third).toBeFocused();
    await expect(finder.selectedCard).toHaveAttribute(
      'data-slug',
      (await cards.nth(2).getAttribute('data-slug')) ?? '',
    );
    await expect(page.locator('.finder-steps')).toContainText('3 of');
    await expect(third).toBeInViewport({ ratio: 1 });
  });

  test('a pin brings its card to the front', async ({ page, sandbox }) => {
    const finder = new Finder(page, sandbox);
    await finder.open();
    await finder.search('Woodhouse');
    await finder.settled();
    const pin = page.locator('.map-frame button.pin[aria-pressed=false]').first();
    const name = (await pin.getAttribute('aria-label')) ?? '';
    await pin.tap();
    await expect(finder.selectedCard).toContainText(name);
    await expect(finder.selectedCard).toBeInViewport({ ratio: 0.9 });
  });
});

test('inside another page at 390 pixels, long words in a name and an address widen no card', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const long = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
  await reserve(page, '**/api/venues/online-joining', (text) =>
    text.replace('"Aberdeen Leisure Centre"', `"${long} Baths"`).replace('81 Park Road', `81 ${long} Road`),
  );
  const finder = new Finder(page, sandbox);
  await finder.open('/?embedded=true');
  const first = finder.cards.first();
  await expect(first).toContainText(`81 ${long} Road`);
  for (const part of [first, first.getByRole('heading'), first.locator('p'), first.locator('.btn')]) {
    const box = await part.boundingBox();
    expect(box?.width).toBeGreaterThan(200);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  }
  const locate = await page.getByRole('button', { name: 'Use my location' }).boundingBox();
  expect(locate?.height, 'the button has one line').toBeLessThan(60);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
