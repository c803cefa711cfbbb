import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isFilled, type Basket } from '../kit/api/basket';
import { refusalText } from '../kit/api/refusalText';
import type { Terms } from '../kit/api/memberships';
import { staffApi, type DeskReceipt, type FoundCustomer, type PaidAtDesk } from '../kit/api/staff';
import { formatPence, pence, type Pence } from '../ground/core/money';
import { RepeatableWrite } from '../kit/api/RepeatableWrite';
import { ApiRequest, type RequestOutcome } from '../kit/api/ApiRequest';
import type { DeskParts } from './DeskParts';
import { CustomerSearch } from './CustomerSearch';
import { CustomerRecordStore } from './CustomerRecordStore';
import { hasRemoved } from './hasRemoved';
import { isRefusal } from './isRefusal';
import { deskMessages } from './messages';
import { OpenSale, OpenSales } from './OpenSales';
import { orderOf } from './orderOf';
import { RefundStore } from './RefundStore';
import type { OfflineTender, TendersStore } from './TendersStore';

/** The storage key of the id of the customer whom this tab serves. */
export const servedCustomerKey = 'joinery:served';

/** The desk: the customer whom staff serve, the tenders for the customer's basket, and its payment. */
export class DeskStore {
  readonly sales = new OpenSales();
  readonly customerRequest = new ApiRequest<FoundCustomer>();
  readonly payment = new ApiRequest<PaidAtDesk>();
  /** The last completed order. */
  readonly receipt = new ApiRequest<DeskReceipt>();
  readonly customers: CustomerSearch;
  readonly refunds: RefundStore;
  readonly record: CustomerRecordStore;
  /** The ids of the terms and waivers that the customer has agreed to. */
  acceptedIds: readonly number[] = [];
  /** The order that the last payment of this page has completed. */
  private completedId: string | undefined;
  /** The sale to the customer at the desk; an empty sale without a customer. */
  private sale = new OpenSale('');
  private readonly write = new RepeatableWrite();
  private readonly api: ReturnType<typeof staffApi>;

  constructor(private readonly parts: DeskParts) {
    this.api = staffApi(parts.client);
    const { api, receipt, customerRequest: served } = this;
    this.customers = new CustomerSearch(api);
    const { storage, tillVenue } = parts;
    this.refunds = new RefundStore({ api, receipt, load: (id) => this.loadReceipt(id), storage, tillVenue });
    this.record = new CustomerRecordStore(api, { served, onCancelled: parts.onPlacesChanged, tillVenue });
    makeAutoObservable<this, 'parts' | 'api' | 'write' | 'sale'>(this, {
      sales: false,
      sale: observableRef,
      customers: false,
      customerRequest: false,
      payment: false,
      receipt: false,
      refunds: false,
      record: false,
      acceptedIds: observableRef,
      parts: false,
      api: false,
      write: false,
    });
  }

  get customer(): FoundCustomer | undefined {
    return this.customerRequest.data;
  }

  /** The tenders for the basket of the customer at the desk. */
  get tenders(): TendersStore {
    return this.sale.tenders;
  }

  /** True while a payment of the customer's was sent without an answer that tells what became of it. */
  get isUncertain(): boolean {
    return this.sale.isUncertain;
  }

  /** The amount still to be paid, in pence. For display: the server decides on the total and the payment. */
  get left(): Pence {
    return pence(Math.max(0, this.total - this.tenders.taken));
  }

  /** The change due, in pence. For display before the payment: the server's response states the final change. */
  get changeDue(): Pence {
    return pence(Math.max(0, this.tenders.taken - this.total));
  }

  /** The reason why the tenders cannot complete the order: too little, or more without cash than the total. */
  get mismatch(): 'too-little' | 'too-much' | undefined {
    if (this.left > 0) return 'too-little';
    return this.tenders.sumOf('cheque', 'offline-voucher', 'credit') > this.total ? 'too-much' : undefined;
  }

  /** The terms and waivers to agree to. An order that costs nothing has no terms, and may have waivers. */
  get terms(): readonly Terms[] | undefined {
    const { terms, waivers } = this.parts.basket;
    return this.total > 0 ? terms.data : terms.data?.filter(({ id }) => waivers.includes(id));
  }

  get isAgreed(): boolean {
    return this.terms?.every(({ id }) => this.acceptedIds.includes(id)) ?? false;
  }

