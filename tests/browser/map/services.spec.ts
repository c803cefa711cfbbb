import type { Page } from '@playwright/test';
import type { Config } from '../../../schemas/generated/config';
import { Finder } from '../support/Finder';
import { worldOfLand } from '../support/pmtiles';
import { reserve } from '../support/reserve';
import { expect, test } from '../support/test';

const simpler = 'The detailed map could not be loaded, so this is a simpler one.';

/** Opens the finder of an operator whose config names another map. */
async function openWith(page: Page, finder: Finder, map: (own: string) => Partial<Config['map']>): Promise<void> {
  await finder.turnOn();
  await reserve(page, /online-joining\.[^/]+\/$/, (html) =>
    html.replace(/(<script[^>]+id="joinery-config">)([^<]+)/, (_, tag: string, text: string) => {
      const config = JSON.parse(text) as Config; // as the sandbox has just written it
      return `${tag}${JSON.stringify({ ...config, map: { ...config.map, ...map(config.sites['online-joining']?.url ?? '') } })}`;
    }),
  );
  await page.goto('/');
  await expect(finder.clusters.first()).toBeVisible({ timeout: 30_000 });
}

test('a service’s style is drawn, and its key goes with every request to it', async ({ page, sandbox }) => {
  const finder = new Finder(page, sandbox);
  const asked: string[] = [];
  await page.route(/\/service\//, (route) => {
    asked.push(route.request().url());
    const { origin } = new URL(route.request().url());
    const style = {
      version: 8,
      sources: { own: { type: 'geojson', data: `${origin}/service/land.json`, attribution: 'The service' } },
      layers: [{ id: 'own', type: 'fill', source: 'own', paint: { 'fill-color': '#abcdef' } }],
    };
    const isStyle = route.request().url().includes('style.json');
    return route.fulfill({ json: isStyle ? style : { type: 'Point', coordinates: [0, 0] } });
  });
  await openWith(page, finder, (own) => ({ style: { url: `${own}/service/style.json?key={key}`, key: 'k-123' } }));
  await expect(page.getByText('The service')).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(2);
  expect(asked.map((url) => new URL(url).searchParams.get('key'))).toEqual(asked.map(() => 'k-123'));
  await expect(page.getByText(simpler)).toHaveCount(0);
  await finder.search('Woodhouse');
  await expect(finder.header).toHaveText(/Woodhouse Baths/);
});

test('where the service has no style, the map that comes with the page is drawn, and says so', async ({
  page,
  sandbox,
  expectedNoise,
  audit,
}) => {
  expectedNoise.push(/Failed to load resource/, /The map: /);
  const finder = new Finder(page, sandbox);
  await page.route(/\/service\//, (route) => route.fulfill({ status: 503, body: '' }));
  await openWith(page, finder, (own) => ({ style: { url: `${own}/service/style.json?key={key}`, key: 'k' } }));
  await expect(page.getByText(simpler)).toBeVisible();
  await expect(page.getByText('Natural Earth')).toBeVisible();
  await finder.settled();
  await audit('The simpler map');
  await finder.search('Woodhouse');
  await expect(page.locator('.pin-on')).toBeVisible();
});

test('a file of tiles is drawn, of which only parts are asked for', async ({ page, sandbox }) => {
  const finder = new Finder(page, sandbox);
  const archive = worldOfLand();
  const ranges: string[] = [];
  await page.route(/world\.pmtiles/, (route) => {
    const range = route.request().headers().range ?? '';
    ranges.push(range);
    const [, from = '0', to = ''] = /bytes=(\d+)-(\d*)/.exec(range) ?? [];
    const end = Math.min(to === '' ? archive.length - 1 : Number(to), archive.length - 1);
    return route.fulfill({
      status: 206,
      headers: { 'content-range': `bytes ${from}-${end}/${archive.length}`, etag: '"1"' },
      body: archive.subarray(Number(from), end + 1),
    });
  });
  await openWith(page, finder, (own) => ({
    tiles: { url: `${own}/world.pmtiles`, attribution: 'OpenStreetMap contributors' },
  }));
  await expect(page.getByText('OpenStreetMap contributors')).toBeVisible();
  await expect.poll(() => ranges.length).toBeGreaterThanOrEqual(1);
  expect(ranges.every((range) => range.startsWith('bytes='))).toBe(true);
  await finder.settled();
  // All of it is land, in the colour that the layout has for it, and none of it the sea of our own map.
  const shot = await page.locator('.maplibregl-canvas').screenshot();
  expect(await commonColour(page, shot)).toBe('#e2dfda');
  await expect(page.getByText(simpler)).toHaveCount(0);
});

test('where there is no such file, the map that comes with the page is drawn', async ({
  page,
  sandbox,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource/, /The map: /);
  const finder = new Finder(page, sandbox);
  await page.route(/world\.pmtiles/, (route) => route.fulfill({ status: 404, body: '' }));
  await openWith(page, finder, (own) => ({ tiles: { url: `${own}/world.pmtiles`, attribution: 'Nobody' } }));
  await expect(page.getByText(simpler)).toBeVisible();
  await expect(page.getByText('Natural Earth')).toBeVisible();
});

test('what is reported of a service names its host, and not its key', async ({ page, sandbox, expectedNoise }) => {
  expectedNoise.push(/Failed to load resource/, /The map: /);
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.postData()?.includes('The map: '))
      reports.push(request.postData() ?? '');
  });
  const finder = new Finder(page, sandbox);
  await page.route(/\/service\//, (route) => route.fulfill({ status: 503, body: '' }));
  await openWith(page, finder, (own) => ({ style: { url: `${own}/service/style.json?key={key}`, key: 'k-secret' } }));
  await expect.poll(() => reports.length).toBe(1);
  expect(reports.join()).not.toContain('k-secret');
});

/** The colour that most of a picture has. */
function commonColour(page: Page, png: Buffer): Promise<string> {
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
    const counts = new Map<string, number>();
    for (let at = 0; at < pixels.length; at += 4) {
      const colour = `#${[...pixels.subarray(at, at + 3)].map((each) => each.toString(16).padStart(2, '0')).join('')}`;
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? '';
  }, png.toString('base64'));
}
