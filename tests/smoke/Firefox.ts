import { launch, type Browser, type ElementHandle, type Frame, type Page } from 'puppeteer-core';
import type { Screen } from './Screen';
import { expectStill, persist, type Target, type Visitor } from './Visitor';

/** The distribution's Firefox, by WebDriver BiDi, which it speaks itself. */
export class Firefox implements Visitor {
  private readonly heard: string[] = [];

  private constructor(
    readonly browser: string,
    private readonly process: Browser,
    private readonly page: Page,
  ) {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warn') this.heard.push(message.text());
    });
    page.on('pageerror', (error) => this.heard.push(String(error)));
  }

  static async start(screen: Screen): Promise<Visitor> {
    const process = await launch({
      browser: 'firefox',
      executablePath: '/usr/bin/firefox-esr',
      headless: false, // without a screen it draws no map
      env: screen.env,
      acceptInsecureCerts: true,
      defaultViewport: { width: 1280, height: 900 },
    });
    return new Firefox(await process.version(), process, await process.newPage());
  }

  async open(url: string): Promise<void> {
    await this.page.goto(url);
  }

  async see(target: Target): Promise<void> {
    await this.find(target);
  }

  async click(target: Target): Promise<void> {
    await (await this.find(target)).click();
  }

  async fill(target: Target, text: string): Promise<void> {
    const field = await this.find(target);
    // Typing adds to what stands there.
    await field.evaluate((input) => (input as HTMLInputElement).select());
    await field.type(text);
  }

  async pressEnd(target: Target): Promise<void> {
    await (await this.find(target)).press('End');
  }

  async expectFits(target: Target): Promise<void> {
    const over = await (await this.find(target)).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    if (over > 1) throw new Error(`${target.xpath} is ${over} px too wide.`);
  }

  async noise(): Promise<readonly string[]> {
    return this.heard;
  }

  async picture(): Promise<Uint8Array> {
    return this.page.screenshot();
  }

  async close(): Promise<void> {
    await this.process.close();
  }

  private find({ xpath, frame }: Target): Promise<ElementHandle> {
    return persist(async () => {
      const place = frame === undefined ? this.page : await this.frameOf(frame);
      for (const element of await place.$$(`xpath/${xpath}`)) {
        if (!(await element.isVisible())) continue;
        await expectStill(() => element.evaluate((each) => each.getBoundingClientRect().toJSON() as object));
        return element;
      }
      throw new Error(`Nothing is seen at ${xpath}.`);
    });
  }

  private async frameOf(title: string): Promise<Frame> {
    const element = await this.page.$(`iframe[title="${title}"]`);
    const frame = await element?.contentFrame();
    if (!frame) throw new Error(`There is no frame "${title}".`);
    return frame;
  }
}
