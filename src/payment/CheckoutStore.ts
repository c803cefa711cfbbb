import { makeAutoObservable } from 'mobx';
import type { Journey, Vocabulary } from '../../schemas/generated/journey';
import type { KeyValueStorage } from '../core/services';
import type { Bounds } from '../fields/definition';
import type { FieldModel } from '../fields/FieldModel';
import { wholeSectionField, type DisplayedSection } from '../journey/sections';
import type { JourneyEffect } from '../journey/step';
import type { FactsStore, PaymentFacts } from '../stores/FactsStore';
import type { FormsStore } from '../stores/FormsStore';
import { forgetKept } from '../stores/joining/KeptJoining';
import { JourneyStore } from '../stores/JourneyStore';
import type { Navigator } from '../stores/Navigator';
import type { Payable } from '../stores/Payable';
import type { SessionStore } from '../stores/SessionStore';
import type { ToastStore } from '../stores/ToastStore';
import type { WayBack } from '../stores/WayBack';
import { forgetDraft, keepDraft, keptDraft } from './CheckoutDraft';
import type { PaymentStore } from './flow/PaymentStore';
import { paymentMessages } from './messages';
import type { BillingDetails } from './providers/provider';
import type { PaymentOrder } from './flow/requests';

export type CheckoutParts = {
  readonly vocabulary: Vocabulary;
  readonly source: string;
  readonly kiosk: boolean;
  readonly facts: FactsStore;
  readonly session: SessionStore;
  /** What is paid for. */
  readonly payable: Payable;
  readonly forms: FormsStore;
  readonly payment: PaymentStore;
  readonly toasts: ToastStore;
  readonly navigator: Navigator;
  readonly storage: KeyValueStorage;
  readonly wayBack: WayBack;
};

/** The checkout: a journey with all sections open, whose submit is a payment. */
export class CheckoutStore {
  readonly journey: JourneyStore;
  termsOpen = false;
  /** The button was pressed with something missing: from then on it is shown what. */
  attempted = false;
  /** Counts the presses that something missing has stopped: each brings the first of it into view. */
  attempts = 0;
  /** The customer leaves: nothing is paid for any more, however long the next page takes to come. */
  private leaving = false;
  private opened = false;
  /** The customer whose checkout this is. */
  private customerId: string | undefined;
  /** The order that the terms were agreed to for, by its fingerprint. */
  private agreedTo: string | undefined;
  private left = false;

  constructor(
    private readonly parts: CheckoutParts,
    journey: Journey,
  ) {
    this.journey = this.walk(journey);
    makeAutoObservable<this, 'parts' | 'left' | 'agreedTo' | 'customerId'>(this, {
      customerId: false,
      journey: false,
      parts: false,
      left: false,
      agreedTo: false,
    });
  }

  get payable(): Payable {
    return this.parts.payable;
  }

  /** What rules may ask of the payment. */
  get paymentFacts(): PaymentFacts {
    const { payable, payment } = this.parts;
    const due = payable.due?.raw;
    const { data: terms } = payable.terms;
    const { accepted } = this;
    const all = terms?.every((each) => accepted.includes(each.id));
    return {
      amountDue: due === 0 ? 'zero' : due === undefined || !this.canBePaid ? 'pending' : 'some',
      terms: terms === undefined ? 'pending' : terms.length > 0 ? 'some' : 'none',
      termsAccepted: all === true ? 'yes' : 'no',
      payment: payment.screen !== 'form' || this.journey.state.status === 'submitting' ? 'busy' : 'ready',
      savedCard: payment.savedCard?.recentlyExpired === false ? 'offered' : 'none',
    };
  }

  /** Whether it is known how it can be paid, or that it can't be found out. */
  private get canBePaid(): boolean {
    const { session, status } = this.parts.payment;
    return session !== undefined || status === 'prepare_failed' || status === 'failed';
  }

