import { computed, makeObservable, observableRef } from 'mobx';
import type { Config } from '../../../schemas/generated/config';
import type { App } from '../../../src/shell/wiring/createApp';
import { messages } from '../../../src/ground/core/messages';
import { safeRedirect } from '../../../src/ground/core/redirect';
import type { Clock, KeyValueStorage, Network, SiteCookies } from '../../../src/ground/core/services';
import type { FieldModel } from '../../../src/kit/fields/FieldModel';
import { contentOf } from '../../../src/ground/journey/language/content';
import { vocabulary } from '../../../schemas/vocabulary';
import type { KioskVisit } from '../../../src/kiosk/KioskVisit';
import { cardWords } from '../../../src/account/card/cardWords';
import { orderWords } from '../../../src/checkout/CheckoutWords';
import { paymentLoading, paymentMessages } from '../../../src/checkout/paymentMessages';
import type { PaymentStores } from '../../../src/checkout/PaymentContext';
import { openApp } from './openApp';
import type { PageView } from './PageView';
import { challengeForms, typedCode, typedField, type ChallengeAnswer } from './cardProviders';

/** The statements that the page makes to its reader now, as far as they may be true or false. */
export type Claim = {
  readonly kind:
    | 'not charged'
    | 'card refused'
    | 'successful'
    | 'card saved'
    | 'start page'
    | 'ended'
    | 'nothing to pay'
    | 'another customer'
    | 'checking'
    | 'holding'
    | 'refusal'
    | 'form'
    | 'not found'
    | 'sold'
    | 'not sold'
    | 'receipt'
    | 'takings';
  /** The sentence, for the story. */
  readonly text: string;
  /** Changes when the same thing is said anew. */
  readonly occasion: string;
  readonly orderId?: string;
  /** The sums of a till receipt, in pence. */
  readonly receipt?: { readonly total: number; readonly given: number; readonly changeDue: number };
  /** The cash that a till's screen expects in it, in pence, after so many sales and refunds. */
  readonly takings?: {
    readonly dayId: string;
    readonly cash: number;
    readonly sales: number;
    readonly refunds: number;
  };
};

/** Something that can be pressed now. */
export type Offer = {
  readonly name: string;
  /** True if it leads on from where the customer is. */
  readonly leadsOn: boolean;
  readonly press: () => void;
  /** Set where the press says yes to what is shown. */
  readonly agrees?: 'terms' | 'price';
  /** Set where staff press that they have handed cash back for a cancelled order. */
  readonly handsBack?: HandedBack;
};

/** Pence that staff hand back for an order. */
export type HandedBack = { readonly orderId: string; readonly amount: number };

/** The offer that stands on the screen. */
export type Shown = { readonly cartId: string; readonly what: string; readonly amount: number };

/** The parts that a browser's tab gives to the document in it. */
export type Surface = {
  readonly config: Config;
  /** The first label of the site's host. */
  readonly site: 'online-joining' | 'bookings' | 'my-account' | 'front-of-house';
  readonly path: string;
  readonly search: string;
  readonly clock: Clock;
  readonly storage: KeyValueStorage;
  readonly network: Network;
  readonly cookies: SiteCookies;
  readonly load: (url: string) => void;
  readonly reload: () => void;
  /** The script tags of card providers that this document has loaded. */
  readonly scripts: ReadonlySet<string>;
  /** The question of the customer's bank in a window of a provider's script, while it is open. */
  readonly overlay: () => ((answer: ChallengeAnswer) => void) | undefined;
  /** Posts the customer's answer in a framed bank page, and gives the return page's message. */
  readonly answerFrame: (
    fields: Readonly<Record<string, string>>,
    transactionUuid: string,
    answer: Readonly<Record<string, string>>,
  ) => Promise<string | undefined>;
};

/**
 * One document of the joining site, without its components. This is the one file of the simulation that knows the
 * page's stores: how each screen follows from them, what it says, and what its buttons do.
 */
