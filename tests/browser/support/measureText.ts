import type { Page } from '@playwright/test';
import type { AppliedTheme } from './randomThemes';

export type Measured = {
  /** The number of pieces of text that stand on the screen. */
  readonly texts: number;
  /** The lowest contrast of them, over all themes. */
  readonly lowest: number;
  /** The texts that fall short of 4.5:1, in words: large text too, of which WCAG 2.2 AA asks for less. */
  readonly failures: readonly string[];
};

/**
 * Puts one theme after the other on the screen that is open, and measures every text in `within` against what lies behind.
 * Controls that cannot be used, and so are exempt, are left out; a ground's painted lines are measured by the units of the shades.
 */
export function measureText(
  page: Page,
  themes: readonly AppliedTheme[],
  within = page.locator('body'),
): Promise<Measured> {
  return within.evaluate((part, themes) => {
    type Rgba = readonly [number, number, number, number];
    const root = document.documentElement;
    const stopped = new CSSStyleSheet();
    stopped.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important; }');
    document.adoptedStyleSheets.push(stopped);

    const read = (text: string): Rgba => {
      const [r = 0, g = 0, b = 0, a = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
      if (!text.startsWith('rgb')) throw new Error(`The measure can't read the colour ${text}.`);
      return [r, g, b, a];
    };
    const over = ([r, g, b, a]: Rgba, under: Rgba): Rgba => [
      r * a + under[0] * (1 - a),
      g * a + under[1] * (1 - a),
      b * a + under[2] * (1 - a),
      1,
    ];
    const light = (channel: number): number => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    };
    const luminance = ([r, g, b]: Rgba): number => 0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b);
    const contrast = (one: Rgba, other: Rgba): number => {
      const [a, b] = [luminance(one), luminance(other)];
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    };

    const isSeen = (element: Element): boolean => {
      const { width, height, right, bottom } = element.getBoundingClientRect();
      return (
        width > 1 && height > 1 && right > 0 && bottom > 0 && element.checkVisibility({ checkVisibilityCSS: true })
      );
    };
    const isExempt = (element: Element): boolean =>
      element.closest(':disabled, [aria-disabled="true"], .vh, noscript, script') !== null;
    const holds = new Set<Element>(
      part.querySelectorAll('input:not([type="checkbox"], [type="radio"]), select, textarea'),
    );
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (walker.currentNode.textContent?.trim() && walker.currentNode.parentElement)
        holds.add(walker.currentNode.parentElement);
    const texts = [...holds].filter((element) => isSeen(element) && !isExempt(element));

    const grounds = new Map<Element, Rgba>();
    const groundOf = (element: Element | null): Rgba => {
      if (!element) return [255, 255, 255, 1];
      const known = grounds.get(element);
      if (known) return known;
      const own = read(getComputedStyle(element).backgroundColor);
      const ground = own[3] === 1 ? own : over(own, groundOf(element.parentElement));
      grounds.set(element, ground);
      return ground;
    };
    const failures: string[] = [];
    let lowest = 21;
    themes.forEach(({ secondary, variables }, index) => {
      grounds.clear();
      for (const [name, value] of Object.entries(variables)) root.style.setProperty(name, value);
      root.dataset.secondary = secondary;
      for (const element of texts) {
        const style = getComputedStyle(element);
        const ground = groundOf(element);
        const ratio = contrast(over(read(style.color), ground), ground);
        lowest = Math.min(lowest, ratio);
        if (ratio >= 4.5 || failures.length >= 20) continue;
        const said = (element.textContent || element.getAttribute('name') || element.tagName).trim().slice(0, 40);
        failures.push(
          `theme ${index}: "${said}" ${style.color} on rgb(${ground.slice(0, 3).map(Math.round).join()}) is ${ratio.toFixed(2)}:1`,
        );
      }
    });
    document.adoptedStyleSheets.pop();
    return { texts: texts.length, lowest, failures };
  }, themes);
}
