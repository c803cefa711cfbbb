import { runInAction } from 'mobx';
import { clientApi } from '../../kit/api/client';
import { requirePart, setMissingPartHandler } from '../../kit/components/lazyPart';
import { messages } from '../../ground/core/messages';
import type { startAnalytics } from '../analytics/startAnalytics';
import { watchFailures } from '../watchFailures';
import { reloadOnce } from '../reloadOnce';
import { createLoaders, type Loaders } from './createLoaders';
import { createPage, type AppParts, type Page } from './createPage';
import { startReactions } from './reactions';

/** The state of the operator's record: `unreachable` where there may be one that could not be loaded. */
export type ClientStatus = 'ready' | 'unknown' | 'unreachable';

export type App = Pick<Page, 'site' | 'signIn' | 'finder' | 'cart' | 'consent' | 'loaded' | 'report'> & {
  readonly load: Loaders;
  /** The client that forms look addresses up by. */
  readonly addresses: Page['client'];
  /** The operator's footer as encoded HTML, once the screen has all it needs; empty when there is none. */
  readonly loadFooter: (venue: string | undefined) => Promise<string>;
  /** The operator's record at this address, as it was asked for at the start. */
  readonly client: Promise<ClientStatus>;
  /** Asks again. */
  readonly loadClient: () => Promise<ClientStatus>;
  /** Begins the visit at a kiosk, and does nothing elsewhere; no screen may be shown before. */
  open(): Promise<void>;
  /** Starts all reactions and the first requests. Returns a disposer. */
  start(): () => void;
};

/** Makes the page's stores, each with exactly what it works with. */
export function createApp(parts: AppParts): App {
  const page = createPage(parts, () => sessionLost(page, parts));
  const { loaded, client, whenIdle, report } = page;
  setMissingPartHandler({
    reload: () => window.navigator.onLine && reloadOnce(parts.services),
    // A reload at a kiosk loses typed input, since a kiosk stores none. Nothing is typed before the visit begins.
    get isCostly() {
      return loaded.visit !== undefined;
    },
  });
  const load = createLoaders(page);
  return {
    site: page.site,
    signIn: page.signIn,
    finder: page.finder,
    cart: page.cart,
    consent: page.consent,
    loaded,
    report,
    load,
    addresses: client,
    loadFooter: async (venue) => {
      await whenIdle();
      const outcome = await clientApi(client).footer(venue);
      return outcome.ok ? outcome.data.content : '';
    },
    client: loadClient(page),
    loadClient: () => loadClient(page),
    open: () => openKiosk(page, parts),
    start: () => start(page, parts, load),
  };
}

/** Keeps what the customer was filling in, and says that they have to sign in again. */
function sessionLost({ site, signIn, loaded, joiningCommon }: Page, { services }: AppParts): void {
  if (!signIn.session.logout.loading) {
    loaded.joining?.joining.setAside(); // whoever is logging out does not mean to come back
    joiningCommon.keepers.forEach((keep) => keep());
  }
  if (!signIn.session.expire() || loaded.visit?.status === 'ending') return;
  site.toasts.carry(messages.sessionOver, 'neutral');
  if (!reloadOnce(services)) site.toasts.showCarried();
}

async function loadClient({ client, site }: Page): Promise<ClientStatus> {
  const outcome = await clientApi(client).client();
  if (!outcome.ok) return outcome.error.status === 404 ? 'unknown' : 'unreachable';
  site.config.setClientId(outcome.data.id);
  return 'ready';
}

async function openKiosk(page: Page, { services, cookies }: AppParts): Promise<void> {
  const { site, signIn, finder, cart, loaded, client } = page;
  if (!site.config.kiosk) return;
  const { openKiosk: open } = await requirePart(import('../../kiosk/create'));
  const visit = open({
    clock: services.clock,
    storage: services.storage,
    location: services.location,
    config: site.config,
    toasts: site.toasts,
    session: signIn.session,
    finder: finder.finder,
    joining: () => loaded.joining,
    payables: () => [cart, loaded.basket].filter((each) => each !== undefined),
    payment: () => loaded.payment,
    hasSession: cookies.jar.token.read() !== undefined,
    async isReachable() {
      const answer = await clientApi(client).client();
      return answer.ok || answer.error.status !== 0;
    },
  });
  runInAction(() => loaded.add({ visit }));
}

function start(page: Page, parts: AppParts, load: Loaders): () => void {
  const { site, signIn, finder, loaded, report, whenIdle, pageVenue } = page;
  const stops = [watchFailures(report), signIn.session.start(), ...startReactions(page, load)];
  site.toasts.showCarried();
  void whenIdle()
    .then(() => import('./afterStart'))
    .then(({ afterStart }) => afterStart(page))
    .catch(() => undefined);
  startOptionalParts(page, parts);
  if (site.config.site.app === 'online-joining') stops.push(takeServedJourney(load));
  void site.theme.load(pageVenue);
  const lookAgain = (): void => finder.selectedVenue.refresh();
  window.addEventListener('focus', lookAgain);
  return () => {
    window.removeEventListener('focus', lookAgain);
    for (const stop of [...stops, ...loaded.disposers]) stop();
  };
}

/**
 * Takes the journey that the site serves: now, and again whenever the customer returns to the tab with nothing given yet.
 * A journey under way keeps to its own version. Returns a disposer.
 */
function takeServedJourney(load: Loaders): () => void {
  const take = async (): Promise<void> => {
    const [loaded, { joining }] = await Promise.all([load.journey('join'), load.joining()]);
    const { journey } = joining;
    if (journey.state.has.length > 0) return;
    const wasOpen = joining.started;
    joining.use(loaded);
    if (wasOpen && joining.journey !== journey) await joining.arrival.again();
  };
  const takeAgain = async (): Promise<void> => {
    const { joining } = await load.joining();
    if (document.visibilityState === 'visible' && joining.started && joining.given.length === 0) await take();
  };
  const handleChange = (): void => void takeAgain();
  void take();
  document.addEventListener('visibilitychange', handleChange);
  return () => document.removeEventListener('visibilitychange', handleChange);
}

/** Starts what only some pages have: the fit into another site's frame, and the operator's tags. */
function startOptionalParts({ site, consent, loaded, clock }: Page, { config, services }: AppParts): void {
  if (site.config.embedded && services.framed && config.embedding) void startEmbedding(config.embedding.origins);
  if (!config.analytics || !consent.isOffered || consent.answer !== 'yes') return;
  const counted = { journey: () => loaded.joining?.joining.journey, order: () => loaded.payment?.orders.latest };
  void startTags(config.analytics, clock.now(), counted);
}

/** Loads and starts the operator's tags. A visitor whose browser cannot load them is not counted. */
async function startTags(...[analytics, now, counted]: Parameters<typeof startAnalytics>): Promise<void> {
  const part = await import('../analytics/startAnalytics').catch(() => undefined);
  part?.startAnalytics(analytics, now, counted);
}

/** Loads the part that fits the page into its frame. Without it, the frame keeps the height that the other site gave. */
async function startEmbedding(origins: readonly string[]): Promise<void> {
  const part = await import('../../embedding/startEmbedding').catch(() => undefined);
  part?.startEmbedding(origins);
}
