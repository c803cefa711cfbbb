import { makeAutoObservable, runInAction, when } from 'mobx';
import type { FollowOptions } from '../../api/following';
import type { RequestError } from '../../api/RequestError';
import type { ArrivalStatus, Arriving } from '../joining/arriving';
import { readKept, type KeptJoining } from '../joining/KeptJoining';
import type { JoiningParts } from '../joining/parts';
import type { Arrivals } from '../joining/purpose';
import type { ChosenMembership } from '../SelectionStore';
import type { FollowedStore } from './FollowedStore';

type Parts = Pick<JoiningParts, 'session' | 'venues' | 'memberships' | 'selection' | 'forms' | 'pricing' | 'storage'>;

/** What is walked, and what of it is chosen from the start. */
export type Beginning = {
  readonly walk: string;
  readonly given: (options: FollowOptions) => ChosenMembership | undefined;
};

/** Comes to the change or renewal of a membership: its centre is given, and for a renewal the membership too. */
export class FollowingArrival implements Arrivals {
  status: ArrivalStatus = 'coming';
  private visit = 0;

  constructor(
    private readonly joining: Arriving,
    private readonly parts: Parts,
    private readonly followed: FollowedStore,
    private readonly beginning: Beginning,
  ) {
    makeAutoObservable<this, 'joining' | 'parts' | 'followed' | 'beginning' | 'visit'>(this, {
      joining: false,
      parts: false,
      followed: false,
      beginning: false,
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
    await Promise.all([memberships.take(() => this.followed.types()), venues.load()]);
    if (visit === this.visit) runInAction(() => (this.status = this.begin() ? 'arrived' : 'failed'));
  }

  private begin(): boolean {
    const { selection, memberships, forms, pricing } = this.parts;
    const { options } = this.followed;
    if (memberships.request.status !== 'success' || !options) return false;
    selection.chooseCentre(options.membership.homeVenue.slug);
    if (!this.joining.venue) return false;
    const given = this.beginning.given(options);
    const kept = this.keptWith(given);
    const chosen = given ?? this.available(kept?.membership);
    selection.chooseMembership(chosen);
    memberships.setPaymentType(options.membership.paymentType);
    const goesOn = chosen !== undefined && kept !== undefined;
    forms.hold(goesOn ? kept.forms : {});
    if (goesOn && kept.promotion) pricing.restore(kept.promotion);
    const held = ['centre', 'account', ...(chosen ? ['membership'] : []), ...(goesOn ? kept.has : [])];
    this.joining.startWith([...new Set(held)]);
    return true;
  }

  /** What was kept of this very walk; of another choice than the one that is given, nothing. */
  private keptWith(given: ChosenMembership | undefined): KeptJoining | undefined {
    const { storage } = this.parts;
    const kept = storage && readKept(storage);
    if (kept?.walk !== this.beginning.walk) return undefined;
    return given === undefined || kept.membership?.slug === given.slug ? kept : undefined;
  }

  private available(chosen: ChosenMembership | undefined): ChosenMembership | undefined {
    return this.parts.memberships.find(chosen)?.option.isPurchasable.canPurchase ? chosen : undefined;
  }
}
