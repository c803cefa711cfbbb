import { expect, type Page, type TestInfo } from '@playwright/test';

/** The sizes of terminals' screens: upright, and on its side. */
export const terminals = [
  { name: 'upright', width: 1080, height: 1920 },
  { name: 'on its side', width: 1920, height: 1080 },
] as const;

/** The least sizes on a terminal's screen, in pixels. */
const leastText = 20;
const leastTarget = 60;

/** A large screen that people stand before. */
export class Terminal {
  constructor(
    private readonly page: Page,
    private readonly testInfo: TestInfo,
    private readonly audit: (state: string) => Promise<void>,
  ) {}

  /** Holds a screen against what can be read and pressed while standing, and keeps a picture of it. */
  async expectLegible(state: string): Promise<void> {
    await expect(this.page.locator('.skel')).toHaveCount(0);
    await this.page.evaluate(() => document.fonts.ready);
    await this.page.screenshot({ path: this.testInfo.outputPath(`${state}.png`) });
    expect.soft(await this.page.evaluate(smallTexts, leastText), `${state}: texts under 20 px`).toEqual([]);
    expect.soft(await this.page.evaluate(smallTargets, leastTarget), `${state}: targets under 60 px`).toEqual([]);
    expect.soft(await this.page.evaluate(widthPast), `${state}: scrolls sideways`).toBe(0);
    await this.audit(`${state} on a terminal`);
  }
}

/** Runs in the page. Returns the texts that are shown in letters smaller than this. */
function smallTexts(least: number): readonly string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const small: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const holder = node.parentElement;
    if (text === '' || !holder?.checkVisibility({ opacityProperty: true }) || holder.closest('.vh, .skip, svg'))
      continue;
    const size = parseFloat(getComputedStyle(holder).fontSize);
    if (size < least) small.push(`${text.slice(0, 40)}: ${size} px in ${holder.tagName}.${holder.className}`);
  }
  return small;
}

/** Runs in the page. Returns what can be pressed and is smaller than this; a label counts with its field. */
function smallTargets(least: number): readonly string[] {
  const pressable = document.querySelectorAll('a, button, input, select, textarea, summary');
  return [...pressable].flatMap((each) => {
    if (!each.checkVisibility() || each.matches('.skip, .vh, .chip input, [tabindex="-1"]')) return [];
    const parts = [each, each.closest('label')].flatMap((part) => (part ? [part.getBoundingClientRect()] : []));
    const width = Math.max(...parts.map((part) => part.width));
    const height = Math.max(...parts.map((part) => part.height));
    return Math.min(width, height) < least - 0.5
      ? [`${each.outerHTML.slice(0, 90)}: ${Math.round(width)}x${Math.round(height)}`]
      : [];
  });
}

/** Runs in the page. Returns the width by which the page is wider than the screen. */
function widthPast(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}
