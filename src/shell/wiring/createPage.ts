import type { Config } from '../../../schemas/generated/config';
import { forgetPayment } from '../../checkout/flow/KeptPayment';
import { setAsideKey } from '../../kit/fields/setAsideKey';
import { timetableFilterKey } from '../../bookings/schedule/timetableFilterKey';
import type { FinderStores } from '../../finder/FinderContext';
import { LateFinder } from '../../finder/LateFinder';
import { SelectedVenueStore } from '../../finder/SelectedVenueStore';
import { VenuesStore } from '../../finder/VenuesStore';
import { trackIdle } from '../../ground/core/idleNetwork';
import { messages } from '../../ground/core/messages';
import type { Clock, KeyValueStorage, Network, PageLocation, Services, SiteCookies } from '../../ground/core/services';
import { venueOfPage } from '../../ground/core/venueOfPage';
import type { SharedJoiningParts } from '../../joining/create';
import { CartStore } from '../../joining/stores/CartStore';
import { ApiClient, type ApiOptions } from '../../kit/api/ApiClient';
import { createReporter, type Reporter } from '../../kit/api/reporter';
import { venuesApi } from '../../kit/api/venues';
import { ConfigStore } from '../../kit/site/ConfigStore';
import { SiteNavigator } from '../../kit/site/SiteNavigator';
import type { Site } from '../../kit/site/SiteContext';
import { ThemeStore, type InlinedTheme } from '../../kit/site/ThemeStore';
import { ToastStore } from '../../kit/site/ToastStore';
import { SessionStore } from '../../sign-in/SessionStore';
import type { SignIn } from '../../sign-in/SignInContext';
import { WayBack } from '../../sign-in/WayBack';
import { ConsentStore } from '../analytics/ConsentStore';
import { LoadedParts } from './LoadedParts';

export type AppParts = {
  readonly config: Config;
  /** The inlined theme; `undefined` on a page without one. */
  readonly theme: InlinedTheme | undefined;
  /** The inlined name of the page's venue; `undefined` on a page without one. */
  readonly venueName: string | undefined;
  readonly services: Services;
  readonly cookies: SiteCookies;
};

/** The stores that every page has from the start, and the services that they were made of. */
export type Page = {
  readonly site: Site;
  readonly signIn: SignIn;
  readonly finder: FinderStores;
  readonly cart: CartStore;
  /** The parts that the page shares with every journey to a membership. */
  readonly joiningCommon: SharedJoiningParts;
  readonly consent: ConsentStore;
  readonly loaded: LoadedParts;
  readonly client: ApiClient;
  readonly report: Reporter;
  readonly network: Network;
  /** Resolves once the network has been idle for a while: the moment for requests that no screen waits for. */
  readonly whenIdle: () => Promise<void>;
  readonly clock: Clock;
  readonly storage: KeyValueStorage;
  readonly location: PageLocation;
  /** The slug of the venue in the page's URL. */
  readonly pageVenue: string | undefined;
};

