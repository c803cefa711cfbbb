import { makeAutoObservable, runInAction, when } from 'mobx';
import type { JoiningCart, MembershipDetails } from '../../kit/api/joining';
import type { RequestError } from '../../kit/api/RequestError';
import { formatUkDate, parseIsoDate } from '../../ground/core/dates';
import { messages } from '../../ground/core/messages';
import {
  arrive,
  leadsTo,
  sectionsGiving,
  startAt,
  takeUp,
  valuesBySection,
  type Arriving,
  type Choice,
  type HistoryEntry,
} from '../../ground/journey/language/arrival';
import type { Held } from '../../kit/walk/FormsStore';
import { choiceNamed, choiceOf, chosenIn } from './choice';
import { readKept, takeSetAside, type KeptJoining } from './KeptJoining';
import type { ArrivalStatus, JoiningRoute } from './arriving';
import type { ArrivingWalk } from './ArrivingWalk';
import type { JoiningParts } from './parts';
import { isJoining, type Arrivals } from './purpose';

type Parts = Omit<JoiningParts, 'client' | 'facts' | 'questions' | 'terms' | 'clock' | 'clientId' | 'source'>;
type Start = Extract<Arriving, { readonly kind: 'starts' }>;

/** Enters a joining by an entry of the browser's history: a link, Back or Forward, a waiting cart, or a reload. */
export class Arrival implements Arrivals {
  status: ArrivalStatus = 'coming';
  private visit = 0;
  private route: JoiningRoute = {};

  constructor(
    private readonly walk: ArrivingWalk,
    private readonly parts: Parts,
  ) {
    makeAutoObservable<this, 'walk' | 'parts' | 'visit' | 'route'>(this, {
      walk: false,
      parts: false,
      visit: false,
      route: false,
    });
  }

  /** The error of a request that the arrival depends on. */
  get error(): RequestError | undefined {
    const { cart, venues, memberships } = this.parts;
    return cart.request.error ?? venues.error ?? memberships.request.error;
  }

  again(): Promise<void> {
    this.status = 'coming';
    return this.follow(this.route);
  }

  note(route: JoiningRoute, { isCorrected }: { readonly isCorrected: boolean }): void {
    this.route = isCorrected ? { ...route, section: this.route.section } : route;
  }

  async follow(route: JoiningRoute): Promise<void> {
    this.visit += 1;
    this.route = route;
    const { visit } = this;
    if (this.isWalking && !this.moveTo(this.entry)) return;
    const { session, venues, cart } = this.parts;
    if (this.status === 'failed') this.status = 'coming';
    await when(() => session.status !== 'unknown' && this.walk.journeyHash !== '');
    if (session.isMember && ['idle', 'error'].includes(cart.request.status)) await cart.load();
    const linked = route.centre ?? cart.cart?.homeVenue.slug;
    const exists = linked === undefined || (await venues.loadLinked(linked)); // before what was kept is taken up
    if (visit !== this.visit) return;
    // A membership may wait in the cart: beginning without it would forget what the customer chose, without a word.
    if (session.isMember && cart.request.status === 'error') return this.fail();
    if (!exists && route.centre !== undefined) return this.refuseCentre();
    await this.start(visit);
  }

  private refuseCentre(): void {
    this.parts.toasts.show('warning', messages.centreUnknown, { closeAfterMs: 0 });
    this.parts.navigator.go('/', { replace: true });
  }

  private fail(): void {
    this.status = 'failed';
  }

  private get isWalking(): boolean {
    return this.status === 'arrived' && this.walk.started;
  }

  private get entry(): HistoryEntry {
    return { names: choiceNamed(this.parts.vocabulary, this.route), section: this.route.section };
  }

  /** Goes to an entry within the walk. Returns whether it is of another choice, with which the walk starts again. */
  private moveTo(entry: HistoryEntry): boolean {
    const { journey, choosing, trail } = this.walk;
    const busy = journey.state.status === 'calling' || journey.state.status === 'submitting';
    const { vocabulary } = this.parts;
    const arriving = arrive(vocabulary, entry, { choice: choosing.choice, has: journey.state.has }, busy);
    if (arriving.kind === 'starts') return true;
    if (arriving.kind === 'returns') this.walk.forms.returnTo(arriving.section);
    if (busy) trail.go(journey.state.open, { replace: true });
    else trail.settle(journey.state.open, entry.section);
    return false;
  }

  private async start(visit: number): Promise<void> {
    const { vocabulary, cart, venues } = this.parts;
    const kept = this.takeKept();
    const begun = kept ? begunBy(vocabulary, kept) : this.begunHere;
    const starting = startAt(vocabulary, this.entry, begun);
    if (cart.cart) {
      const names = this.choiceOfCart(cart.cart);
      if (isJoining(cart.cart) && leadsTo(names, starting.choice)) {
        return this.resume(cart.cart, startAt(vocabulary, { ...this.entry, names }, begun), kept);
      }
      cart.hide(); // a cart of another choice is left on the server
    }
    const { centre } = chosenIn(vocabulary, starting.choice);
    const exists = centre === undefined || centre === this.route.centre || (await venues.loadLinked(centre));
    if (visit !== this.visit) return;
    if (!exists) return this.refuseCentre();
    const chosen = await this.choose(starting, kept, visit);
    if (visit !== this.visit || chosen === 'elsewhere') return;
    runInAction(() => (this.status = chosen));
    this.walk.trail.settle(this.walk.journey.state.open, this.route.section);
  }

