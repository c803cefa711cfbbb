import type { AccountStores } from '../../account/create';
import type { EndingWalk } from '../../account/ending/ending';
import type { FreezeWalk } from '../../account/freezing/freezing';
import type { BookingsStores } from '../../bookings/create';
import type { PaymentStores } from '../../checkout/PaymentContext';
import type { DeskStore } from '../../desk/DeskStore';
import type { TillStore } from '../../desk/TillStore';
import type { FollowingWalk, FollowKind } from '../../following/FollowingWalk';
import type { JoiningStores, LoadedCheckout } from '../../joining/create';
import { requirePart } from '../../kit/components/lazyPart';
import type { FormsStore } from '../../kit/walk/FormsStore';
import type { JourneyName, LoadedJourney } from '../../kit/walk/journeyFile';
import type { RegisterStore } from '../../sign-in/RegisterStore';
import type { Page } from './createPage';
import { paymentParts } from './paymentParts';

/** Loads the parts of the page that not every visit needs. Each is loaded once, when it is first asked for. */
export type Loaders = {
  readonly journey: (name: JourneyName) => Promise<LoadedJourney>;
  /** Loads the walk to a membership, with the forms and facts of all journeys. */
  readonly joining: () => Promise<JoiningStores>;
  readonly forms: () => Promise<FormsStore>;
  readonly bookings: () => Promise<BookingsStores>;
  readonly desk: () => Promise<DeskStore>;
  /** Loads the till of a centre, by its slug; the same store for repeated calls with the same slug. */
  readonly till: (venue: string) => Promise<TillStore>;
  readonly payment: () => Promise<PaymentStores>;
  readonly account: () => Promise<AccountStores>;
  /** Loads the cancelling of a membership; the same store for repeated calls with the same id. */
  readonly ending: (membershipId: string) => Promise<EndingWalk>;
  readonly freezing: (membershipId: string) => Promise<FreezeWalk>;
  readonly register: () => Promise<RegisterStore>;
  /** Loads the change or renewal of a membership; the same walk for repeated calls with the same arguments. */
  readonly following: (kind: FollowKind, id: string) => Promise<FollowingWalk>;
};

export function createLoaders(page: Page): Loaders {
  const journey = loadJourneys(page);
  const joining = once(() => loadJoining(page));
  const bookings = once(() => loadBookings(page, joining));
  return {
    journey,
    joining,
    forms: once(async () => (await joining()).forms),
    bookings,
    desk: once(async () => (await requirePart(import('./loadDesk'))).loadDesk(page, bookings)),
    till: latest(
      async (venue: string) => (await requirePart(import('./loadTill'))).loadTill(page, venue),
      () => page.signIn.session.user?.id,
    ),
    payment: once(() => loadPayment(page, journey, { joining, bookings })),
    account: once(() => loadAccount(page)),
    ending: latest(
      async (id: string) => (await membershipWalk()).loadEnding(page, { journey, joining }, id),
      () => page.signIn.session.user?.id,
    ),
    freezing: latest(
      async (id: string) => (await membershipWalk()).loadFreezing(page, { journey, joining }, id),
      () => page.signIn.session.user?.id,
    ),
    register: once(() => loadRegister(page, journey, joining)),
    following: latest(
      (kind: FollowKind, id: string) => loadFollowing(page, journey, { kind, id }),
      () => page.signIn.session.user?.id,
    ),
  };
}

const membershipWalk = () => requirePart(import('./loadMembershipWalk'));

function loadJourneys({ site, network, report }: Page): Loaders['journey'] {
  return async (name) => {
    const { loadJourney } = await requirePart(import('./walk'));
    const loaded = await loadJourney(name, site.config.config.journeys.base, network);
    if (loaded.report !== undefined) report(loaded.report);
    return loaded;
  };
}

/** Creates the stores of joining, and starts their reactions. */
async function loadJoining({ joiningCommon, loaded }: Page): Promise<JoiningStores> {
  const { bundledJourneys, createJoining, joinOnline, startJoining } = await requirePart(import('./walk'));
  const checkout: LoadedCheckout = () => loaded.payment?.checkout;
  const joining = createJoining(joiningCommon, bundledJourneys.join, joinOnline, checkout);
  loaded.disposers.push(startJoining(joining, joiningCommon, checkout));
  loaded.add({ joining });
  return joining;
}

