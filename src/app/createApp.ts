import { compareStructural, observable, reaction, runInAction } from 'mobx';
import type { Config } from '../../schemas/generated/config';
import { vocabulary } from '../../schemas/vocabulary';
import { ApiClient } from '../api/ApiClient';
import { clientApi } from '../api/client';
import { createGeocoder } from '../api/geocoder';
import { venuesApi } from '../api/venues';
import { arrived, whenPartIsMissing } from '../components/lazyPart';
import { loadMotion } from '../components/motion/arrival';
import { messages } from '../core/messages';
import { quietNetwork } from '../core/quietNetwork';
import { venueOfPage } from '../core/venueOfPage';
import type { Services, SiteCookies } from '../core/services';
import { forgetPayment } from '../payment/flow/KeptPayment';
import type { PaymentStores } from '../payment/PaymentContext';
import type { AccountStores } from '../stores/account/createAccount';
import type { BasketStore } from '../stores/bookings/BasketStore';
import type { BookingsStores } from '../stores/bookings/createBookings';
import type { DeskStore } from '../stores/bookings/desk/DeskStore';
import { CartStore } from '../stores/CartStore';
import { ConfigStore } from '../stores/ConfigStore';
import { ConsentStore } from '../stores/ConsentStore';
import { FinderStore } from '../stores/finder/FinderStore';
import { FormsStore } from '../stores/FormsStore';
import type { FollowingWalk, FollowKind } from '../stores/following/FollowingWalk';
import { joinOnline } from '../stores/joining/joinOnline';
import type { KioskVisit } from '../stores/kiosk/KioskVisit';
import { bundledJourneys, loadJourney, type JourneyName } from '../stores/journeyFile';
import { Navigator } from '../stores/Navigator';
import type { RegisterStore } from '../stores/register/RegisterStore';
import { SelectedVenueStore } from '../stores/SelectedVenueStore';
import { SessionStore } from '../stores/SessionStore';
import type { Stores } from '../stores/StoresContext';
import { ThemeStore, type InlinedTheme } from '../stores/ThemeStore';
import { ToastStore } from '../stores/ToastStore';
import { VenuesStore } from '../stores/VenuesStore';
import { WayBack } from '../stores/WayBack';
import type { startAnalytics } from './analytics/startAnalytics';
import { createJoining, startJoining } from './createJoining';
import { openForms } from './openForms';
import { watchFailures } from './failures';
import { createReporter, type Reporter } from './reporter';
import { reloadOnce } from './reloadOnce';

export type App = {
  readonly stores: Stores;
  /** What paying needs, loaded when it comes to that. */
  readonly payment: () => Promise<PaymentStores>;
  /** What the account site shows, loaded on that site. */
  readonly account: () => Promise<AccountStores>;
  /** What booking needs, loaded on the bookings site, and elsewhere for what is in the basket. */
  readonly bookings: () => Promise<BookingsStores>;
  /** What staff work with, loaded on the front-of-house site. */
  readonly desk: () => Promise<DeskStore>;
  /** What getting an account needs, loaded when it comes to that. */
  readonly register: () => Promise<RegisterStore>;
  /** The change or renewal of a membership; the same while it is the last one that was asked for. */
  readonly following: (kind: FollowKind, id: string) => Promise<FollowingWalk>;
  readonly report: Reporter;
  /** The operator's footer as encoded HTML, once the screen has all it needs; empty when there is none. */
  readonly loadFooter: (venue: string | undefined) => Promise<string>;
  /** `failed`: the operator's record could not be had, so there is nothing here. */
  readonly client: Promise<'ready' | 'failed'>;
  /** Brings what a kiosk needs, in one; nothing may be shown there before. */
  open(): Promise<void>;
  /** Sets everything going. The answer stops it. */
  start(): () => void;
};

