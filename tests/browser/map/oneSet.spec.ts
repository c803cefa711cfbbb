import type { Page } from '@playwright/test';
import { Finder } from '../support/Finder';
import { expect, test } from '../support/test';

type Drawn = { readonly count: number; readonly hidden: readonly string[] };

/** Runs in the page. Returns the number of centres that the map draws, and the marks whose middle something covers. */
function readMarks(): Drawn {
  const marks = [...document.querySelectorAll<HTMLElement>('.map-frame :is(.pin, .cluster):not(.pin-on)')];
  const isHidden = (mark: HTMLElement): boolean => {
    const { left, top, width, height } = mark.getBoundingClientRect();
    const met = document.elementsFromPoint(left + width / 2, top + height / 2);
    const [first] = met.filter((each) => !each.closest('.selected-mark'));
    return first !== mark && !mark.contains(first ?? null);
  };
  return {
    count: marks.reduce((sum, mark) => sum + (mark.matches('.cluster') ? Number(mark.innerText) : 1), 0),
    hidden: marks.filter(isHidden).map((mark) => mark.ariaLabel ?? ''),
  };
}

/** Waits until the map shows as many centres as the list, each in sight. */
async function expectOneSet(finder: Finder, page: Page): Promise<void> {
  await finder.settled();
  await page.locator('.map-frame').evaluate((frame) => frame.scrollIntoView({ block: 'center' }));
  const listed = await finder.cards.count();
  expect(listed).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(readMarks)).toEqual({ count: listed, hidden: [] });
}

for (const [name, path, viewport] of [
  ['beside a ticket', '/', { width: 1440, height: 900 }],
  ['on a phone', '/', { width: 390, height: 844 }],
  ['on a terminal', '/?kiosk=true', { width: 1080, height: 1920 }],
] as const) {
  test.describe(name, () => {
    test.use({ viewport });

    test(`the map draws the centres of the list and no other, and covers none: ${name}`, async ({
      page,
      sandbox,
      audit,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const finder = new Finder(page, sandbox);
      await finder.open(path);
      for (const term of ['pool', 'leeds']) {
        await finder.search(term);
        await expect(finder.header).toHaveText(/match|^Showing results|^No venues found/);
        await expectOneSet(finder, page);
      }
      await finder.search('sheffield');
      await expect(finder.header).toHaveText(/Sheffield/);
      await finder.settled();
      while (await finder.searchArea.isVisible()) {
        await page.getByRole('button', { name: 'Zoom out' }).click();
        await finder.settled();
      }
      await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
      await finder.settled();
      await finder.searchArea.click();
      await expect(finder.header).toHaveText('Showing results in this area');
      await expectOneSet(finder, page);
      await page.screenshot({ path: test.info().outputPath('area.png') });
      await audit(`A searched area, ${name}`);
      // The map shows this area: it is offered again once the customer has moved on.
      await expect(finder.searchArea).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Map of centres' })).toBeFocused();
      for (const key of ['ArrowRight', 'ArrowUp']) {
        await page.getByRole('region', { name: 'Map of centres' }).press(key);
        await finder.settled();
        await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
        await finder.settled();
        await finder.searchArea.click();
        await expect(finder.searchArea).toHaveCount(0);
        await expect(finder.header).toHaveText(/^Showing results in this area$|^No venues found$/);
        await expectOneSet(finder, page);
        await page.getByRole('button', { name: 'Zoom out' }).click();
        await finder.settled();
      }
    });
  });
}

test.describe('on an upright terminal', () => {
  test.use({ viewport: { width: 1080, height: 1920 } });

  test('the map is as wide as the screen, and high', async ({ page, sandbox }) => {
    const finder = new Finder(page, sandbox);
    await finder.open('/?kiosk=true');
    await finder.settled();
    const box = await page.locator('.finder-map').boundingBox();
    expect(box).toMatchObject({ x: 0, width: 1080 });
    expect(box?.height).toBeGreaterThanOrEqual(700);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1080);
  });
});
