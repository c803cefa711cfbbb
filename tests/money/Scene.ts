import type { FastifyInstance } from 'fastify';
import { patience } from '../../operator/payments/leftBehind';
import { sandboxProviders } from '../../operator/payments/providers/sandbox';
import { reconcile } from '../../operator/payments/reconcile';
import { shops } from '../../operator/shops';
import { sandboxConfig } from '../../operator/site/config';
import { selectedVenuesText } from '../../src/ground/core/selectedVenues';
import type { Bank } from './Bank';
import { Browser } from './Browser';
import {
  enterCustomer,
  fileCard,
  fillCart,
  nameOf,
  openSession,
  someone,
  type Customer,
  type Elsewhere,
} from './Customer';
import type { Scenario } from './Scenario';
import type { SharedDatabase } from './database/SharedDatabase';
import type { CardKind } from './page/cardProviders';
import { ServerProcess, useOf } from './ServerProcess';
import { cannedReplies, isOfDesk, isRoutine, isSteady, plain } from './steady';
import type { Actor } from './surroundings';
import { tillCentre } from './page/tillPage';
import { Tab, type TabParts } from './Tab';
import type { Tally } from './Tally';
import { Till } from './Till';
import type { Watch } from './Watch';
import { Wire, type Reply } from './Wire';
import { bankUrl } from './World';

/** The things that all schedules of a process share. */
export type Shared = {
  readonly database: SharedDatabase;
  /** The apps of the server processes: the first server's, and so on. */
  readonly shops: readonly FastifyInstance[];
  readonly bank: Bank;
  readonly tally: Tally;
};

/** The time for which a provider's script waits for its own server. */
const scriptPatienceMs = 80_000;
/** Names what whoever comes to the kiosk after the buyer has in their cart, which is something else. */
function ofTheNext({ sells }: Scenario): Scenario['sells'] {
  return sells.kind === 'places'
    ? { kind: 'places', count: sells.count + 1 }
    : { kind: 'membership', option: 80, type: 8 };
}
/** The site on which each kind of thing is sold. */
const sites = { places: 'bookings', membership: 'online-joining', card: 'my-account' } as const;
const config = sandboxConfig(4000, 4001);
const providers = sandboxProviders(bankUrl, bankUrl);

/** Everybody who has a part in a schedule, and how they reach each other. */
export class Scene {
  readonly browser = new Browser();
  readonly wire: Wire;
  readonly servers: readonly ServerProcess[];
  readonly tabs: Tab[] = [];
  readonly customers: readonly Customer[];
  /** Those who work at the desk, one at each till. */
  readonly staff: readonly Customer[];
  /** The behaviour of the card that the customer types. */
  card: CardKind = 'good';
  /** The changes of the buyer's holdings by the hand of others. */
  readonly elsewhere: Elsewhere = { credit: 0, sessions: 0, memberships: 0, given: new Set(), isCardRemoved: false };
  private readonly keptReplies = new Map<string, Reply>();
  private turnOfServer = 0;

  constructor(
    readonly shared: Shared,
    readonly scenario: Scenario,
    readonly testId: string,
    private readonly watch: Watch,
  ) {
    const { database, shops } = shared;
    this.wire = new Wire((letter) => isRoutine(letter) && !(scenario.desk && isOfDesk(letter)));
    const fetchOf = (life: Actor) => (input: string | URL | Request, init?: RequestInit) =>
      this.fetchAtBank(life, String(input instanceof Request ? input.url : input), init ?? {});
    this.servers = shops.map(
      (app, index) => new ServerProcess(`server ${index + 1}`, app, fetchOf, () => database.abandonDead()),
    );
    this.customers = ['Amara', 'Ben'].map(someone);
    this.staff = scenario.desk ? ['Dana', 'Erik'].map(someone) : [];
  }

  /** Enters all that the database knows in the beginning. */
  async begin(): Promise<void> {
    const { scenario, testId, customers, staff, buyer } = this;
    const { database } = this.shared;
    for (const each of customers) await enterCustomer(database, testId, each, false);
    const settings = JSON.stringify({ paymentProvider: scenario.provider });
    await database.run('insert into settings (test_id, values) values ($1, $2)', [testId, settings]);
    for (const each of staff) await enterCustomer(database, testId, each, true);
    if (!buyer) return;
    await this.signIn(buyer, this.browser); // at a desk, on the customer's own phone
    for (const shopper of this.shoppers) {
      await fillCart(
        database,
        testId,
        shopper,
        shopper === buyer || scenario.desk ? scenario : { ...scenario, sells: ofTheNext(scenario) },
      );
      if (scenario.savedCard) await fileCard(database, shopper, scenario);
      if (shopper === buyer && scenario.sells.kind === 'membership' && scenario.sells.isAgreed)
        this.agreedTo(await nameOf(database, { ...scenario.sells, venue: 1 }));
    }
  }

  /** Those who have come to buy something: at a kiosk and at the desk, whoever comes next too. */
  get shoppers(): readonly Customer[] {
    return this.scenario.kiosk || this.scenario.desk ? this.customers : this.customers.slice(0, 1);
  }

  /** The address at which a customer comes in. */
  get entry(): string {
    if (this.scenario.desk) return '/customer';
    return this.scenario.kiosk ? '/checkout?kiosk=true' : '/checkout';
  }

  /** The customer whose cart it is. */
  get buyer(): Customer | undefined {
    return this.customers[0];
  }

  get site(): TabParts['site'] {
    if (this.scenario.desk) return 'front-of-house';
    return sites[this.scenario.sells.kind];
  }

  /** The customer whose session the browser has. */
  get signedIn(): Customer | undefined {
    const mark = this.browser.read('joinery_token');
    return this.customers.find((customer) => customer.mark === mark);
  }

