import type { Page } from '@playwright/test';
import { Account } from '../support/Account';
import { siteUrl } from '../support/sites';
import { expect, test } from '../support/test';

const widths = [575, 768, 800, 1024, 1200, 1280] as const;

const drawing = 'svg:is(.lines, .member-lines)';
const words = ':is(.floor-band, .member-face) :is(h1, h2, h3, .lede, .crumbs li, .member-name, dt, dd)';

/** Finds the texts that a painted line runs through, by points of them. A drawing shows nothing outside its own box. */
function crossedTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    ([drawn, read]) => {
      const lines = [...document.querySelectorAll<SVGGeometryElement>(`${drawn} :is(path, circle)`)].flatMap((line) => {
        const toLine = line.getScreenCTM()?.inverse();
        const box = line.ownerSVGElement?.getBoundingClientRect();
        return line.checkVisibility() && toLine && box ? [{ line, toLine, box }] : [];
      });
      const isPainted = (point: DOMPoint): boolean =>
        lines.some(({ line, toLine, box }) => {
          const isInside = point.x > box.left && point.x < box.right && point.y > box.top && point.y < box.bottom;
          return isInside && line.isPointInStroke(point.matrixTransform(toLine));
        });
      const pointsOf = (text: Element): readonly DOMPoint[] => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return [...range.getClientRects()].flatMap(({ left, top, width, height }) =>
          Array.from({ length: Math.ceil(width / 3) }, (_, column) =>
            Array.from({ length: Math.ceil(height / 3) }, (__, row) => new DOMPoint(left + 3 * column, top + 3 * row)),
          ).flat(),
        );
      };
      return [...document.querySelectorAll(read)]
        .filter((text) => text.checkVisibility() && pointsOf(text).some(isPainted))
        .map(({ textContent }) => textContent.trim());
    },
    [drawing, words] as const,
  );
}

test('the lines on the floor run through no title, and fade out where they begin', async ({ page }) => {
  for (const url of [siteUrl('online-joining'), siteUrl('bookings'), siteUrl('front-of-house')]) {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [390, ...widths]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = page.locator('.floor-band > svg.lines:visible');
      await expect(lines, `${url} at ${width}`).toHaveCount(1);
      expect(await crossedTexts(page), `${url} at ${width}`).toEqual([]);
      await expect(lines).toHaveCSS('mask-image', /^linear-gradient\(90deg, rgba\(0, 0, 0, 0\)/);
    }
  }
});

test('the arcs on a membership card run through none of its texts, and are whole', async ({ page }) => {
  await new Account(page).signIn('morgan');
  const arcs = page.locator('.member-lines');
  for (const width of widths.filter((each) => each > 740)) {
    await page.setViewportSize({ width, height: 800 });
    await expect(arcs, `${width}`).toBeVisible();
    expect(await crossedTexts(page), `${width}`).toEqual([]);
    const cut = await arcs.evaluate((svg) => {
      const { left, top } = svg.getBoundingClientRect();
      const boxes = [...svg.querySelectorAll('path')].map((path) => path.getBoundingClientRect());
      return boxes.filter((box) => box.left < left || box.top < top).length;
    });
    expect(cut, `arcs that are cut off at ${width}`).toBe(0);
  }
});
