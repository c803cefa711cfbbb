import { ApiClient } from '../../src/kit/api/ApiClient';
import { SiteNavigator } from '../../src/kit/site/SiteNavigator';
import { ToastStore } from '../../src/kit/site/ToastStore';
import { bundledJourneys } from '../../src/kit/walk/journeyFile';
import { SessionStore } from '../../src/sign-in/SessionStore';
import { VenuesStore } from '../../src/finder/VenuesStore';
import { CartStore } from '../../src/joining/stores/CartStore';
import { createJoining, startJoining, type JoiningStores } from '../../src/joining/create';
import { joinOnline } from '../../src/joining/walk/joinOnline';
import { messages } from '../../src/ground/core/messages';
import { venuesApi } from '../../src/kit/api/venues';

/** A customer whom the server of this world knows, by their token. */
export type Known = { readonly id: string; readonly hasBillingDate: boolean; readonly factor: number };

export const known: Readonly<Record<string, Known>> = {
  billed: { id: 'billed', hasBillingDate: true, factor: 3 },
  new: { id: 'new', hasBillingDate: false, factor: 5 },
};

export type World = JoiningStores & {
  readonly session: SessionStore;
  readonly toasts: ToastStore;
  /** The paths that were asked for, with their method. */
  readonly asked: string[];
  /** Opens the session of a customer, or ends it. */
  signIn(name: string | undefined): Promise<void>;
  /** Answers calls, the later rule first; a rule that returns undefined leaves a call to the others. */
  answer(rule: Rule): void;
  settle(): Promise<void>;
  stop(): void;
};

type Asked = {
  readonly method: string;
  readonly url: URL;
  readonly token: string | undefined;
  readonly body: unknown;
};
type Rule = (asked: Asked) => Response | Promise<Response | undefined> | undefined;

const price = (raw: number) => ({ raw, formatted: `£${raw}`, decimal: String(raw) });
const fees = (raw: number) => ({
  joining_fee: price(raw),
  base_fee: price(raw),
  pro_rata_fee: price(0),
  month_in_hand_fee: price(0),
});

/** The price that the server of this world works out: every part of a request, and the customer, shows in it. */
export function priceOf(url: URL, token: string | undefined): number {
  const { factor = 1, hasBillingDate = false } = known[token ?? ''] ?? {};
  const option = Number(url.pathname.split('/').at(-1));
  const read = (name: string): number => Number((url.searchParams.get(name) ?? '0').replaceAll('-', ''));
  const day = hasBillingDate ? 15 : read('billing_day');
  return ((option * 7 + read('start_date')) * 31 + day) * 10 + read('promotion_code_id') * factor + factor;
}

const options = [
  { id: 1, slug: 'swim', name: 'Swim', option: 11 },
  { id: 2, slug: 'total', name: 'Total', option: 21 },
];

/** Creates the stores of a joining on a server that is a table of answers. */
export function joiningWorld(today = '2026-11-23'): World {
  let token: string | undefined;
  const asked: string[] = [];
  const rules: Rule[] = [seeded];
  const client = new ApiClient({
    base: 'https://api.example',
    network: async (address, { method = 'GET', body: text }) => {
      const url = new URL(address);
      asked.push(`${method} ${url.pathname}`);
      const body: unknown = typeof text === 'string' ? JSON.parse(text) : undefined;
      for (const rule of rules) {
        const response = await rule({ method, url, token, body });
        if (response) return response;
      }
      return Response.json({ message: `Nothing answers ${url.pathname}` }, { status: 404 });
    },
    bearer: () => token,
    onUndeclared: (fault) => {
      throw new Error(fault);
    },
    onUnauthorised: () => undefined,
  });
  const clock = {
    now: () => new Date(`${today}T12:00:00Z`),
    after: (_ms: number, run: () => void) => (run(), () => undefined),
    every: () => () => undefined,
  };
  const cookie = { read: () => token, write: (text: string) => void (token = text), remove: () => (token = undefined) };
  const session = new SessionStore(client, cookie, clock, {
    releasePlaces: async () => undefined,
    leaveNothing: () => undefined,
    mayBeHidden: false,
  });
  const storage = { read: () => undefined, write: () => undefined, remove: () => undefined };
  const toasts = new ToastStore(clock, storage);
  const page = {
    host: '',
    path: '/',
    search: '',
    assign: () => undefined,
    replace: () => undefined,
    reload: () => undefined,
  };
  const shared = {
    client,
    report: () => undefined,
    theme: { load: async () => undefined },
    cart: new CartStore(client, 'online-joining'),
    source: 'online-joining',
    clientId: () => 'aire-valley',
    session,
    venues: new VenuesStore({ all: venuesApi(client).joiningVenues, one: venuesApi(client).joiningVenue }),
    finder: { clear: () => undefined },
    toasts,
    navigator: new SiteNavigator(page, (path) => path),
    clock,
    keepers: new Map(),
    storage: undefined,
  };
  const stores = createJoining(shared, bundledJourneys.join, joinOnline);
  stores.joining.journeyHash = 'hash';
  const stop = startJoining(stores, shared);
  const settle = async (): Promise<void> => {
    const { forms, joining } = stores;
    do await new Promise<void>((resolve) => setTimeout(resolve, 8));
    while (joining.journey.state.status === 'submitting' || joining.forms.wanted.some(({ id }) => !forms.model(id)));
  };
  return {
    ...stores,
    session,
    toasts,
    asked,
    stop,
    settle,
    answer: (rule) => void rules.unshift(rule),
    async signIn(name) {
      token = name;
      await session.reload();
      await stores.joining.sessionChanged();
      await settle();
    },
  };
}

