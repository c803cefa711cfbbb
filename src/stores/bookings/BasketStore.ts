import { makeAutoObservable, observable, observableRef, runInAction, when } from 'mobx';
import type { ApiClient } from '../../api/ApiClient';
import {
  basketApi,
  type Basket,
  type BasketItem,
  type BasketItemOptions,
  type BasketOwner,
  type BasketSource,
  type ExpiredItem,
  type NewBasketItem,
  type NewDependant,
} from '../../api/basket';
import type { Terms } from '../../api/memberships';
import type { RequestError } from '../../api/RequestError';
import { messages } from '../../core/messages';
import type { Due, Payable, Tender } from '../Payable';
import { RepeatableWrite } from '../RepeatableWrite';
import { Request, type Outcome } from '../Request';
import type { ToastStore } from '../ToastStore';
import { basketMessages } from './messages';

export type BasketParts = {
  readonly client: ApiClient;
  readonly toasts: ToastStore;
  readonly source: BasketSource;
  /** The payment on this page, where there is one. */
  readonly payment: () => { readonly inProgress: boolean } | undefined;
};

/** A write that is under way, or waits for the one before it. */
type Work = { readonly kind: 'add' | 'remove' | 'update' | 'discard' | 'leave'; readonly ids: readonly string[] };

/** Asks for a write into the basket of who had it when the write began. */
type Ask = (owner: BasketOwner, memberId: string | undefined) => Promise<Outcome<Basket>>;

const clearedMs = 10_000;

/**
 * The basket as the server has it; every write answers with the whole of it. Writes go one after the other, so that the
 * last answer is what there is. Before it is loaded, and after it was given up, it is empty.
 */
export class BasketStore implements Payable {
  readonly request = new Request<Basket>();
  readonly terms = new Request<readonly Terms[]>();
  /** Why the last write was refused, until the next one. */
  refusal: { readonly text: string } | undefined;
  /** The customer whom staff are serving. */
  selectedUserId: string | undefined;
  private readonly work = observable.array<Work>([], { deep: false });
  private last: Promise<unknown> = Promise.resolve();
  /** Rises when all that was known is forgotten: answers to what was asked before are nothing then. */
  private era = 0;
  private readonly newDependant = new RepeatableWrite();
  private readonly api: ReturnType<typeof basketApi>;

  constructor(private readonly parts: BasketParts) {
    this.api = basketApi(parts.client);
    makeAutoObservable<this, 'parts' | 'api' | 'last' | 'era' | 'newDependant' | 'work'>(this, {
      request: false,
      terms: false,
      refusal: observableRef,
      work: false,
      parts: false,
      api: false,
      last: false,
      era: false,
      newDependant: false,
    });
  }

  get basket(): Basket | undefined {
    return this.request.data;
  }

  get id(): string | undefined {
    return this.items.length > 0 ? (this.basket?.id ?? undefined) : undefined;
  }

  get items(): readonly BasketItem[] {
    return this.basket?.items ?? [];
  }

  get itemCount(): number {
    return this.basket?.itemCount ?? 0;
  }

  get fingerprint(): string {
    const { basket, items } = this;
    return JSON.stringify([basket?.id, basket?.balance, items.map(({ id, price }) => [id, price.raw])]);
  }

  get due(): Due | undefined {
    const { basket, id } = this;
    return basket && id !== undefined ? { raw: basket.balance, formatted: basket.formattedBalance } : undefined;
  }

  /** What the server has put towards it: credit. */
  get tenders(): readonly Tender[] {
    return this.basket?.payments ?? [];
  }

  get waivers(): readonly number[] {
    return this.basket?.attendeeWaiversRequired.map(({ id }) => id) ?? [];
  }

  get addingToCart(): boolean {
    return this.work.some(({ kind }) => kind === 'add');
  }

  get removingFromCart(): boolean {
    return this.work.some(({ kind }) => kind === 'remove' || kind === 'discard' || kind === 'leave');
  }

  /** Here, or in another tab. */
  get paymentProcessing(): boolean {
    return this.parts.payment()?.inProgress ?? this.basket?.isBeingPaid ?? false;
  }

  get paymentComplete(): boolean {
    return this.basket?.completeOrderId != null;
  }

  /** Pence of credit that pays for it. */
  get creditUsed(): number {
    return this.tenders.reduce((sum, { tenderType, amount }) => (tenderType === 'credit' ? sum + amount : sum), 0);
  }

  /** Pence of credit: what the customer has, and what this basket takes of it. */
  get credit(): { readonly available: number; readonly applicable: number } {
    const { membership, general } = this.basket?.credits ?? {};
    return {
      available: (membership?.totalAvailable ?? 0) + (general?.totalAvailable ?? 0),
      applicable: (membership?.maxApplicable ?? 0) + (general?.maxApplicable ?? 0),
    };
  }

  /** Whether something is being done to this item, or with this slot. */
  isBusyWith(id: string): boolean {
    return this.work.some(({ ids }) => ids.includes(id));
  }

  /** A place of the slot is in it. */
  holds(slotId: string): boolean {
    return this.items.some((item) => item.slotId === slotId);
  }

  async load(): Promise<void> {
    await this.last;
    await this.request.run(() => this.api.basket(this.owner));
  }

  /** Once all that was written until now is answered, and the basket shows it. */
  async settled(): Promise<void> {
    await this.last;
    await when(() => !this.request.loading);
  }

