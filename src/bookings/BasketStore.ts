import { makeAutoObservable, observableRef, when } from 'mobx';
import {
  basketApi,
  isFilled,
  type Basket,
  type BasketItem,
  type BasketItemOptions,
  type BasketOwner,
  type BasketPenalty,
  type ExpiredItem,
  type NewBasketItem,
  type NewDependant,
} from '../kit/api/basket';
import type { Terms } from '../kit/api/memberships';
import { refusalText } from '../kit/api/refusalText';
import type { RequestError } from '../kit/api/RequestError';
import { messages } from '../ground/core/messages';
import type { Due, Payable, Tender } from '../checkout/Payable';
import { RepeatableWrite } from '../kit/api/RepeatableWrite';
import { ApiRequest, type RequestOutcome } from '../kit/api/ApiRequest';
import type { BasketParts } from './BasketParts';
import { creditIn, itemAgain, waiverTexts } from './inBasket';
import { basketMessages } from './messages';
import { creditId, WriteQueue, type PendingWrite } from './WriteQueue';

/** Sends a write to the basket of the owner and member at the time when the write was queued. */
type SendWrite = (owner: BasketOwner, memberId: string | undefined) => Promise<RequestOutcome<Basket>>;

const clearedMs = 10_000;

/**
 * The server's basket. The response to every write contains the whole basket. The basket is empty before it is loaded and
 * after `reset`.
 */
export class BasketStore implements Payable {
  readonly request = new ApiRequest<Basket>();
  readonly terms = new ApiRequest<readonly Terms[]>();
  /** The reason why the last write was refused; cleared by the next write. */
  refusal: { readonly text: string } | undefined;
  /** The id of the customer at the desk. */
  selectedUserId: string | undefined;
  private readonly writes = new WriteQueue();
  /** Rises with each `reset`: responses to requests of an earlier generation are ignored. */
  private generation = 0;
  private readonly newDependant = new RepeatableWrite();
  private readonly api: ReturnType<typeof basketApi>;

  constructor(private readonly parts: BasketParts) {
    this.api = basketApi(parts.client);
    makeAutoObservable<this, 'parts' | 'api' | 'writes' | 'generation' | 'newDependant'>(this, {
      request: false,
      terms: false,
      refusal: observableRef,
      writes: false,
      parts: false,
      api: false,
      generation: false,
      newDependant: false,
    });
  }

  get basket(): Basket | undefined {
    return this.request.data;
  }

  get id(): string | undefined {
    return this.isFilled ? (this.basket?.id ?? undefined) : undefined;
  }

  get items(): readonly BasketItem[] {
    return this.basket?.items ?? [];
  }

  /** The penalties that are paid with the basket. */
  get penalties(): readonly BasketPenalty[] {
    return this.basket?.penalties ?? [];
  }

  get isFilled(): boolean {
    return this.basket !== undefined && isFilled(this.basket);
  }

  get itemCount(): number {
    return this.basket?.itemCount ?? 0;
  }

  get version(): string {
    return this.basket?.version ?? '';
  }

  get due(): Due | undefined {
    const { basket, id } = this;
    return basket && id !== undefined ? { raw: basket.balance, formatted: basket.formattedBalance } : undefined;
  }

  /** The payments that the server has applied to the basket: credit. */
  get tenders(): readonly Tender[] {
    return this.basket?.payments ?? [];
  }

  get waivers(): readonly number[] {
    return this.basket?.attendeeWaiversRequired.map(({ id }) => id) ?? [];
  }

  get addingToCart(): boolean {
    return this.writes.hasPending('add');
  }

  get removingFromCart(): boolean {
    return this.writes.hasPending('remove', 'discard', 'release');
  }

  /** True while a payment is in progress, on this page or in another tab. */
  get paymentProcessing(): boolean {
    return this.parts.payment()?.inProgress ?? this.basket?.isBeingPaid ?? false;
  }

  get paymentComplete(): boolean {
    return this.basket?.completeOrderId != null;
  }

  /** The credit applied to the basket, in pence. */
  get creditUsed(): number {
    return this.tenders.reduce((sum, { tenderType, amount }) => (tenderType === 'credit' ? sum + amount : sum), 0);
  }

  /** The customer's credit, and the part of it that this basket can use, in pence. */
  get credit(): { readonly available: number; readonly applicable: number } {
    return creditIn(this.basket);
  }

  /** Returns true while a write changes the item, slot or credit with this id. */
  isBusyWith(id: string): boolean {
    return this.writes.isBusyWith(id);
  }

  /** Returns true if the basket has a place of the slot. */
  hasSlot(slotId: string): boolean {
    return this.items.some((item) => item.slotId === slotId);
  }

  async load(): Promise<void> {
    await this.writes.whenSent();
    await this.request.run(() => this.api.basket(this.owner));
  }

  /** Resolves once all queued writes have their responses and the basket is up to date. */
  async whenSettled(): Promise<void> {
    await this.writes.whenSent();
    await when(() => !this.request.loading);
  }

  async loadTerms(): Promise<void> {
    const { id } = this;
    if (id === undefined) return;
    await this.terms.run(async () => {
      const outcome = await this.api.terms(id);
      return outcome.ok ? { ok: true, data: [...outcome.data, ...waiverTexts(this.basket)] } : outcome;
    });
    if (this.terms.error?.status === 404) await this.load();
  }

