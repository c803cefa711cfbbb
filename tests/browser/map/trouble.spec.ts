import { Finder } from '../support/Finder';
import { reserve } from '../support/reserve';
import { expect, test } from '../support/test';

const failed = 'The search for towns and postcodes is not working. Please choose from the list, or try again later.';
const noMap = 'The map can’t be shown. Please choose a centre from the list.';

for (const [what, fault] of [
  ['fails', { status: 500 }],
  ['answers nonsense', { malformed: true }],
  ['answers with a page', { html: true }],
  ['breaks off', { network: true }],
] as const) {
  test(`when the geocoder ${what}, the last good results stay`, async ({ page, sandbox, expectedNoise }) => {
    expectedNoise.push(/Failed to load resource/);
    const finder = new Finder(page, sandbox);
    await finder.open();
    await finder.search('leeds');
    await expect(finder.header).toHaveText(/Leeds/);
    const near = await finder.names();
    await sandbox.faults([{ method: 'GET', path: '/geocode/*', times: 9, ...fault }]);
    await finder.search('harrogate town');
    await expect(finder.header).toHaveText(failed);
    expect(await finder.names()).toEqual(near);
    await expect(finder.box).toHaveValue('harrogate town');
    await sandbox.faults([]);
    await finder.search('york');
    await expect(finder.header).toHaveText(/York/);
  });
}

test('while the geocoder takes its time, the page says so and can be used', async ({ page, sandbox }) => {
  const finder = new Finder(page, sandbox);
  await finder.open();
  await sandbox.faults([{ method: 'GET', path: '/geocode/*', delayMs: 4000 }]);
  await finder.search('harrogate town');
  await expect(finder.header).toHaveText('Searching harrogate town...');
  await finder.search('Woodhouse');
  await expect(finder.header).toHaveText(/Woodhouse Baths/);
  // An answer that comes late changes nothing any more.
  await page.waitForTimeout(4500);
  await expect(finder.header).toHaveText(/Woodhouse Baths/);
});

test('centres without a place on earth are in the list, and not on the map', async ({ page, sandbox, audit }) => {
  const finder = new Finder(page, sandbox);
  await finder.turnOn();
  await reserve(page, '**/api/venues/online-joining', (text) => {
    const { data } = JSON.parse(text) as { data: Record<string, unknown>[] };
    const bad = [
      { lat: null, lng: null },
      { lat: '53.8', lng: '-1.5' },
      { lat: 91, lng: 0 },
      { lat: 53.8, lng: 999 },
    ];
    return JSON.stringify({ data: data.map((venue, index) => ({ ...venue, ...bad[index] })) });
  });
  await page.goto('/');
  await expect(finder.clusters.first()).toBeVisible({ timeout: 30_000 });
  await finder.settled();
  // From here the whole country is on the map.
  for (const _ of [1, 2]) {
    await page.getByRole('button', { name: 'Zoom out' }).click();
    await finder.settled();
  }
  const counts = await finder.clusters.allInnerTexts();
  const onMap = counts.reduce((sum, text) => sum + Number.parseInt(text, 10), 0) + (await finder.pins.count());
  expect(onMap).toBe(56);
  // One without a place is found by its name, and says so; nothing moves and nothing breaks.
  await finder.search('Armley');
  await expect(finder.header).toHaveText('Armley Sports Hall is not on the map');
  await expect(finder.selectedCard).toHaveCount(1);
  await expect(finder.selectedCard).toContainText('Not on the map');
  await audit('A centre that is not on the map');
  await finder.selectedCard.getByRole('button', { name: /^Select and continue/ }).click();
  await expect(page).toHaveURL(/\/centre\//);
});

test('no centres at all', async ({ page, sandbox }) => {
  const finder = new Finder(page, sandbox);
  await finder.turnOn();
  await reserve(page, '**/api/venues/online-joining', () => '{"data":[]}');
  await page.goto('/');
  await expect(page.getByText('No centres found. Please try again later.')).toBeVisible();
});

test('a browser that can draw no map has the list, and is told why @core', async ({ page, sandbox, joiner, audit }) => {
  await page.addInitScript(() => {
    const { prototype } = HTMLCanvasElement;
    const original = Object.getOwnPropertyDescriptor(prototype, 'getContext')?.value as (...args: unknown[]) => unknown;
    Object.assign(prototype, {
      getContext(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        return kind.startsWith('webgl') ? null : original.call(this, kind, ...rest);
      },
    });
  });
  const finder = new Finder(page, sandbox);
  await finder.turnOn();
  await page.goto('/');
  await expect(page.getByText(noMap)).toBeVisible();
  await finder.search('leeds');
  await expect(finder.header).toHaveText(/Leeds/);
  await audit('No map');
  await page.getByRole('button', { name: 'Select and continue Woodhouse Baths' }).click();
  await joiner.expectOpen('Choose your membership');
});

test('a map that is lost on the way leaves the list, with all that was found', async ({
  page,
  sandbox,
  expectedNoise,
}) => {
  expectedNoise.push(/WebGL|webgl|context/i);
  const finder = new Finder(page, sandbox);
  await finder.open();
  await finder.search('leeds');
  await expect(finder.header).toHaveText(/Leeds/);
  await finder.settled();
  const near = await finder.names();
  await page.locator('.maplibregl-canvas').evaluate((canvas) => {
    (canvas as HTMLCanvasElement).getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
  });
  await expect(page.getByText(noMap)).toBeVisible();
  expect(await finder.names()).toEqual(near);
});

test('a part of the map that does not come leaves the list', async ({ page, sandbox, expectedNoise }) => {
  expectedNoise.push(/Failed to load resource|Worker failed to load/);
  const finder = new Finder(page, sandbox);
  await finder.turnOn();
  await page.route(/assets\/maplibre-gl-worker/, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText(noMap)).toBeVisible();
  await finder.search('leeds');
  await expect(finder.header).toHaveText(/Leeds/);
  await page.getByRole('button', { name: 'Select and continue Woodhouse Baths' }).click();
  await expect(page).toHaveURL(/\/centre\/woodhouse-baths/);
});

test('a pin whose picture does not come is reported, and still a pin', async ({ page, sandbox, expectedNoise }) => {
  expectedNoise.push(/Failed to load resource/, /The map’s pin picture could not be loaded/);
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('error')) reports.push(request.postData() ?? '');
  });
  const finder = new Finder(page, sandbox);
  await page.route(/assets\/pin-.*\.svg/, (route) => route.abort());
  await finder.open();
  await finder.search('Woodhouse');
  await expect(page.locator('.pin-on')).toHaveAccessibleName('Woodhouse Baths, selected');
  await expect(page.locator('.pin-on')).toHaveClass(/pin-plain/);
  await expect.poll(() => reports.join()).toContain('pin picture could not be loaded');
});