  openTab(): Tab {
    const name = `tab ${this.tabs.length + 1}`;
    const clerk = this.staff[this.tabs.length];
    const browser = clerk ? new Browser() : this.browser;
    if (clerk) {
      browser.write('joinery_venue', selectedVenuesText([tillCentre])); // the tablet's own centre
      void this.signIn(clerk, browser);
    }
    const tab = new Tab({
      name,
      testId: this.testId,
      config,
      site: this.site,
      browser,
      till: clerk && new Till(`The till of ${clerk.name}`, clerk.id),
      card: () => this.card,
      askShop: (from, url, init) => this.askShop(from.name, url, init),
      askBank: (from, request) => this.askBank(from.name, request),
    });
    this.tabs.push(tab);
    return tab;
  }

  /** Those who may log in there. */
  whoLogsIn(tab: Tab): readonly Customer[] {
    const { till } = tab.parts;
    return till ? this.staff.filter(({ id }) => id === till.staffId) : this.customers;
  }

  logIn(tab: Tab, customer: Customer): void {
    void this.signIn(customer, tab.parts.browser);
    tab.press(() => tab.page?.signIn(customer.mark), false);
  }

  private browserOf(from: string): Browser {
    return this.tabs.find(({ name }) => name === from)?.parts.browser ?? this.browser;
  }

  /** The buyer agrees to the texts of a membership where they choose it, on a page that is not watched. */
  agreedTo(what: string): void {
    this.watch.agreed.terms.push({ cartId: '', what, amount: 0 });
  }

  runJob(server: ServerProcess): void {
    const db = this.shared.database.processes[this.servers.indexOf(server)];
    if (db) server.work(() => reconcile({ db, providers, shops, patience }, this.testId));
  }

  /** A request of somebody's browser to the shop. */
  askShop(from: string, url: string, init: RequestInit): Promise<Reply> {
    const { pathname } = new URL(url, 'http://page');
    const canned = cannedReplies.get(pathname);
    if (canned) return Promise.resolve(canned);
    const method = init.method ?? 'GET';
    const body = typeof init.body === 'string' ? init.body : undefined;
    this.shared.tally.count(`work: ${method} ${plain(pathname)}`);
    const tab = this.tabs.find(({ name }) => name === from);
    const document = tab?.document;
    const userId = tab?.page?.userId;
    const asker = this.customers.find(({ id }) => id === userId);
    this.watch.request(from, asker, url, body);
    const isBanksForm = pathname.startsWith('/api/payment-providers/opayo/return/');
    const browser = this.browserOf(from);
    const cookie = isBanksForm ? '' : browser.cookieHeader; // a form from another site carries no cookies
    const key = `${method} ${pathname} ${cookie}`;
    const kept = this.keptReplies.get(key);
    if (kept) return Promise.resolve(kept);
    const headers = {
      ...(init.headers as Record<string, string>), // as the page's client makes them
      cookie,
      origin: `http://${this.site}.joinery.localhost:4000`,
      'x-sandbox-test': this.testId,
    };
    return this.wire.send({
      from,
      road: 'page to shop',
      call: `${method} ${plain(pathname)}`,
      signal: init.signal,
      onReply: (reply) => {
        // A browser cancels the requests of a document that is gone.
        if (document?.isDead !== true) browser.take(reply.cookies ?? []);
        if (reply.status === 200 && isSteady(method, pathname, this.site)) this.keptReplies.set(key, reply);
      },
      carryOut: () => this.nextServer().serve({ method, url, headers, body }),
    });
  }

  private askBank(from: string, { method, path, headers, json, form }: Parameters<TabParts['askBank']>[1]) {
    const type = json ? 'application/json' : form ? 'application/x-www-form-urlencoded' : undefined;
    const body = json ? JSON.stringify(json) : form && new URLSearchParams(form).toString();
    return this.wire.send({
      from,
      road: 'page to bank',
      call: `${method} ${plain(path)}`,
      signal: AbortSignal.timeout(scriptPatienceMs),
      carryOut: () =>
        this.shared.bank.carryOut({
          method,
          path,
          headers: { ...headers, ...(type === undefined ? {} : { 'content-type': type }) },
          body,
        }),
    });
  }

  /** A server's request to the bank; the server may die before it and after it. */
  private async fetchAtBank(life: Actor, address: string, init: RequestInit): Promise<Response> {
    await useOf(life);
    this.shared.tally.count('work: calls of the bank');
    const url = new URL(address);
    const path = `${url.pathname}${url.search}`;
    const method = init.method ?? 'GET';
    const body = typeof init.body === 'string' ? init.body : undefined;
    const headers = init.headers as Record<string, string>; // as the server's one caller makes them
    const reply = await this.wire.send({
      from: life.name,
      road: 'shop to bank',
      call: `${method} ${plain(path)}`,
      signal: init.signal,
      carryOut: () => this.shared.bank.carryOut({ method, path, headers, body }),
    });
    await useOf(life);
    return new Response(reply.status === 204 ? null : reply.body, reply);
  }

  /** The balancer in front of the servers sends nothing to one that is down while another is up. */
  private nextServer(): ServerProcess {
    const up = this.servers.filter(({ isUp }) => isUp);
    this.turnOfServer += 1;
    const server = up[this.turnOfServer % up.length] ?? this.servers[0];
    if (!server) throw new Error('There is no server.');
    return server;
  }

  private async signIn(customer: Customer, browser: Browser): Promise<void> {
    browser.write('__Secure-joinery_session', customer.secret);
    browser.write('joinery_token', customer.mark);
    await openSession(this.shared.database, customer);
  }
}