  /** Adds all of the items or none. Resolves to true if they were added. */
  add(items: readonly NewBasketItem[]): Promise<boolean> {
    const ids = items.map(({ id }) => id);
    return this.write(
      { kind: 'add', ids },
      (owner, memberId) => this.api.add(owner, memberId, [...items]),
      basketMessages.added,
    );
  }

  /** Adds a penalty that the customer has to pay. Resolves to true if it is in the basket. */
  addPenalty(penaltyId: string): Promise<boolean> {
    return this.write(
      { kind: 'add', ids: [penaltyId] },
      (owner) => this.api.addPenalty(owner, penaltyId),
      basketMessages.added,
    );
  }

  /** Adds expired items again; items that are no longer available stay out. */
  async addAgain(expired: readonly ExpiredItem[]): Promise<void> {
    await Promise.all(expired.map((item) => this.add([itemAgain(item)])));
  }

  remove(ids: readonly string[]): Promise<boolean> {
    return this.write(
      { kind: 'remove', ids },
      (owner, memberId) => this.api.remove(owner, memberId, [...ids]),
      basketMessages.removed,
    );
  }

  /** Changes an item. Saved answers are not announced: the questions say that they are. */
  update(itemId: string, options: BasketItemOptions): Promise<boolean> {
    const isAnswer = options.answers !== undefined;
    return this.write(
      { kind: isAnswer ? 'answer' : 'update', ids: [itemId] },
      (owner) => this.api.update(owner, itemId, options),
      isAnswer ? undefined : basketMessages.updated,
    );
  }

  removeBenefit(itemId: string): Promise<boolean> {
    return this.write(
      { kind: 'update', ids: [itemId] },
      (owner) => this.api.removeBenefit(owner, itemId),
      basketMessages.benefitRemoved,
    );
  }

  removePackage(itemId: string): Promise<boolean> {
    return this.write(
      { kind: 'update', ids: [itemId] },
      (owner) => this.api.removePackage(owner, itemId),
      basketMessages.packageRemoved,
    );
  }

  /** Applies credit, in pence; the server applies at most what the basket can use. */
  useCredit(amount: number): Promise<boolean> {
    return this.write({ kind: 'update', ids: [creditId] }, (owner) => this.api.useCredit(owner, amount), undefined);
  }

  /** Adds a dependant and makes them the attendee of an item. Resolves to the error if the server refuses them. */
  async addDependant(body: NewDependant, itemId: string): Promise<RequestError | undefined> {
    const outcome = await this.api.addDependant(this.owner, body, this.newDependant.key(body));
    this.newDependant.settle(outcome.ok ? 201 : outcome.error.status);
    if (!outcome.ok) return outcome.error;
    const isUpdated = await this.update(itemId, { purchasedForUserId: outcome.data.id });
    if (!isUpdated) void this.load(); // lists the dependant for other items
    return undefined;
  }

  discard(): Promise<boolean> {
    return this.write({ kind: 'discard', ids: [] }, (owner) => this.api.discard(owner), basketMessages.cleared);
  }

  /** Releases the held places before a logout. A failure is not shown, since the places expire by themselves. */
  async release(): Promise<void> {
    if (this.id === undefined) return;
    await this.write({ kind: 'release', ids: [] }, (owner) => this.api.discard(owner), undefined);
  }

  /** Loads the basket of another customer at the desk; `undefined` clears the basket. */
  async selectCustomer(userId: string | undefined): Promise<void> {
    this.selectedUserId = userId;
    this.reset();
    if (userId !== undefined) await this.load();
  }

  /** Clears the basket. Responses to requests that are under way are ignored. */
  reset(): void {
    this.generation += 1;
    this.refusal = undefined;
    this.request.clear();
    this.terms.clear();
  }

  /** The owner of the basket: the signed-in customer or guest, or the customer at the desk. */
  get owner(): BasketOwner {
    const { selectedUserId } = this;
    return { source: this.parts.source, ...(selectedUserId === undefined ? {} : { selectedUserId }) };
  }

  /** The customer's own id among the people they book for; `undefined` for a guest. */
  private get memberId(): string | undefined {
    return this.basket?.people.find(({ isCustomer }) => isCustomer)?.id;
  }

  private async write(write: PendingWrite, send: SendWrite, successText: string | undefined): Promise<boolean> {
    const { generation, owner, memberId } = this;
    this.refusal = undefined;
    const outcome = await this.writes.send(write, () => send(owner, memberId));
    if (generation !== this.generation || (write.kind === 'release' && !outcome.ok)) return outcome.ok;
    if (outcome.ok) await this.request.run(() => Promise.resolve(outcome));
    else if (outcome.error.status >= 400 && outcome.error.status < 500) void this.load(); // the page's basket is out of date
    this.announce(write, outcome, successText);
    return outcome.ok;
  }

  private announce({ kind }: PendingWrite, outcome: RequestOutcome<Basket>, successText: string | undefined): void {
    const { toasts, source } = this.parts;
    if (!outcome.ok) {
      const text = refusalText(outcome.error, messages.notAdded);
      this.refusal = { text };
      toasts.show('danger', text);
    } else if (outcome.data.addedCount === 0) toasts.show('neutral', basketMessages.alreadyIn);
    else if (successText !== undefined && source === 'front-of-house')
      toasts.speak(successText); // the desk's screens always show the basket
    else if (successText !== undefined)
      toasts.show('success', successText, kind === 'discard' ? { closeAfterMs: clearedMs } : {});
  }
}
