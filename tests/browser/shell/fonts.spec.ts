import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { installClock } from '../support/installClock';
import { reserve } from '../support/reserve';
import { expect, test } from '../support/test';

// Only a browser that keeps nothing shows what is loaded.
test.use({ reuseContext: false });

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

/** The page's own face that the browser drew the letters of the first such element with, by its PostScript name. */
async function drawnIn(page: Page, selector: string): Promise<string> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  await client.detach();
  return fonts.map(({ postScriptName, isCustomFont }) => (isCustomFont ? postScriptName : 'the machine’s own')).join();
}

/** From now on, time goes by when it is told to. */
async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await installClock(page, { time: now });
  await page.clock.pauseAt(now + 1000);
}

/** Each heading font beside a body font, with the files of them and the faces that titles and text are drawn with. */
const pairs = [
  {
    heading: 'lato',
    body: 'open_sans',
    files: ['lato-latin-700', 'open-sans-latin-400', 'open-sans-latin-700'],
    drawn: ['Lato-Bold', 'OpenSans-Regular'],
  },
  {
    heading: 'open_sans',
    body: 'roboto',
    files: ['open-sans-latin-700', 'roboto-latin-400', 'roboto-latin-700'],
    drawn: ['OpenSans-Bold', 'Roboto-Regular'],
  },
  {
    heading: 'roboto',
    body: 'lato',
    files: ['lato-latin-400', 'lato-latin-700', 'roboto-latin-700'],
    drawn: ['Roboto-Bold', 'Lato-Regular'],
  },
  {
    heading: 'garage_gothic',
    body: 'garage_gothic',
    files: ['barlow-condensed-latin-400', 'barlow-condensed-latin-700'],
    drawn: ['BarlowCondensed-Bold', 'BarlowCondensed-Regular'],
  },
] as const;

for (const { heading, body, files, drawn } of pairs) {
  test(`only the fonts of the theme are loaded, and the page is drawn in them: ${heading}, ${body}`, async ({
    page,
  }) => {
    await reserve(page, /localhost:\d+\/$/, (html) =>
      html
        .replace(/("theme_app_heading_font_style":")\w+/, `$1${heading}`)
        .replace(/("theme_app_body_font_style":")\w+/, `$1${body}`),
    );
    const asked = fontsOf(page);
    await page.goto('/');
    await expect(page.getByRole('heading', buyHeading)).toBeVisible();
    await expect.poll(() => [...asked].sort()).toEqual(files);
    await expect.poll(async () => [await drawnIn(page, 'h1'), await drawnIn(page, 'main p')]).toEqual(drawn);
  });
}

test('a page waits for its fonts with a spinner, for a second and a half', async ({ page, audit }) => {
  await page.route('**/*.woff2', () => undefined); // they never come
  await stopClock(page);
  await page.addInitScript(() => {
    const load = document.fonts.load.bind(document.fonts);
    document.fonts.load = (...face) => {
      document.documentElement.dataset.waitsFor = 'fonts';
      return load(...face);
    };
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-waits-for', 'fonts');
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
