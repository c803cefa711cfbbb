import { Finder } from '../support/Finder';
import { expect, test } from '../support/test';

const leeds = { latitude: 53.8, longitude: -1.55 };

test('by looking: a cluster falls apart, a pin picks its centre, and the journey goes on @core', async ({
  page,
  sandbox,
  joiner,
  audit,
}) => {
  const finder = new Finder(page, sandbox);
  await finder.open();
  await expect(finder.header).toHaveText('Search or click on a map pin to view centre details');
  await expect(finder.searchArea).toHaveCount(0);
  await finder.settled();
  await audit('The map of all centres');

  // The cluster with the most centres is around Leeds. It is opened until pins of that town appear.
  const kirkstall = page.getByRole('button', { name: 'Kirkstall Bridge Leisure Centre', exact: true });
  for (let steps = 0; steps < 12 && (await kirkstall.count()) === 0; steps += 1) {
    const marks = await finder.clusters.all();
    const boxes = await Promise.all(marks.map(async (mark) => ({ mark, box: await mark.boundingBox() })));
    const counts = await Promise.all(marks.map(async (mark) => Number.parseInt(await mark.innerText(), 10)));
    const largest = boxes[counts.indexOf(Math.max(...counts))];
    expect(largest?.box, 'a cluster to open').toBeTruthy();
    await largest?.mark.click();
    await finder.settled();
  }
  await kirkstall.click();
  await expect(finder.selectedCard).toContainText('Kirkstall Bridge Leisure Centre');
  await expect(finder.selectedCard).toBeInViewport();
  await expect(page.locator('.pin-on')).toHaveAccessibleName('Kirkstall Bridge Leisure Centre, selected');
  // So near, the cluster's surroundings were searched too.
  await expect(finder.header).toHaveText('Showing results within 5 miles of this area');
  await finder.settled();
  await expect(finder.searchArea).toBeVisible();
  await audit('The map of Leeds, with a centre picked');
  await page.getByRole('button', { name: 'Select and continue Kirkstall Bridge Leisure Centre' }).click();
  await joiner.expectOpen('Choose your membership');
  await expect(page).toHaveURL(/\/centre\/kirkstall-bridge-leisure-centre$/);
});

test('by town: nearest first, with the miles to each @core', async ({ page, sandbox, audit }) => {
  const finder = new Finder(page, sandbox);
  await finder.open();
  await finder.search('leeds');
  await expect(finder.header).toHaveText(/^Showing results within 5 miles of Leeds/);
  const miles = await finder.miles();
  expect(miles.length).toBeGreaterThan(3);
  expect(miles).toEqual([...miles].sort((one, other) => one - other));
  expect(Math.max(...miles)).toBeLessThanOrEqual(5);
  await finder.settled();
  await audit('Results around Leeds');
  // The ring that was searched lies wholly on the map, so everything in it has a pin or is in a cluster.
  await expect(finder.searchArea).toBeVisible();
});

test('by postcode, and by a town whose name is written in many ways', async ({ page, sandbox }) => {
  const finder = new Finder(page, sandbox);
  await finder.open();
  for (const [term, header, nearest] of [
    ['LS5 3BW', 'Showing results within 5 miles of LS5 3BW', 'Kirkstall'],
    ['ls1', 'Showing results within 5 miles of LS1', 'Woodhouse'],
    // No centre is near these: the nearest one tells where they are.
    ['sw1a1aa', 'No venues found', 'Luton'],
    ['kings lynn', 'No venues found', 'Peterborough'],
    ['St. Albans', 'No venues found', 'Luton'],
  ] as const) {
    await finder.search(term);
    await expect(finder.header).toHaveText(header);
    await expect(finder.cards.first()).toContainText(nearest);
  }
  // A text that is pasted by mistake is no place; nothing of it is cut off.
  const pasted = 'https://www.example.org/'.repeat(5);
  await finder.search(pasted);
  await expect(finder.header).toHaveText('Cannot find location, please try again.');
  await expect(finder.box).toHaveValue(pasted);
});

