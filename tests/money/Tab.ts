import type { Config } from '../../schemas/generated/config';
import type { KeyValueStorage } from '../../src/ground/core/services';
import type { Browser } from './Browser';
import type { CardActor, CardDesk, ChallengeAnswer } from './page/cardProviders';
import type { KioskActor } from './page/kioskParts';
import { DeskPage } from './page/deskPage';
import { Page, type Offer, type Surface } from './page/pageAdapter';
import type { PageView } from './page/PageView';
import type { Till } from './Till';
import { activity, actors, clock, type Actor } from './surroundings';
import type { Reply } from './Wire';

const never = new Promise<never>(() => undefined);

/** The ways by which a tab reaches the world. */
export type TabParts = {
  readonly name: string;
  readonly testId: string;
  readonly config: Config;
  readonly site: Surface['site'];
  readonly browser: Browser;
  /** The till beside a desk's screen. */
  readonly till?: Till | undefined;
  readonly askShop: (tab: Tab, url: string, init: RequestInit) => Promise<Reply>;
  readonly askBank: (tab: Tab, request: Parameters<CardDesk['bank']>[0]) => Promise<Reply>;
  readonly card: () => ReturnType<CardDesk['card']>;
};

/** One document, alive until another takes its place in the tab. */
class Sheet implements Actor, CardActor, KioskActor {
  isDead = false;
  readonly scripts = new Set<string>();
  overlay: ((answer: ChallengeAnswer) => void) | undefined;
  logOuts = 0;

  constructor(
    readonly name: string,
    readonly href: string,
    private readonly tab: Tab,
  ) {}

  wipe(keptKeys: readonly string[]): void {
    this.tab.wipe(keptKeys);
  }

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

  /** Counts the log-outs under way. */
  async asked(url: string, reply: Promise<Reply>): Promise<Reply> {
    if (!url.endsWith('/auth/logout')) return reply;
    this.logOuts += 1;
    return reply.finally(() => (this.logOuts -= 1));
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
  page: PageView | undefined;
  isOpen = true;
  /** The number of documents that were loaded. */
  loads = 0;
  /** The customer whose page led the tab to its present address. */
  sentAs: string | undefined;
  /** True after the customer pressed a button that leads away from the page before. */
  hasLeft = false;
  private isLeaving = false;
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
    this.hasLeft = this.isLeaving;
    this.isLeaving = false;
    this.wanted = undefined;
    const { pathname: path, search } = new URL(url, 'http://page');
    const { origin } = new URL(this.parts.config.sites[this.parts.site]?.url ?? '');
    const sheet = new Sheet(this.name, `${origin}${path}${search}`, this);
    this.sheet = sheet;
    actors.run(sheet, () => (this.page = this.open(sheet, path, search)));
    activity.count += 1;
  }

  reload(): void {
    this.go(this.page?.address ?? '/');
  }

  /** Opens a copy of this tab, with a copy of what it keeps. */
  copyTo(other: Tab): void {
    for (const [key, value] of this.kept) other.kept.set(key, value);
  }

  close(): void {
    this.unload();
    this.isOpen = false;
  }

  /** Empties what this site keeps in the browser, as far as a page can: not the session's own cookie. */
  wipe(keptKeys: readonly string[]): void {
    for (const key of this.kept.keys()) if (!keptKeys.includes(key)) this.kept.delete(key);
    this.parts.browser.wipe();
  }

  /** Names what this tab keeps. */
  get keptKeys(): readonly string[] {
    return [...this.kept.keys()];
  }

  /** Draws, and goes where the page wants to go. */
  draw(): void {
    const { sheet, wanted } = this;
    if (wanted !== undefined) return this.go(wanted, this.page?.userId);
    if (sheet) actors.run(sheet, () => this.page?.draw());
  }

  /** Presses a button. `leaves`: it leads away from the page; undefined for one that changes nothing about that. */
  press(run: () => void, leaves: boolean | undefined): void {
    if (leaves !== undefined) this.isLeaving = leaves;
    const before = this.page?.countedSales ?? [];
    if (this.sheet) actors.run(this.sheet, run);
    this.parts.till?.press(before, this.page?.countedSales ?? []);
    activity.count += 1;
  }

  /** The document that is loaded, by which its requests go. */
  get document(): { readonly isDead: boolean } | undefined {
    return this.sheet;
  }

  /** True while a log-out that the document has asked for is under way. */
  get isLoggingOut(): boolean {
    return (this.sheet?.logOuts ?? 0) > 0;
  }

  /** The button for another try at something that has failed, while there is one. */
  get retry(): Offer | undefined {
    return this.isOpen ? this.page?.allOffers.find(({ name }) => /^(?:Try|Check) again/.test(name)) : undefined;
  }

  private unload(): void {
    if (!this.sheet) return;
    this.sheet.isDead = true;
    this.page?.close();
    this.page = undefined;
  }

  private open(sheet: Sheet, path: string, search: string): PageView {
    const { config, site, browser, askShop, askBank, testId } = this.parts;
    const unlessDead = (run: () => void) => () => {
      if (!sheet.isDead) actors.run(sheet, run);
    };
    const leave = (url: string): void => {
      if (sheet.isDead) return;
      this.wanted = url;
      activity.count += 1;
    };
    const surface: Surface = {
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
        const reply = await sheet.alive(sheet.asked(url, askShop(this, url, init)));
        const body = reply.status === 204 ? null : reply.body;
        return new Response(body, { status: reply.status, headers: reply.headers });
      },
      cookies: cookiesOf(browser),
      load: leave,
      reload: () => leave(this.page?.address ?? `${path}${search}`),
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
    };
    return site === 'front-of-house' ? new DeskPage(surface) : new Page(surface);
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
    partitioned: false,
    jar: {
      token: cookie('joinery_token'),
      venue: cookie('joinery_venue'),
      analytics: cookie('joinery_analytics'),
      probe: cookie('joinery_probe'),
    },
  };
}
