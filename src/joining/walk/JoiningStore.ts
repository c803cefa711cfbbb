import { makeAutoObservable } from 'mobx';
import type { Journey } from '../../../schemas/generated/journey';
import type { Venue } from '../../kit/api/venues';
import { dateOf, type IsoDate } from '../../ground/core/dates';
import { messages } from '../../ground/core/messages';
import { eventActions } from '../../ground/journey/language/events';
import { afterSession } from '../../ground/journey/language/arrival';
import { eventFor, provisionFor, type EventRole } from '../../ground/journey/language/roles';
import type { JourneyEffect } from '../../ground/journey/language/step';
import type { LoadedJourney } from '../../kit/walk/journeyFile';
import { JourneyStore } from '../../kit/walk/JourneyStore';
import { refusalOf, type MembershipOffer } from '../stores/MembershipOffersStore';
import { forgetKept, isSetAside, writeKept, writeSetAside, type KeptJoining } from './KeptJoining';
import type { JoiningParts } from './parts';
import type { Arrivals, Purpose } from './purpose';
import { AccountCalls } from './AccountCalls';
import { Choosing } from './Choosing';
import { Continuing } from './Continuing';
import { JoiningForms } from './JoiningForms';
import { keepableOf } from './keepable';
import { Submitting } from './Submitting';
import { Trail } from './Trail';

/** A journey to a membership, whatever its purpose. Carries out the effects of its steps, from the choice of a centre to the cart. */
export class JoiningStore {
  journey: JourneyStore;
  /** Identifies the journey in the consent record; empty until it is known. */
  journeyHash = '';
  /** The number of sections opened by a step, so that the page can move focus to each. */
  openings = 0;
  /** The reason why the chosen membership is no longer available, until another is chosen. */
  refusedChoice: string | undefined;
  readonly forms: JoiningForms;
  private readonly accountCalls: AccountCalls;
  readonly submission: Submitting;
  readonly choosing: Choosing;
  readonly continuing: Continuing;
  readonly trail: Trail;
  readonly arrival: Arrivals;
  /** The cart that the joining was put into, or taken up from. */
  cartId: string | undefined;

  constructor(
    private readonly parts: JoiningParts,
    readonly purpose: Purpose,
    journey: Journey,
  ) {
    this.journey = this.walk(journey);
    this.forms = new JoiningForms(this, parts);
    this.accountCalls = new AccountCalls(this, parts);
    this.submission = new Submitting(this, parts);
    this.choosing = new Choosing(this, parts);
    this.continuing = new Continuing(this, parts);
    this.trail = new Trail(parts, purpose.pathOf);
    this.arrival = purpose.arrive(this);
    makeAutoObservable<this, 'parts' | 'accountCalls'>(this, {
      parts: false,
      purpose: false,
      forms: false,
      accountCalls: false,
      submission: false,
      choosing: false,
      continuing: false,
      trail: false,
      arrival: false,
    });
  }

  /** Replaces the journey by the one that the site serves now. */
  use({ journey, hash, report }: LoadedJourney): void {
    if (JSON.stringify(journey) !== JSON.stringify(this.journey.journey)) this.journey = this.walk(journey);
    this.journey.tellOperator(report);
    this.journeyHash = hash;
  }

  get venue(): Venue | undefined {
    return this.parts.venues.bySlug(this.parts.selection.centre);
  }

  get offer(): MembershipOffer | undefined {
    return this.parts.memberships.find(this.parts.selection.membership);
  }

  /** True if this customer may be shown the memberships that they cannot buy. */
  get mayShowIneligible(): boolean {
    return this.parts.session.isMember && this.venue?.canDisplayIneligibleMemberships === true;
  }

  /** The memberships that are listed now. */
  get offers(): readonly MembershipOffer[] {
    return this.venue ? this.parts.memberships.offersAt(this.venue, this.mayShowIneligible) : [];
  }

  get today(): IsoDate {
    return dateOf(this.parts.clock.now());
  }

  /** True if the journey's outcome requires a Direct Debit of this customer, or the open section asks for one. */
  get asksForMandate(): boolean {
    return this.journey.asksFor(provisionFor(this.parts.vocabulary, 'direct-debit'));
  }

