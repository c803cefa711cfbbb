import { expect, type Locator, type Page } from '@playwright/test';
import { installClock } from './installClock';

export const kioskCentre = 'kirkstall-bridge-leisure-centre';
export const kioskHome = `/kiosk?kiosk=true&centre=${kioskCentre}`;

/** A kiosk in reception, whose clock the test holds. */
export class Kiosk {
  constructor(readonly page: Page) {}

  get bar(): Locator {
    return this.page.getByRole('banner');
  }

  get welcome(): Locator {
    return this.page.getByRole('heading', { name: 'Welcome to Kirkstall Bridge Leisure Centre' });
  }

  /** The question that is asked before a visit ends, also of nobody. */
  get question(): Locator {
    return this.page.getByRole('alertdialog', { name: 'Are you sure you want to leave this screen?' });
  }

  get countdown(): Locator {
    return this.question.getByRole('timer');
  }

  async open(path = kioskHome): Promise<void> {
    await installClock(this.page);
    await this.page.goto(path);
    if (path === kioskHome) await expect(this.welcome).toBeVisible();
  }

  /** Presses what begins a purchase, and chooses the first membership there. */
  async choose(): Promise<void> {
    await this.page.getByRole('link', { name: 'Buy a membership' }).click();
    await this.page
      .getByRole('article', { name: 'Total Fitness' })
      .getByRole('button', { name: 'Choose this membership' })
      .click();
    await expect(this.page.getByRole('heading', { name: 'About you' })).toBeVisible();
  }

  /** Nobody touches anything for so long. */
  async wait(seconds: number): Promise<void> {
    await this.page.clock.fastForward(seconds * 1000);
  }

  /** All that one can press on the screen is made for fingers: at least 44 px each way. */
  async expectTargets(): Promise<void> {
    const pressable = this.page.locator('a, button, input, select, summary, label.tick, label.chip');
    const boxes = await pressable.evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility() && !each.matches('.skip, .vh, .chip input'))
        .map((each) => ({ text: each.outerHTML.slice(0, 90), box: each.getBoundingClientRect() }))
        .map(({ text, box }) => ({
          text: `${text} ${box.width}x${box.height}`,
          least: Math.min(box.width, box.height),
        })),
    );
    expect(boxes.length).toBeGreaterThan(0);
    expect.soft(boxes.filter(({ least }) => least < 44).map(({ text }) => text)).toEqual([]);
  }

  async expectHome(): Promise<void> {
    await this.page.waitForURL((url) => `${url.pathname}${url.search}` === kioskHome);
    await expect(this.welcome).toBeVisible();
  }
}
