import { makeAutoObservable } from 'mobx';
import type { Journey, Vocabulary } from '../../schemas/generated/journey';
import type { KeyValueStorage } from '../ground/core/services';
import type { Bounds } from '../kit/fields/definition';
import { contentOf } from '../ground/journey/language/content';
import type { DisplayedSection } from '../ground/journey/language/sections';
import type { JourneyEffect } from '../ground/journey/language/step';
import type { FactSource } from '../kit/walk/FactSource';
import { paymentFactsOf, type PaymentFacts } from './PaymentFacts';
import type { FormsStore } from '../kit/walk/FormsStore';
import { JourneyStore } from '../kit/walk/JourneyStore';
import type { SiteNavigator } from '../kit/site/SiteNavigator';
import type { Payable } from './Payable';
import type { SessionStore } from '../sign-in/SessionStore';
import type { ToastStore } from '../kit/site/ToastStore';
import type { WayBack } from '../sign-in/WayBack';
import { CheckoutForm } from './CheckoutForm';
import type { PaymentStore } from './flow/PaymentStore';
import type { CheckoutWords } from './CheckoutWords';

export type CheckoutParts = {
  readonly vocabulary: Vocabulary;
  readonly source: string;
  readonly words: CheckoutWords;
  /** True where the card is saved in any case, so that nobody is asked. */
  readonly savesCard?: boolean;
  readonly kiosk: boolean;
  readonly facts: FactSource;
  readonly session: SessionStore;
  /** The cart or basket that this checkout takes payment for. */
  readonly payable: Payable;
  readonly forms: FormsStore;
  readonly payment: PaymentStore;
  readonly toasts: ToastStore;
  readonly navigator: SiteNavigator;
  readonly storage: KeyValueStorage;
  readonly wayBack: WayBack;
  /** Forgets the choices that led to this checkout, once they are bought or given up. */
  readonly forgetChoices: () => void;
};

/** The checkout: a journey with all sections open, whose submit is a payment. */
export class CheckoutStore {
  readonly journey: JourneyStore;
  readonly form: CheckoutForm;
  termsOpen = false;
  /** True once the submit button was pressed while sections were incomplete: from then on, incomplete fields are marked. */
  marksMissing = false;
  /** Counts the presses of the submit button that incomplete sections have blocked; each brings the first one into view. */
  blockedPresses = 0;
  /** True while the page is being left: nothing can be paid for any more, however long the next page takes to load. */
  private leaving = false;
  private opened = false;
  /** The customer who opened this checkout. */
  private customerId: string | undefined;
  /** The version of the cart that the terms were loaded for. Acceptance of them is valid for no other one. */
  private termsFor: string | undefined;
  private finished = false;

  constructor(
    private readonly parts: CheckoutParts,
    journey: Journey,
  ) {
    const { facts, vocabulary } = parts;
    const allFacts = (): typeof facts.facts => facts.facts;
    this.journey = new JourneyStore(journey, vocabulary, allFacts, (effect) => this.carryOut(effect));
    this.form = new CheckoutForm(parts, this.journey);
    makeAutoObservable<this, 'parts' | 'finished' | 'termsFor' | 'customerId'>(this, {
      customerId: false,
      journey: false,
      form: false,
      parts: false,
      finished: false,
      termsFor: false,
    });
  }

  get savesCard(): boolean {
    return this.parts.savesCard === true;
  }

  get words(): CheckoutWords {
    return this.parts.words;
  }

  get payable(): Payable {
    return this.parts.payable;
  }

  /** The payment's facts, as the rules of the journey read them. */
  get paymentFacts(): PaymentFacts {
    const { payable, payment } = this.parts;
    const isSubmitting = this.journey.state.status === 'submitting';
    return paymentFactsOf({ payable, payment, accepted: this.form.acceptedTerms, isSubmitting });
  }

  get bounds(): Pick<Bounds, 'cartTermsCount'> {
    return { cartTermsCount: this.parts.payable.terms.data?.length ?? 1 };
  }

  /** The sections whose forms have to be loaded. */
  get wantedForms(): readonly DisplayedSection[] {
    if (this.parts.payable.id === undefined || !this.opened) return [];
    return this.journey.sections.filter((section) => contentOf(section, this.parts.vocabulary).kind === 'fields');
  }

  /** Titles of the sections that have to be completed before the submit button works; empty when it does. */
  get missing(): readonly string[] {
    return this.form.missing;
  }

  get busy(): boolean {
    return this.leaving || this.paymentFacts.payment === 'busy';
  }

  /** Loads the cart with its terms. Where the cart is gone, redirects to the order that it has become, or to the start page. */
  async open(): Promise<void> {
    const { payable, payment, session } = this.parts;
    this.opened = true;
    this.customerId = session.user?.id;
    this.termsFor = undefined;
    payment.reset();
    this.journey.dispatch({ kind: 'start', held: [] });
    await this.reloadCart();
    if (payable.id === undefined) return;
    this.form.prefill();
    await Promise.all([this.loadTerms(), this.prepare()]);
  }

  /** Loads the cart's terms, or follows the cart that another tab has paid for or replaced. */
  async loadTerms(): Promise<void> {
    const { payable } = this.parts;
    this.termsFor = payable.version;
    await payable.loadTerms();
    this.form.acceptAgreed();
    if (payable.terms.status === 'error') await this.followCart();
  }

  /** Loads the cart again, since another tab may have paid for it, emptied it or changed it. */
  async reloadCart(): Promise<void> {
    await this.parts.payable.load();
    await this.followCart();
  }

  /** Adapts the page to the cart as it was loaded last; where it is gone, leaves for its order or the start page. */
  private async followCart(): Promise<void> {
    const { payable, navigator } = this.parts;
    if (payable.request.status === 'success' && payable.id === undefined) {
      navigator.load(await this.addressAfterCart());
    } else {
      this.dropOutdatedConsent();
      this.prepareReplacedCart();
    }
  }