test('by the centre’s name, which goes before any town, even where no town can be looked up', async ({
  page,
  sandbox,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource/);
  const finder = new Finder(page, sandbox);
  await finder.open();
  await page.route('**/geocode/**', (route) => route.abort());
  await finder.search('WOODHOUSE');
  await expect(finder.header).toHaveText('Showing results within 5 miles of Woodhouse Baths');
  await expect(finder.selectedCard).toContainText('Woodhouse Baths');
  expect((await finder.names())[0]).toBe('Woodhouse Baths');
  expect((await finder.miles())[0]).toBe(0);
});

test('the geocoder is asked with the term, the country and the key', async ({ page, sandbox }) => {
  const finder = new Finder(page, sandbox);
  await finder.open();
  const asking = page.waitForRequest(/\/geocode\//);
  await finder.search('harrogate town');
  const url = new URL((await asking).url());
  expect(url.pathname).toBe('/geocode/harrogate%20town.json');
  expect(url.searchParams.get('country')).toBe('gb');
  expect(url.searchParams.get('key')).toBe('embedded');
});

test('nonsense is not found, and the map is as it was at first', async ({ page, sandbox, audit }) => {
  const finder = new Finder(page, sandbox);
  await finder.open();
  const all = await finder.names();
  await finder.search('leeds');
  await expect(finder.header).toHaveText(/Leeds/);
  await finder.search('qqqxyz');
  await expect(finder.header).toHaveText('Cannot find location, please try again.');
  expect(await finder.names()).toEqual(all);
  await expect(finder.box).toHaveValue('qqqxyz');
  await finder.settled();
  await expect(finder.searchArea).toHaveCount(0);
  await audit('A place that there is not');
});

test('by the customer’s own place', async ({ page, context, sandbox, audit }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(leeds);
  const finder = new Finder(page, sandbox);
  await finder.open();
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(finder.header).toHaveText('Showing results within 5 miles of your location');
  await expect(page.getByRole('img', { name: 'Your location' })).toBeVisible();
  // From 53.8 N, 1.55 W to Woodhouse Baths at 53.8096 N, 1.5561 W: 1,140 m.
  expect(await finder.names()).toContain('Woodhouse Baths');
  expect((await finder.miles())[(await finder.names()).indexOf('Woodhouse Baths')]).toBe(0.7);
  await finder.settled();
  await audit('Results around the customer');
});

test('a customer who will not say where they are is told what to do', async ({ page, context, sandbox }) => {
  await context.clearPermissions();
  const finder = new Finder(page, sandbox);
  await finder.open();
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(finder.header).toHaveText('Failed to use your location, please allow location access and try again');
});

test('a device that does not find out in ten seconds has failed', async ({ page, sandbox }) => {
  // A device without a receiver: it keeps to what it was asked for, and never finds out.
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_found, failed, options) => {
      Object.assign(window, { asked: options });
      const timedOut = {
        code: 3,
        message: 'Timeout',
        PERMISSION_DENIED: 1,
        POSITION_UNAVAILABLE: 2,
        TIMEOUT: 3,
      } as const;
      setTimeout(() => failed?.(timedOut), Math.min(options?.timeout ?? Infinity, 12_000) / 3);
    };
  });
  const finder = new Finder(page, sandbox);
  await finder.open();
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(finder.header).toHaveText('Searching...');
  await expect(finder.header).toHaveText('Failed to use your location, please try again');
  expect(await page.evaluate(() => (window as { asked?: unknown }).asked)).toEqual({
    timeout: 10_000,
    enableHighAccuracy: true,
  });
});

