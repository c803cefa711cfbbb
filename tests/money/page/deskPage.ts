import { pence } from '../../../src/ground/core/money';
import type { BookingsStores } from '../../../src/bookings/create';
import type { DeskStore } from '../../../src/desk/DeskStore';
import { deskMessages } from '../../../src/desk/messages';
import type { TillStore } from '../../../src/desk/TillStore';
import { numberedTenders, type OfflineTender } from '../../../src/desk/TendersStore';
import type { App } from '../../../src/shell/wiring/createApp';
import type { CountedSale } from '../Till';
import { openApp } from './openApp';
import { takingsClaim, tillCentre, tillOffers } from './tillPage';
import type { PageView } from './PageView';
import type { Claim, Offer, Shown, Surface } from './pageAdapter';

/** The customers whom staff may be asked to serve, by the first name that they search for. */
const customers = ['Amara', 'Ben'];

/** One document of the desk's site, without its components: how its screens follow from the stores, and what they offer. */
export class DeskPage implements PageView {
  readonly app: App;
  readonly isCovered = false;
  path: string;
  private desk: DeskStore | undefined;
  private bookings: BookingsStores | undefined;
  private till: TillStore | undefined;
  private readonly stop: () => void;
  private stopHeld: (() => void) | undefined;
  private loadedTerms = '';
  private loadedReceipt: string | undefined;
  private isSaving = false;
  private isAtTill = false;

  constructor(surface: Surface) {
    this.path = surface.path === '/' ? '/customer' : surface.path;
    this.app = openApp(surface);
    this.app.site.navigator.bind((path) => this.route(path));
    this.stop = this.app.start();
    void Promise.all([this.app.load.desk(), this.app.load.bookings()]).then(([desk, bookings]) => {
      this.desk = desk;
      this.bookings = bookings;
    });
  }

  close(): void {
    this.stopHeld?.();
    this.stop();
  }

  draw(): void {
    const { desk, bookings } = this;
    if (!desk || !bookings) return;
    if (!this.isMember) return;
    if (this.path === '/basket') this.drawBasket(bookings);
    else this.stopWatching();
    this.drawTill();
    const orderId = this.orderOnScreen;
    if (orderId === this.loadedReceipt) return;
    this.loadedReceipt = orderId;
    if (orderId !== undefined) void desk.loadReceipt(orderId);
  }

  get address(): string {
    return this.path;
  }

  get status(): string {
    return `at the desk’s ${this.path.replace(/[0-9a-f-]{36}/, ':id')}`;
  }

  get isMember(): boolean {
    return this.app.signIn.session.isMember;
  }

  get userId(): string | undefined {
    return this.app.signIn.session.user?.id;
  }

  signIn(token: string): void {
    void this.app.signIn.session.adopt({ ok: true, data: { token } });
  }

  /** At the desk nothing is left to pay by card. */
  get shown(): Shown | undefined {
    const { basket } = this.bookings ?? {};
    if (this.path !== '/basket' || basket?.id === undefined) return undefined;
    return {
      cartId: basket.id,
      what: `${basket.items.length + basket.penalties.length} places and penalties`,
      amount: 0,
    };
  }

  get countedSales(): readonly CountedSale[] {
    const sales = this.desk?.sales.withCountedMoney ?? [];
    return sales.map(({ customerId, isUncertain, tenders }) => ({
      customerId,
      uncertain: isUncertain,
      inTill: tenders.inTill,
    }));
  }

  get openRefunds(): readonly string[] {
    return this.desk?.refunds.open.map(({ orderId }) => orderId) ?? [];
  }

  get notices(): readonly string[] {
    return this.app.site.toasts.toasts.map(({ content }) => content);
  }

  /** The order that the page says is completed. */
  get soldOrder(): string | undefined {
    const { orderOnScreen } = this;
    return orderOnScreen !== undefined && this.desk?.isCompleted(orderOnScreen) ? orderOnScreen : undefined;
  }

  private get orderOnScreen(): string | undefined {
    return /^\/order-completed\/(.+)$/.exec(this.path)?.[1];
  }

