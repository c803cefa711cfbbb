import { makeAutoObservable } from 'mobx';
import type { Journey } from '../../../schemas/generated/journey';
import type { CostsInput } from '../../api/memberships';
import type { Venue } from '../../api/venues';
import { dateOf, type IsoDate } from '../../core/dates';
import { messages } from '../../core/messages';
import type { Bounds } from '../../fields/definition';
import { eventActions } from '../../journey/events';
import { dependents } from '../../journey/provisions';
import { wholeSectionField, type DisplayedSection } from '../../journey/sections';
import type { JourneyEffect } from '../../journey/step';
import { JourneyStore } from '../JourneyStore';
import type { Offer } from '../MembershipsStore';
import { RepeatableWrite } from '../RepeatableWrite';
import { forgetKept, isSetAside, writeKept, writeSetAside, type KeptJoining } from './KeptJoining';
import type { JoiningParts } from './parts';
import type { Arrivals, Purpose } from './purpose';
import { registerWith, updateWith } from './registration';
import { Submission } from './Submission';

/** A journey to a membership, whatever its purpose: carries out what it asks for, from the first centre to the cart. */
export class JoiningStore {
  journey: JourneyStore;
  /** Which journey is walked, for the consent record. */
  journeyHash = '';
  /** Rises whenever a section is opened by a move, so that the page can lead the customer there. */
  openings = 0;
  /** Why the membership that was chosen before can't be had, until another is chosen. */
  refusedChoice: string | undefined;
  private signingUp = false;
  private readonly registering = new RepeatableWrite();
  readonly submission: Submission;
  readonly arrival: Arrivals;

  constructor(
    private readonly parts: JoiningParts,
    readonly purpose: Purpose,
    journey: Journey,
  ) {
    this.journey = this.walk(journey);
    this.submission = new Submission(this, parts);
    this.arrival = purpose.arrive(this);
    makeAutoObservable<this, 'parts' | 'signingUp' | 'registering'>(this, {
      parts: false,
      purpose: false,
      signingUp: false,
      registering: false,
      submission: false,
      arrival: false,
    });
  }

  /** Walks the journey as its file stands on the site now. */
  use(journey: Journey, hash: string): void {
    if (JSON.stringify(journey) !== JSON.stringify(this.journey.journey)) this.journey = this.walk(journey);
    this.journeyHash = hash;
  }

  get venue(): Venue | undefined {
    return this.parts.venues.bySlug(this.parts.selection.centre);
  }

  get offer(): Offer | undefined {
    return this.parts.memberships.find(this.parts.selection.membership);
  }

  get today(): IsoDate {
    return dateOf(this.parts.clock.now());
  }

  /** What fields are held against. */
  get bounds(): Bounds {
    const { terms } = this.parts;
    return {
      today: this.today,
      ...this.purpose.dates(this.today),
      membershipTermsCount: terms.membership.data?.length ?? 1,
      mandateTermsCount: terms.mandate.data?.length ?? 1,
    };
  }

  /** What to ask the server to price; `undefined` while there is nothing to price. */
  get costsInput(): CostsInput | undefined {
    const { offer, venue } = this;
    if (!offer?.option.isPurchasable.canPurchase || !venue) return undefined;
    const { forms, pricing } = this.parts;
    const startDate = forms.value('startDate');
    const billingDay = forms.value('billingDay');
    return {
      params: { typeId: offer.type.id, optionId: offer.option.id },
      query: {
        venueId: venue.id,
        ...(typeof startDate === 'string' && startDate >= this.today ? { startDate } : {}),
        ...(typeof billingDay === 'number' ? { billingDay } : {}),
        ...(pricing.promotion ? { promotionCodeId: pricing.promotion.id } : {}),
      },
    };
  }

  /** Displayed sections whose form should be there: the open one, and done ones whose values are still to be sent. */
  get wantedForms(): readonly DisplayedSection[] {
    const { sections, state } = this.journey;
    return sections.filter(({ id, form }) => {
      if (!this.hasFields(form)) return false;
      return state.open === id || (state.edited.includes(id) && form?.dataFields === undefined);
    });
  }

  /** Whether a section's form has fields to fill in, rather than a widget that is the whole section. */
  hasFields(form: DisplayedSection['form']): boolean {
    return form !== undefined && wholeSectionField(form, this.parts.vocabulary) === undefined;
  }

  /** Something the journey waits for that could not be had; `retry` asks again. */
  get blocked(): boolean {
    const { questions, terms, cart } = this.parts;
    return [questions.request, terms.membership, cart.request].some(({ status }) => status === 'error');
  }

