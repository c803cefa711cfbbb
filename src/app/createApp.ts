import { compareStructural, observable, reaction, runInAction } from 'mobx';
import type { Config } from '../../schemas/generated/config';
import { vocabulary } from '../../schemas/vocabulary';
import { ApiClient } from '../api/ApiClient';
import { clientApi, type Theme } from '../api/client';
import { createGeocoder } from '../api/geocoder';
import { arrived } from '../components/lazyPart';
import { messages } from '../core/messages';
import type { Services } from '../core/services';
import type { PaymentStores } from '../payment/PaymentContext';
import type { AccountStores } from '../stores/account/createAccount';
import { CartStore } from '../stores/CartStore';
import { ConfigStore } from '../stores/ConfigStore';
import { ConsentStore, type ConsentCookie } from '../stores/ConsentStore';
import { FinderStore } from '../stores/finder/FinderStore';
import { FormsStore } from '../stores/FormsStore';
import type { FollowingWalk, FollowKind } from '../stores/following/FollowingWalk';
import { joinOnline } from '../stores/joining/joinOnline';
import { bundledJourneys, loadJourney, type JourneyName } from '../stores/journeyFile';
import { Navigator } from '../stores/Navigator';
import type { RegisterStore } from '../stores/register/RegisterStore';
import { SelectedVenueStore, type VenueCookie } from '../stores/SelectedVenueStore';
import { SessionStore, type TokenCookie } from '../stores/SessionStore';
import type { Stores } from '../stores/StoresContext';
import { ThemeStore } from '../stores/ThemeStore';
import { ToastStore } from '../stores/ToastStore';
import { VenuesStore } from '../stores/VenuesStore';
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
  /** What getting an account needs, loaded when it comes to that. */
  readonly register: () => Promise<RegisterStore>;
  /** The change or renewal of a membership; the same while it is the last one that was asked for. */
  readonly following: (kind: FollowKind, id: string) => Promise<FollowingWalk>;
  readonly report: Reporter;
  /** The operator's footer as encoded HTML; empty when there is none. */
  readonly loadFooter: (venue: string | undefined) => Promise<string>;
  /** `failed`: the operator's record could not be had, so there is nothing here. */
  readonly client: Promise<'ready' | 'failed'>;
  /** Sets everything going. The answer stops it. */
  start(): () => void;
};

export type AppParts = {
  readonly config: Config;
  readonly theme: Theme | undefined;
  readonly services: Services;
  readonly cookie: TokenCookie;
  readonly venueCookie: VenueCookie;
  readonly consentCookie: ConsentCookie;
};

/** Wires the page: every store with exactly what it works with. */
export function createApp(parts: AppParts): App {
  const { config: configData, theme: inlinedTheme, services, cookie, venueCookie, consentCookie } = parts;
  const { clock, storage, network, location, locate } = services;
  const config = new ConfigStore(configData, location, storage);
  const navigator = new Navigator(location);
  const client = new ApiClient({
    base: configData.apiBase,
    network,
    bearer: () => (configData.session.bearer ? cookie.read() : undefined),
    onUnauthorised() {
      joining.setAside();
      if (!session.expire()) return;
      toasts.carry(messages.sessionOver, 'neutral');
      if (!reloadOnce(services)) toasts.showCarried();
    },
  });
  const report = createReporter(client);
  const session = new SessionStore(client, cookie, clock);
  const theme = new ThemeStore(client, inlinedTheme);
  const toasts = new ToastStore(clock, storage);
  const venues = new VenuesStore(client);
  const selectedVenue = new SelectedVenueStore({ cookie: venueCookie, kiosk: config.kiosk, centre: config.centre });
  const finder = new FinderStore({ venues, geocode: createGeocoder(configData.map.geocoder, network), locate, report });
  const cart = new CartStore(client);
  // Who stands at a kiosk, or in another site's page, is not asked: the answer would be somebody else's as well.
  const isOwnPage = !config.kiosk && !config.embedded && location.path !== '/checkout';
  const consent = new ConsentStore(configData.analytics !== undefined && isOwnPage, consentCookie);
  const paying = observable.box<PaymentStores | undefined>(undefined, { deep: false });
  const beside = () => paying.get()?.checkout;
  const { source } = config.site;
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
  const shared = { vocabulary, source, facts, session, cart, forms, toasts, navigator };

  const stores: Stores = {
    config,
    theme,
    session,
    toasts,
    consent,
    navigator,
    venues,
    finder,
    selectedVenue,
    cart,
    ...own,
  };

  const load = async (name: JourneyName) => {
    const loaded = await loadJourney(name, configData.journeys.base, network);
    if (loaded.report !== undefined) report(loaded.report);
    return loaded;
  };
  const payment = once(async (): Promise<PaymentStores> => {
    const parts = [arrived(import('../payment/createPayment')), load('checkout')] as const;
    const [{ createPayment }, { journey }] = await Promise.all(parts);
    const made = createPayment({ ...shared, client, clock, config: config.config, kiosk: config.kiosk, storage });
    made.checkout.use(journey);
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

  return {
    stores,
    payment,
    account,
    register,
    following(kind, id) {
      const of = `${kind}/${id}/${session.user?.id ?? ''}`;
      if (following?.of !== of) following = { of, walk: loadFollowing(kind, id) };
      return following.walk;
    },
    loadFooter: async (venue) => {
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
    start() {
      const stops = [
        watchFailures(report),
        session.start(),
        startJoining(own, common, beside),
        reaction(
          () => [session.status, session.user?.id] as const,
          ([now], [before]) => {
            if (before !== 'unknown') void joining.sessionChanged();
            if (now === 'member' && config.site.app !== 'online-joining') void cart.load(); // for the basket's badge
          },
          { equals: compareStructural },
        ),
        reaction(
          () => joining.venue?.slug,
          (slug) => slug !== undefined && selectedVenue.select(slug),
        ),
        reaction(
          () => consent.answer,
          (_now, before) => before === 'yes' && location.reload(), // tags that run go with the page alone
        ),
        reaction(
          () => session.logout.error,
          (error) => error && toasts.show('danger', messages.notLoggedOut),
        ),
      ];
      toasts.showCarried();
      if (configData.analytics && consent.offered && consent.answer === 'yes') {
        const counted = { journey: () => joining.journey, order: () => paying.get()?.orders.latest };
        void count(configData.analytics, clock.now(), counted);
      }
      if (config.site.app === 'online-joining')
        void load('join').then(({ journey, hash }) => joining.use(journey, hash));
      if (theme.status === 'loading') void theme.load(undefined);
      // A part of the page that is gone was replaced by a newer release: the whole page is had anew.
      const getNewer = (event: Event): void => {
        if (window.navigator.onLine && reloadOnce(services)) event.preventDefault();
      };
      window.addEventListener('vite:preloadError', getNewer);
      const lookAgain = (): void => selectedVenue.refresh();
      window.addEventListener('focus', lookAgain);
      return () => {
        window.removeEventListener('focus', lookAgain);
        window.removeEventListener('vite:preloadError', getNewer);
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
