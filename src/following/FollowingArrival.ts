import { makeAutoObservable, runInAction, when } from 'mobx';
import type { FollowOptions } from '../kit/api/following';
import type { RequestError } from '../kit/api/RequestError';
import { provisionFor, type ProvisionRole } from '../ground/journey/language/roles';
import type { ArrivalStatus, Arriving } from '../joining/walk/arriving';
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

  constructor(
    private readonly joining: Arriving,
    private readonly parts: Parts,
    private readonly followed: FollowedStore,
    private readonly start: FollowingStart,
  ) {
    makeAutoObservable<this, 'joining' | 'parts' | 'followed' | 'start' | 'visit'>(this, {
      joining: false,
      parts: false,
      followed: false,
      start: false,
      visit: false,
    });
  }

  get error(): RequestError | undefined {
    const { venues, memberships } = this.parts;
    return memberships.request.error ?? venues.request.error;
  }

  again(): Promise<void> {
    return this.follow();
  }

  async follow(): Promise<void> {
    const { session, venues, memberships } = this.parts;
    this.status = 'coming';
    this.visit += 1;
    const { visit } = this;
    await when(() => session.isMember);
    await Promise.all([memberships.loadFrom(() => this.followed.loadTypes()), venues.load()]);
    if (visit === this.visit) runInAction(() => (this.status = this.startJourney() ? 'arrived' : 'failed'));
  }

  private startJourney(): boolean {
    const { selection, memberships, forms, pricing } = this.parts;
    const { options } = this.followed;
    if (memberships.request.status !== 'success' || !options) return false;
    selection.chooseCentre(options.membership.homeVenue.slug);
    if (!this.joining.venue) return false;
    const initial = this.start.initialMembership(options);
    const kept = this.keptState(initial);
    const chosen = initial ?? this.available(kept?.membership);
    selection.chooseMembership(chosen);
    memberships.setPaymentType(options.membership.paymentType);
    const goesOn = chosen !== undefined && kept !== undefined;
    forms.hold(goesOn ? kept.forms : {});
    if (goesOn && kept.promotion) pricing.restore(kept.promotion);
    const provision = (role: ProvisionRole): string => provisionFor(this.parts.vocabulary, role);
    const begun = [
      provision('home-centre'),
      provision('customer-account'),
      ...(chosen ? [provision('chosen-membership')] : []),
    ];
    const held = [...begun, ...(goesOn ? kept.has : [])];
    this.joining.startWith([...new Set(held)]);
    return true;
  }

  /** Reads the state kept before a reload, if it belongs to this journey and to the membership chosen from the start. */
  private keptState(initial: ChosenMembership | undefined): KeptJoining | undefined {
    const { storage } = this.parts;
    const kept = storage && readKept(storage);
    if (kept?.walk !== this.start.walk) return undefined;
    return initial === undefined || kept.membership?.slug === initial.slug ? kept : undefined;
  }

  private available(chosen: ChosenMembership | undefined): ChosenMembership | undefined {
    return this.parts.memberships.find(chosen)?.option.isPurchasable.canPurchase ? chosen : undefined;
  }
}