function seeded({ method, url, token }: Asked): Response | undefined {
  const path = url.pathname;
  const give = (data: unknown): Response => Response.json({ data, checksum: 'c' });
  if (method !== 'GET') return undefined;
  if (path === '/api/venues/online-joining') return give([venue]);
  if (path === `/api/venues/online-joining/${venue.slug}`) return give(venue);
  if (path === '/api/memberships/types') return catalogue();
  if (/payment-options\/\d+$/.test(path)) return give(costsAnswer(url, token));
  if (path.startsWith('/api/v1/membership-promotions/validate/')) {
    const [code = '', option] = path.split('/').slice(-2);
    if (code !== 'TEN') return Response.json({ message: messages.promotionUnknown }, { status: 404 });
    return option === '11' ? give({ code, id: 4 }) : Response.json({ message: 'Another' }, { status: 422 });
  }
  if (path === '/api/data-fields') return give([]);
  if (path.startsWith('/api/custom-questions/') || path.startsWith('/api/terms/')) return give([]);
  if (path === '/api/memberships/online-joining') return give(null);
  const customer = known[token ?? ''];
  return customer ? give(userAnswer(customer)) : Response.json({ message: 'Unauthenticated.' }, { status: 401 });
}

const venue = {
  id: 1,
  slug: 'kirkstall',
  name: 'Kirkstall',
  address1: '1 Road',
  address2: null,
  postcode: 'LS4 2QB',
  place_type: 'centre',
  activities_v2_enabled: true,
  display_venue_selection_button: true,
  can_display_ineligible_memberships: true,
};

/** The catalogue's answer in which memberships can be bought as `purchasable` says. */
export function catalogue(purchasable: object = {}): Response {
  return Response.json({ data: options.map((each) => typeAnswer(each, purchasable)), checksum: 'c' });
}

function typeAnswer({ id, slug, name, option }: (typeof options)[number], purchasable: object = {}): object {
  const one = (optionId: number, payment_type: string) => ({
    id: optionId,
    payment_type,
    fixed_duration: payment_type === 'fixed' ? 3 : null,
    fixed_period: payment_type === 'fixed' ? 'months' : null,
    fees: fees(10),
    global_base_price: price(20),
    total_to_pay_now: price(30),
    is_purchasable: { can_purchase: true, has_prices: true, message: null, ...purchasable },
  });
  return {
    id,
    name,
    slug,
    description: '',
    coverage: 'local',
    categories: [],
    eligibility: null,
    provides_access_to: null,
    benefits: [],
    payment_options: [one(option, 'recurring'), one(option + 1, 'fixed')],
  };
}

const days = [1, 8, 15];
const firstBill = (day: number): string => `2026-12-${String(day).padStart(2, '0')}`;

function costsAnswer(url: URL, token: string | undefined): object {
  const onDay = (day: number): number => {
    const asked = new URL(url);
    asked.searchParams.set('billing_day', String(day));
    return priceOf(asked, token);
  };
  const { hasBillingDate = false } = known[token ?? ''] ?? {};
  const day = hasBillingDate ? 15 : Number(url.searchParams.get('billing_day') ?? days[0]);
  return {
    total_to_pay_now: price(priceOf(url, token)),
    pretty_first_billing_date: '1 December 2026',
    first_billing_date: firstBill(day),
    pro_rata_days: 8,
    pro_rata_until: '2026-11-30',
    global_base_price: price(20),
    payment_type: 'recurring',
    fixed_duration: null,
    fixed_period: null,
    promotion_enabled: true,
    billing_days: days,
    by_billing_day: days.map((each) => ({
      day: each,
      total_to_pay_now: price(onDay(each)),
      first_billing_date: firstBill(each),
    })),
    fees: { ...fees(10), discount: price(0) },
  };
}

function userAnswer({ id, hasBillingDate }: Known): object {
  return {
    id,
    reference: id,
    first_name: 'Dev',
    last_name: 'Example',
    email: `${id}@example.org`,
    home_venue_slug: null,
    membership_user: false,
    credit: { balance: 0 },
    has_instruction: false,
    has_billing_date: hasBillingDate,
    barcode: '1',
    document_expiry: [],
    membership_document_upload_required: false,
    profile_photo: null,
    has_outstanding_penalties: false,
    email_confirmed: true,
    is_staff: false,
  };
}