  /** True when a request that the journey waits for has failed. Call `retry` to send it again. */
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
    this.submission.forget();
    this.choosing.make('home-centre', () => this.parts.selection.chooseCentre(slug));
    void this.loadOffers();
    this.journey.dispatch({ kind: 'continue' });
  }

  /** Returns to the list of centres and forgets the home centre, and on this page a cart that waits with it. */
  changeLocation(): void {
    this.forgetRefusal();
    this.parts.cart.hide();
    this.parts.navigator.go('/');
  }

  chooseMembership({ type, option }: MembershipOffer): void {
    this.forgetRefusal();
    this.submission.forget();
    const { selection } = this.parts;
    const { membership } = selection;
    if (membership?.slug !== type.slug || membership.paymentType !== option.paymentType) {
      this.choosing.make('chosen-membership', () =>
        selection.chooseMembership({ slug: type.slug, paymentType: option.paymentType }),
      );
    }
    this.journey.dispatch({ kind: 'continue' });
  }

  /** Handles the open section's button. */
  proceed(): void {
    this.submission.forget();
    this.continuing.press();
  }

  edit(section: string): void {
    this.submission.forget();
    this.journey.dispatch({ kind: 'edit', section });
  }

  /** Decides the journey anew after a change of facts, once the customer has arrived in it. */
  factsChanged(): void {
    if (this.arrival.status === 'arrived') this.journey.dispatch({ kind: 'factsChanged' });
  }

  /** Follows a sign-in or sign-out on the way: the choice stays and is checked again, everything else of the customer goes. */
  async sessionChanged(): Promise<void> {
    if (this.accountCalls.isRegistering) return;
    this.forgetRefusal(); // the refusal was about another customer
    const { session, cart, forms, storage, vocabulary } = this.parts;
    forms.forgetOthers();
    cart.clear();
    this.choosing.forget();
    const { choice } = this.choosing;
    const follows = afterSession(vocabulary, { started: this.started, signedIn: session.isMember, choice });
    if (follows === 'arrives') return this.arrival.again();
    cart.hide(); // the waiting cart may hold another choice than the one being made
    if (follows !== 'nothing') this.happened(follows);
    await this.loadOffers(); // the new offers tell whether this customer may buy what is chosen
    if (follows === 'nothing') return;
    if (session.user && storage && isSetAside(storage, session.user.id)) await this.arrival.again();
  }

  /** Goes on with a walk that had been sent, on a page that Back brings up again as it was left. */
  async wakeUp(): Promise<void> {
    if (this.journey.state.status === 'submitted') await this.arrival.again();
  }

  /** Gives up the chosen membership if the catalogue no longer offers it to this customer. */
  catalogueChanged(): void {
    const { selection, memberships, cart } = this.parts;
    if (selection.membership === undefined || memberships.request.status !== 'success') return;
    const { offer } = this;
    if (offer?.option.isPurchasable.canPurchase) return this.forgetRefusal();
    this.refuseChoice(offer ? refusalOf(offer) : messages.membershipGone);
    selection.chooseMembership(undefined);
    cart.hide();
    this.happened('not-eligible');
    this.trail.go(this.journey.state.open, { replace: true });
  }

  /** Shows why the chosen membership is not available: once, though its list and its address may both tell. */
  refuseChoice(message: string): void {
    if (this.refusedChoice !== message) this.parts.toasts.show('danger', message);
    this.refusedChoice = message;
  }

  /** Forgets everything and goes back to the first section. */
  async startOver(): Promise<void> {
    const { cart, session, navigator } = this.parts;
    if (session.isMember && cart.cart) await cart.discard();
    this.forget();
    navigator.go('/');
  }

  /** Forgets every choice, search and typed value of this page. */
  forget(): void {
    const { selection, finder, forms, pricing, memberships, storage } = this.parts;
    for (const each of [selection, finder, forms, pricing, memberships]) each.clear();
    if (storage) forgetKept(storage);
    this.choosing.forget();
    this.cartId = undefined;
    this.forgetRefusal();
    this.submission.forget();
    this.journey.dispatch({ kind: 'restart' });
  }

  private forgetRefusal(): void {
    this.refusedChoice = undefined;
  }

  /** The part of the joining that may be kept over a reload. */
  get keepable(): KeptJoining {
    const { purpose, cartId: cart, journey, parts } = this;
    return keepableOf({ walk: purpose.walk, owner: parts.session.user?.id ?? '', cart, journey }, parts);
  }

  keep(kept: KeptJoining): void {
    if (this.parts.storage && this.started) writeKept(this.parts.storage, kept);
  }

  /** Keeps the joining for the customer whose session is ending, until they sign in again. */
  setAside(): void {
    const { storage, session } = this.parts;
    if (storage && session.user && this.started) writeSetAside(storage, session.user.id, this.keepable);
  }

  get given(): readonly string[] {
    return this.journey.state.has;
  }

  get started(): boolean {
    return this.journey.state.open !== null;
  }

  /** Starts the journey with provisions, at the section that the browser's history names. */
  startWith(held: readonly string[], section: string | undefined): void {
    this.journey.dispatch({ kind: 'start', held, ...(section === undefined ? {} : { at: section }) });
  }

  /** Moves the journey as the vocabulary says for an event that has changed the facts. */
  happened(role: EventRole, section?: string): void {
    const { vocabulary } = this.parts;
    for (const action of eventActions(vocabulary, eventFor(vocabulary, role), this.journey.state.has)) {
      if (action.kind === 'changed') this.choosing.change(action.provision);
      else if (action.kind === 'start' && section !== undefined) this.journey.dispatch({ ...action, at: section });
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
        this.continuing.forget();
        this.trail.opened(effect);
        break;
      case 'call':
        void this.accountCalls.make(effect.call, effect.section);
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
}
