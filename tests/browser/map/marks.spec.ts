import type { Page } from '@playwright/test';
import { Finder } from '../support/Finder';
import { expect, test } from '../support/test';

const neighbours = ['Aberdeen Leisure Centre', 'Armley Sports Hall'] as const;

/** Lets the page know the second neighbour at the address of the first. */
async function atOneAddress(page: Page): Promise<void> {
  await page.addInitScript(([first, second]) => {
    type Place = { name: string; lat: unknown; lng: unknown };
    const ask = window.fetch.bind(window);
    window.fetch = async (...asked) => {
      const response = await ask(...asked);
      if (!response.url.endsWith('/api/venues/online-joining')) return response;
      const body = (await response.json()) as { data: Place[] };
      const at = (name: string): Place | undefined => body.data.find((each) => each.name === name);
      Object.assign(at(second) ?? {}, { lat: at(first)?.lat, lng: at(first)?.lng });
      return Response.json(body);
    };
  }, neighbours);
}

for (const width of [1280, 390]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('one press on a cluster comes to where its centres part', async ({ page, sandbox }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const finder = new Finder(page, sandbox);
      await finder.open();
      for (let presses = 0; presses < 4; presses += 1) {
        await finder.settled();
        const before = await finder.names();
        const marks = await finder.clusters.count();
        if (marks === 0) break;
        const cluster = finder.clusters.first();
        const count = Number.parseInt(await cluster.innerText(), 10);
        await cluster.press('Enter');
        await finder.settled();
        const shown = (await finder.pins.count()) + (await finder.clusters.count());
        expect(shown, `after ${presses + 1} presses, of ${count} centres and ${before.length} cards`).toBeGreaterThan(
          1,
        );
      }
    });

    test('several centres at one address are a list on the map, and each can be picked', async ({
      page,
      sandbox,
      audit,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await atOneAddress(page);
      const finder = new Finder(page, sandbox);
      await finder.open();
      const [one, other] = neighbours;
      await page.getByRole('button', { name: `${one} show on the map` }).press('Enter');
      await finder.settled();
      const place = page.getByRole('button', { name: '2 centres at one address, list them' });
      for (let steps = 0; steps < 6 && (await place.count()) === 0; steps += 1) {
        await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
        await finder.settled();
      }
      await place.press('Enter');
      const list = page.getByRole('region', { name: '2 centres at this address' });
      await expect(list.getByRole('button')).toHaveText([...neighbours]);
      await audit(`Centres at one address, ${width} px`);
      await page.keyboard.press('Escape');
      await expect(list).toHaveCount(0);
      await place.press('Enter');
      await list.getByRole('button', { name: other }).press('Enter');
      await expect(finder.selectedCard).toContainText(other);
      await expect(list).toHaveCount(0);
    });
  });
}

test('a short list and its pins share their numbers, and light each other up', async ({ page, sandbox, audit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const finder = new Finder(page, sandbox);
  await finder.open();
  await expect(page.locator('.pin-number')).toHaveCount(0);
  await finder.search('leeds');
  await expect(finder.header).toContainText('Leeds');
  await finder.settled();
  const numbers = await finder.cards.locator('.venue-card-number').allInnerTexts();
  expect(numbers.length).toBeGreaterThan(1);
  expect(numbers).toEqual(numbers.map((_, index) => String(index + 1)));
  const pin = finder.pins.first();
  const name = (await pin.getAttribute('aria-label')) ?? '';
  const card = finder.cards.filter({ has: page.getByRole('heading', { name: new RegExp(`^${name}`) }) });
  await expect(pin.locator('.pin-number')).toHaveText(await card.locator('.venue-card-number').innerText());
  await expect(pin.locator('.pin-name')).toBeHidden();
  await card.hover();
  await expect(pin.locator('.pin-name')).toBeVisible();
  await audit('A card that is pointed at');
  await finder.header.hover();
  await expect(pin.locator('.pin-name')).toBeHidden();
  await pin.hover();
  await expect(card).toHaveAttribute('data-lit');
  await expect(pin.locator('.pin-name')).toHaveText(name);
});

test('a centre that is picked while the country is shown is brought near', async ({ page, sandbox }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const finder = new Finder(page, sandbox);
  await finder.open();
  await expect(finder.searchArea).toHaveCount(0);
  await finder.cards
    .first()
    .getByRole('button', { name: /show on the map$/ })
    .press('Enter');
  await finder.settled();
  await expect(finder.searchArea).toBeVisible(); // offered from zoom 8 on
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a search brings its first centre into view, and a reload keeps it', async ({ page, sandbox }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const finder = new Finder(page, sandbox);
    await finder.open();
    await finder.search('leeds');
    await expect(finder.header).toContainText('Leeds, England');
    await finder.settled();
    await expect(finder.header).toBeInViewport();
    await expect(finder.cards.first()).toBeInViewport({ ratio: 1 });
    const [header, names] = [await finder.header.innerText(), await finder.names()];
    await finder.settled();
    await page.reload();
    await expect(finder.header).toHaveText(header);
    await finder.settled();
    expect(await finder.names()).toEqual(names);
    await expect(finder.box).toHaveValue('leeds');
    await expect(finder.searchArea).toBeVisible(); // the map is as near as it was
    await page.getByRole('button', { name: 'Clear search' }).click();
    await finder.settled();
    await page.reload();
    await expect(finder.header).toHaveText('Search or click on a map pin to view centre details');
  });
});