  get bounds(): Readonly<Record<string, unknown>> {
    return { cartTermsCount: this.parts.payable.terms.data?.length ?? 1 } satisfies Omit<Bounds, 'today'>;
  }

  get wantedForms(): readonly DisplayedSection[] {
    if (this.parts.payable.id === undefined || !this.opened) return [];
    return this.journey.sections.filter(
      ({ form }) => form !== undefined && wholeSectionField(form, this.parts.vocabulary) === undefined,
    );
  }

  /** What is still missing before the button may do what it says; empty when nothing is. */
  get missing(): readonly string[] {
    const { forms } = this.parts;
    if (this.paymentFacts.terms === 'pending') return ['terms and conditions'];
    const opensTerms = this.journey.submitLabel?.does === 'open-terms';
    return this.journey.sections.flatMap(({ title, form, provides, id }) => {
      if (opensTerms && provides.includes('terms')) return [];
      const whole = wholeSectionField(form, this.parts.vocabulary);
      if (whole === 'cardFields') return this.cardComplete ? [] : [title ?? 'Payment Details'];
      const model = forms.model(id);
      if (!form || whole !== undefined) return [];
      return model?.valid === true ? [] : [title ?? 'terms'];
    });
  }

  get busy(): boolean {
    return this.leaving || this.paymentFacts.payment === 'busy';
  }

  /** Loads the cart with its terms; where there is none, that leads the customer to its order, or else to the start. */
  async open(): Promise<void> {
    const { payable, payment, session } = this.parts;
    this.opened = true;
    this.customerId = session.user?.id;
    payment.reset();
    this.journey.dispatch({ kind: 'start', held: [] });
    await this.lookAgain();
    if (payable.id === undefined) return;
    this.fillIn();
    await Promise.all([payable.loadTerms(), this.prepare()]);
  }

  /** Loads the cart, which may have gone or changed while nobody looked. */
  async lookAgain(): Promise<void> {
    const { payable, navigator } = this.parts;
    await payable.load();
    if (payable.request.status === 'success' && payable.id === undefined) navigator.load(await this.whereItWent());
    else this.holdConsent();
  }

  /** Asks for the payment form again, after it could not be had: there may be nothing to pay for any more. */
  async prepareAgain(): Promise<void> {
    await this.lookAgain();
    await this.prepare();
  }

  /** Presses the submit button: opens the terms while they are to be read, else pays. */
  press(): void {
    if (this.busy) return;
    const ready = this.missing.length === 0;
    if (!ready) return this.showMissing();
    if (this.journey.submitLabel?.does === 'open-terms') this.termsOpen = true;
    else this.journey.dispatch({ kind: 'continue', gives: this.given });
  }

  factsChanged(): void {
    this.journey.dispatch({ kind: 'factsChanged' });
  }

  closeTerms(): void {
    this.termsOpen = false;
  }

  /** Takes the terms as read and agreed to. */
  acceptTerms(): void {
    const ids = this.parts.payable.terms.data?.map((each) => each.id) ?? [];
    this.termsField?.set(ids);
    this.termsOpen = false;
  }

  /** Keeps what was typed and agreed to for a reload, and to which order the terms were agreed. */
  formChanged(): void {
    const { storage, payable, kiosk, forms } = this.parts;
    if (payable.id === undefined || payable.fingerprint === '') return;
    this.holdConsent();
    if (this.accepted.length > 0) this.agreedTo ??= payable.fingerprint;
    else this.agreedTo = undefined;
    const isFilledIn = this.wantedForms.length > 0 && this.wantedForms.every(({ id }) => forms.model(id));
    if (!kiosk && isFilledIn)
      keepDraft(storage, { of: this.draftOf, billing: this.billingFields, terms: this.accepted });
  }