/** Makes the stores that every page has. `onUnauthorised` runs when the server no longer knows the session. */
export function createPage(parts: AppParts, onUnauthorised: () => void): Page {
  const { config: data, services, cookies } = parts;
  const { clock, storage, location } = services;
  const { network, whenIdle } = trackIdle(services.network, clock);
  const config = new ConfigStore(data, location, storage, { framed: services.framed, probe: cookies.jar.probe });
  const client: ApiClient = createClient(parts, network, {
    onUnauthorised,
    shownAs: () => session.shownAs,
    onOtherCustomer: () => void session.lookAgain(),
    sessionMark: () => session.mark,
    isReplaced: (since, isRead) => session.isReplaced(since, isRead),
    onUndeclared: (fault) => report(fault),
    isShared: config.kiosk,
  });
  const report: Reporter = createReporter(client);
  const loaded = new LoadedParts();
  const tellFailure = (): void => site.toasts.show('danger', messages.generic);
  const session = createSession(parts, client, loaded, config);
  const site: Site = {
    config,
    theme: new ThemeStore({ client, home: config.centre, report, tellFailure }, parts.theme),
    toasts: new ToastStore(clock, storage),
    navigator: new SiteNavigator(location, (path) => config.withKioskQuery(path)),
  };
  const { finder, pageVenue } = createFinder(parts, config, { client, network, report });
  const cart = new CartStore(client, config.site.source);
  const joiningCommon: SharedJoiningParts = {
    client,
    report,
    session,
    cart,
    clock,
    source: config.site.source,
    theme: site.theme,
    toasts: site.toasts,
    navigator: site.navigator,
    venues: finder.venues,
    finder: finder.finder,
    clientId: () => config.clientId ?? '',
    storage: config.kiosk ? undefined : storage,
    keepers: new Map(),
  };
  return {
    site,
    signIn: { session, wayBack: new WayBack(storage), client },
    finder,
    cart,
    joiningCommon,
    consent: createConsent(parts, config),
    loaded,
    client,
    report,
    network,
    whenIdle,
    clock,
    storage,
    location,
    pageVenue,
  };
}

function createSession(
  { config: data, services, cookies }: AppParts,
  client: ApiClient,
  loaded: LoadedParts,
  { kiosk }: ConfigStore,
): SessionStore {
  return new SessionStore(client, cookies.jar.token, services.clock, {
    async releasePlaces() {
      forgetPayment(services.storage);
      await loaded.desk?.releaseBeforeLogout();
    },
    leaveNothing: () => [setAsideKey, timetableFilterKey].forEach((key) => services.storage.remove(key)),
    mayBeHidden: !data.session.bearer && !kiosk, // a kiosk ends what its last visitor has left
  });
}

function createClient(
  { config: data, cookies }: AppParts,
  network: Network,
  own: Pick<
    ApiOptions,
    'onUnauthorised' | 'onUndeclared' | 'shownAs' | 'onOtherCustomer' | 'sessionMark' | 'isReplaced' | 'isShared'
  >,
): ApiClient {
  return new ApiClient({
    base: data.apiBase,
    network,
    cookiesPartitioned: cookies.partitioned,
    bearer: () => (data.session.bearer ? cookies.jar.token.read() : undefined),
    ...own,
  });
}

type FinderSources = { readonly client: ApiClient; readonly network: Network; readonly report: Reporter };

/** Creates the stores of centres, with the page's own centre from its URL and inlined data. */
function createFinder(
  { config: data, services, cookies, venueName }: AppParts,
  config: ConfigStore,
  { client, network, report }: FinderSources,
): { readonly finder: FinderStores; readonly pageVenue: string | undefined } {
  const { app } = config.site;
  const { locate, storage } = services;
  const { path, search } = services.location;
  const { kiosk, centre } = config;
  const selectedVenue = new SelectedVenueStore({ cookie: cookies.jar.venue, kiosk, centre, isDesk: config.isDesk });
  const pageVenue = venueOfPage({ app, path, search, selected: selectedVenue.slug });
  const { activityVenues, joiningVenues, joiningVenue } = venuesApi(client);
  const known = pageVenue === undefined ? {} : { [pageVenue]: venueName };
  const venues = new VenuesStore(
    { all: app === 'bookings' ? activityVenues : joiningVenues, one: joiningVenue },
    known,
  );
  const { geocoder } = data.map;
  const finder = new LateFinder({ venues, geocoder, network, locate, report, storage: kiosk ? undefined : storage });
  return { finder: { venues, finder, selectedVenue }, pageVenue };
}

/** Kiosks and embedded pages do not ask for consent: many people share the kiosk, and the frame belongs to another site. */
function createConsent({ config: data, services, cookies }: AppParts, config: ConfigStore): ConsentStore {
  const isOwnPage = !config.bare && !/^\/checkout\/?$/i.test(services.location.path);
  return new ConsentStore(data.analytics !== undefined && isOwnPage, cookies.jar.analytics);
}
