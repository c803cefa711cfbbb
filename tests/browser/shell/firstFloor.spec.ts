import type { Page } from '@playwright/test';
import { starts } from '../support/starts';
import { expect, test } from '../support/test';

const port = Number(process.env.TEST_PORT);
const pages = [
  ...starts.filter(({ member }) => member === undefined).map(({ name, url }) => [name, url(port)] as const),
  ['a centre with a theme of its own', '/centre/woodhouse-baths'] as const,
];

/** Holds the app back; the answer lets it come. */
async function holdApp(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/app-[\w-]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** The marks that tell where one is, with their places and colours. */
function frame(page: Page, inside: '#floor' | '#root'): Promise<unknown> {
  return page.locator(`${inside} :is(.site .logo, .crumbs, h1)`).evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, font } = getComputedStyle(element);
      const ground = getComputedStyle(element.closest('.site, .floor') ?? element).backgroundColor;
      return { text: element.textContent, place: [x, y, width, height].map(Math.round), color, font, ground };
    }),
  );
}

for (const [name, url] of pages)
  test(`the heading of ${name} is there before the app, and stays where it is`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await holdApp(page);
    await page.goto(url, { waitUntil: 'commit' });
    const floor = page.locator('#floor');
    await expect(floor.locator('h1')).toBeVisible();
    await expect(page.getByRole('heading')).toHaveCount(0); // the picture of a page is nothing to use or read out
    const before = await frame(page, '#floor');
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(floor).toHaveCount(0);
    expect(await frame(page, '#root')).toEqual(before);
  });

for (const [name, url] of pages)
  test(`the fonts of ${name} are asked for before the app`, { tag: '@each' }, async ({ page }) => {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const asked = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .sort((one, other) => one.startTime - other.startTime)
        .map(({ name: address }) => new URL(address).pathname),
    );
    const [app, ...fonts] = [/\/app-[\w-]+\.js$/, /-400-[\w-]+\.woff2$/, /-700-[\w-]+\.woff2$/].map((file) =>
      asked.findIndex((path) => file.test(path)),
    );
    expect(Math.min(...fonts), asked.join('\n')).toBeGreaterThanOrEqual(0);
    expect(Math.max(...fonts), asked.join('\n')).toBeLessThan(app ?? -1);
  });

test('a page that asks the server first begins with a spinner', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/register', { waitUntil: 'commit' });
  await expect(page.locator('#floor').getByText('Loading', { exact: true })).toBeAttached();
  await expect(page.locator('#floor h1')).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  await expect(page.locator('#floor')).toHaveCount(0);
});