export class Page implements PageView {
  readonly app: App;
  path = '';
  private search = '';
  private payment: PaymentStores | undefined = undefined;
  private openedFor: string | undefined;
  private loading: Promise<void> | undefined;
  private mounted: string | undefined = undefined;
  private fieldsTyped = true;
  private stop: () => void = () => undefined;
  private isBegun = false;
  private isClosed = false;
  /** Nothing observes these as components do, and computing them anew at every look takes most of a schedule's time. */
  private readonly views = {
    status: computed(() => this.statusNow, { keepAlive: true }),
    shown: computed(() => this.shownNow, { keepAlive: true }),
    claims: computed(() => this.claimsNow, { keepAlive: true }),
    offers: computed(() => this.offersNow, { keepAlive: true }),
    cardFields: computed(() => this.cardFieldsNow, { keepAlive: true }),
  };
  private leaving = false;

  constructor(private readonly surface: Surface) {
    makeObservable<this, 'search' | 'payment' | 'mounted' | 'fieldsTyped' | 'leaving'>(this, {
      path: observableRef,
      search: observableRef,
      payment: observableRef,
      mounted: observableRef,
      fieldsTyped: observableRef,
      leaving: observableRef,
    });
    this.path = surface.path;
    this.search = surface.search;
    this.app = openApp(surface);
    if (this.app.site.config.kiosk) void this.app.open().then(() => this.begin());
    else this.begin();
  }

  close(): void {
    this.isClosed = true;
    this.stop();
  }

  private begin(): void {
    if (this.isClosed) return;
    this.isBegun = true;
    this.stop = this.app.start();
  }

  /** Does what drawing the screen would do: routes, opens, mounts the card's fields. */
  draw(): void {
    const { session } = this.app.signIn;
    const kiosk = this.app.loaded.visit;
    if (kiosk && kiosk.path !== this.path) kiosk.setPath(this.path);
    if (session.status === 'unknown' || !this.isBegun) return;
    if (this.path === '/login') return this.drawLogin();
    if (this.path === '/checkout' || isConfirmation(this.path)) {
      if (!session.isMember) {
        this.route(`/login?redirect=${encodeURIComponent(this.path + this.search)}`);
        this.openedFor = undefined;
      } else this.drawMembers(session.user?.id ?? '');
    }
  }

  get address(): string {
    return this.path + this.search;
  }

  /** The payment's state, for the tally of states. */
  get status(): string {
    return this.views.status.get();
  }

  get shown(): Shown | undefined {
    return this.views.shown.get();
  }

  get claims(): readonly Claim[] {
    return this.views.claims.get();
  }

  private get statusNow(): string {
    if (this.path !== '/checkout') return `at ${this.path.replace(/[^/]*\d[^/]*/, ':id')}`;
    return this.payment?.payment.status ?? 'no payment yet';
  }

  get isMember(): boolean {
    return this.app.signIn.session.isMember;
  }

  get isCovered(): boolean {
    const { visit } = this.app.loaded;
    return visit !== undefined && (visit.status !== 'open' || !this.isBegun);
  }

  /** The customer who is signed in, by the page's account. */
  get userId(): string | undefined {
    return this.app.signIn.session.user?.id;
  }

  /** Goes on as after logging in: the session's cookies are there. */
  signIn(token: string): void {
    void this.app.signIn.session.adopt({ ok: true, data: { token } });
  }

  private get shownNow(): Shown | undefined {
    if (this.path !== '/checkout' || !this.payment) return undefined;
    const { id: cartId, due } = this.payment.checkout.payable;
    if (cartId === undefined || due === undefined) return undefined;
    return { cartId, what: this.whatIsSold, amount: due.raw };
  }

  private get whatIsSold(): string {
    const { cart } = this.app;
    const { basket } = this.app.loaded;
    if (this.surface.site === 'my-account') return 'a saved card';
    if (this.surface.site === 'bookings')
      return `${(basket?.items.length ?? 0) + (basket?.penalties.length ?? 0)} places and penalties`;
    const { membershipType, paymentOption, homeVenue } = cart.cart ?? {};
    return `${membershipType?.name ?? ''} (${paymentOption?.id ?? ''}) at ${homeVenue?.name ?? ''}`;
  }

