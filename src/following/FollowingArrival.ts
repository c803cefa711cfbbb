import { makeAutoObservable, runInAction, when } from 'mobx';
import type { FollowOptions } from '../kit/api/following';
import type { RequestError } from '../kit/api/RequestError';
import { arrive, sectionsGiving, startAt } from '../ground/journey/language/arrival';
import { provisionFor } from '../ground/journey/language/roles';
import type { ArrivalStatus, JoiningRoute } from '../joining/walk/arriving';
import type { ArrivingWalk } from '../joining/walk/ArrivingWalk';
import { choiceOf } from '../joining/walk/choice';
import { readKept, type KeptJoining } from '../joining/walk/KeptJoining';
import type { JoiningParts } from '../joining/walk/parts';
import type { Arrivals } from '../joining/walk/purpose';
import type { ChosenMembership } from '../joining/stores/SelectionStore';
import type { FollowedStore } from './FollowedStore';

type Parts = Pick<
  JoiningParts,
  'vocabulary' | 'session' | 'venues' | 'memberships' | 'selection' | 'forms' | 'pricing' | 'storage'
>;

/** The journey's key in session storage, and the membership chosen from the start, if any. */
export type FollowingStart = {
  readonly walk: string;
  readonly initialMembership: (options: FollowOptions) => ChosenMembership | undefined;
};

/** Opens the change or renewal of a membership: its centre is chosen from the start, and for a renewal the membership too. */
export class FollowingArrival implements Arrivals {
  status: ArrivalStatus = 'coming';
  private visit = 0;
  private route: JoiningRoute = {};

  constructor(
    private readonly joining: ArrivingWalk,
    private readonly parts: Parts,
    private readonly followed: FollowedStore,
    private readonly start: FollowingStart,
  ) {
    makeAutoObservable<this, 'joining' | 'parts' | 'followed' | 'start' | 'visit' | 'route'>(this, {
      joining: false,
      parts: false,
      followed: false,
      start: false,
      visit: false,
      route: false,
    });
  }

  get error(): RequestError | undefined {
    const { venues, memberships } = this.parts;
    return memberships.request.error ?? venues.request.error;
  }

  again(): Promise<void> {
    this.status = 'coming';
    return this.follow(this.route);
  }

  note(route: JoiningRoute, { isCorrected }: { readonly isCorrected: boolean }): void {
    this.route = isCorrected ? { ...route, section: this.route.section } : route;
  }

  async follow(route: JoiningRoute): Promise<void> {
    this.route = route;
    if (this.status === 'arrived') return this.moveTo(route);
    const { session, venues, memberships } = this.parts;
    this.status = 'coming';
    this.visit += 1;
    const { visit } = this;
    await when(() => session.isMember);
    await Promise.all([memberships.loadFrom(() => this.followed.loadTypes()), venues.load()]);
    if (visit === this.visit) runInAction(() => (this.status = this.startJourney() ? 'arrived' : 'failed'));
  }

  /** Goes to another section within the walk: the address names no choice that could be another. */
  private moveTo({ section }: JoiningRoute): void {
    const { journey, choosing, trail } = this.joining;
    const begun = { choice: choosing.choice, has: journey.state.has };
    const arriving = arrive(this.parts.vocabulary, { names: {}, section }, begun, false);
    if (arriving.kind === 'returns') this.joining.forms.returnTo(arriving.section);
    trail.settle(journey.state.open, section);
  }

  private startJourney(): boolean {
    const { selection, memberships, vocabulary } = this.parts;
    const { options } = this.followed;
    if (memberships.request.status !== 'success' || !options) return false;
    selection.chooseCentre(options.membership.homeVenue.slug);
    if (!this.joining.venue) return false;
    const initial = this.start.initialMembership(options);
    const kept = this.keptState(initial);
    const membership = initial ?? this.available(kept?.membership);
    selection.chooseMembership(membership);
    memberships.setPaymentType(options.membership.paymentType);
    const names = choiceOf(vocabulary, selection);
    const begun = kept ? { choice: choiceOf(vocabulary, kept), has: kept.has } : { choice: {}, has: [] };
    const { held, lost } = startAt(vocabulary, { names, section: undefined }, begun);
    if (kept) this.holdKept(kept, lost);
    this.joining.startWith([...held, provisionFor(vocabulary, 'customer-account')], this.route.section);
    return true;
  }

  /** Holds what was kept, but for what belongs to a choice that is no longer there. */
  private holdKept({ forms, promotion }: KeptJoining, lost: readonly string[]): void {
    const sections = sectionsGiving(this.joining.journey.journey, lost);
    this.parts.forms.hold(Object.fromEntries(Object.entries(forms).filter(([id]) => !sections.includes(id))));
    if (promotion && lost.length === 0) this.parts.pricing.restore(promotion);
  }

  /** Reads the state kept before a reload, if it belongs to this journey and to the membership chosen from the start. */
  private keptState(initial: ChosenMembership | undefined): KeptJoining | undefined {
    const { storage, session } = this.parts;
    const kept = storage && readKept(storage, this.start.walk, session.user?.id ?? '');
    if (!kept) return undefined;
    return initial === undefined || kept.membership?.slug === initial.slug ? kept : undefined;
  }

  private available(chosen: ChosenMembership | undefined): ChosenMembership | undefined {
    return this.parts.memberships.find(chosen)?.option.isPurchasable.canPurchase ? chosen : undefined;
  }
}