  /** Returns the amount that a tender can still cover, in pence. Only cash may exceed it. */
  maximumFor(tenderType: OfflineTender): Pence {
    const { credit } = this.parts.basket;
    const replaced = tenderType === 'cash' || tenderType === 'credit' ? this.tenders.sumOf(tenderType) : 0;
    const due = Math.max(0, this.total - this.tenders.taken + replaced);
    return pence(tenderType === 'credit' ? Math.min(due, credit.applicable) : due);
  }

  /**
   * Opens the basket of another customer. Counted money stays with the sale to its customer, and so do the places in that
   * customer's basket, since staff go to and fro.
   */
  async serve(customer: FoundCustomer): Promise<void> {
    if (this.isServing(customer.id)) return this.customers.clear();
    await this.openCustomer(customer.id, () => Promise.resolve({ ok: true, data: customer }));
  }

  /** Serves a customer of whom only the id is known, such as that of a sale that was begun earlier. */
  async reopen(customerId: string): Promise<void> {
    if (!this.isServing(customerId)) await this.openCustomer(customerId, () => this.api.customer(customerId));
  }

  /** Opens the basket of the customer whom this tab serves, after a reload or once they could not be loaded. */
  async resume(): Promise<void> {
    const id = this.parts.storage.read(servedCustomerKey);
    if (id === undefined || this.customerRequest.loading || this.customer) return;
    await this.openCustomer(id, () => this.api.customer(id));
    if (this.customerRequest.error?.status !== 404) return;
    this.clearCustomer();
    this.parts.toasts.show('warning', deskMessages.customerGone, { closeAfterMs: 0 });
  }

  /** Forgets the customer. Only counted money is kept, with its sale. */
  clearCustomer(): void {
    this.parts.storage.remove(servedCustomerKey);
    for (const request of [this.customers, this.record, this.customerRequest, this.payment, this.receipt])
      request.clear();
    this.sale = new OpenSale('');
    this.acceptedIds = [];
    this.parts.onCustomerGone();
    void this.parts.basket.selectCustomer(undefined);
  }

  /**
   * Releases the basket's held places, unless the order may be paid already. Must run before logging out, while the
   * session is still valid.
   */
  async releaseBeforeLogout(): Promise<void> {
    if (!this.payment.loading && !this.sale.isUncertain) await this.parts.basket.release();
  }

  /**
   * Clears the desk after staff have signed out. After a logout, a warning names the counted money, which is then
   * forgotten; after an expired session, the money stays for the next member of staff in this tab.
   */
  handleSignedOut(hasLoggedOut: boolean): void {
    this.clearCustomer();
    if (!hasLoggedOut) return;
    for (const sale of this.sales.withCountedMoney)
      this.parts.toasts.show('warning', this.countedMoneyText(sale), { closeAfterMs: 0 });
    this.sales.clear();
  }

  /** While a payment may have gone through, it has to be the one on the screen: nothing is added to it or taken off. */
  addTender(tenderType: OfflineTender, amount: Pence, number?: string): void {
    if (this.isUncertain) return;
    this.tenders.add(tenderType, amount, number);
    if (tenderType === 'credit') void this.parts.basket.useCredit(amount);
  }

  removeTender(payment: TendersStore['payments'][number]): void {
    if (this.isUncertain) return;
    this.tenders.remove(payment);
    if (payment.tenderType === 'credit') void this.parts.basket.useCredit(0);
  }

  setAccepted(id: number, on: boolean): void {
    this.acceptedIds = [...this.acceptedIds.filter((each) => each !== id), ...(on ? [id] : [])];
  }

  /** Pays for the basket with the tenders. Idempotent: a retry with an unknown outcome does not pay twice. */
  async pay(): Promise<void> {
    const { basket, toasts } = this.parts;
    const { customer, acceptedIds, tenders, sale } = this;
    if (!customer || this.payment.loading) return;
    const { waivers } = basket;
    const body = {
      completedWaivers: acceptedIds.filter((id) => waivers.includes(id)),
      payments: [...tenders.payments],
      selectedUserId: customer.id,
      source: 'front-of-house' as const,
      terms: acceptedIds.filter((id) => !waivers.includes(id)),
    };
    const till = this.parts.tillVenue();
    const key = this.write.key({ ...body, till });
    sale.send(key); // kept, so that a reload does not make it look as if nothing had been sent
    const outcome = await this.payment.run(() => this.api.pay(body, { key, version: basket.version, till }));
    if (!outcome) return; // whoever pressed is gone
    if (outcome.ok) return this.finish(outcome.data.completeOrderId);
    toasts.speak(refusalText(outcome.error, deskMessages.failed)); // the screen says it beside the button
    if (isRefusal(outcome.error)) await this.checkAgain(); // the basket shown is old, or an earlier press has paid for it
  }