  /** The start page says nothing of payments, unless the page before it left a word. */
  private get startClaim(): Claim {
    const { toasts } = this.app.site.toasts;
    const { endedElsewhere, nothingToPay } = this.surface.site === 'my-account' ? cardWords : orderWords;
    const carried = [
      { kind: 'ended', text: endedElsewhere },
      { kind: 'nothing to pay', text: nothingToPay },
      { kind: 'another customer', text: messages.otherCustomer },
    ] as const;
    const told = carried.find(({ text }) => toasts.some(({ content }) => content === text));
    return { ...(told ?? { kind: 'start page', text: 'Buy membership' }), occasion: '' };
  }

  private get claimsNow(): readonly Claim[] {
    if (this.path === '/') return [this.startClaim];
    if (isConfirmation(this.path)) return this.confirmationClaims;
    if (this.path === '/payments') return this.savedCardClaims;
    if (this.path !== '/checkout' || !this.payment) return [];
    const { payment, checkout } = this.payment;
    const { claim, attempt } = payment;
    // Without a cart the screen shows that it loads one, and nothing of a payment but its dialogs.
    if (checkout.payable.id === undefined && !/^(?:checking|holding|placing|starting)$/.test(claim.kind)) return [];
    const occasion = String(attempt.turn);
    const claims: Claim[] = [];
    const reason = (text: string): void =>
      void claims.push({ kind: blamesCard(text) ? 'card refused' : 'refusal', text, occasion });
    switch (claim.kind) {
      case 'not-charged':
        claims.push({ kind: 'not charged', text: checkout.words.failed, occasion });
        reason(claim.failure.message);
        break;
      case 'reason':
      case 'not-prepared':
        reason(claim.failure.message);
        break;
      case 'checking':
        claims.push({ kind: 'checking', text: checkout.words.checking, occasion: String(claim.long) });
        break;
      case 'holding':
        claims.push({
          kind: checkout.savesCard ? 'checking' : 'holding', // for a card it says that the money is being let go of
          text: checkout.words.holding(String(claim.amount)),
          occasion: String(claim.long),
        });
        break;
      default:
    }
    return claims;
  }

  /** The account's payments, to which a saved card leads: they show the card, and a toast may say that it is saved. */
  private get savedCardClaims(): readonly Claim[] {
    if (!this.isMember) return [];
    const says = this.notices.find((text) => text === cardWords.done);
    return [{ kind: 'card saved', text: says ?? 'Saved card', occasion: '' }];
  }

  get allOffers(): readonly Offer[] {
    const kiosk = this.app.loaded.visit;
    if (kiosk) return this.offersOfKiosk(kiosk);
    return this.offersOfAnybody;
  }

  private get offersOfAnybody(): readonly Offer[] {
    const overlay = this.surface.overlay();
    return overlay && this.path === '/checkout' ? answersOf((answer) => overlay(answer)) : this.views.offers.get();
  }

  /** A kiosk covers the page once a visit is over, and asks before it forgets; each press tells it that somebody is there. */
  private offersOfKiosk(visit: KioskVisit): readonly Offer[] {
    if (this.isCovered) return [];
    const leave = (): void => void visit.end('left');
    if (visit.isLeaveAsked || visit.idle.isWarned)
      return [
        { name: 'Stay', leadsOn: true, press: () => visit.stay() },
        { name: 'Leave this screen', leadsOn: false, press: leave },
      ];
    const held = this.offersOfAnybody.map((offer) => {
      if (offer.name.startsWith('the bank')) return offer; // a frame keeps its presses to itself
      const press = offer.name === 'Log out' ? leave : offer.press;
      return {
        ...offer,
        press: () => {
          visit.idle.extend();
          press();
        },
      };
    });
    if (visit.isOnConfirmation) return held.filter(({ name }) => name !== 'Log out');
    const next = {
      name: 'Somebody comes to log in',
      leadsOn: false,
      press: () => this.route('/login?redirect=/checkout'),
    };
    const home = { name: 'Home', leadsOn: false, press: () => visit.goHome() };
    return [...held, ...(visit.path === '/kiosk' ? [next] : [home])];
  }

  readonly countedSales = [];
  readonly openRefunds = [];
  readonly soldOrder = undefined;

