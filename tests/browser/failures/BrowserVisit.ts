import type { Browser, BrowserContext, ElementHandle, Page } from '@playwright/test';
import { parentDomain, siteUrl, type SiteLabel } from '../../../operator/setup/hosts';
import type { CallName } from '../../../src/kit/api/call';
import { venueCookieName } from '../../../src/ground/core/selectedVenues';
import { cookiePrefix } from '../../../operator/setup/hosts';
import type { AnswerName } from '../../failures/answers';
import type { Sight } from '../../failures/page/look';
import { Act, type Deed, type Step } from '../../failures/Row';
import type { Visit } from '../../failures/Visit';
import type { Visitor } from '../../journeys/support/Visitor';
import { plainPath } from '../support/callApi';
import { BadNetwork } from './BadNetwork';
import { bundlePage, pageGlobal } from './bundlePage';

/** The time without a change of the page and without a request after which it counts as being at rest, in milliseconds. */
const restMs = 200;

/**
 * The longest time that anything on the page may take here, in milliseconds. A page asks about its payment every half minute
 * in the end.
 */
const patienceMs = 45_000;

/** The longest time that a press may wait for its control to be seen and reached. */
const pressMs = 5000;

const port = Number(process.env.TEST_PORT);

/** A visit with a browser of its own cookies, whose presses and keys are real ones. */
export class BrowserVisit implements Visit {
  said = new Set<string>();
  readonly uncaught: string[] = [];
  private known: ReadonlySet<string> = new Set();
  private readonly filled = new Set<string>();
  private readonly pending = new Set<object>();

  private constructor(
    private readonly context: BrowserContext,
    private readonly page: Page,
    private readonly network: BadNetwork,
  ) {}

  /** Opens a browser for a visitor, with the cookies that the server has given them. */
  static async begin(browser: Browser, visitor: Visitor, venue: string | undefined): Promise<BrowserVisit> {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const cookies = [...visitor.ownCookies, ['sandbox_test', visitor.testId] as const];
    if (venue !== undefined) cookies.push([venueCookieName(cookiePrefix), encodeURIComponent(venue)]);
    await context.addCookies(
      cookies.map(([name, value]) => ({
        name,
        value,
        domain: `.${parentDomain}`,
        path: '/',
        secure: name.startsWith('__Secure-'),
        httpOnly: name.startsWith('__Secure-'),
      })),
    );
    const network = new BadNetwork(() => visitor.prepare('POST', '/sandbox/end-sessions', {}));
    await network.begin(context);
    const visit = new BrowserVisit(context, await context.newPage(), network);
    await visit.watch();
    return visit;
  }

  get hits(): number {
    return this.network.hits;
  }

  get waitsForSlow(): boolean {
    return this.network.slow > 0;
  }

  get made(): readonly string[] {
    return this.network.made;
  }

  async open(site: SiteLabel, path: string, kept: Readonly<Record<string, string>> = {}): Promise<void> {
    if (Object.keys(kept).length > 0) {
      await this.page.goto(siteUrl(site, port) + plainPath);
      await this.page.evaluate((entries) => {
        for (const [key, value] of entries) sessionStorage.setItem(key, value);
      }, Object.entries(kept));
    }
    await this.listen();
    await this.page.goto(siteUrl(site, port) + path, { waitUntil: 'commit' });
  }

  setFault(call: CallName, answer: AnswerName): void {
    this.network.fault = { call, answer };
    this.network.hits = 0;
  }

  liftFault(): void {
    this.network.fault = undefined;
  }

  look = () => this.ask<Sight>('look()');

  async isAtRest(): Promise<boolean> {
    return this.pending.size === 0 && (await this.ask<number>('quietMs()')) > restMs;
  }

  async listen(leaveOut?: 'what is there'): Promise<void> {
    this.known = new Set(leaveOut === undefined ? [] : await this.ask<readonly string[]>('pageTexts()'));
    this.said = new Set();
  }

  async typed(): Promise<ReadonlyMap<string, string>> {
    const { values } = await this.look();
    return new Map(values.filter(([id]) => this.filled.has(id)));
  }

  async canTake(step: Step): Promise<boolean> {
    if (typeof step === 'string') return (await this.find('control', step)) !== null;
    if (step instanceof Act) return this.isThere(step.deed);
    const fields = await Promise.all(Object.keys(step).map((label) => this.find('field', label)));
    return fields.every((each) => each !== null);
  }

  async take(step: Step): Promise<boolean> {
    if (step instanceof Act) return this.perform(step.deed);
    if (typeof step === 'string') return this.press(await this.find('control', step));
    for (const [label, value] of Object.entries(step)) {
      const found = await this.find('field', label);
      if (found) await this.put(found, value);
    }
    return true;
  }