  retry(): void {
    const { questions, terms, cart, memberships } = this.parts;
    const typeId = this.offer?.type.id;
    if (questions.request.status === 'error') void questions.load(typeId);
    if (terms.membership.status === 'error') void terms.load(typeId);
    if (cart.request.status === 'error') void cart.load();
    if (memberships.request.status === 'error') void this.loadOffers();
  }

  async loadOffers(): Promise<void> {
    if (this.venue) await this.purpose.loadOffers(this.venue);
  }

  chooseCentre(slug: string): void {
    this.forgetRefusal();
    this.parts.navigator.go(`/centre/${encodeURIComponent(slug)}`);
  }

  /** Back to the list of centres; the home centre is forgotten. */
  changeLocation(): void {
    this.forgetRefusal();
    this.parts.navigator.go('/');
  }

  chooseMembership({ type, option }: Offer): void {
    this.forgetRefusal();
    this.submission.forget();
    const { selection } = this.parts;
    const { membership } = selection;
    if (membership?.slug !== type.slug || membership.paymentType !== option.paymentType) {
      selection.chooseMembership({ slug: type.slug, paymentType: option.paymentType });
      this.change('membership');
    }
    this.journey.dispatch({ kind: 'continue' });
    this.showChoice();
  }

  /** Presses the open section's continue button; `saves` is its form's own save button. */
  proceed(saves = false): void {
    const { open, busy } = this.journey;
    if (!open || busy || !this.canProceed) return;
    this.submission.forget();
    const asksForForm = this.hasFields(open.form) && (saves || open.form?.optional !== true);
    if (asksForForm && this.parts.forms.model(open.id)?.attempt() !== true) return;
    this.journey.dispatch({ kind: 'continue', saves });
  }

  /** Whether the open section can be continued from: a list of choices only once something is chosen. */
  get canProceed(): boolean {
    const { centre, membership } = this.parts.selection;
    const chosen: Readonly<Record<string, boolean>> = {
      centre: centre !== undefined,
      membership: membership !== undefined,
    };
    return this.journey.open?.provides.every((provision) => chosen[provision] ?? true) ?? false;
  }

  edit(section: string): void {
    this.submission.forget();
    this.journey.dispatch({ kind: 'edit', section });
  }

  /** Before anybody has arrived there is nothing to decide anew. */
  factsChanged(): void {
    if (this.arrival.status === 'arrived') this.journey.dispatch({ kind: 'factsChanged' });
  }

  /** Someone signed in or out while joining: the choice stays and is tested again, what depends on the person goes. */
  async sessionChanged(): Promise<void> {
    if (this.signingUp) return;
    this.forgetRefusal(); // of somebody else
    const { session, cart, forms, selection, storage } = this.parts;
    forms.refetchDataFields();
    cart.clear();
    if (this.started && session.isMember && selection.membership === undefined) return this.arrival.again();
    cart.leave(); // what waits there would be for another choice than the one that is being made
    await this.loadOffers();
    if (!this.started) return;
    this.happened(session.isMember ? 'log-in' : 'log-out');
    if (session.isMember && storage && isSetAside(storage)) await this.arrival.again();
  }

  /** The catalogue has arrived anew: the chosen membership must still be in it and for sale to this customer. */
  catalogueChanged(): void {
    const { selection, memberships, cart } = this.parts;
    if (selection.membership === undefined || memberships.request.status !== 'success') return;
    const { offer } = this;
    if (offer?.option.isPurchasable.canPurchase) return this.forgetRefusal();
    this.refuseChoice(offer ? messages.ineligible : messages.membershipGone);
    selection.chooseMembership(undefined);
    cart.leave();
    this.happened('no-longer-eligible');
    this.showChoice({ replace: true });
  }

  /** Tells that a chosen membership can't be had. */
  refuseChoice(message: string): void {
    this.refusedChoice = message;
    this.parts.toasts.show('danger', message);
  }

  /** Forgets everything and goes back to the first section. */
  async startOver(): Promise<void> {
    const { cart, session, navigator } = this.parts;
    if (session.isMember && cart.cart) await cart.discard();
    this.forget();
    navigator.go('/');
  }

  /** Forgets everything that was chosen, found and typed on this page. */
  forget(): void {
    const { selection, finder, forms, pricing, memberships, storage } = this.parts;
    selection.clear();
    finder.clear();
    forms.clear();
    pricing.clear();
    memberships.clear();
    if (storage) forgetKept(storage);
    this.forgetRefusal();
    this.submission.forget();
    this.journey.dispatch({ kind: 'restart' });
  }

