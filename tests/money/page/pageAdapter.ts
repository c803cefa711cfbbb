import { computed, makeObservable, observableRef } from 'mobx';
import type { Config } from '../../../schemas/generated/config';
import { createApp, type App } from '../../../src/app/createApp';
import { messages } from '../../../src/core/messages';
import { safeRedirect } from '../../../src/core/redirect';
import type { Clock, KeyValueStorage, Network, SiteCookies } from '../../../src/core/services';
import { wholeSectionField } from '../../../src/journey/sections';
import { vocabulary } from '../../../schemas/vocabulary';
import { paymentLoading, paymentMessages } from '../../../src/payment/messages';
import type { PaymentStores } from '../../../src/payment/PaymentContext';
import { challengeForms, typedField, type ChallengeAnswer } from './cardProviders';

/** What the page says to its reader now, as far as it may be true or false. */
export type Claim = {
  readonly kind:
    | 'not charged'
    | 'card refused'
    | 'successful'
    | 'start page'
    | 'ended'
    | 'checking'
    | 'holding'
    | 'refusal'
    | 'form'
    | 'not found';
  /** The sentence, for the story. */
  readonly text: string;
  /** Changes when the same thing is said anew. */
  readonly occasion: string;
  readonly orderId?: string;
};

/** What can be pressed now. */
export type Offer = {
  readonly name: string;
  /** Whether it leads on from where the customer is. */
  readonly leadsOn: boolean;
  readonly press: () => void;
  /** Set where the press says yes to what is shown. */
  readonly agrees?: 'terms' | 'price';
};

/** What stands on the screen to be bought. */
export type Shown = { readonly cartId: string; readonly what: string; readonly amount: number };