  /**
   * Leaves by a link or by starting over. The cart is discarded, unless money may be held for it: then it is left alone.
   * Where it can't be discarded, since another tab pays for it or nobody answers, the page stays and shows what stands.
   */
  async leave(url: string): Promise<void> {
    const { payable, navigator, payment, storage, toasts } = this.parts;
    if (!payment.mayHoldMoney) {
      this.leaving = true;
      if (!(await payable.discard())) {
        toasts.show('danger', paymentMessages.notDiscarded);
        await this.open();
        return this.setLeaving(false);
      }
      forgetKept(storage);
      forgetDraft(storage);
      payment.forget();
    }
    navigator.load(url);
  }

  private setLeaving(on: boolean): void {
    this.leaving = on;
  }

  /** Ends the checkout at its order: once, by whichever way the page learned of it, and for its customer alone. */
  finish(orderId: string): void {
    if (this.left || this.parts.session.user?.id !== this.customerId) return;
    this.left = true;
    forgetKept(this.parts.storage);
    forgetDraft(this.parts.storage);
    this.parts.navigator.load(this.confirmationOf(orderId));
  }

  private async prepare(): Promise<void> {
    const { order } = this;
    if (order && order.amount > 0) await this.parts.payment.prepare(order);
  }

  /**
   * Consent to other goods, or to another price, is none to these: the terms are asked for again. A form that was opened
   * for another amount is opened anew.
   */
  private holdConsent(): void {
    const { payable, payment } = this.parts;
    if (this.agreedTo !== undefined && this.agreedTo !== payable.fingerprint) {
      this.agreedTo = undefined;
      this.termsField?.set([]);
      void payable.loadTerms();
    }
    if (this.opened && payment.status === 'idle' && payable.terms.status !== 'idle') void this.prepare();
  }

  /** The customer's own name and address, to be changed where the card has another; and what was typed before a reload. */
  private fillIn(): void {
    const { session, forms, storage, kiosk } = this.parts;
    const { lineOne = '', lineTwo = '', city = '', postcode = '' } = session.user?.address ?? {};
    const own = {
      billingFirstName: session.user?.firstName ?? '',
      billingLastName: session.user?.lastName ?? '',
      billingAddressLineOne: lineOne,
      billingAddressLineTwo: lineTwo,
      billingCity: city,
      billingPostcode: postcode,
    };
    const draft = kiosk ? undefined : keptDraft(storage, this.draftOf);
    const held = [
      ['billing', { ...own, ...draft?.billing }],
      ['cardChoice', { cardChoice: 'saved_card' }],
      ...(draft && draft.terms.length > 0 ? ([['terms', { terms: [...draft.terms] }]] as const) : []),
    ] as const;
    const bySection = held.flatMap(([provision, values]) => {
      const section = this.sectionFor(provision);
      return section ? [[section, values] as const] : [];
    });
    forms.hold(Object.fromEntries(bySection));
  }

  /** Changes whenever the customer changes the form. */
  get formFingerprint(): string {
    return JSON.stringify([this.accepted, this.billingFields]);
  }

  private get draftOf(): string {
    const { session, payable } = this.parts;
    return `${session.user?.id ?? ''} ${payable.fingerprint}`;
  }

  private sectionFor(provision: string): string | undefined {
    return this.journey.journey.sections.find(({ provides }) => provides?.includes(provision))?.id;
  }

  /** What is paid for, as the server and the form have it now. */
  private get order(): PaymentOrder | undefined {
    const { payable, facts, payment, source } = this.parts;
    const { id, due, tenders, waivers } = payable;
    if (id === undefined || due === undefined) return undefined;
    const saved = facts.facts.cardChoice === 'saved' ? payment.savedCard : undefined;
    return {
      cartId: id,
      terms: this.accepted.filter((each) => !waivers.includes(each)),
      completedWaivers: this.accepted.filter((each) => waivers.includes(each)),
      tenders,
      source,
      amount: due.raw,
      ...(saved ? { savedCard: saved } : {}),
    };
  }

  private get cardComplete(): boolean {
    return this.parts.payment.field?.status === 'complete';
  }