  async loadTerms(): Promise<void> {
    const { id } = this;
    if (id === undefined) return;
    await this.terms.run(async () => {
      const answer = await this.api.terms(id);
      return answer.ok ? { ok: true, data: [...answer.data, ...this.waiverTexts] } : answer;
    });
  }

  /** All of them or none; the answer says whether. */
  add(items: readonly NewBasketItem[]): Promise<boolean> {
    const ids = items.map(({ id }) => id);
    return this.write(
      { kind: 'add', ids },
      (owner, memberId) => this.api.add(owner, memberId, [...items]),
      basketMessages.added,
    );
  }

  /** Those whose time ran out, as far as they can still be had. */
  async takeAgain(expired: readonly ExpiredItem[]): Promise<void> {
    const news = expired.map(({ slotId, objectType, purchasedForUserId }) => ({
      id: slotId,
      type: objectType,
      purchasedForUserId,
    }));
    await Promise.all(news.map((item) => this.add([item])));
  }

  remove(ids: readonly string[]): Promise<boolean> {
    return this.write(
      { kind: 'remove', ids },
      (owner, memberId) => this.api.remove(owner, memberId, [...ids]),
      basketMessages.removed,
    );
  }

  update(itemId: string, options: BasketItemOptions): Promise<boolean> {
    return this.write(
      { kind: 'update', ids: [itemId] },
      (owner) => this.api.update(owner, itemId, options),
      basketMessages.updated,
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

  /** So many pence of it; the server uses no more than this basket takes. */
  useCredit(amount: number): Promise<boolean> {
    return this.write({ kind: 'update', ids: [creditId] }, (owner) => this.api.useCredit(owner, amount), undefined);
  }

  /** Adds somebody whom the customer books for, and makes an item theirs. Answers with why not, if not. */
  async addDependant(body: NewDependant, itemId: string): Promise<RequestError | undefined> {
    const answer = await this.api.addDependant(this.owner, body, this.newDependant.key(body));
    this.newDependant.settle(answer.ok ? 201 : answer.error.status);
    if (!answer.ok) return answer.error;
    if (!(await this.update(itemId, { purchasedForUserId: answer.data.id }))) void this.load(); // they can be chosen for others
    return undefined;
  }

  discard(): Promise<boolean> {
    return this.write({ kind: 'discard', ids: [] }, (owner) => this.api.discard(owner), basketMessages.cleared);
  }

  /** Gives its places back, for somebody who logs out; what can't be given back runs out by itself, unsaid. */
  async leave(): Promise<void> {
    if (this.id === undefined) return;
    await this.write({ kind: 'leave', ids: [] }, (owner) => this.api.discard(owner), undefined);
  }

  /** Staff serve another customer, or nobody: theirs is another basket. */
  async serve(userId: string | undefined): Promise<void> {
    this.selectedUserId = userId;
    this.reset();
    if (userId !== undefined) await this.load();
  }

  /** Nothing is known of a basket. What is still under way is nothing to the page any more. */
  reset(): void {
    this.era += 1;
    this.refusal = undefined;
    this.request.clear();
    this.terms.clear();
  }

  private get waiverTexts(): readonly Terms[] {
    return (this.basket?.attendeeWaiversRequired ?? []).map(({ attendees, title, ...waiver }) => ({
      ...waiver,
      title: attendees.length > 0 ? `${title} for ${attendees.join(' and ')}` : title,
    }));
  }

  /** Whose it is. */
  get owner(): BasketOwner {
    const { selectedUserId } = this;
    return { source: this.parts.source, ...(selectedUserId === undefined ? {} : { selectedUserId }) };
  }

  /** Of the customer themselves, among those they book for; nobody is known of a guest. */
  private get memberId(): string | undefined {
    return this.basket?.people.find(({ isCustomer }) => isCustomer)?.id;
  }

  private async write(work: Work, ask: Ask, done: string | undefined): Promise<boolean> {
    const { era, owner, memberId } = this;
    this.refusal = undefined;
    this.work.push(work);
    const asked = this.last.then(() => ask(owner, memberId));
    this.last = asked;
    const outcome = await asked;
    runInAction(() => this.work.remove(work));
    if (era !== this.era || (work.kind === 'leave' && !outcome.ok)) return outcome.ok;
    if (outcome.ok) await this.request.run(() => Promise.resolve(outcome));
    else if (outcome.error.status >= 400 && outcome.error.status < 500) void this.load(); // it is another than the page shows
    this.say(work, outcome, done);
    return outcome.ok;
  }

  private say({ kind }: Work, outcome: Outcome<Basket>, done: string | undefined): void {
    const { toasts } = this.parts;
    if (!outcome.ok) {
      const text = refusalText(outcome.error);
      this.refusal = { text };
      toasts.show('danger', text);
    } else if (done !== undefined && this.parts.source === 'front-of-house')
      toasts.speak(done); // the desk's screens show the basket at all times
    else if (done !== undefined) toasts.show('success', done, kind === 'discard' ? { closeAfterMs: clearedMs } : {});
  }
}

/** Stands among the ids of what is worked on. */
const creditId = 'credit';

function refusalText({ serverMessage, errors }: RequestError): string {
  const texts = Object.values(errors).flat();
  return texts.length > 0 ? texts.join(' ') : (serverMessage ?? messages.notAdded);
}