async function loadBookings(page: Page, joining: Loaders['joining']): Promise<BookingsStores> {
  const { site, signIn, client, clock, report, loaded, storage } = page;
  const parts = [requirePart(import('../../bookings/create')), joining()] as const;
  const [{ createBookings }, { forms }] = await Promise.all(parts);
  const { config } = site;
  const { source } = config.site;
  const stores = createBookings({
    client,
    clock,
    report,
    toasts: site.toasts,
    session: signIn.session,
    surroundings: forms.surroundings,
    storage: config.kiosk || config.isDesk ? undefined : storage,
    source: source === 'front-of-house' ? source : 'bookings', // a basket on the other sites is that of the bookings site
    payment: () => loaded.payment?.payment,
  });
  loaded.add({ basket: stores.basket });
  return stores;
}

async function loadPayment(
  page: Page,
  journey: Loaders['journey'],
  { joining, bookings }: Pick<Loaders, 'joining' | 'bookings'>,
): Promise<PaymentStores> {
  const { app } = page.site.config.site;
  if (app === 'my-account') return (await requirePart(import('./loadCardCheck'))).loadCardCheck(page, journey, joining);
  const isBooking = app === 'bookings';
  const loading = [
    requirePart(import('../../checkout/create')),
    journey(isBooking ? 'booking-checkout' : 'checkout'),
    isBooking ? bookings().then((stores) => stores.basket) : Promise.resolve(page.cart),
    requirePart(import('./walk')),
    joining(),
  ] as const;
  const [{ createPayment, orderWords: words }, checkout, payable, walk, { facts, forms }] = await Promise.all(loading);
  const payment = createPayment({ ...paymentParts(page, walk), words, payable, facts, forms }, checkout.journey);
  payment.checkout.journey.tellOperator(checkout.report);
  page.loaded.add({ payment });
  return payment;
}

async function loadAccount({ site, signIn, client, whenIdle }: Page): Promise<AccountStores> {
  const { createAccount } = await requirePart(import('../../account/create'));
  const { bare, config } = site.config;
  const cookie = `${config.cookies.prefix}token`;
  const pass = bare ? undefined : { operator: config.appName, cookie, whenIdle };
  return createAccount({ client, session: signIn.session, toasts: site.toasts, pass });
}

async function loadRegister(
  page: Page,
  journey: Loaders['journey'],
  joining: Loaders['joining'],
): Promise<RegisterStore> {
  const { site, signIn, client, report, joiningCommon } = page;
  const [{ createRegister }, loaded, { vocabulary }, { facts, questions, forms }] = await Promise.all([
    requirePart(import('../../sign-in/create')),
    journey('register'),
    requirePart(import('./walk')),
    joining(),
  ]);
  const parts = {
    vocabulary,
    source: site.config.site.source,
    clientId: joiningCommon.clientId,
    facts,
    questions,
    surroundings: forms.surroundings,
    session: signIn.session,
    navigator: site.navigator,
    client,
    report,
  };
  return createRegister(parts, loaded.journey);
}

type Followed = { readonly kind: FollowKind; readonly id: string };

async function loadFollowing(page: Page, journey: Loaders['journey'], followed: Followed): Promise<FollowingWalk> {
  const parts = [requirePart(import('../../following/create')), journey(`${followed.kind}-membership`)] as const;
  const [{ createFollowing }, loaded] = await Promise.all(parts);
  return createFollowing(page.joiningCommon, followed, loaded);
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => (loading ??= load());
}

/** Keeps the last walk that was loaded, as long as the same membership is asked for by the same customer. */
function latest<Args extends readonly string[], T>(
  load: (...args: Args) => Promise<T>,
  customer: () => string | undefined,
): (...args: Args) => Promise<T> {
  let last: { readonly of: string; readonly walk: Promise<T> } | undefined;
  return (...args) => {
    const of = [...args, customer() ?? ''].join('/');
    if (last?.of !== of) last = { of, walk: load(...args) };
    return last.walk;
  };
}
