import type { Page } from '@playwright/test';
import { screens } from '../support/screens';
import { expect, test } from '../support/test';

/** A window of 1280 × 1024 as it is, at 200 % and at 400 %. */
const whole = { width: 1280, height: 1024 };
const zooms = [
  ['200 %', { width: 640, height: 512 }],
  ['400 %', { width: 320, height: 256 }],
] as const;

/** The lines of what is to be read, but for what moves into a menu or the summary where there is no room for it. */
function linesOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const linesIn = (selector: string): readonly string[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].flatMap(({ innerText }) => innerText.split('\n'));
    const elsewhere = new Set(linesIn('main :is(aside, nav)'));
    return linesIn('main')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !elsewhere.has(line));
  });
}

/** The elements that are cut off, stand outside, or lie under something else once they have the focus. */
function faultsOf(page: Page): Promise<Readonly<Record<'overflow' | 'cut' | 'covered', unknown>>> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const seen = [...document.querySelectorAll<HTMLElement>('header *, main *, footer *')].filter(
      (element) =>
        !element.matches('.vh, .vh *, .skip, svg *') && element.checkVisibility({ visibilityProperty: true }),
    );
    const name = (element: HTMLElement): string =>
      `${element.localName}.${element.className} ${element.textContent.trim().slice(0, 40)}`;
    const isCut = (element: HTMLElement): boolean => {
      const { overflowX, clipPath } = getComputedStyle(element);
      return /hidden|clip/.test(overflowX) && clipPath === 'none' && element.scrollWidth > element.clientWidth + 1;
    };
    const isCovered = (element: HTMLElement): boolean => {
      element.focus();
      const { left, top, width, height } = element.getBoundingClientRect();
      const points = [0.2, 0.5, 0.8].map((share) => [left + width * share, top + height / 2] as const);
      return !points.some(([x, y]) => {
        const at = document.elementFromPoint(x, y);
        return (
          at !== null && (element.contains(at) || at.contains(element) || at.closest('label')?.control === element)
        );
      });
    };
    const focusable = seen.filter((element) => element.tabIndex >= 0 && !element.matches(':disabled, iframe'));
    return {
      overflow: Math.max(0, scrollWidth - clientWidth),
      cut: seen.filter(isCut).map(name),
      covered: focusable.filter(isCovered).map(name),
    };
  });
}

for (const { name, open } of screens) {
  test(`nothing on "${name}" is lost at 200 % and 400 %`, async ({ page, audit }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(whole);
    await open(page);
    await expect(page.locator('.skel, .spinner')).toHaveCount(0);
    const lines = await linesOf(page);
    expect(lines.length).toBeGreaterThan(2);
    for (const [zoom, size] of zooms) {
      await page.setViewportSize(size);
      expect.soft(await linesOf(page), `what can be read at ${zoom}`).toEqual(expect.arrayContaining([...lines]));
      expect.soft(await faultsOf(page), zoom).toEqual({ overflow: 0, cut: [], covered: [] });
      await audit(`${name} at ${zoom}`);
    }
  });

  test(`what can be pressed or filled in on "${name}" has an edge where colours are forced`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await open(page);
    await expect(page.locator('.skel, .spinner')).toHaveCount(0);
    const without = await page.evaluate(() => {
      const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
      const hasEdge = (element: Element): boolean => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
        return parseFloat(borderTopWidth) >= 1 && borderTopStyle !== 'none';
      };
      return [...document.querySelectorAll('main :is(.btn, input, select, textarea)')]
        .filter((element) => isSeen(element) && !hasEdge(element))
        .map((element) => `${element.localName}.${element.className} ${element.textContent.trim()}`);
    });
    expect(without).toEqual([]);
  });
}