  get claims(): readonly Claim[] {
    const { desk, soldOrder: orderId } = this;
    if (!desk) return [];
    if (this.path === '/till') return this.till ? takingsClaim(this.till) : [];
    if (orderId !== undefined) {
      const { data } = desk.receipt;
      const sold: Claim = { kind: 'sold', text: deskMessages.completed, occasion: orderId, orderId };
      if (!data) return [sold];
      const { total, tenders, changeDue } = data;
      const given = tenders.reduce((sum, { amount }) => sum + amount.raw, 0);
      const receipt = { total: total.raw, given, changeDue: changeDue.raw };
      const text = `Order total ${receipt.total}, given ${given}, change due ${receipt.changeDue}`;
      return [sold, { kind: 'receipt', text, occasion: orderId, orderId, receipt }];
    }
    if (this.path !== '/basket' || desk.payment.status !== 'error') return [];
    const { unknown, notCompleted } = deskMessages;
    const occasion = String(this.isSaving);
    return desk.isUncertain
      ? [{ kind: 'checking', text: unknown, occasion }]
      : [{ kind: 'not sold', text: notCompleted, occasion }];
  }

  get allOffers(): readonly Offer[] {
    const { session } = this.app.signIn;
    const { desk, bookings } = this;
    if (session.status === 'unknown' || !desk || !bookings || !this.isMember) return [];
    const out: Offer = { name: 'Log out', leadsOn: false, press: () => void session.logOut() };
    const own = this.ownOffers(desk, bookings);
    return session.logout.loading ? own : [...own, out];
  }

  get waits(): string | undefined {
    const { desk, bookings } = this;
    if (!this.isMember || this.allOffers.some(({ leadsOn }) => leadsOn)) return undefined;
    if (!desk || !bookings) return 'Loading';
    if (desk.payment.loading) return 'Complete order';
    if (desk.refunds.request.loading) return 'Cancel the order';
    if (this.path === '/basket') return 'Loading the basket';
    return undefined;
  }

  remainders(): readonly string[] {
    return [];
  }

  private ownOffers(desk: DeskStore, bookings: BookingsStores): readonly Offer[] {
    if (this.path === '/till') return tillOffers(this.till, () => this.route('/customer'));
    if (this.orderOnScreen !== undefined) return this.soldOffers(desk, this.orderOnScreen);
    return this.path === '/basket' && desk.customer ? this.basketOffers(desk, bookings) : this.findOffers(desk);
  }

  private findOffers(desk: DeskStore): readonly Offer[] {
    const found = desk.customers.request.data ?? [];
    const toBasket = (work: Promise<void>): void => {
      void work;
      this.route('/basket');
    };
    return [
      ...customers.map((name) =>
        offer(`Search for ${name}`, found.length === 0, () => void desk.customers.search(name)),
      ),
      ...found.map((each) => offer(`Serve ${each.firstName}`, true, () => toBasket(desk.serve(each)))),
      ...desk.sales.withCountedMoney.map((sale) =>
        offer(`Go back to ${sale.name}`, true, () => toBasket(desk.reopen(sale.customerId))),
      ),
      ...desk.refunds.open.map(({ orderId }, index) =>
        offer(`Go back to refund ${index + 1}`, true, () => this.route(`/order-completed/${orderId}`)),
      ),
      offer('To the till', false, () => this.route('/till')),
      ...(desk.customer ? [offer('Back to the basket', false, () => this.route('/basket'))] : []),
    ];
  }

  private basketOffers(desk: DeskStore, { basket, answers }: BookingsStores): readonly Offer[] {
    const { request, items, penalties, terms, isFilled } = basket;
    const offers = [offer('Find another customer', !isFilled, () => this.route('/customer'))];
    if (request.status === 'error') offers.push(offer('Try again (basket)', true, () => void basket.load()));
    offers.push(...this.countedOffers(desk, !isFilled));
    if (!isFilled || desk.payment.loading || this.isSaving) return offers;
    const [first] = [...items, ...penalties];
    if (first) offers.push(offer('Take an item out', false, () => void basket.remove([first.id])));
    offers.push(offer('Clear the order', false, () => void basket.discard()));
    if (terms.status === 'error') offers.push(offer('Try again (terms)', true, () => void basket.loadTerms()));
    if (desk.isUncertain) offers.push(offer('Check again', true, () => void desk.checkAgain()));
    else offers.push(...this.tenderOffers(desk));
    const disagreed = terms.data?.filter(({ id }) => !desk.acceptedIds.includes(id)) ?? [];
    if (disagreed.length > 0)
      offers.push({
        ...offer('Tick what the customer agrees to', true, () =>
          disagreed.forEach(({ id }) => desk.setAccepted(id, true)),
        ),
        agrees: 'terms',
      });
    if (answers.blocker === undefined && desk.mismatch === undefined && desk.isAgreed && terms.data)
      offers.push({ ...offer('Complete order', true, () => void this.complete(desk, answers)), agrees: 'price' });
    return offers;
  }

