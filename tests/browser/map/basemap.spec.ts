import { Finder } from '../support/Finder';
import { expect, test } from '../support/test';

/** The bytes of tiles that a first view and a search may cost. */
const budgets = { first: 150_000, search: 400_000 } as const;

test.beforeEach(({ sandbox }) => sandbox.settings({ plainMap: false }));

for (const town of ['Leeds', 'London', 'York']) {
  test(`the base map and a search for ${town} load few bytes of one file`, async ({ page, sandbox }) => {
    const finder = new Finder(page, sandbox);
    let bytes = 0;
    page.on('response', (response) => {
      if (!response.url().endsWith('.pmtiles')) return;
      expect(response.status()).toBe(206);
      bytes += Number(response.headers()['content-length']);
    });
    await finder.open();
    await finder.settled();
    const first = bytes;
    await finder.search(town);
    await expect(finder.header).toHaveText(/^(?:Showing results|No venues found)/);
    await finder.settled();
    console.log(`${town}: ${(first / 1000).toFixed()} kB, and ${((bytes - first) / 1000).toFixed()} kB for the search`);
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThanOrEqual(budgets.first);
    expect(bytes - first).toBeGreaterThan(0);
    expect(bytes - first).toBeLessThanOrEqual(budgets.search);
  });
}

test('the base map credits its sources, goes no farther in than it draws, and passes the audit', async ({
  page,
  sandbox,
  audit,
}) => {
  const finder = new Finder(page, sandbox);
  await finder.open();
  for (const [name, url] of [
    ['© OpenMapTiles', 'https://www.openmaptiles.org/'],
    ['© OpenStreetMap contributors', 'https://www.openstreetmap.org/copyright'],
    ['© GeoNames', 'https://www.geonames.org/'],
  ] as const)
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', url);
  await finder.search('Leeds');
  await finder.settled();
  for (let steps = 0; steps < 5; steps += 1) {
    await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
    await finder.settled();
  }
  const before = await finder.view();
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
  expect(await finder.view()).toEqual(before);
  await audit('The base map, as far in as it goes');
});

test('where a server sends no byte ranges, the plain map takes the place of the base map, and says so', async ({
  page,
  sandbox,
  expectedNoise,
}) => {
  expectedNoise.push(/The map: /, /Failed to load resource/);
  const finder = new Finder(page, sandbox);
  await page.route(/\.pmtiles$/, (route) => route.fulfill({ status: 500, body: '' }));
  await finder.open();
  await expect(page.getByText('so this is a simpler one')).toBeVisible();
});
