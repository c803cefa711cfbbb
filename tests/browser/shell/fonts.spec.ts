import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { installClock } from '../support/installClock';
import { reserve } from '../support/reserve';
import { expect, test } from '../support/test';

const failed = /Failed to load resource/;
const buyHeading = { name: 'Buy a membership', level: 1 } as const;

/** The files of fonts that a page asks for, by family and weight. */
function fontsOf(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() !== 'font') return;
    const name = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    asked.add(name.replace(/-normal-.*|\.woff2$/, ''));
  });
  return asked;
}

/** From now on, time goes by when it is told to. */
async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await installClock(page, { time: now });
  await page.clock.pauseAt(now + 1000);
}

test('only the fonts of the theme are loaded, and the page is drawn in them', async ({ page }) => {
  const asked = fontsOf(page);
  await page.goto('/centre/woodhouse-baths');
  await expect(page.getByRole('heading', buyHeading)).toBeVisible();
  const loaded = (): Promise<readonly string[]> =>
    page.evaluate(() =>
      [...document.fonts]
        .filter((face) => face.status === 'loaded')
        .map(({ family, weight }) => `${family.replaceAll('"', '')} ${weight}`)
        .sort(),
    );
  await expect.poll(loaded).toEqual(['Lato Heading 700', 'Open Sans 400', 'Open Sans 700']);
  expect([...asked].sort()).toEqual(['lato-latin-700', 'open-sans-latin-400', 'open-sans-latin-700']);
});

test('a page waits for its fonts with a spinner, for a second and a half', async ({ page, audit }) => {
  await page.route('**/*.woff2', () => undefined); // they never come
  await stopClock(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText('Loading', { exact: true })).toBeAttached();
  await page.clock.runFor(1400);
  await expect(page.getByRole('heading', buyHeading)).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(page.getByRole('heading', buyHeading)).toBeVisible();
  await page.clock.resume();
  await audit('without fonts');
});

test('a page whose fonts fail is drawn at once with what the machine has', async ({ page, expectedNoise }) => {
  expectedNoise.push(failed);
  await page.route(/\.woff2?$/, (route) => route.abort());
  await stopClock(page); // nothing can have been waited for
  await page.goto('/');
  await expect(page.getByRole('heading', buyHeading)).toBeVisible();
});

test('an operator’s own Garage Gothic goes before the look-alike', async ({ page }) => {
  const file = new URL(
    '../../../node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2',
    import.meta.url,
  );
  await page.route('**/own/*.woff2', (route) => route.fulfill({ contentType: 'font/woff2', body: readFileSync(file) }));
  const own = { garageGothic: { regular: '/own/garage-400.woff2', bold: '/own/garage-700.woff2' } };
  await reserve(page, /localhost:\d+\/$/, (html) =>
    html.replace('id="joinery-config">{', () => `id="joinery-config">{"theme":${JSON.stringify(own)},`),
  );
  const asked = fontsOf(page);
  await page.goto('/');
  await expect(page.getByRole('heading', buyHeading)).toBeVisible();
  expect([...asked].sort()).toEqual(['garage-700', 'roboto-latin-400', 'roboto-latin-700']);
});