  get notices(): readonly string[] {
    return this.app.site.toasts.toasts.map(({ content }) => content);
  }

  /** Names what the first screen of a kiosk still has of whoever stood there before. */
  remainders(keptKeys: readonly string[]): readonly string[] {
    const { visit: kiosk } = this.app.loaded;
    const { session } = this.app.signIn;
    const { toasts } = this.app.site;
    if (kiosk?.status !== 'open' || !this.isBegun || this.path !== '/kiosk') return [];
    const texts = toasts.toasts.map(({ content }) => content).filter((text) => text !== messages.clearedByIdleness);
    return [
      ...(session.user ? [session.user.firstName] : []),
      ...keptKeys.filter((key) => !/^joinery:kiosk/.test(key)),
      ...texts,
    ];
  }

  private get offersNow(): readonly Offer[] {
    const { session, logout } = { session: this.app.signIn.session, logout: this.app.signIn.session.logout };
    if (session.status === 'unknown' || this.leaving) return [];
    const own = this.ownOffers;
    const isCovered = own.some(({ name }) => name.startsWith('the bank'));
    const logsOut: readonly Offer[] =
      session.isMember && !logout.loading && !isCovered
        ? [{ name: 'Log out', leadsOn: false, press: () => void session.logOut() }]
        : [];
    return [...own, ...logsOut];
  }

  /** The answer that the page waits for, if it shows that it does; `undefined` where the customer can go on or is done. */
  get waits(): string | undefined {
    if (this.allOffers.some(({ leadsOn }) => leadsOn)) return undefined;
    const { session } = this.app.signIn;
    if (session.status === 'unknown') return 'Loading';
    if (isConfirmation(this.path)) {
      const status = this.payment?.orders.request(this.orderId).status;
      return status === 'success' || status === 'error' ? undefined : 'Loading your order';
    }
    if (this.path !== '/checkout') return undefined;
    if (!this.payment) return 'Loading';
    const { checkout, payment } = this.payment;
    if (checkout.payable.id === undefined) return 'Loading your order';
    if (checkout.busy) return `Processing... (${payment.status})`;
    if (payment.field === undefined || payment.field.status === 'loading') return paymentLoading.script;
    return `${checkout.missing.join(', ')} is missing`;
  }

  private get orderId(): string {
    return decodeURIComponent(this.path.replace(confirmationPath, ''));
  }

  private get confirmationClaims(): readonly Claim[] {
    const { orderId } = this;
    const status = this.payment?.orders.request(orderId).status;
    if (!this.payment || !this.isMember) return [];
    if (status === 'error') return [{ kind: 'not found', text: 'This page could not be found', occasion: orderId }];
    if (status !== 'success') return [];
    return [{ kind: 'successful', text: 'Your payment was successful', occasion: orderId, orderId }];
  }

  private get ownOffers(): readonly Offer[] {
    if (isConfirmation(this.path)) return this.confirmationOffers;
    if (this.path !== '/checkout' || !this.payment || !this.isMember) return [];
    const { checkout, payment } = this.payment;
    const { challenge } = payment;
    if (payment.screen === 'challenge' && challenge) {
      const { fields, transactionUuid } = challenge;
      const answer = async (given: ChallengeAnswer): Promise<void> => {
        const status = await this.surface.answerFrame(fields, transactionUuid, challengeForms[given]);
        if (status !== undefined && payment.challenge === challenge) challenge.answered(status);
      };
      return [
        ...answersOf((given) => void answer(given)),
        { name: 'the bank’s window is closed', leadsOn: true, press: () => challenge.close() },
      ];
    }
    const { claim } = payment;
    if (/^(?:checking|holding|placing|starting)$/.test(claim.kind))
      return 'long' in claim && claim.long
        ? [
            { name: 'Check again', leadsOn: true, press: () => payment.retryNow() },
            { name: 'Start over, leave this page', leadsOn: false, press: () => void checkout.leave('/') },
          ]
        : [];
    if (checkout.termsOpen)
      return [{ name: 'I Agree', leadsOn: true, agrees: 'terms', press: () => checkout.acceptTerms() }];
    return this.formOffers;
  }

