import { makeAutoObservable, runInAction, when } from 'mobx';
import type { PaymentType } from '../../api/memberships';
import type { RequestError } from '../../api/RequestError';
import { formatUkDate, parseIsoDate } from '../../core/dates';
import { messages } from '../../core/messages';
import { readKept, takeSetAside, type KeptJoining } from './KeptJoining';
import type { Arriving, ArrivalStatus, JoiningRoute } from './arriving';
import type { JoiningParts } from './parts';
import { isJoining, type Arrivals } from './purpose';

type Parts = Omit<
  JoiningParts,
  'client' | 'vocabulary' | 'facts' | 'questions' | 'terms' | 'clock' | 'clientId' | 'source'
>;

/** Comes to a joining by its address: the start, a centre, a membership, a cart that waits, a page that was reloaded. */
export class Arrival implements Arrivals {
  status: ArrivalStatus = 'coming';
  private visit = 0;
  private route: JoiningRoute = {};

  constructor(
    private readonly joining: Arriving,
    private readonly parts: Parts,
  ) {
    makeAutoObservable<this, 'joining' | 'parts' | 'visit' | 'route'>(this, {
      joining: false,
      parts: false,
      visit: false,
      route: false,
    });
  }

  /** What could not be had on the way. */
  get error(): RequestError | undefined {
    const { venues, memberships } = this.parts;
    return venues.request.error ?? memberships.request.error;
  }

  again(): Promise<void> {
    this.status = 'coming';
    return this.follow(this.route);
  }

  async follow(route: JoiningRoute): Promise<void> {
    const { session, venues, cart, navigator } = this.parts;
    if (this.isHere(route)) return;
    this.visit += 1;
    this.route = route;
    const { visit } = this;
    if (this.status === 'failed') this.status = 'coming';
    await when(() => session.status !== 'unknown' && this.joining.journeyHash !== '');
    if (session.isMember && cart.request.status === 'idle') await cart.load();
    if (route.centre !== undefined || cart.cart) await venues.load();
    if (visit !== this.visit) return;
    if (this.isForCart(route)) return this.resumeCart();
    if (route.centre !== undefined && venues.request.status === 'success' && !venues.bySlug(route.centre)) {
      return navigator.go('/', { replace: true });
    }
    const chosen = await this.choose(route, visit);
    if (visit === this.visit && chosen !== 'elsewhere') runInAction(() => (this.status = chosen));
  }

  private async choose(route: JoiningRoute, visit: number): Promise<'arrived' | 'failed' | 'elsewhere'> {
    const { selection, memberships } = this.parts;
    const kept = this.keptFor(route);
    if (route.centre !== selection.centre) memberships.clear();
    selection.chooseCentre(route.centre);
    const { venue } = this.joining;
    if (route.centre !== undefined && !venue) return 'failed';
    const loading = venue ? memberships.load(venue.id) : undefined;
    if (route.membership === undefined) this.forgetMembership();
    else {
      await loading;
      if (visit !== this.visit) return 'elsewhere';
      if (memberships.request.status !== 'success') return 'failed';
      if (!this.preselect(route)) return 'elsewhere';
    }
    const { forms, pricing, session } = this.parts;
    forms.hold(kept.forms);
    if (kept.promotion) pricing.restore(kept.promotion);
    const remembered = kept.has.filter((provision) => provision !== 'account' || session.isMember);
    this.joining.startWith([...new Set([...this.chosen, ...remembered])]);
    return 'arrived';
  }

  /** Takes the membership that the address names. Answers whether it can be had. */
  private preselect({ centre, membership: slug = '', paymentType }: JoiningRoute): boolean {
    const { selection, memberships, navigator } = this.parts;
    const chosen = isPaymentType(paymentType) ? { slug, paymentType } : undefined;
    if (!chosen || !memberships.find(chosen)) {
      this.joining.refuseChoice(messages.membershipGone);
      navigator.go(`/centre/${encodeURIComponent(centre ?? '')}`, { replace: true });
      return false;
    }
    selection.chooseMembership(chosen);
    memberships.setPaymentType(chosen.paymentType);
    this.joining.catalogueChanged();
    if (selection.membership !== undefined) return true;
    runInAction(() => (this.status = 'arrived')); // at the centre, to which the refusal has led
    return false;
  }

  private forgetMembership(): void {
    const { selection } = this.parts;
    if (selection.membership === undefined) return;
    selection.chooseMembership(undefined);
    this.joining.change('membership');
  }

  private get chosen(): readonly string[] {
    const { centre, membership } = this.parts.selection;
    return [...(centre === undefined ? [] : ['centre']), ...(membership === undefined ? [] : ['membership'])];
  }

  /** Whether the address says what is already chosen: then the customer has come here by a move of their own. */
  private isHere({ centre, membership, paymentType }: JoiningRoute): boolean {
    const { selection } = this.parts;
    return (
      this.status === 'arrived' &&
      this.joining.started &&
      centre === selection.centre &&
      membership === selection.membership?.slug &&
      paymentType === selection.membership?.paymentType
    );
  }

  /** What was kept of this very choice; of another choice, nothing. */
  private keptFor({ centre, membership, paymentType }: JoiningRoute): KeptJoining {
    const { storage, session } = this.parts;
    const setAside = storage && session.user && takeSetAside(storage, session.user.id);
    const kept = setAside ?? (storage && readKept(storage));
    const same =
      kept?.walk === 'join' &&
      kept.centre === centre &&
      kept.membership?.slug === membership &&
      kept.membership?.paymentType === paymentType;
    return same ? kept : { walk: 'join', centre, membership: undefined, has: [], forms: {}, promotion: undefined };
  }

  /** Whether the address leads to the cart that waits on the server; one for another choice is left behind. */
  private isForCart({ centre, membership }: JoiningRoute): boolean {
    const { cart } = this.parts.cart;
    if (!cart) return false;
    const { homeVenue, membershipType } = cart;
    const same =
      isJoining(cart) &&
      (centre ?? homeVenue.slug) === homeVenue.slug &&
      (membership ?? membershipType.slug) === membershipType.slug;
    if (!same) this.parts.cart.leave();
    return same;
  }

  private async resumeCart(): Promise<void> {
    const { cart, selection, memberships, forms } = this.parts;
    const waiting = cart.cart;
    if (!waiting) return;
    const { slug } = waiting.membershipType;
    const { paymentType } = waiting.paymentOption;
    selection.chooseCentre(waiting.homeVenue.slug);
    const { venue, datesSection } = this.joining;
    if (venue) await memberships.load(venue.id);
    selection.chooseMembership({ slug, paymentType });
    memberships.setPaymentType(paymentType);
    const start = parseIsoDate(waiting.startDate);
    if (datesSection !== undefined && start) forms.hold({ [datesSection]: { startDate: formatUkDate(start) } });
    this.joining.startWith(['centre', 'membership', 'account']);
    runInAction(() => (this.status = 'arrived'));
    this.joining.showChoice({ replace: true });
  }
}

function isPaymentType(text: string | undefined): text is PaymentType {
  return text === 'recurring' || text === 'fixed';
}