test('the radius goes from 1 to 10 miles, and says how far', async ({ page, sandbox }) => {
  const finder = new Finder(page, sandbox);
  await finder.open();
  await expect(finder.radius).toHaveValue('5');
  for (const [name, value] of [
    ['min', '1'],
    ['max', '10'],
    ['step', '1'],
  ] as const)
    await expect(finder.radius).toHaveAttribute(name, value);
  await finder.search('leeds');
  await expect(finder.header).toHaveText(/within 5 miles of Leeds/);
  const near = await finder.miles();
  await finder.radius.fill('10');
  await expect(finder.header).toHaveText(/within 10 miles of Leeds/);
  await expect(page.getByText('Radius 10 miles')).toBeVisible();
  const far = await finder.miles();
  expect(far.length).toBeGreaterThan(near.length);
  expect(Math.max(...far)).toBeGreaterThan(5);
  await finder.radius.fill('1');
  await expect(finder.header).toHaveText(/within 1 mile of Leeds|No venues found/);
});

test('where no centre is near, the nearest is named', async ({ page, sandbox, audit }) => {
  const finder = new Finder(page, sandbox);
  await finder.open();
  await finder.search('Fort William');
  await expect(finder.header).toHaveText('No venues found');
  await expect(page.getByText('No centre is within this distance. The nearest one is:')).toBeVisible();
  await expect(finder.cards).toHaveCount(1);
  await audit('No centre near');
});

test('clearing the search brings back every centre and the whole country', async ({ page, sandbox }) => {
  const finder = new Finder(page, sandbox);
  await finder.open();
  const all = await finder.names();
  await expect(page.getByRole('button', { name: 'Clear search' })).toHaveCount(0);
  await finder.search('leeds');
  await expect(finder.header).toHaveText(/Leeds/);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(finder.header).toHaveText('Search or click on a map pin to view centre details');
  await expect(finder.box).toHaveValue('');
  expect(await finder.names()).toEqual(all);
  await expect(page.getByRole('button', { name: 'Clear search' })).toHaveCount(0);
  await finder.settled();
  await expect(finder.searchArea).toHaveCount(0);
});

test('the area that the map shows can be searched, from nearer than zoom 8', async ({ page, sandbox }) => {
  const finder = new Finder(page, sandbox);
  await finder.open();
  const zoomIn = page.getByRole('button', { name: 'Zoom in', exact: true });
  // From 5.5: 6.5, 7.5, 8.5.
  for (const shown of [0, 0, 1]) {
    await zoomIn.click();
    await finder.settled();
    await expect(finder.searchArea).toHaveCount(shown);
  }
  await finder.searchArea.click();
  await expect(finder.header).toHaveText('Showing results in this area');
  await finder.settled();
  // All that the map shows is in the list, although most of it is farther than the radius from the middle.
  const names = await finder.names();
  const pins = await finder.pins.evaluateAll((all) => all.map((pin) => pin.getAttribute('aria-label') ?? ''));
  expect(pins.length).toBeGreaterThan(2);
  expect(names).toEqual(expect.arrayContaining(pins));
  expect(Math.max(...(await finder.miles()))).toBeGreaterThan(5);
});

test('a pick that the search leaves out stands apart, and so does its pin', async ({ page, sandbox, audit }) => {
  const finder = new Finder(page, sandbox);
  await finder.open();
  await finder.search('leeds');
  await expect(finder.header).toHaveText(/within 5 miles of Leeds/);
  const far = (await finder.names()).at(-1) ?? '';
  await page.getByRole('button', { name: `${far} show on the map` }).click();
  await finder.radius.fill('1');
  await expect(finder.header).toHaveText(/within 1 mile of Leeds/);
  const apart = page.getByRole('region', { name: 'Your pick, outside this search' });
  await expect(apart).toContainText(far);
  expect(await finder.names()).not.toContain(far);
  await expect(page.locator('.pin-on')).toHaveAccessibleName(`${far}, selected`);
  await finder.settled();
  await audit('A pick apart from the results');
});

