import { expect, type Locator, type Page } from '@playwright/test';
import type { SandboxControls } from './SandboxControls';

/** Somebody who looks for a centre near them. */
export class Finder {
  constructor(
    readonly page: Page,
    private readonly sandbox: SandboxControls,
  ) {}

  /** Comes to the first section and waits until the map shows something. */
  async open(path = '/'): Promise<void> {
    await this.turnOn();
    await this.page.goto(path);
    await expect(this.clusters.first()).toBeVisible({ timeout: 30_000 });
  }

  async turnOn(): Promise<void> {
    await this.sandbox.settings({ flags: { onlineJoiningMapEnabled: true } });
  }

  get header(): Locator {
    return this.page.locator('.finder-head p');
  }

  get box(): Locator {
    return this.page.getByRole('combobox', { name: 'Find a centre' });
  }

  get radius(): Locator {
    return this.page.getByRole('slider', { name: /^Radius/ });
  }

  get clusters(): Locator {
    return this.page.getByRole('button', { name: /^\d+ centres, zoom in$/ });
  }

  get pins(): Locator {
    return this.page.locator('.map-frame button.pin');
  }

  get cards(): Locator {
    return this.page.getByRole('list', { name: 'Centres' }).locator('.venue-card');
  }

  get selectedCard(): Locator {
    return this.page.locator('.venue-card-on');
  }

  get searchArea(): Locator {
    return this.page.getByRole('button', { name: 'Search this area' });
  }

  /** The map's contents and their places, once it is at rest. */
  async view(): Promise<readonly string[]> {
    await this.settled();
    return this.page
      .locator('.map-frame .maplibregl-marker')
      .evaluateAll((marks) =>
        (marks as HTMLElement[]).map(({ innerText, style }) => `${innerText.trim()} at ${style.transform}`),
      );
  }

  async search(text: string): Promise<void> {
    await this.box.fill(text);
    await this.box.press('Enter');
  }

  async names(): Promise<readonly string[]> {
    return this.cards.locator('h3 button > span:first-child').allInnerTexts();
  }

  async miles(): Promise<readonly number[]> {
    const texts = await this.page.locator('.venue-card-miles').allInnerTexts();
    for (const text of texts) expect(text).toMatch(/^\d+\.\d miles$/);
    return texts.map(Number.parseFloat);
  }

  /** Waits until the map has arrived and is drawn. A flight begins a moment after what asked for it. */
  async settled(): Promise<void> {
    let before = '';
    await expect
      .poll(
        async () => {
          const now = await this.page.locator('.map-frame').evaluate((frame) => {
            const marks = [...frame.querySelectorAll<HTMLElement>('.maplibregl-marker')];
            return JSON.stringify([frame.dataset.state, ...marks.map(({ style }) => style.transform)]);
          });
          const still = now === before && now.startsWith('["idle"');
          before = now;
          return still;
        },
        { intervals: [400], timeout: 30_000 },
      )
      .toBe(true);
  }
}