  private forgetRefusal(): void {
    this.refusedChoice = undefined;
  }

  /** What may outlive a reload: given provisions whose forms hold nothing secret, and what was typed there. */
  get keepable(): KeptJoining {
    const { selection, forms, pricing } = this.parts;
    const { sections, state } = this.journey;
    const isSecret = (id: string): boolean =>
      forms.model(id)?.shownFields.some((field) => field.definition.secret) ?? false;
    const lost = new Set(sections.filter(({ id }) => isSecret(id)).flatMap(({ provides }) => provides));
    const typed = sections.map(({ id }) => [id, forms.model(id)?.keepable() ?? {}] as const);
    return {
      walk: this.purpose.walk,
      centre: selection.centre,
      membership: selection.membership,
      has: state.has.filter((provision) => !lost.has(provision)),
      forms: Object.fromEntries(typed.filter(([, values]) => Object.keys(values).length > 0)),
      promotion: pricing.promotion,
    };
  }

  keep(kept: KeptJoining): void {
    if (this.parts.storage && this.started) writeKept(this.parts.storage, kept);
  }

  /** The session is ending under a customer: what may outlive a reload waits for them to sign in again. */
  setAside(): void {
    const { storage, session } = this.parts;
    if (storage && session.user && this.started) writeSetAside(storage, session.user.id, this.keepable);
  }

  get started(): boolean {
    return this.journey.state.open !== null;
  }

  showChoice(options: { readonly replace: boolean } = { replace: false }): void {
    const { selection, navigator } = this.parts;
    const path = this.purpose.pathOf(selection.centre, selection.membership);
    if (path !== undefined) navigator.go(path, options);
  }

  get datesSection(): string | undefined {
    return this.journey.sections.find(({ provides }) => provides.includes('startDate'))?.id;
  }

  startWith(held: readonly string[]): void {
    this.journey.dispatch({ kind: 'start', held });
  }

  /** A provision has another value now: what depends on it goes, and what was filled in for that. */
  change(provision: string): void {
    const { forms, pricing, vocabulary } = this.parts;
    const dropped = dependents(vocabulary, provision);
    this.journey.dispatch({ kind: 'changed', provision });
    for (const { id, provides } of this.journey.sections)
      if (provides.some((each) => dropped.has(each))) forms.drop(id);
    if (dropped.has('promotion')) pricing.removePromotion();
  }

  /** An event of the vocabulary has changed the facts: the journey moves as the vocabulary says. */
  private happened(event: string): void {
    const { vocabulary } = this.parts;
    for (const action of eventActions(vocabulary, event, this.journey.state.has)) {
      if (action.kind === 'changed') this.change(action.provision);
      else this.journey.dispatch(action);
    }
  }

  private walk(journey: Journey): JourneyStore {
    const { vocabulary, facts } = this.parts;
    const allFacts = (): typeof facts.facts => facts.facts;
    return new JourneyStore(journey, vocabulary, allFacts, (effect) => this.carryOut(effect));
  }

  private carryOut(effect: JourneyEffect): void {
    switch (effect.kind) {
      case 'opened':
        this.openings += 1;
        break;
      case 'call':
        void this.call(effect.call, effect.section);
        break;
      case 'missing':
        this.submission.tell(effect.message);
        break;
      case 'submit':
        void this.submission.send();
        break;
      case 'leave':
        this.parts.navigator.load(effect.to);
    }
  }

  private async call(name: string, section: string): Promise<void> {
    const { forms, session, clientId, source } = this.parts;
    const form = forms.model(section);
    if (!form) return this.journey.dispatch({ kind: 'called', result: 'failed' });
    this.signingUp = true;
    const isNew = name === 'register';
    const frame = { clientId: clientId(), source, checksum: forms.checksum('customer_account_online') };
    const ok = isNew
      ? await registerWith(form, session, this.registering, frame)
      : await updateWith(form, session, forms.checksum('membership_purchase'));
    if (ok && isNew) await this.adoptNewCustomer(section);
    this.signingUp = false;
    this.journey.dispatch({ kind: 'called', result: ok ? 'ok' : 'failed' });
  }

  private async adoptNewCustomer(section: string): Promise<void> {
    const { cart, forms } = this.parts;
    forms.drop(section);
    forms.refetchDataFields();
    await Promise.all([cart.load(), this.loadOffers()]);
  }
}