/** What a browser's tab gives to the document in it. */
export type Surface = {
  readonly config: Config;
  /** The first label of the site's host. */
  readonly site: 'online-joining' | 'bookings';
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
export class Page {
  readonly app: App;
  path = '';
  private search = '';
  private payment: PaymentStores | undefined = undefined;
  private openedFor: string | undefined;
  private loading: Promise<void> | undefined;
  private mounted: string | undefined = undefined;
  private fieldsTyped = true;
  private readonly stop: () => void;
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
    const { config, cookies, clock, storage, network } = surface;
    this.path = surface.path;
    this.search = surface.search;
    const { path, search } = surface;
    this.app = createApp({
      config,
      theme: { theme: {}, venue: undefined },
      venueName: undefined,
      cookies,
      services: {
        clock,
        storage,
        network,
        framed: false,
        locate: () => Promise.resolve({ ok: false, denied: true }),
        location: {
          host: `${surface.site}.joinery.localhost`,
          path,
          search,
          assign: surface.load,
          replace: surface.load,
          reload: surface.reload,
        },
      },
    });
    this.stop = this.app.start();
  }

  close(): void {
    this.stop();
  }

  /** Does what drawing the screen would do: routes, opens, mounts the card's fields. */
  draw(): void {
    const { session } = this.app.stores;
    if (session.status === 'unknown') return;
    if (this.path === '/login') return this.drawLogin();
    if (this.path === '/checkout' || isConfirmation(this.path)) {
      if (!session.isMember) {
        this.route(`/login?redirect=${encodeURIComponent(this.path + this.search)}`);
        this.openedFor = undefined;
      } else this.drawMembers(session.user?.id ?? '');
    }
  }

  /** Where the payment stands, for the tally of states. */
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
    return this.app.stores.session.isMember;
  }

  /** Who the page thinks is signed in. */
  get userId(): string | undefined {
    return this.app.stores.session.user?.id;
  }

  /** Goes on as after logging in: the session's cookies are there. */
  signIn(token: string): void {
    void this.app.stores.session.adopt({ ok: true, data: { token } });
  }

  private get shownNow(): Shown | undefined {
    if (this.path !== '/checkout' || !this.payment) return undefined;
    const { id: cartId, due } = this.payment.checkout.payable;
    if (cartId === undefined || due === undefined) return undefined;
    return { cartId, what: this.whatIsSold, amount: due.raw };
  }

  private get whatIsSold(): string {
    const { cart, basket } = this.app.stores;
    if (this.surface.site === 'bookings') return `${basket?.items.length ?? 0} places`;
    return `${cart.cart?.membershipType.name ?? ''} (${cart.cart?.paymentOption.id ?? ''})`;
  }

  /** The start page says nothing of payments, unless the page before it left a word. */
  private get startClaim(): Claim {
    const text = paymentMessages.endedElsewhere;
    const isTold = this.app.stores.toasts.toasts.some(({ content }) => content === text);
    return isTold
      ? { kind: 'ended', text, occasion: '' }
      : { kind: 'start page', text: 'Buy membership', occasion: '' };
  }

  private get claimsNow(): readonly Claim[] {
    if (this.path === '/') return [this.startClaim];
    if (isConfirmation(this.path)) return this.confirmationClaims;
    if (this.path !== '/checkout' || !this.payment) return [];
    const { payment, checkout } = this.payment;
    const { says, attempt } = payment;
    // Without a cart the screen shows that it loads one, and nothing of a payment but its dialogs.
    if (checkout.payable.id === undefined && !/^(?:checking|holding)$/.test(says.claim)) return [];
    const occasion = String(attempt.turn);
    const claims: Claim[] = [];
    const reason = (text: string): void =>
      void claims.push({ kind: blamesCard(text) ? 'card refused' : 'refusal', text, occasion });
    switch (says.claim) {
      case 'not-charged':
        claims.push({ kind: 'not charged', text: messages.paymentFailed, occasion });
        reason(says.failure.message);
        break;
      case 'reason':
      case 'not-prepared':
        reason(says.failure.message);
        break;
      case 'checking':
        claims.push({ kind: 'checking', text: paymentMessages.checking, occasion: String(says.long) });
        break;
      case 'holding':
        claims.push({
          kind: 'holding',
          text: paymentMessages.holding(String(says.amount)),
          occasion: String(says.long),
        });
        break;
      default:
    }
    return claims;
  }

  get allOffers(): readonly Offer[] {
    const overlay = this.surface.overlay();
    return overlay && this.path === '/checkout' ? answersOf((answer) => overlay(answer)) : this.views.offers.get();
  }

  private get offersNow(): readonly Offer[] {
    const { session, logout } = { session: this.app.stores.session, logout: this.app.stores.session.logout };
    if (session.status === 'unknown' || this.leaving) return [];
    const own = this.ownOffers;
    const isCovered = own.some(({ name }) => name.startsWith('the bank'));
    const logsOut: readonly Offer[] =
      session.isMember && !logout.loading && !isCovered
        ? [{ name: 'Log out', leadsOn: false, press: () => void session.logOut() }]
        : [];
    return [...own, ...logsOut];
  }

  /** What the page waits for, where it shows that it does; `undefined` where the customer can go on or is done. */
  get waits(): string | undefined {
    if (this.allOffers.some(({ leadsOn }) => leadsOn)) return undefined;
    const { session } = this.app.stores;
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
    const { says } = payment;
    if (says.claim === 'checking' || says.claim === 'holding')
      return says.long
        ? [
            { name: 'Check again', leadsOn: true, press: () => payment.askAgain() },
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
    if (payable.terms.status === 'error') again('Try again (terms)', () => void payable.loadTerms());
    if (
      payment.status === 'prepare_failed' ||
      payment.field?.status === 'failed' ||
      (!payment.session && payment.status === 'failed')
    )
      again('Try again (card form)', () => void checkout.prepareAgain());
    const label = checkout.journey.submitLabel;
    if (checkout.paymentFacts.amountDue !== 'pending' && !busy) {
      const pays = missing.length === 0 && label?.does !== 'open-terms';
      offers.push({
        name: label?.does === 'open-terms' ? 'Continue' : 'Pay',
        leadsOn: missing.length === 0,
        press: () => checkout.press(),
        ...(pays ? { agrees: 'price' as const } : {}),
      });
      if (this.mounted !== undefined && !this.fieldsTyped && payment.field?.status === 'incomplete')
        again('type the card', () => this.typeCard());
    }
    if (!busy && this.surface.site === 'online-joining')
      offers.push({ name: 'Start over, leave', leadsOn: false, press: () => void checkout.leave('/') });
    if (!busy && this.surface.site === 'bookings')
      offers.push({
        name: 'Back to the basket',
        leadsOn: false,
        press: () => this.app.stores.navigator.load('/basket'),
      });
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
    const to = this.app.stores.wayBack.leadsTo(redirect, this.userId);
    // Checkout is entered by a load of its own.
    if (to.startsWith('/checkout')) this.load(to);
    else this.route(to);
  }

  private drawMembers(userId: string): void {
    const { wayBack } = this.app.stores;
    const address = this.path + this.search;
    if (isConfirmation(this.path) && wayBack.leadsTo(address, userId) !== address) return this.route('/');
    if (isConfirmation(this.path)) wayBack.remember(address, userId);
    if (!this.payment) {
      this.loading ??= this.app.payment().then((stores) => void (this.payment = stores));
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

  /** The fields that `CardFields` draws now: their provider, and what makes them other fields. */
  private get cardFieldsNow(): { readonly name: string; readonly key: string } | 'none' | 'message' {
    if (this.path !== '/checkout' || !this.payment || !this.isMember) return 'none';
    const { checkout, payment } = this.payment;
    const isShown =
      checkout.payable.id !== undefined &&
      checkout.paymentFacts.amountDue !== 'pending' &&
      checkout.journey.sections.some(({ form }) => wholeSectionField(form, vocabulary) === 'cardFields');
    if (!isShown) return 'none';
    const { session, provider, status, field } = payment;
    if (!session || !provider || status === 'prepare_failed' || field?.status === 'failed') return 'message';
    const name = session.paymentProvider;
    return { name, key: name === 'Opayo' ? name : `${name} ${session.clientSecret ?? ''}` };
  }

  /** As the providers' components do when they come and go. */
  private drawFields(): void {
    const { payment: stores } = this;
    const cardFields = this.views.cardFields.get();
    if (cardFields === 'none') this.mounted = undefined;
    if (typeof cardFields === 'string' || !stores) return;
    const { payment } = stores;
    const { name, key } = cardFields;
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
    } else if (isFirst || name === 'Opayo') this.typeCard();
    else {
      this.fieldsTyped = false;
      payment.setField({ status: 'incomplete', submit });
    }
  }

  private typeCard(): void {
    const name = this.payment?.payment.session?.paymentProvider ?? '';
    this.fieldsTyped = true;
    this.payment?.payment.setField(typedField(name));
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

const confirmationPath = /^\/(?:order|booking)-confirmed\//;

function isConfirmation(path: string): boolean {
  return confirmationPath.test(path);
}

/** Sentences that are true only where the bank, or the card's fields, found something wrong with the card. */
function blamesCard(text: string): boolean {
  return /check your card|declined|complete all required card/i.test(text);
}