  /** Loads the payment form again after that has failed; first the cart, which may have gone meanwhile. */
  async prepareAgain(): Promise<void> {
    await this.reloadCart();
    await this.prepare();
  }

  /** Handles the submit button: shows what is missing, else opens the terms if they are to be read, else pays. */
  press(): void {
    if (this.busy) return;
    if (this.missing.length > 0) {
      this.marksMissing = true;
      this.blockedPresses += 1;
      this.form.markMissing();
    } else if (this.journey.submitLabel?.does === 'open-terms') {
      this.termsOpen = true;
    } else {
      this.journey.dispatch({ kind: 'continue', gives: this.form.provided });
    }
  }

  factsChanged(): void {
    this.journey.dispatch({ kind: 'factsChanged' });
  }

  closeTerms(): void {
    this.termsOpen = false;
  }

  acceptTerms(): void {
    this.form.acceptTerms();
    this.termsOpen = false;
  }

  /** Keeps the form's draft for a reload. */
  formChanged(): void {
    const { payable, forms } = this.parts;
    if (payable.id === undefined || payable.version === '') return;
    this.dropOutdatedConsent();
    this.prepareReplacedCart();
    const isLoaded = this.wantedForms.length > 0 && this.wantedForms.every(({ id }) => forms.model(id));
    if (isLoaded) this.form.saveDraft();
  }

  /**
   * Leaves for `url` and discards the cart, unless money may be held for it. Where the cart can't be discarded, because
   * another tab pays for it or the server doesn't respond, the page stays and loads the cart again.
   */
  async leave(url: string): Promise<void> {
    const { payable, navigator, payment, toasts, forgetChoices, words } = this.parts;
    if (!payment.mayHoldMoney) {
      this.leaving = true;
      if (!(await payable.discard())) {
        toasts.show('danger', words.notDiscarded);
        await this.open();
        return this.setLeaving(false);
      }
      forgetChoices();
      this.form.forgetDraft();
      payment.forget();
    }
    navigator.load(url);
  }

  private setLeaving(on: boolean): void {
    this.leaving = on;
  }

  /** Shows the order's confirmation, once, and only while the customer who opened this checkout is signed in. */
  finish(orderId: string): void {
    if (this.finished || this.parts.session.user?.id !== this.customerId) return;
    this.finished = true;
    const { forgetChoices, words, toasts } = this.parts;
    forgetChoices();
    if (words.done !== undefined) toasts.carry(words.done, 'success');
    this.form.forgetDraft();
    this.parts.navigator.load(this.confirmationOf(orderId));
  }

  /** Opens the payment of the cart. Where nothing is due, a payment form that is open, or has failed to open, goes. */
  private async prepare(): Promise<void> {
    const { payment } = this.parts;
    const { order } = this.form;
    if (!order) return;
    if (order.amount > 0) await payment.prepare(order);
    else if (payment.status !== 'failed') payment.reset();
  }

  /** Withdraws the acceptance of terms when the goods or the price are no longer those that they were loaded for. */
  private dropOutdatedConsent(): void {
    const { payable } = this.parts;
    if (payable.id === undefined || this.termsFor === undefined || this.termsFor === payable.version) return;
    this.form.withdrawAcceptance();
    payable.terms.clear(); // they may be those of other goods
    void this.loadTerms();
  }

  /**
   * Prepares a payment for a cart that has replaced the payment's own, since what is known of the one's money proves
   * nothing for the other; and for a cart whose amount has changed from nothing, or to nothing.
   */
  private prepareReplacedCart(): void {
    const { payable, payment } = this.parts;
    if (!this.opened || payable.terms.status === 'idle' || payable.id === undefined) return;
    const isReplaced = payment.attempt.order?.cartId !== payable.id;
    if (payment.status === 'idle' || isReplaced || payable.due?.raw === 0) void this.prepare();
  }

  /** The confirmation of the order that the cart has become, in whichever tab; else the start page, with a toast that says why. */
  private async addressAfterCart(): Promise<string> {
    const { payment, source, toasts, words } = this.parts;
    const { orderId, hasEnded } = await payment.goneCart.findOrder(source);
    if (orderId !== undefined) return this.confirmationOf(orderId);
    if (hasEnded) toasts.carry(words.endedElsewhere, 'warning');
    else toasts.carry(words.nothingToPay, 'neutral');
    return '/';
  }

  private carryOut(effect: JourneyEffect): void {
    if (effect.kind === 'missing') this.parts.toasts.show('danger', effect.message);
    if (effect.kind === 'submit') void this.submit();
    if (effect.kind === 'leave') this.finish(this.parts.payment.orderId ?? '');
  }

  private async submit(): Promise<void> {
    const { payment } = this.parts;
    const { order } = this.form;
    if (!order) return this.journey.dispatch({ kind: 'called', result: 'failed' });
    const orderId =
      order.amount === 0 ? await payment.confirmFree(order) : await payment.pay(order, this.form.submitBilling());
    this.journey.dispatch({ kind: 'called', result: orderId === undefined ? 'failed' : 'ok' });
  }

  /** Builds the address of an order's confirmation, and reserves it for this customer. */
  private confirmationOf(orderId: string): string {
    const { vocabulary, wayBack, kiosk } = this.parts;
    const then = vocabulary.outcomes[this.journey.journey.outcome]?.then ?? '/';
    const path = then.replace('{orderId}', encodeURIComponent(orderId));
    const url = kiosk ? `${path}?kiosk=true` : path;
    wayBack.remember(url, this.customerId ?? '');
    return url;
  }
}