  /**
   * The confirmation of the order that the cart has become, in this tab or another; else the start, with a word of the
   * payment that this tab had begun.
   */
  private async whereItWent(): Promise<string> {
    const { payment, source, toasts } = this.parts;
    const { orderId, hasEnded } = await payment.orderOfGoneCart(source);
    if (orderId !== undefined) return this.confirmationOf(orderId);
    if (hasEnded) toasts.carry(paymentMessages.endedElsewhere, 'warning');
    return '/';
  }

  private get given(): readonly string[] {
    const { forms } = this.parts;
    return this.journey.sections
      .filter(({ id, form }) =>
        wholeSectionField(form, this.parts.vocabulary) === 'cardFields' ? this.cardComplete : forms.model(id)?.valid,
      )
      .flatMap(({ provides }) => provides);
  }

  private get termsField(): FieldModel | undefined {
    const section = this.sectionFor('terms');
    return section === undefined ? undefined : this.parts.forms.model(section)?.field('terms');
  }

  /** Ids of the terms agreed to. Read as ticked, since facts decide whether the field is shown. */
  private get accepted(): readonly number[] {
    const raw = this.termsField?.raw;
    return Array.isArray(raw) ? raw.map(Number) : [];
  }

  private showMissing(): void {
    const opensTerms = this.journey.submitLabel?.does === 'open-terms';
    this.attempted = true;
    this.attempts += 1;
    for (const { id, provides } of this.journey.sections) {
      if (!(opensTerms && provides.includes('terms'))) this.parts.forms.model(id)?.attempt();
    }
  }

  private walk(journey: Journey): JourneyStore {
    const { vocabulary, facts } = this.parts;
    const allFacts = (): typeof facts.facts => facts.facts;
    return new JourneyStore(journey, vocabulary, allFacts, (effect) => this.carryOut(effect));
  }

  private carryOut(effect: JourneyEffect): void {
    if (effect.kind === 'missing') this.parts.toasts.show('danger', effect.message);
    if (effect.kind === 'submit') void this.submit();
    if (effect.kind === 'leave') this.finish(this.parts.payment.orderId ?? '');
  }

  private async submit(): Promise<void> {
    const { payment } = this.parts;
    const { order } = this;
    if (!order) return this.journey.dispatch({ kind: 'called', result: 'failed' });
    const orderId = order.amount === 0 ? await payment.confirmFree(order) : await payment.pay(order, this.billing);
    this.journey.dispatch({ kind: 'called', result: orderId === undefined ? 'failed' : 'ok' });
  }

  private get billing(): BillingDetails {
    const text = (path: string): string => this.parts.forms.text(path);
    return {
      firstName: text('billingFirstName'),
      lastName: text('billingLastName'),
      addressLineOne: text('billingAddressLineOne'),
      addressLineTwo: text('billingAddressLineTwo'),
      city: text('billingCity'),
      postcode: text('billingPostcode'),
    };
  }

  /** The billing form as it is now; empty while it is not there. */
  private get billingFields(): Readonly<Record<string, string>> {
    const section = this.sectionFor('billing');
    if (section === undefined || !this.parts.forms.model(section)) return {};
    const { firstName, lastName, addressLineOne, addressLineTwo, city, postcode } = this.billing;
    return {
      billingFirstName: firstName,
      billingLastName: lastName,
      billingAddressLineOne: addressLineOne,
      billingAddressLineTwo: addressLineTwo,
      billingCity: city,
      billingPostcode: postcode,
    };
  }

  /** The address of an order's confirmation, which from here on is this customer's alone. */
  private confirmationOf(orderId: string): string {
    const { vocabulary, wayBack } = this.parts;
    const then = vocabulary.outcomes[this.journey.journey.outcome]?.then ?? '/';
    const url = this.withKiosk(then.replace('{orderId}', encodeURIComponent(orderId)));
    wayBack.remember(url, this.customerId ?? '');
    return url;
  }

  private withKiosk(url: string): string {
    return this.parts.kiosk ? `${url}?kiosk=true` : url;
  }
}
