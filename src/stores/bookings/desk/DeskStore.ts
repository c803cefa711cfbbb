import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ApiClient } from '../../../api/ApiClient';
import type { Basket, BasketItem } from '../../../api/basket';
import { checkoutApi, type Order } from '../../../api/checkout';
import type { RequestError } from '../../../api/RequestError';
import { staffApi, type FoundCustomer, type PaidAtDesk } from '../../../api/staff';
import { pence, type Pence } from '../../../core/money';
import type { KeyValueStorage } from '../../../core/services';
import type { Navigator } from '../../Navigator';
import { RepeatableWrite } from '../../RepeatableWrite';
import { Request } from '../../Request';
import type { ToastStore } from '../../ToastStore';
import type { BasketStore } from '../BasketStore';
import { deskMessages } from './messages';
import { TendersStore, type OfflineTender } from './TendersStore';

export type DeskParts = {
  readonly client: ApiClient;
  readonly basket: BasketStore;
  readonly toasts: ToastStore;
  readonly navigator: Pick<Navigator, 'go'>;
  readonly storage: KeyValueStorage;
};

/** Holds whom the tab is serving, by id. */
export const servedKey = 'joinery:served';

/** The desk: whom staff serve, what they take for the customer's basket, and its payment. */
export class DeskStore {
  readonly tenders = new TendersStore();
  readonly found = new Request<readonly FoundCustomer[]>();
  readonly serving = new Request<FoundCustomer>();
  readonly paying = new Request<PaidAtDesk>();
  readonly order = new Request<Order>();
  /** Which terms and waivers the customer agreed to, by id. */
  accepted: readonly number[] = [];
  /** The places of the last order with which a receipt was asked for; `undefined` where that is not known any more. */
  receipt: readonly BasketItem[] | undefined;
  /** A payment was sent of which no answer came: it may have gone through. */
  private uncertain = false;
  private readonly write = new RepeatableWrite();
  private readonly api: ReturnType<typeof staffApi>;

  constructor(private readonly parts: DeskParts) {
    this.api = staffApi(parts.client);
    makeAutoObservable<this, 'parts' | 'api' | 'write' | 'uncertain'>(this, {
      tenders: false,
      found: false,
      serving: false,
      paying: false,
      order: false,
      accepted: observableRef,
      receipt: observableRef,
      parts: false,
      api: false,
      write: false,
      uncertain: false,
    });
  }

  get customer(): FoundCustomer | undefined {
    return this.serving.data;
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

  /** Another customer than until now; what is counted for the one who is served stays. */
  async serve(customer: FoundCustomer): Promise<void> {
    if (customer.id === this.customer?.id) return this.found.clear();
    this.forget();
    this.parts.storage.write(servedKey, customer.id);
    await Promise.all([
      this.serving.run(() => Promise.resolve({ ok: true, data: customer })),
      this.parts.basket.serve(customer.id),
    ]);
  }

  /** Goes on with whom this tab was serving. */
  async resume(): Promise<void> {
    const { storage, basket } = this.parts;
    const id = storage.read(servedKey);
    if (id === undefined || this.serving.status !== 'idle') return;
    await Promise.all([this.serving.run(() => this.api.customer(id)), basket.serve(id)]);
    if (this.serving.error?.status === 404) this.forget();
  }

  /** Nobody is served, and nothing is known of who was. */
  forget(): void {
    this.parts.storage.remove(servedKey);
    for (const request of [this.found, this.serving, this.paying, this.order]) request.clear();
    this.reset();
    this.receipt = undefined;
    void this.parts.basket.serve(undefined);
  }

  /** Staff log out: what the customer has not bought is free for others, unless it may be paid for already. */
  async leave(): Promise<void> {
    if (!this.paying.loading && !this.uncertain) await this.parts.basket.leave();
  }

  take(tenderType: OfflineTender, amount: Pence): void {
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
    const { customer, accepted, tenders } = this;
    if (!customer || this.paying.loading) return;
    const { waivers } = basket;
    const body = {
      completedWaivers: accepted.filter((id) => waivers.includes(id)),
      payments: [...tenders.payments],
      selectedUserId: customer.id,
      source: 'front-of-house' as const,
      terms: accepted.filter((id) => !waivers.includes(id)),
    };
    const receipt = basket.items.filter(({ enablePrintReceipt }) => enablePrintReceipt);
    const outcome = await this.paying.run(() => this.api.pay(body, this.write.key(body)));
    if (!outcome) return; // whoever pressed is gone
    const status = outcome.ok ? 200 : outcome.error.status;
    this.write.settle(status);
    this.uncertain = status === 0 || status >= 500;
    if (outcome.ok) return this.finish(outcome.data.completeOrderId, receipt);
    toasts.show('danger', failureText(outcome.error));
    if (!this.uncertain) void basket.load(); // it is another than the page shows
  }

  async loadOrder(id: string): Promise<void> {
    await this.order.run(() => checkoutApi(this.parts.client).order(id));
  }

  /** What the server made of the basket. */
  follow(now: Basket | undefined, before: Basket | undefined): void {
    if (!now || now.items.length === 0) {
      const orderId = now?.completeOrderId ?? undefined;
      if (this.uncertain && orderId !== undefined)
        this.finish(
          orderId,
          before?.items.filter((each) => each.enablePrintReceipt),
        );
      else this.reset();
      return;
    }
    if (before && hasRemoved(before, now)) this.tenders.itemRemoved();
    this.tenders.sync(now.payments);
  }

  private get total(): number {
    return this.parts.basket.basket?.total ?? 0;
  }

  private finish(orderId: string, receipt: readonly BasketItem[] | undefined): void {
    const { toasts, navigator, basket } = this.parts;
    runInAction(() => {
      this.reset();
      this.receipt = receipt;
    });
    this.order.clear();
    toasts.show('success', deskMessages.completed, { closeAfterMs: 10_000 });
    navigator.go(`/order-completed/${orderId}`);
    void basket.load();
  }

  private reset(): void {
    this.tenders.clear();
    this.accepted = [];
    this.uncertain = false;
  }
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