  hasKept = (label: string, value: string | true) =>
    this.ask<boolean>(`hasKept(${JSON.stringify(label)}, ${JSON.stringify(value)})`);

  async back(): Promise<void> {
    await this.page.goBack({ waitUntil: 'commit' });
  }

  async until(isSo: () => Promise<boolean>, longestMs = patienceMs): Promise<boolean> {
    for (const end = Date.now() + longestMs; !(await isSo());) {
      if (Date.now() > end) return false;
      await new Promise((resolve) => void setTimeout(resolve, 50));
    }
    return true;
  }

  async close(): Promise<void> {
    await this.context.close();
    await this.network.close();
  }

  private async watch(): Promise<void> {
    const { page } = this;
    await page.exposeFunction('tellTexts', (texts: readonly string[]) => {
      for (const text of texts) if (!this.known.has(text)) this.said.add(text);
    });
    await page.exposeFunction('tellFilled', (id: string) => void this.filled.add(id));
    await page.addInitScript({ content: await bundlePage() });
    page.on('pageerror', (error) => void this.uncaught.push(error.stack ?? error.message));
    page.on('console', (message) => {
      // The browser itself tells of each answer that is an error.
      if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
        this.uncaught.push(message.text());
    });
    page.on('request', (request) => {
      // Whatever the document before has asked for, nobody waits for any more.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) this.pending.clear();
      if (/\/api\/(?!client-errors|vitals)/.test(request.url())) this.pending.add(request);
    });
    page.on('requestfinished', (request) => void this.pending.delete(request));
    page.on('requestfailed', (request) => void this.pending.delete(request));
  }

  /** Asks the page, once more if another document comes meanwhile. */
  private async ask<T>(question: string): Promise<T> {
    for (;;) {
      try {
        return await this.page.evaluate<T>(`${pageGlobal}.${question}`);
      } catch (error) {
        if (!isBetweenPages(error)) throw error;
        await this.page.waitForLoadState('domcontentloaded');
      }
    }
  }

  private async find(kind: 'control' | 'field' | 'dialogButton', name: string): Promise<ElementHandle | null> {
    try {
      const handle = await this.page.evaluateHandle(`${pageGlobal}.${kind}(${JSON.stringify(name)})`);
      return handle.asElement();
    } catch (error) {
      if (!isBetweenPages(error)) throw error;
      return null;
    }
  }

  private async press(found: ElementHandle | null): Promise<boolean> {
    if (!found) return false;
    if (await isBox(found)) {
      await found.focus();
      await this.page.keyboard.press('Space');
    } else await found.click({ timeout: pressMs });
    return true;
  }

  private async put(found: ElementHandle, value: string | true): Promise<void> {
    if (value === true || (await isBox(found))) {
      if (!(await found.isChecked())) await this.press(found);
    } else if ((await found.evaluate((element) => element.nodeName)) === 'SELECT') await found.selectOption(value);
    else await found.fill(value, { timeout: pressMs });
  }

  private async isThere(deed: Deed): Promise<boolean> {
    switch (deed.kind) {
      case 'press in dialog':
        return (await this.find('dialogButton', deed.name)) !== null;
      case 'see':
        return (await this.look()).text.includes(deed.text);
      default:
        return (await this.page.$(deed.selector)) !== null;
    }
  }

  private async perform(deed: Deed): Promise<boolean> {
    const { page } = this;
    switch (deed.kind) {
      case 'press':
        return this.press(await page.$(deed.selector));
      case 'press in dialog':
        return this.press(await this.find('dialogButton', deed.name));
      case 'choose': {
        const options = page.locator(deed.selector).first().locator('option');
        const index = (await options.allTextContents()).findIndex((text) => text.startsWith(deed.option));
        if (index >= 0) await page.locator(deed.selector).first().selectOption({ index });
        return index >= 0;
      }
      case 'choose file': {
        const input = await page.$(deed.selector);
        const { type: mimeType, content } = deed.file;
        await input?.setInputFiles({ name: 'chosen', mimeType, buffer: Buffer.from(content, 'base64') });
        return input !== null;
      }
      case 'tick all': {
        const boxes = await page.$$(deed.selector);
        for (const box of boxes) await this.put(box, true);
        return boxes.length > 0;
      }
      case 'see':
        return (await this.look()).text.includes(deed.text);
    }
  }
}

async function isBox(found: ElementHandle): Promise<boolean> {
  return found.evaluate(
    (element) => element instanceof HTMLInputElement && ['radio', 'checkbox'].includes(element.type),
  );
}

function isBetweenPages(error: unknown): boolean {
  return /context was destroyed|Cannot find context|is not defined|navigat/i.test(String(error));
}
