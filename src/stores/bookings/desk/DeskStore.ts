import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ApiClient } from '../../../api/ApiClient';
import type { Basket } from '../../../api/basket';
import type { RequestError } from '../../../api/RequestError';
import { staffApi, type DeskReceipt, type FoundCustomer, type PaidAtDesk } from '../../../api/staff';
import { formatPence, pence, type Pence } from '../../../core/money';
import type { KeyValueStorage } from '../../../core/services';
import type { Navigator } from '../../Navigator';
import { RepeatableWrite } from '../../RepeatableWrite';
import { Request, type Outcome } from '../../Request';
import type { ToastStore } from '../../ToastStore';
import type { BasketStore } from '../BasketStore';
import { deskMessages } from './messages';
import { OpenSale, OpenSales } from './OpenSales';
import type { OfflineTender, TendersStore } from './TendersStore';

export type DeskParts = {
  readonly client: ApiClient;
  readonly basket: BasketStore;
  readonly toasts: ToastStore;
  readonly navigator: Pick<Navigator, 'go'>;
  readonly storage: KeyValueStorage;
  /** The symbol of the operator's currency. */
  readonly currency: string;
};

/** Holds whom the tab is serving, by id. */
export const servedKey = 'joinery:served';

/** The desk: whom staff serve, what they take for the customer's basket, and its payment. */
export class DeskStore {
  readonly sales = new OpenSales();
  readonly found = new Request<readonly FoundCustomer[]>();
  readonly serving = new Request<FoundCustomer>();
  readonly paying = new Request<PaidAtDesk>();
  /** The last completed order. */
  readonly receipt = new Request<DeskReceipt>();
  /** Which terms and waivers the customer agreed to, by id. */
  accepted: readonly number[] = [];
  /** The sale to the customer who is served; an empty one while nobody is. */
  private sale = new OpenSale('');
  /** Staff are logging out, and did not just lose their session. */
  private leaving = false;
  private readonly write = new RepeatableWrite();
  private readonly api: ReturnType<typeof staffApi>;

  constructor(private readonly parts: DeskParts) {
    this.api = staffApi(parts.client);
    makeAutoObservable<this, 'parts' | 'api' | 'write' | 'sale' | 'leaving'>(this, {
      sales: false,
      sale: observableRef,
      found: false,
      serving: false,
      paying: false,
      receipt: false,
      accepted: observableRef,
      parts: false,
      api: false,
      write: false,
      leaving: false,
    });
  }

  get customer(): FoundCustomer | undefined {
    return this.serving.data;
  }

  /** What is taken for the basket of the customer who is served. */
  get tenders(): TendersStore {
    return this.sale.tenders;
  }

  /** Pence that are still to be taken. Added up to tell staff; what the basket costs and whether it is paid is the server's to say. */
  get left(): Pence {
    return pence(Math.max(0, this.total - this.tenders.taken));
  }

  /** Pence to hand back from the cash, as far as the page can tell: the server's answer to the payment is what counts. */
  get changeDue(): Pence {
    return pence(Math.max(0, this.tenders.taken - this.total));
  }

  /** Why the order can't be completed for what was taken; `undefined` when it can. */
  get shortOf(): 'more' | 'less' | undefined {
    if (this.left > 0) return 'more';
    return this.tenders.sumOf('cheque', 'offline-voucher', 'credit') > this.total ? 'less' : undefined;
  }

  get agreed(): boolean {
    return this.parts.basket.terms.data?.every(({ id }) => this.accepted.includes(id)) ?? false;
  }

  /** The most that can be taken now of a tender, in pence: only cash may be more than what is due. */
  mostOf(tenderType: OfflineTender): Pence {
    const { credit } = this.parts.basket;
    const replaced = tenderType === 'cash' || tenderType === 'credit' ? this.tenders.sumOf(tenderType) : 0;
    const due = Math.max(0, this.total - this.tenders.taken + replaced);
    return pence(tenderType === 'credit' ? Math.min(due, credit.applicable) : due);
  }

  async find(search: string): Promise<void> {
    await this.found.run(() => this.api.find(search));
  }

  /** Another customer than until now; money that is counted for each of them stays with their sale. */
  async serve(customer: FoundCustomer): Promise<void> {
    if (customer.id === this.customer?.id) return this.found.clear();
    await this.begin(customer.id, () => Promise.resolve({ ok: true, data: customer }));
  }

  /** Goes back to a sale that was begun. */
  async reopen({ customerId }: OpenSale): Promise<void> {
    if (customerId !== this.customer?.id) await this.begin(customerId, () => this.api.customer(customerId));
  }

  /** Goes on with whom this tab was serving. */
  async resume(): Promise<void> {
    const id = this.parts.storage.read(servedKey);
    if (id === undefined || this.serving.status !== 'idle') return;
    await this.begin(id, () => this.api.customer(id));
    if (this.serving.error?.status === 404) this.forget();
  }

  /** Nobody is served, and of who was only the money is known that was counted for them. */
  forget(): void {
    this.parts.storage.remove(servedKey);
    for (const request of [this.found, this.serving, this.paying, this.receipt]) request.clear();
    this.sale = new OpenSale('');
    this.accepted = [];
    void this.parts.basket.serve(undefined);
  }

