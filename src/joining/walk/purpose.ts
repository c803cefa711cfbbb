import type { ChangeCosts } from '../../kit/api/following';
import type { MembershipCosts } from '../../kit/api/memberships';
import type { JoiningCart, MembershipDetails } from '../../kit/api/joining';
import type { RequestError } from '../../kit/api/RequestError';
import type { Venue } from '../../kit/api/venues';
import type { IsoDate } from '../../ground/core/dates';
import type { ApiRequest, RequestOutcome } from '../../kit/api/ApiRequest';
import type { Bounds } from '../../kit/fields/definition';
import type { PriceBasis } from '../stores/PricingStore';
import type { ArrivalStatus, JoiningRoute } from './arriving';
import type { ArrivingWalk } from './ArrivingWalk';

/** The differences between joining, changing and renewing: three purposes of a journey to a membership. */
export type Purpose = {
  /** Identifies the journey in the kept joining, so that another journey does not take it up. */
  readonly walk: string;
  readonly arrive: (walk: ArrivingWalk) => Arrivals;
  /** Loads the memberships on offer, at first and whenever they may have changed. */
  readonly loadOffers: (venue: Venue) => Promise<void>;
  /** Loads the price whenever what it depends on changes; that is `undefined` while nothing can be priced. */
  readonly price: (basis: PriceBasis | undefined) => Promise<void>;
  /** The request for that price: while it is under way, the price before it is another choice's. */
  readonly costs: ApiRequest<MembershipCosts | ChangeCosts>;
  readonly dates: (today: IsoDate) => StartBounds;
  /** Puts the filled-in journey into the cart. */
  readonly store: (details: MembershipDetails, key: string) => Promise<RequestOutcome<{ readonly cartId: string }>>;
  /** Returns the path of the walk, which names the choice where the address does. */
  readonly pathOf: (centre: string | undefined, membership: Chosen | undefined) => string;
};

type Chosen = { readonly slug: string; readonly paymentType: string };

/** The bounds of the fields about dates. `startDateInitial` is the start date until the customer chooses another. */
export type StartBounds = Required<Pick<Bounds, 'startDateInitial' | 'startDateMin' | 'startDateMax' | 'billingDays'>>;

/** Enters a journey by an entry of the browser's history. */
export type Arrivals = {
  readonly status: ArrivalStatus;
  /** The error of a request that the arrival depends on. */
  readonly error: RequestError | undefined;
  follow(route: JoiningRoute): Promise<void>;
  /**
   * Notes an entry that the walk has made itself, at which `again` begins. An entry that the walk has corrected keeps the
   * section that the customer came for: they may be led there yet, once they have logged in.
   */
  note(route: JoiningRoute, how: { readonly isCorrected: boolean }): void;
  again(): Promise<void>;
};

/** Reports whether a cart is one of joining, and not of changing or renewing a membership. */
export function isJoining({ kind }: JoiningCart): boolean {
  return kind === 'join';
}
