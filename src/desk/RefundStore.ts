import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { DeskReceipt, FromTill } from '../kit/api/staff';
import { ApiRequest, type RequestOutcome } from '../kit/api/ApiRequest';
import { isRecord } from '../kit/fields/read';
import type { KeyValueStorage } from '../ground/core/services';
import { isRefusal } from './isRefusal';

/** The storage key of the refunds that this till has not finished. */
export const openRefundsKey = 'joinery:refunds';

/** A refund that was sent from this till, until its cash is handed back or the server has refused it. */
export type OpenRefund = { readonly orderId: string; readonly number: string; readonly key: string };

export type RefundParts = {
  readonly api: {
    readonly refund: (
      orderId: string,
      body: { readonly cash: number; readonly credit: number },
      sent: FromTill,
    ) => Promise<RequestOutcome<DeskReceipt>>;
  };
  /** The order on the screen. */
  readonly receipt: ApiRequest<DeskReceipt>;
  readonly load: (orderId: string) => Promise<void>;
  readonly storage: KeyValueStorage;
  /** Returns the slug of the tablet's own centre, whose till the cash comes from. */
  readonly tillVenue: () => string | undefined;
};

/** Cancelling an order at the desk. What was sent is kept in the tab, so that cash is neither forgotten nor handed back twice. */
export class RefundStore {
  readonly request = new ApiRequest<DeskReceipt>();
  open: readonly OpenRefund[];
  /** True while staff are asked to confirm that the order on the screen is cancelled. */
  isAsked = false;

  constructor(private readonly parts: RefundParts) {
    this.open = readRefunds(parts.storage.read(openRefundsKey));
    makeAutoObservable<this, 'parts'>(this, { request: false, open: observableRef, parts: false });
  }

  /** The pence that staff at this till still have to hand back for the order on the screen. */
  get cashToHandBack(): number {
    const { data } = this.parts.receipt;
    if (!data?.refund || data.refund.requestKey !== this.keyOf(data.id)) return 0;
    return data.refund.cash.raw;
  }

  ask(isAsked: boolean): void {
    this.isAsked = isAsked;
    if (isAsked) this.request.clear();
  }

  /** Cancels the order on the screen. Idempotent: a retry with an unknown outcome gives nothing back twice. */
  async refund(): Promise<void> {
    const { api, receipt, load, tillVenue } = this.parts;
    const { data } = receipt;
    if (!data?.refundable || this.request.loading) return;
    const { id, number, refundable } = data;
    const key = this.keyOf(id) ?? crypto.randomUUID();
    this.keep([...this.others(id), { orderId: id, number, key }]);
    const body = { cash: refundable.cash.raw, credit: refundable.credit.raw };
    const outcome = await this.request.run(() => api.refund(id, body, { key, till: tillVenue() }));
    if (outcome?.ok) runInAction(() => void (this.isAsked = false));
    if (receipt.data?.id === id) {
      if (outcome?.ok) await receipt.run(() => Promise.resolve(outcome));
      else await load(id); // another till may have cancelled it, or an earlier press
    }
    this.settle(id, outcome);
  }

  /** Staff have handed back the cash of the order on the screen. */
  handedBack(): void {
    const { data } = this.parts.receipt;
    if (data) this.keep(this.others(data.id));
  }

  /** Forgets the refund where there is nothing left to do: no cash comes back, or the server has refused it. */
  private settle(id: string, outcome: RequestOutcome<DeskReceipt> | undefined): void {
    if (!outcome) return;
    const done = outcome.ok ? (outcome.data.refund?.cash.raw ?? 0) === 0 : isRefusal(outcome.error);
    const { data } = this.parts.receipt;
    const isOurs = data?.id === id && data.refund !== null && this.cashToHandBack > 0;
    if (done && !isOurs) this.keep(this.others(id));
  }

  private keyOf(id: string): string | undefined {
    return this.open.find(({ orderId }) => orderId === id)?.key;
  }

  private others(id: string): readonly OpenRefund[] {
    return this.open.filter(({ orderId }) => orderId !== id);
  }

  private keep(open: readonly OpenRefund[]): void {
    const { storage } = this.parts;
    runInAction(() => void (this.open = open));
    if (open.length === 0) storage.remove(openRefundsKey);
    else storage.write(openRefundsKey, JSON.stringify(open));
  }
}

function readRefunds(text: string | undefined): readonly OpenRefund[] {
  if (text === undefined) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.flatMap(readRefund) : [];
  } catch {
    return []; // not JSON of ours
  }
}

function readRefund(value: unknown): readonly OpenRefund[] {
  if (!isRecord(value)) return [];
  const { orderId, number, key } = value;
  return typeof orderId === 'string' && typeof number === 'string' && typeof key === 'string'
    ? [{ orderId, number, key }]
    : [];
}