  private get formOffers(): readonly Offer[] {
    if (!this.payment) return [];
    const { checkout, payment } = this.payment;
    const { payable, busy, missing } = checkout;
    const offers: Offer[] = [];
    const again = (name: string, press: () => void): void => void offers.push({ name, leadsOn: true, press });
    if (payable.request.status === 'error') again('Try again (basket)', () => void checkout.open());
    if (payable.id === undefined) return offers;
    if (payable.terms.status === 'error' && !busy) again('Try again (terms)', () => void checkout.loadTerms());
    const hasNoForm =
      payment.status === 'prepare_failed' ||
      payment.field?.status === 'failed' ||
      (!payment.session && payment.status === 'failed');
    if (hasNoForm && !busy) again('Try again (card form)', () => void checkout.prepareAgain());
    const label = checkout.journey.submitLabel;
    if (checkout.paymentFacts.amountDue !== 'pending' && !busy) {
      const pays = missing.length === 0 && label?.does !== 'open-terms';
      offers.push({
        name: `${label?.does === 'open-terms' ? 'Continue' : 'Pay'}${missing.length > 0 ? ' in vain' : ''}`,
        leadsOn: missing.length === 0,
        press: () => checkout.press(),
        ...(pays ? { agrees: 'price' as const } : {}),
      });
      if (this.mounted !== undefined && !this.fieldsTyped && /complete$/.test(payment.field?.status ?? ''))
        again('type the card', () => this.typeCard());
      const { choiceField } = this;
      const other = choiceField?.raw === 'saved_card' ? 'different_card' : 'saved_card';
      if (choiceField)
        offers.push({
          name: other === 'saved_card' ? 'choose the card on file' : 'choose a different card',
          leadsOn: false,
          press: () => choiceField.set(other),
        });
    }
    if (!busy && this.surface.site === 'online-joining')
      offers.push({ name: 'Start over, leave', leadsOn: false, press: () => void checkout.leave('/') });
    const back = { bookings: '/basket', 'my-account': '/payments' } as const;
    const { site } = this.surface;
    if (!busy && (site === 'bookings' || site === 'my-account'))
      offers.push({ name: 'Back', leadsOn: false, press: () => this.app.site.navigator.load(back[site]) });
    return offers;
  }

  private get confirmationOffers(): readonly Offer[] {
    const orders = this.payment?.orders;
    const { orderId } = this;
    const request = orders?.request(orderId);
    if (!orders || request?.status !== 'error' || request.error?.status === 404) return [];
    return [{ name: 'Try again (order)', leadsOn: true, press: () => void orders.load(orderId) }];
  }

  private drawLogin(): void {
    if (!this.isMember) return;
    const redirect = safeRedirect(new URLSearchParams(this.search).get('redirect'), 'http://page');
    const to = this.app.signIn.wayBack.leadsTo(redirect, this.userId);
    // Checkout is entered by a load of its own.
    if (to.startsWith('/checkout')) this.load(to);
    else this.route(to);
  }

  private drawMembers(userId: string): void {
    const { wayBack } = this.app.signIn;
    const address = this.path + this.search;
    if (isConfirmation(this.path) && wayBack.leadsTo(address, userId) !== address) return this.route('/');
    if (isConfirmation(this.path)) wayBack.remember(address, userId);
    if (!this.payment) {
      this.loading ??= this.app.load.payment().then((stores) => void (this.payment = stores));
      return;
    }
    const key = `${userId} ${this.path}`;
    if (this.openedFor !== key) {
      this.openedFor = key;
      if (this.path === '/checkout') void this.payment.checkout.open();
      else void this.payment.orders.load(this.orderId);
    }
    if (this.path === '/checkout') this.drawFields();
  }