test('a word of many names lists each of them, and asks whether a place was meant', async ({
  page,
  sandbox,
  audit,
}) => {
  const finder = new Finder(page, sandbox);
  await finder.open();
  await finder.search('pool');
  await expect(finder.header).toHaveText(/^1\d centres match “pool”$/);
  for (const name of await finder.names()) expect(name).toMatch(/\bPool\b/);
  expect(await finder.cards.count()).toBe(Number.parseInt(await finder.header.innerText(), 10));
  await finder.settled();
  await audit('Centres that match a word');
  await page.getByRole('button', { name: 'Search near “pool”' }).click();
  await expect(finder.header).toHaveText(/^(No venues found|Showing results within 5 miles of Pool.*)$/);
  await expect(finder.header).toBeFocused();
});

test('Bury is a town, and no part of Canterbury', async ({ page, sandbox }) => {
  const finder = new Finder(page, sandbox);
  await finder.open();
  await finder.search('Bury');
  await expect(finder.header).toHaveText(/of Bury, |No venues found/);
  expect((await finder.names()).join()).not.toContain('Canterbury');
});

test('an empty search asks for a term', async ({ page, sandbox }) => {
  const finder = new Finder(page, sandbox);
  await finder.open();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(finder.header).toHaveText('Enter a town, a postcode or the name of a centre');
  await expect(finder.box).toBeFocused();
});