  private async complete(desk: DeskStore, answers: BookingsStores['answers']): Promise<void> {
    this.isSaving = true;
    const isSaved = await answers.saveAll();
    this.isSaving = false;
    if (isSaved) await desk.pay();
  }

  /** Amounts that staff may type; a refusal of the form is no offer. */
  private tenderOffers(desk: DeskStore): readonly Offer[] {
    const take = (type: OfflineTender, amount: number): readonly Offer[] => {
      const most = desk.maximumFor(type);
      if (amount <= 0 || (type !== 'cash' && amount > most)) return [];
      const isRest = amount >= desk.left && desk.left > 0;
      return [
        offer(`Take ${amount} by ${type}`, isRest, () =>
          desk.addTender(
            type,
            pence(amount),
            type in numberedTenders ? `00${desk.tenders.payments.length}` : undefined,
          ),
        ),
      ];
    };
    const types = ['cash', 'cheque', 'offline-voucher', 'credit'] as const;
    return [
      ...types.flatMap((type) => take(type, desk.maximumFor(type))),
      ...take('cash', 2000),
      ...take('cash', 500),
      ...take('offline-voucher', 300),
      ...desk.tenders.payments.map((payment) =>
        offer(`Take back ${payment.amount} by ${payment.tenderType}`, desk.mismatch === 'too-much', () =>
          desk.removeTender(payment),
        ),
      ),
    ];
  }

  /** As `CountedNote` offers it. */
  private countedOffers(desk: DeskStore, isEmpty: boolean): readonly Offer[] {
    const { tenders } = desk;
    const idle = isEmpty ? [...tenders.counted, ...tenders.setAside] : tenders.setAside;
    if (idle.length === 0) return [];
    if (isEmpty && desk.isUncertain) return [offer('Check again', true, () => void desk.checkAgain())];
    const back = offer('Counted money is given back', true, () =>
      isEmpty ? tenders.giveBack() : tenders.giveBackSetAside(),
    );
    return isEmpty || desk.isUncertain ? [back] : [back, offer('Count it again', true, () => tenders.countAgain())];
  }

  private soldOffers(desk: DeskStore, orderId: string): readonly Offer[] {
    const next = offer('Next customer', true, () => {
      desk.clearCustomer();
      this.route('/customer');
    });
    const isEmpty = this.bookings?.basket.isFilled === false;
    const { refunds, receipt } = desk;
    const isOrder = receipt.data?.id === orderId;
    if (refunds.isAsked && isOrder && receipt.data?.refundable)
      return refunds.request.loading
        ? []
        : [
            offer('Cancel the order, yes', true, () => void refunds.refund()),
            offer('Keep the order', true, () => refunds.ask(false)),
          ];
    return [
      next,
      ...this.refundOffers(desk, isOrder),
      ...this.countedOffers(desk, isEmpty),
      ...(desk.receipt.status === 'error'
        ? [offer('Try again (receipt)', true, () => void desk.loadReceipt(orderId))]
        : []),
      ...(desk.customer ? [offer('Sell more', false, () => this.route('/basket'))] : []),
    ];
  }

  private refundOffers({ refunds, receipt }: DeskStore, isOrder: boolean): readonly Offer[] {
    const { cashToHandBack: amount } = refunds;
    const { id: orderId = '', refundable } = (isOrder && receipt.data) || {};
    return [
      ...(refundable ? [offer('Cancel the order', true, () => refunds.ask(true))] : []),
      ...(isOrder && amount > 0
        ? [{ ...offer('Cash is given back', true, () => refunds.handedBack()), handsBack: { orderId, amount } }]
        : []),
    ];
  }

  /** The screen asks for the takings whenever it comes up. */
  private drawTill(): void {
    if (this.path !== '/till') this.isAtTill = false;
    else if (!this.isAtTill) {
      this.isAtTill = true;
      void this.app.load.till(tillCentre).then((till) => {
        this.till = till;
        return till.load();
      });
    }
  }

  private drawBasket({ basket, held }: BookingsStores): void {
    this.stopHeld ??= held.watch();
    const terms = `${basket.id ?? ''} ${basket.waivers.join()}`;
    if (this.loadedTerms === terms) return;
    this.loadedTerms = terms;
    void basket.loadTerms();
  }

  private stopWatching(): void {
    this.stopHeld?.();
    this.stopHeld = undefined;
    this.loadedTerms = '';
  }

  private route(path: string): void {
    this.path = path;
  }
}

function offer(name: string, leadsOn: boolean, press: () => void): Offer {
  return { name, leadsOn, press };
}