  /** The fields that `CardFields` or `SecurityCodeField` draws now: their provider, and what makes them other fields. */
  private get cardFieldsNow(): CardFieldsNow | 'none' | 'message' {
    if (this.path !== '/checkout' || !this.payment || !this.isMember) return 'none';
    const { checkout, payment } = this.payment;
    const section = checkout.journey.sections.find(({ provides }) => provides.includes('card'));
    if (checkout.payable.id === undefined || checkout.paymentFacts.amountDue === 'pending' || !section) return 'none';
    const isSaved = contentOf(section, vocabulary).kind !== 'widget';
    const { session, provider, status, field } = payment;
    if (!session || !provider || status === 'prepare_failed' || field?.status === 'failed') return 'message';
    const name = session.paymentProvider;
    if (isSaved) {
      if (!this.codeField || !payment.savedCard) return 'none';
      return { name, isSaved, key: name === 'Ryft' ? `${name} saved ${session.clientSecret ?? ''}` : `${name} saved` };
    }
    return { name, isSaved, key: name === 'Opayo' ? name : `${name} ${session.clientSecret ?? ''}` };
  }

  /** The field of the page's form that stands for the security code of the card on file. */
  private get codeField(): FieldModel | undefined {
    const { checkout } = this.payment ?? {};
    const section = checkout?.journey.sections.find(({ provides }) => provides.includes('card'));
    return section && this.app.loaded.joining?.forms.model(section.id)?.field('securityCode');
  }

  private get choiceField(): FieldModel | undefined {
    const { checkout } = this.payment ?? {};
    const section = checkout?.journey.sections.find(({ provides }) => provides.includes('cardChoice'));
    return section && this.app.loaded.joining?.forms.model(section.id)?.field('cardChoice');
  }

  /** As the providers' components do when they come and go. */
  private drawFields(): void {
    const { payment: stores } = this;
    const cardFields = this.views.cardFields.get();
    if (cardFields === 'none') this.mounted = undefined;
    if (typeof cardFields === 'string' || !stores) return;
    const { payment } = stores;
    const { name, key, isSaved } = cardFields;
    if (this.mounted === key && payment.field !== undefined) return;
    const isFirst = this.mounted === undefined;
    this.mounted = key;
    const submit = (): Promise<{ kind: 'refused'; message: string }> =>
      Promise.resolve({ kind: 'refused', message: paymentMessages.notInitialised });
    if (!this.surface.scripts.has(name)) {
      // Stripe's component asks for a script of its own, which the page's content policy refuses.
      payment.setField({
        status: name === 'Stripe' ? 'loading' : 'failed',
        message: paymentMessages.formFailed,
        submit,
      });
    } else if (isFirst || (name === 'Opayo' && !isSaved)) this.typeCard();
    else {
      this.fieldsTyped = false;
      payment.setField({ status: 'incomplete', submit });
      if (isSaved) this.codeField?.set('');
    }
  }

  private typeCard(): void {
    const { payment } = this.payment ?? {};
    const name = payment?.session?.paymentProvider ?? '';
    const cardFields = this.views.cardFields.get();
    this.fieldsTyped = true;
    if (typeof cardFields === 'string' || !cardFields.isSaved)
      return payment?.setField(typedField(name, this.payment?.checkout.savesCard));
    this.codeField?.set('•••');
    payment?.setField(
      typedCode(name, () => {
        this.codeField?.set('');
        this.fieldsTyped = false;
      }),
    );
  }

  private load(url: string): void {
    this.leaving = true;
    this.surface.load(url);
  }

  private route(url: string): void {
    const { pathname, search } = new URL(url, 'http://page');
    this.path = pathname;
    this.search = search;
    this.openedFor = undefined;
  }
}

function answersOf(answer: (given: ChallengeAnswer) => void): readonly Offer[] {
  return [
    { name: 'the bank’s question is passed', leadsOn: true, press: () => answer('confirm') },
    { name: 'the bank’s question is failed', leadsOn: true, press: () => answer('fail') },
    { name: 'the bank’s question is cancelled', leadsOn: true, press: () => answer('cancel') },
  ];
}

type CardFieldsNow = { readonly name: string; readonly isSaved: boolean; readonly key: string };

const confirmationPath = /^\/(?:order|booking)-confirmed\//;

function isConfirmation(path: string): boolean {
  return confirmationPath.test(path);
}

/** Sentences that are true only where the bank, or the card's fields, found something wrong with the card. */
function blamesCard(text: string): boolean {
  return /check your card|declined|complete all required card/i.test(text);
}
