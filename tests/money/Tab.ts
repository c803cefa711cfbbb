import type { Config } from '../../schemas/generated/config';
import type { KeyValueStorage } from '../../src/core/services';
import type { Browser } from './Browser';
import type { CardActor, CardDesk, ChallengeAnswer } from './page/cardProviders';
import { Page } from './page/pageAdapter';
import { activity, actors, clock, type Actor } from './surroundings';
import type { Reply } from './Wire';

const never = new Promise<never>(() => undefined);

/** What a tab reaches the world by. */
export type TabParts = {
  readonly name: string;
  readonly testId: string;
  readonly config: Config;
  readonly site: 'online-joining' | 'bookings';
  readonly browser: Browser;
  readonly askShop: (tab: Tab, url: string, init: RequestInit) => Promise<Reply>;
  readonly askBank: (tab: Tab, request: Parameters<CardDesk['bank']>[0]) => Promise<Reply>;
  readonly card: () => ReturnType<CardDesk['card']>;
};

/** One document, alive until another takes its place in the tab. */
class Sheet implements Actor, CardActor {
  isDead = false;
  readonly scripts = new Set<string>();
  overlay: ((answer: ChallengeAnswer) => void) | undefined;

  constructor(
    readonly name: string,
    private readonly tab: Tab,
  ) {}

  get cards(): CardDesk {
    const { testId, card, askBank } = this.tab.parts;
    return {
      testId,
      card,
      bank: (request) => this.alive(askBank(this.tab, request)),
      challenged: () =>
        new Promise((resolve) => {
          this.overlay = (answer) => {
            this.overlay = undefined;
            resolve(answer);
          };
        }),
      scripts: this.scripts,
    };
  }

  /** A document that is gone hears nothing more. */
  async alive<T>(work: Promise<T>): Promise<T> {
    try {
      const done = await work;
      return await (this.isDead ? never : done);
    } catch (error) {
      if (this.isDead) return never;
      throw error;
    }
  }
}

/** A tab of a customer's browser, with the document that is loaded in it. */
export class Tab {
  private readonly kept = new Map<string, string>();
  private sheet: Sheet | undefined;
  page: Page | undefined;
  isOpen = true;
  /** How often a document was loaded. */
  loads = 0;
  /** Whose page it was that went to where the tab is now by itself. */
  sentAs: string | undefined;
  private wanted: string | undefined;

  constructor(readonly parts: TabParts) {}

  get name(): string {
    return this.parts.name;
  }

  /** Loads an address, as the address bar does. */
  go(url: string, sentAs?: string): void {
    this.unload();
    this.loads += 1;
    this.sentAs = sentAs;
    this.wanted = undefined;
    const { pathname: path, search } = new URL(url, 'http://page');
    const sheet = new Sheet(this.name, this);
    this.sheet = sheet;
    actors.run(sheet, () => (this.page = this.open(sheet, path, search)));
    activity.count += 1;
  }

  reload(): void {
    this.go(this.page?.path ?? '/');
  }

  /** Opens a copy of this tab, with a copy of what it keeps. */
  copyTo(other: Tab): void {
    for (const [key, value] of this.kept) other.kept.set(key, value);
  }

  close(): void {
    this.unload();
    this.isOpen = false;
  }

  /** Draws, and goes where the page wants to go. */
  draw(): void {
    const { sheet, wanted } = this;
    if (wanted !== undefined) return this.go(wanted, this.page?.userId);
    if (sheet) actors.run(sheet, () => this.page?.draw());
  }

  press(run: () => void): void {
    if (this.sheet) actors.run(this.sheet, run);
    activity.count += 1;
  }

  private unload(): void {
    if (!this.sheet) return;
    this.sheet.isDead = true;
    this.page?.close();
    this.page = undefined;
  }

  private open(sheet: Sheet, path: string, search: string): Page {
    const { config, site, browser, askShop, askBank, testId } = this.parts;
    const unlessDead = (run: () => void) => () => {
      if (!sheet.isDead) actors.run(sheet, run);
    };
    const leave = (url: string): void => {
      if (sheet.isDead) return;
      this.wanted = url;
      activity.count += 1;
    };
    return new Page({
      config,
      site,
      path,
      search,
      clock: {
        now: () => new Date(),
        after: (ms, run) => clock.after(ms, unlessDead(run)),
        every: (ms, run) => clock.every(ms, unlessDead(run)),
      },
      storage: this.storage,
      network: async (url, init) => {
        const reply = await sheet.alive(askShop(this, url, init));
        const body = reply.status === 204 ? null : reply.body;
        return new Response(body, { status: reply.status, headers: reply.headers });
      },
      cookies: cookiesOf(browser),
      load: leave,
      reload: () => leave(this.page?.path ?? path),
      scripts: sheet.scripts,
      overlay: () => sheet.overlay,
      answerFrame: async (fields, transactionUuid, answer) => {
        const form = { ...fields, ...answer };
        const bank = await sheet.alive(
          askBank(this, { method: 'POST', path: `/with/${testId}/opayo/acs/return`, headers: {}, form }),
        );
        const cres = /name="cres" value="([^"]+)"/.exec(bank.body)?.[1];
        if (cres === undefined) return undefined;
        const back = await sheet.alive(
          askShop(this, `/api/payment-providers/opayo/return/${transactionUuid}`, {
            method: 'POST',
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            body: new URLSearchParams({ cres }).toString(),
          }),
        );
        return /"type":"sca_completed","status":"([^"]+)"/.exec(back.body)?.[1];
      },
    });
  }

  private get storage(): KeyValueStorage {
    return {
      read: (key) => this.kept.get(key),
      write: (key, value) => void this.kept.set(key, value),
      remove: (key) => void this.kept.delete(key),
    };
  }
}

function cookiesOf(browser: Browser) {
  const cookie = (name: string) => ({
    read: () => browser.read(name),
    write: (text: string) => browser.write(name, text),
    remove: () => browser.remove(name),
  });
  return {
    apart: false,
    jar: {
      token: cookie('joinery_token'),
      venue: cookie('joinery_venue'),
      analytics: cookie('joinery_analytics'),
      probe: cookie('joinery_probe'),
    },
  };
}
