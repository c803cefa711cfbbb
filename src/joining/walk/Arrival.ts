import { makeAutoObservable, runInAction, when } from 'mobx';
import type { MembershipDetails } from '../../kit/api/joining';
import type { PaymentType } from '../../kit/api/memberships';
import type { RequestError } from '../../kit/api/RequestError';
import { formatUkDate, parseIsoDate } from '../../ground/core/dates';
import { messages } from '../../ground/core/messages';
import { heldOnArrival } from '../../ground/journey/language/arrival';
import { provisionFor, type ProvisionRole } from '../../ground/journey/language/roles';
import { readKept, takeSetAside, type KeptJoining } from './KeptJoining';
import type { Arriving, ArrivalStatus, JoiningRoute } from './arriving';
import type { JoiningParts } from './parts';
import { isJoining, type Arrivals } from './purpose';

/** The field of the waiting cart's details that the dates section starts with. */
const startDateField: keyof MembershipDetails = 'startDate';

type Parts = Omit<JoiningParts, 'client' | 'facts' | 'questions' | 'terms' | 'clock' | 'clientId' | 'source'>;

/** Enters a joining by its address: the start, a centre, a membership, a waiting cart, or a page that was reloaded. */
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

  /** The error of a request that the arrival depends on. */
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
    const changed = this.changedBy(route);
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
    const { forms, pricing, session, vocabulary } = this.parts;
    forms.hold(kept.forms);
    if (kept.promotion) pricing.restore(kept.promotion);
    const account = this.provision('customer-account');
    const has = [...kept.has, ...heldOnArrival(vocabulary, this.joining.given, { chosen: [], changed })];
    const remembered = has.filter((provision) => provision !== account || session.isMember);
    this.joining.startWith(heldOnArrival(vocabulary, remembered, { chosen: this.chosen, changed: [] }));
    return 'arrived';
  }

  /** The provisions that the address changes: of the choice that is made now, all but what it names alike. */
  private changedBy({ centre, membership, paymentType }: JoiningRoute): readonly string[] {
    const { selection } = this.parts;
    const { slug, paymentType: paid } = selection.membership ?? {};
    return [
      ...(centre === selection.centre ? [] : [this.provision('home-centre')]),
      ...(membership === slug && paymentType === paid ? [] : [this.provision('chosen-membership')]),
    ];
  }

  /** Chooses the membership that the address names. Returns whether it is available. */
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
    this.joining.change(this.provision('chosen-membership'));
  }

  private get chosen(): readonly string[] {
    const { centre, membership } = this.parts.selection;
    return [
      ...(centre === undefined ? [] : [this.provision('home-centre')]),
      ...(membership === undefined ? [] : [this.provision('chosen-membership')]),
    ];
  }

  private provision(role: ProvisionRole): string {
    return provisionFor(this.parts.vocabulary, role);
  }

  /** Reports whether the address names the choice that is already made, as after a step of the customer's own. */
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

  /** The joining that was kept for this very choice, or an empty one. */
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

  /** Reports whether the address leads to the cart that waits on the server. A cart of another choice is left there. */
  private isForCart({ centre, membership }: JoiningRoute): boolean {
    const { cart } = this.parts.cart;
    if (!cart) return false;
    const { homeVenue, membershipType } = cart;
    const same =
      isJoining(cart) &&
      (centre ?? homeVenue.slug) === homeVenue.slug &&
      (membership ?? membershipType.slug) === membershipType.slug;
    if (!same) this.parts.cart.hide();
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
    if (datesSection !== undefined && start) forms.hold({ [datesSection]: { [startDateField]: formatUkDate(start) } });
    this.joining.startWith([...this.chosen, this.provision('customer-account')]);
    runInAction(() => (this.status = 'arrived'));
    this.joining.showChoice({ replace: true });
  }
}

function isPaymentType(text: string | undefined): text is PaymentType {
  return text === 'recurring' || text === 'fixed';
}