test('what was found is still there when the customer changes their mind', async ({ page, sandbox, joiner }) => {
  const finder = new Finder(page, sandbox);
  await finder.open();
  await finder.search('leeds');
  await expect(finder.header).toHaveText(/Leeds/);
  const near = await finder.names();
  await page.getByRole('button', { name: 'Select and continue Woodhouse Baths' }).click();
  await joiner.expectOpen('Choose your membership');
  await page.getByRole('button', { name: /Choose your home centre/ }).click();
  await page.getByRole('button', { name: 'Change location' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(finder.header).toHaveText(/Leeds/);
  expect(await finder.names()).toEqual(near);
  // The map was still on its way there when it was left.
  await finder.settled();
  await expect(finder.searchArea).toBeVisible();
});

test('with less motion the map is there at once', async ({ page, sandbox }) => {
  const finder = new Finder(page, sandbox);
  type Seen = { readonly places: number; readonly ms: number };
  /** Returns in how many places the first mark was drawn while the map went to a centre, and for how long it moved. */
  const going = async (): Promise<Seen> => {
    await page.evaluate(() => {
      const seen = new Map<string, number>();
      Object.assign(window, { seen });
      const look = (): void => {
        const mark = document.querySelector<HTMLElement>('.maplibregl-marker');
        if (mark && !seen.has(mark.style.transform)) seen.set(mark.style.transform, performance.now());
        requestAnimationFrame(look);
      };
      look();
    });
    await finder.search('Aberdeen Leisure Centre');
    await expect(finder.header).toHaveText(/of Aberdeen Leisure Centre/);
    await finder.settled();
    return page.evaluate(() => {
      const [, ...moved] = (window as unknown as { seen: Map<string, number> }).seen.values(); // set above
      return { places: moved.length + 1, ms: Math.max(...moved) - Math.min(...moved) };
    });
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await finder.open();
  expect((await going()).places).toBeLessThanOrEqual(3); // before, after, and where marks are made one anew
  await page.getByRole('button', { name: 'Clear search' }).click();
  await finder.settled();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  await expect(finder.clusters.first()).toBeVisible();
  expect((await going()).ms, 'of a flight that takes two seconds').toBeGreaterThan(1000);
});

for (const mode of ['kiosk=true', 'embedded=true']) {
  test(`it works with ${mode}`, async ({ page, sandbox }) => {
    const finder = new Finder(page, sandbox);
    await finder.open(`/?${mode}`);
    await finder.search('leeds');
    await expect(finder.header).toHaveText(/Leeds/);
    await page.getByRole('button', { name: 'Select and continue Woodhouse Baths' }).click();
    await expect(page).toHaveURL(/\/centre\/woodhouse-baths/);
  });
}

test('without the setting there is a plain list', async ({ page, sandbox }) => {
  await sandbox.settings({ flags: { onlineJoiningMapEnabled: false } });
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Select and continue/ }).first()).toBeVisible();
  await expect(page.locator('.map-frame')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Use my location' })).toHaveCount(0);
});

for (const width of [320, 640, 1024, 1100]) {
  test(`nothing is squeezed or covered at ${width} pixels`, async ({ page, sandbox }) => {
    await page.setViewportSize({ width, height: 800 });
    const finder = new Finder(page, sandbox);
    await finder.open();
    await finder.search('leeds');
    await expect(finder.header).toHaveText(/Leeds/);
    await finder.settled();
    await expect(finder.searchArea).toBeVisible();
    const box = async (selector: string) => (await page.locator(selector).boundingBox()) ?? { x: 0, width: 0 };
    const [zoom, area, search, frame] = [
      await box('.map-zoom'),
      await box('.map-area'),
      await box('.finder-search input'),
      await box('.map-frame'),
    ];
    expect(zoom.x + zoom.width, 'the zoom buttons end before the search button').toBeLessThanOrEqual(area.x);
    expect(search.width, 'the search box').toBeGreaterThanOrEqual(240);
    expect(frame.width, 'the map').toBeGreaterThanOrEqual(280);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('the list is as high as the screen allows', async ({ page, sandbox }) => {
  const finder = new Finder(page, sandbox);
  await finder.open();
  for (const [width, most] of [
    [1440, 645],
    [900, 367],
    [390, 150],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const box = await page.getByRole('list', { name: 'Centres' }).boundingBox();
    expect(box?.height ?? Infinity, `at ${width} pixels`).toBeLessThanOrEqual(most);
    expect(box?.height ?? 0).toBeGreaterThan(most * 0.7);
  }
});

test('a name with a typing error asks which place was meant, and the search can be taken up again', async ({
  page,
  sandbox,
  audit,
}) => {
  const finder = new Finder(page, sandbox);
  await finder.open();
  await finder.search('ledes');
  await expect(finder.header).toHaveText('Cannot find location, please try again.');
  const meant = page.getByRole('button', { name: 'Leeds, England' });
  await expect(page.getByText('Did you mean one of these places?')).toBeVisible();
  await audit('A place that was nearly named');
  await meant.click();
  await expect(finder.header).toHaveText('Showing results within 5 miles of Leeds, England');
  await expect(finder.header).toBeFocused();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await finder.box.focus();
  const again = page.getByRole('option', { name: 'Leeds, England Searched before' });
  await expect(again).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(finder.header).toHaveText('Showing results within 5 miles of Leeds, England');
});

test('a centre’s name with a typing error asks whether the centre was meant', async ({ page, sandbox, audit }) => {
  const finder = new Finder(page, sandbox);
  await finder.open();
  await finder.search('birmingham sports center');
  await expect(finder.header).toHaveText('Cannot find location, please try again.');
  await expect(page.getByText('Did you mean one of these?')).toBeVisible();
  await audit('A centre that was nearly named');
  await page.getByRole('button', { name: 'Birmingham Sports Centre', exact: true }).press('Enter');
  await expect(finder.header).toHaveText('Showing results within 5 miles of Birmingham Sports Centre');
  await expect(finder.header).toBeFocused();
  await expect(finder.selectedCard).toContainText('Birmingham Sports Centre');
});

test('a Welsh town is found by its Welsh name', async ({ page, sandbox }) => {
  const finder = new Finder(page, sandbox);
  await finder.open();
  await finder.search('Caerdydd');
  await expect(finder.header).toHaveText('Showing results within 5 miles of Cardiff, Wales');
});