  /** Staff log out: what the customer has not bought is free for others, unless it may be paid for already. */
  async leave(): Promise<void> {
    this.leaving = true;
    if (!this.paying.loading && !this.sale.uncertain) await this.parts.basket.leave();
  }

  /**
   * Nobody of the staff is signed in any more. After a log-out, counted money is told of and forgotten; a session that
   * ran out leaves it to whoever logs in next in this tab.
   */
  signedOut(): void {
    this.forget();
    if (!this.leaving) return;
    this.leaving = false;
    for (const sale of this.sales.counted)
      this.parts.toasts.show('warning', this.toGiveBackText(sale), { closeAfterMs: 0 });
    this.sales.clear();
  }

  take(tenderType: OfflineTender, amount: Pence): void {
    this.leaving = false;
    this.tenders.add(tenderType, amount);
    if (tenderType === 'credit') void this.parts.basket.useCredit(amount);
  }

  takeBack(payment: TendersStore['payments'][number]): void {
    this.tenders.remove(payment);
    if (payment.tenderType === 'credit') void this.parts.basket.useCredit(0);
  }

  accept(id: number, on: boolean): void {
    this.accepted = [...this.accepted.filter((each) => each !== id), ...(on ? [id] : [])];
  }

  /** Turns the basket into an order. Pressed again while it is not known what became of it, it pays once. */
  async pay(): Promise<void> {
    const { basket, toasts } = this.parts;
    const { customer, accepted, tenders, sale } = this;
    if (!customer || this.paying.loading) return;
    const { waivers } = basket;
    const body = {
      completedWaivers: accepted.filter((id) => waivers.includes(id)),
      payments: [...tenders.payments],
      selectedUserId: customer.id,
      source: 'front-of-house' as const,
      terms: accepted.filter((id) => !waivers.includes(id)),
    };
    const wasUncertain = sale.uncertain;
    sale.uncertain = true; // a reload must not make it look as if nothing had been sent
    const outcome = await this.paying.run(() => this.api.pay(body, this.write.key(body)));
    if (!outcome) return; // whoever pressed is gone
    const status = outcome.ok ? 200 : outcome.error.status;
    this.write.settle(status);
    if (outcome.ok) return this.finish(outcome.data.completeOrderId);
    toasts.show('danger', failureText(outcome.error));
    if (status === 0 || status >= 500) return;
    runInAction(() => void (sale.uncertain = wasUncertain));
    await basket.load(); // it is another than the page shows, or an earlier press has paid for it
    runInAction(() => void (sale.uncertain = false));
  }

  async loadReceipt(orderId: string): Promise<void> {
    await this.receipt.run(() => this.api.receipt(orderId));
  }

  /** What the server made of the basket. Places whose time ran out take no counted money with them. */
  follow(now: Basket | undefined, before: Basket | undefined): void {
    const { sale } = this;
    if (!now) {
      if (before) sale.tenders.reset();
      this.accepted = [];
      return;
    }
    if (now.items.length === 0) {
      const orderId = now.expiredItems.length === 0 ? now.completeOrderId : null;
      if (sale.uncertain && orderId !== null) return this.finish(orderId);
      sale.uncertain = this.paying.loading;
    }
    if (before && hasRemoved(before, now)) sale.tenders.itemRemoved();
    if (now.items.length === 0) this.accepted = [];
    sale.tenders.sync(now.payments);
  }

  private get total(): number {
    return this.parts.basket.basket?.total ?? 0;
  }

  private async begin(id: string, load: () => Promise<Outcome<FoundCustomer>>): Promise<void> {
    const { storage, basket } = this.parts;
    this.forget();
    storage.write(servedKey, id);
    const sale = this.sales.open(id);
    this.sale = sale;
    await Promise.all([this.serving.run(load), basket.serve(id)]);
    const { customer } = this;
    if (customer?.id === id) runInAction(() => void (sale.name = nameOf(customer)));
  }

  /** The result is on the screen that this leads to; what earlier toasts said is over. */
  private finish(orderId: string): void {
    const { toasts, navigator, basket } = this.parts;
    runInAction(() => {
      this.tenders.clear();
      this.sale.uncertain = false;
      this.accepted = [];
    });
    for (const request of [this.paying, this.receipt]) request.clear();
    toasts.clear();
    navigator.go(`/order-completed/${orderId}`);
    void basket.load();
  }

  private toGiveBackText({ name, tenders, uncertain }: OpenSale): string {
    const amount = formatPence(tenders.inTill, this.parts.currency);
    return uncertain ? deskMessages.maybePaid(amount, name) : deskMessages.toGiveBack(amount, name);
  }
}

function nameOf({ firstName, lastName }: FoundCustomer): string {
  return `${firstName} ${lastName}`;
}

/** Why a payment failed, in the server's words if it has any. */
export function failureText({ errors, serverMessage }: RequestError): string {
  const texts = Object.values(errors).flat();
  return texts.length > 0 ? texts.join(' ') : (serverMessage ?? deskMessages.failed);
}

/** An item was taken out; one whose time ran out was not. */
function hasRemoved(before: Basket, now: Basket): boolean {
  const still = new Set([...now.items, ...now.expiredItems].map(({ id }) => id));
  return before.items.some(({ id }) => !still.has(id));
}