  private get begunHere(): { readonly choice: Choice; readonly has: readonly string[] } {
    return { choice: this.walk.choosing.choice, has: this.walk.journey.state.has };
  }

  /** The joining that was kept for this customer, unless the walk is under way on this page. */
  private takeKept(): KeptJoining | undefined {
    const { storage, session } = this.parts;
    const setAside = storage && session.user && takeSetAside(storage, session.user.id);
    if (setAside?.walk === 'join') return setAside;
    return this.walk.started ? undefined : storage && readKept(storage, 'join', session.user?.id ?? '');
  }

  private async choose(
    starting: Start,
    kept: KeptJoining | undefined,
    visit: number,
  ): Promise<'arrived' | 'failed' | 'elsewhere'> {
    const { selection, memberships, vocabulary } = this.parts;
    const { choosing } = this.walk;
    const { centre, membership } = chosenIn(vocabulary, starting.choice);
    choosing.leave(starting.lost);
    if (centre !== selection.centre) memberships.clear();
    selection.chooseCentre(centre);
    const { venue } = this.walk;
    if (centre !== undefined && !venue) return 'failed';
    const loading = venue ? memberships.load(venue.id) : undefined;
    if (membership === undefined) selection.chooseMembership(undefined);
    else {
      await loading;
      if (visit !== this.visit) return 'elsewhere';
      if (memberships.request.status !== 'success') return 'failed';
      if (!this.isAvailable(starting.choice)) return 'elsewhere';
    }
    if (kept) this.holdKept(kept, starting.lost);
    choosing.restore();
    this.walk.startWith(starting.held, this.route.section);
    return 'arrived';
  }

  /** Chooses a membership if it is available. Otherwise leads to the memberships of its centre, and says why. */
  private isAvailable(choice: Choice): boolean {
    const { selection, memberships, navigator, vocabulary } = this.parts;
    const { centre = '', membership } = chosenIn(vocabulary, choice);
    if (!membership || !memberships.find(membership)) {
      this.walk.refuseChoice(messages.membershipGone);
      navigator.go(`/centre/${encodeURIComponent(centre)}`, { replace: true });
      return false;
    }
    selection.chooseMembership(membership);
    memberships.setPaymentType(membership.paymentType);
    this.walk.catalogueChanged();
    if (selection.membership !== undefined) return true;
    runInAction(() => (this.status = 'arrived')); // at the centre, to which the refusal has led
    return false;
  }

  /** Holds what was kept, but for what belongs to another choice. */
  private holdKept({ forms, promotion, cart }: KeptJoining, lost: readonly string[]): void {
    const sections = sectionsGiving(this.walk.journey.journey, lost);
    this.parts.forms.hold(Object.fromEntries(Object.entries(forms).filter(([id]) => !sections.includes(id))));
    if (lost.length > 0) return;
    if (promotion) this.parts.pricing.restore(promotion);
    runInAction(() => (this.walk.cartId = cart));
  }

  private choiceOfCart({ homeVenue, membershipType, paymentOption }: JoiningCart): Choice {
    const membership = { slug: membershipType.slug, paymentType: paymentOption.paymentType };
    return choiceOf(this.parts.vocabulary, { centre: homeVenue.slug, membership });
  }

  /** Takes the waiting cart up, with what this tab has kept of it. */
  private async resume(cart: JoiningCart, starting: Start, kept: KeptJoining | undefined): Promise<void> {
    const { selection, memberships, forms } = this.parts;
    const { choosing, journey, trail } = this.walk;
    const { held, at, isOwn } = takeUp(cart.cartId, kept ? kept.cart : this.walk.cartId, starting, this.route.section);
    choosing.leave(starting.lost);
    selection.chooseCentre(cart.homeVenue.slug);
    const { venue } = this.walk;
    if (venue) await memberships.load(venue.id);
    const { paymentType } = cart.paymentOption;
    selection.chooseMembership({ slug: cart.membershipType.slug, paymentType });
    memberships.setPaymentType(paymentType);
    forms.hold(this.valuesOf(cart));
    if (isOwn && kept) this.holdKept(kept, starting.lost);
    if (isOwn) choosing.restore();
    runInAction(() => (this.walk.cartId = cart.cartId));
    this.walk.startWith(held, undefined);
    this.walk.happened('cart-found', at);
    runInAction(() => (this.status = 'arrived'));
    trail.go(journey.state.open, { replace: true });
    if (!this.parts.pricing.promotion) await this.applyCode(cart);
  }

  /** The cart's own values, in the sections that ask for them. */
  private valuesOf({ startDate, billingDay }: JoiningCart): Held {
    const start = parseIsoDate(startDate);
    const values: { readonly [K in keyof MembershipDetails]?: string } = {
      ...(start ? { startDate: formatUkDate(start) } : {}),
      ...(billingDay === null ? {} : { billingDay: String(billingDay) }),
    };
    return valuesBySection(this.walk.journey.language, values);
  }

  private async applyCode({ promotionCode, paymentOption }: JoiningCart): Promise<void> {
    const { pricing } = this.parts;
    if (!promotionCode) return;
    pricing.setCode(promotionCode);
    await pricing.applyCode(paymentOption.id);
  }
}

function begunBy(
  vocabulary: Parts['vocabulary'],
  { centre, membership, has }: KeptJoining,
): { readonly choice: Choice; readonly has: readonly string[] } {
  return { choice: choiceOf(vocabulary, { centre, membership }), has };
}