export type AppParts = {
  readonly config: Config;
  /** The theme that came with the page; `undefined` when none did. */
  readonly theme: InlinedTheme | undefined;
  /** What the venue that the page is about is called, where that came with the page. */
  readonly venueName: string | undefined;
  readonly services: Services;
  readonly cookies: SiteCookies;
};

/** Wires the page: every store with exactly what it works with. */
export function createApp({ config: configData, theme: inlined, venueName, services, cookies }: AppParts): App {
  const { clock, storage, location, locate } = services;
  const { network, quiet } = quietNetwork(services.network, clock);
  const config = new ConfigStore(configData, location, storage, { framed: services.framed, probe: cookies.jar.probe });
  const navigator = new Navigator(location, (path) => config.within(path));
  const client = new ApiClient({
    base: configData.apiBase,
    network,
    cookiesApart: cookies.apart,
    bearer: () => (configData.session.bearer ? cookies.jar.token.read() : undefined),
    onUnauthorised() {
      joining.setAside();
      if (!session.expire() || visit.get()?.status === 'ending') return;
      toasts.carry(messages.sessionOver, 'neutral');
      if (!reloadOnce(services)) toasts.showCarried();
    },
  });
  const report = createReporter(client);
  const loadAnew = (): boolean => window.navigator.onLine && reloadOnce(services);
  const session = new SessionStore(client, cookies.jar.token, clock, async () => {
    forgetPayment(storage);
    await openedDesk?.leave();
  });
  const selectedVenue = new SelectedVenueStore({
    cookie: cookies.jar.venue,
    kiosk: config.kiosk,
    centre: config.centre,
  });
  const { app, source } = config.site;
  const { path, search } = location;
  const pageVenue = venueOfPage({ app, path, search, selected: selectedVenue.slug });
  const theme = new ThemeStore({ client, home: config.centre, report }, inlined);
  const toasts = new ToastStore(clock, storage);
  const wayBack = new WayBack(storage);
  const { activityVenues, joiningVenues } = venuesApi(client);
  const known = pageVenue === undefined ? {} : { [pageVenue]: venueName };
  const venues = new VenuesStore(app === 'bookings' ? activityVenues : joiningVenues, known);
  const finder = new FinderStore({ venues, geocode: createGeocoder(configData.map.geocoder, network), locate, report });
  const cart = new CartStore(client, source);
  // Who stands at a kiosk, or in another site's page, is not asked: the answer would be somebody else's as well.
  const isOwnPage = !config.bare && !/^\/checkout\/?$/i.test(path);
  const consent = new ConsentStore(configData.analytics !== undefined && isOwnPage, cookies.jar.analytics);
  const visit = observable.box<KioskVisit | undefined>(undefined, { deep: false });
  whenPartIsMissing({
    loadAnew,
    // What is typed at a kiosk is kept nowhere; until the visit begins, nothing is.
    get isCostly() {
      return visit.get() !== undefined;
    },
  });
  const paying = observable.box<PaymentStores | undefined>(undefined, { deep: false });
  const basket = observable.box<BasketStore | undefined>(undefined, { deep: false });
  const beside = () => paying.get()?.checkout;
  const clientId = (): string => config.clientId ?? '';
  const common = {
    vocabulary,
    source,
    client,
    clientId,
    report,
    links: configData.links,
    theme,
    session,
    cart,
    venues,
    finder,
    toasts,
    navigator,
    clock,
    storage: config.kiosk ? undefined : storage,
  };
  const own = createJoining(common, bundledJourneys.join, joinOnline, beside);
  const { joining, facts, forms } = own;
  const shared = { vocabulary, source, facts, session, forms, toasts, navigator };

  const stores: Stores = {
    config,
    theme,
    session,
    toasts,
    wayBack,
    consent,
    navigator,
    venues,
    finder,
    selectedVenue,
    cart,
    ...own,
    get basket() {
      return basket.get();
    },
    get payable() {
      return app === 'bookings' ? basket.get() : cart;
    },
    get kiosk() {
      return visit.get();
    },
  };

  const load = async (name: JourneyName) => {
    const loaded = await loadJourney(name, configData.journeys.base, network);
    if (loaded.report !== undefined) report(loaded.report);
    return loaded;
  };
  const bookings = once(async (): Promise<BookingsStores> => {
    const { createBookings } = await arrived(import('../stores/bookings/createBookings'));
    const made = createBookings({
      client,
      clock,
      toasts,
      report,
      surroundings: forms.surroundings,
      source: source === 'front-of-house' ? source : 'bookings', // on the other sites, that of the bookings site
      payment: () => paying.get()?.payment,
    });
    runInAction(() => basket.set(made.basket));
    reaction(
      () => [session.user?.id, made.basket.selectedUserId],
      () => made.customerChanged(),
      { equals: compareStructural },
    );
    return made;
  });
  let openedDesk: DeskStore | undefined;
  const desk = once(async (): Promise<DeskStore> => {
    const parts = [arrived(import('../stores/bookings/desk/createDesk')), bookings()] as const;
    const [{ createDesk }, made] = await Promise.all(parts);
    const { currency } = config.config;
    openedDesk = createDesk({ client, toasts, navigator, storage, session, currency, basket: made.basket });
    return openedDesk;
  });
  const payment = once(async (): Promise<PaymentStores> => {
    const isBooking = app === 'bookings';
    const parts = [
      arrived(import('../payment/createPayment')),
      load(isBooking ? 'booking-checkout' : 'checkout'),
      isBooking ? bookings().then((made) => made.basket) : Promise.resolve(cart),
    ] as const;
    const [{ createPayment }, { journey }, payable] = await Promise.all(parts);
    const { config: wired, kiosk } = config;
    const made = createPayment({ ...shared, payable, client, clock, config: wired, kiosk, storage, wayBack }, journey);
    runInAction(() => paying.set(made));
    return made;
  });
  const account = once(async (): Promise<AccountStores> => {
    const { createAccount } = await arrived(import('../stores/account/createAccount'));
    const made = createAccount({ client, session, toasts });
    reaction(
      () => session.user?.id,
      () => made.forget(),
    );
    return made;
  });
  const register = once(async (): Promise<RegisterStore> => {
    const parts = [arrived(import('../stores/register/RegisterStore')), load('register')] as const;
    const [part, { journey }] = await Promise.all(parts);
    const ownForms = new FormsStore(client, own.questions, forms.surroundings, report);
    const made = new part.RegisterStore({ ...shared, clientId, forms: ownForms }, journey);
    openForms(ownForms, () => made.wantedForms);
    reaction(
      () => session.isMember,
      () => ownForms.clear(), // what somebody began to fill in is nothing to whoever comes next
    );
    return made;
  });
  const loadFollowing = async (kind: FollowKind, id: string): Promise<FollowingWalk> => {
    const parts = [arrived(import('./createFollowing')), load(`${kind}-membership`)] as const;
    const [{ createFollowing }, journey] = await Promise.all(parts);
    return createFollowing(common, stores, { kind, id }, journey);
  };
  let following: { readonly of: string; readonly walk: Promise<FollowingWalk> } | undefined;

  /** Whose basket it is has changed. A guest is told of theirs on the bookings site, and in a kiosk, which forgets it. */
  const showBasket = async (): Promise<void> => {
    if (config.isDesk) return; // there it is the customer's whom staff serve
    basket.get()?.reset();
    if (app !== 'bookings' && !config.kiosk && !session.isMember) return;
    if (app !== 'bookings' || path === '/') {
      await quiet(); // nothing on the page waits for it, nor is it missed where it can't be had
      if (!(await import('../stores/bookings/createBookings').catch(() => undefined))) return;
    }
    await (await bookings()).basket.load();
  };

  return {
    stores,
    payment,
    account,
    bookings,
    desk,
    register,
    following(kind, id) {
      const of = `${kind}/${id}/${session.user?.id ?? ''}`;
      if (following?.of !== of) following = { of, walk: loadFollowing(kind, id) };
      return following.walk;
    },
    loadFooter: async (venue) => {
      await quiet();
      const outcome = await clientApi(client).footer(venue);
      return outcome.ok ? outcome.data.content : '';
    },
    report,
    client: clientApi(client)
      .client()
      .then((outcome) => {
        if (outcome.ok) config.setClientId(outcome.data.id);
        return outcome.ok ? 'ready' : 'failed';
      }),
    async open() {
      if (!config.kiosk) return;
      const { openKiosk } = await arrived(import('./kiosk/openKiosk'));
      const hasSession = cookies.jar.token.read() !== undefined;
      const isReachable = async (): Promise<boolean> => {
        const answer = await clientApi(client).client();
        return answer.ok || answer.error.status !== 0;
      };
      const payables = () => [cart, basket.get()].filter((each) => each !== undefined);
      const made = openKiosk({
        ...services,
        ...stores,
        payables,
        payment: () => paying.get(),
        isReachable,
        hasSession,
      });
      runInAction(() => visit.set(made));
    },
    start() {
      const stops = [
        watchFailures(report),
        session.start(),
        startJoining(own, common, beside),
        reaction(
          () => [session.status, session.user?.id] as const,
          ([now], [before]) => {
            if (before !== 'unknown') void joining.sessionChanged();
            if (now === 'member' && app !== 'online-joining') void cart.load(); // for the basket's badge
          },
          { equals: compareStructural },
        ),
        reaction(
          () => (session.status === 'unknown' ? undefined : (session.user?.id ?? 'guest')),
          (whose) => whose !== undefined && void showBasket(),
          { fireImmediately: true },
        ),
        reaction(
          () => consent.answer,
          (_now, before) => before === 'yes' && location.reload(), // tags that run go with the page alone
        ),
        reaction(
          () => joining.venue?.slug,
          (slug) => slug !== undefined && selectedVenue.select(slug),
        ),
        reaction(
          () => selectedVenue.slug,
          (slug) => app !== 'online-joining' && void theme.load(slug), // there, the chosen centre is the one that counts
        ),
        reaction(
          () => session.logout.error,
          (error) => (error ? toasts.show('danger', messages.notLoggedOut) : toasts.withdraw(messages.notLoggedOut)),
        ),
      ];
      toasts.showCarried();
      void quiet().then(loadMotion);
      if (config.embedded && services.framed && configData.embedding) void embed(configData.embedding.origins);
      if (configData.analytics && consent.offered && consent.answer === 'yes') {
        const counted = { journey: () => joining.journey, order: () => paying.get()?.orders.latest };
        void count(configData.analytics, clock.now(), counted);
      }
      if (app === 'online-joining') void load('join').then(({ journey, hash }) => joining.use(journey, hash));
      void theme.load(pageVenue);
      const lookAgain = (): void => selectedVenue.refresh();
      window.addEventListener('focus', lookAgain);
      return () => {
        window.removeEventListener('focus', lookAgain);
        for (const stop of stops) stop();
      };
    },
  };
}

/** What is loaded when it is first asked for, and then the same for all. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => (loading ??= load());
}

/** Loads what counts, and starts it. A visitor for whom it does not come is not counted. */
async function count(...[analytics, now, counted]: Parameters<typeof startAnalytics>): Promise<void> {
  const part = await import('./analytics/startAnalytics').catch(() => undefined);
  part?.startAnalytics(analytics, now, counted);
}

/** Loads what fits the page into the framing one. Without it, that page's own height of the frame holds. */
async function embed(origins: readonly string[]): Promise<void> {
  const part = await import('./embedding/startEmbedding').catch(() => undefined);
  part?.startEmbedding(origins);
}