  /** Asks again what became of the payments that were sent. The sale can be changed again where none became an order. */
  async checkAgain(): Promise<void> {
    const { sale, payment } = this;
    await this.parts.basket.load();
    const mayAsk = this.sale === sale && sale.isUncertain && !payment.loading;
    if (mayAsk && this.parts.basket.isFilled) await this.findOut(sale, null, false);
  }

  /** Returns true once it is known that the order is completed: by the payment's answer, or by its receipt. */
  isCompleted(orderId: string): boolean {
    return this.completedId === orderId || this.receipt.data?.id === orderId;
  }

  /** Loads the order on the screen. Money that was counted for it, by a payment without an answer, has paid for it. */
  async loadReceipt(orderId: string): Promise<void> {
    const outcome = await this.receipt.run(() => this.api.receipt(orderId));
    const key = outcome?.ok ? outcome.data.requestKey : null;
    const sale = key === null ? undefined : this.sales.sentWith(key);
    if (sale) runInAction(() => sale.complete());
  }

  /** Updates the sale after a new basket from the server. Expired places leave counted money in the sale. */
  handleBasketChange(now: Basket | undefined, before: Basket | undefined): void {
    const { sale } = this;
    if (!now) {
      if (before) sale.tenders.setAllAside();
      this.acceptedIds = [];
      return;
    }
    if (!isFilled(now) && sale.isUncertain && !this.payment.loading) {
      const become = now.expiredItems.length === 0 ? now.completeOrderId : null;
      void this.findOut(sale, become, become !== null || (before !== undefined && hasRemoved(before, now)));
    }
    // An item that an order may have taken is not set aside: whoever finds out what became of the order decides.
    const mayBeOrdered = !isFilled(now) && sale.isUncertain;
    if (before && hasRemoved(before, now) && !mayBeOrdered) sale.tenders.setCountedAside();
    if (!isFilled(now)) this.acceptedIds = [];
    sale.tenders.syncCredit(now.payments);
  }

  /** Reports whether the sale to this customer is the open one, though who they are may still be loading. */
  private isServing(customerId: string): boolean {
    return this.sale.customerId === customerId && this.customerRequest.status !== 'error';
  }

  private get total(): number {
    return this.parts.basket.basket?.total ?? 0;
  }

  /** Finds the order that a sent payment became. Without one, the sale can be paid for anew; money for gone places is set aside. */
  private async findOut(sale: OpenSale, become: string | null, isGone: boolean): Promise<void> {
    const { sentKeys } = sale;
    const orderId = await orderOf(this.api, sale, become);
    if (orderId === undefined || this.sale !== sale || !sale.isUncertain) return;
    if (orderId !== null) return this.finish(orderId);
    runInAction(() => {
      sale.settle(sentKeys);
      if (sale.isUncertain) return; // another was sent meanwhile
      this.write.settle(409);
      if (isGone) sale.tenders.setCountedAside();
    });
  }

  private async openCustomer(id: string, load: () => Promise<RequestOutcome<FoundCustomer>>): Promise<void> {
    this.clearCustomer();
    this.parts.storage.write(servedCustomerKey, id);
    const sale = (this.sale = this.sales.open(id));
    await Promise.all([this.customerRequest.run(load), this.parts.basket.selectCustomer(id)]);
    const { customer } = this;
    if (customer?.id === id) runInAction(() => void (sale.name = `${customer.firstName} ${customer.lastName}`));
  }

  /** Clears the sale and leads to the screen of the completed order. Earlier toasts are closed. */
  private finish(orderId: string): void {
    const { toasts, navigator, basket } = this.parts;
    runInAction(() => {
      this.sale.complete();
      this.completedId = orderId;
      this.write.settle(200);
      this.acceptedIds = [];
    });
    for (const request of [this.payment, this.receipt]) request.clear();
    toasts.clear();
    navigator.go(`/order-completed/${orderId}`);
    void basket.load();
    if (this.record.outstanding > 0 && this.customer) void this.record.load(this.customer.id); // one may be paid now
  }

  private countedMoneyText({ name, tenders, isUncertain }: OpenSale): string {
    const amount = formatPence(tenders.inTill, this.parts.currency);
    return isUncertain ? deskMessages.maybePaid(amount, name) : deskMessages.toGiveBack(amount, name);
  }
}
