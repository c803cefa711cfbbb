import type { JoiningCart, MembershipDetails } from '../../api/joining';
import type { CostsInput } from '../../api/memberships';
import type { RequestError } from '../../api/RequestError';
import type { Venue } from '../../api/venues';
import type { IsoDate } from '../../core/dates';
import type { Outcome } from '../Request';
import type { Arriving, ArrivalStatus, JoiningRoute } from './arriving';

/** What a journey to a membership is for: joining, changing and renewing, where they differ. */
export type Purpose = {
  /** Names the walk in what is kept over a reload, so that another walk does not take it up. */
  readonly walk: string;
  readonly arrive: (joining: Arriving) => Arrivals;
  /** Asks what can be chosen, at first and whenever that may have changed. */
  readonly loadOffers: (venue: Venue) => Promise<void>;
  /** Asks what the choice costs, whenever it is another one; `undefined` when there is none. */
  readonly price: (input: CostsInput | undefined) => Promise<void>;
  readonly dates: (today: IsoDate) => StartBounds;
  /** Puts the filled-in journey into the cart. */
  readonly store: (details: MembershipDetails, key: string) => Promise<Outcome<{ readonly cartId: string }>>;
  /** Where a choice stands in the address; `undefined` when the address doesn't say it. */
  readonly pathOf: (centre: string | undefined, membership: Chosen | undefined) => string | undefined;
};

type Chosen = { readonly slug: string; readonly paymentType: string };

/** What fields about dates are held against. `startDateInitial` stands there until another is chosen. */
export type StartBounds = {
  readonly startDateInitial: IsoDate;
  readonly startDateMin: IsoDate;
  readonly startDateMax: IsoDate;
  readonly billingDays: readonly number[];
};

/** Comes to a journey by its address. */
export type Arrivals = {
  readonly status: ArrivalStatus;
  /** What could not be had on the way. */
  readonly error: RequestError | undefined;
  follow(route: JoiningRoute): Promise<void>;
  again(): Promise<void>;
};

/** Whether a cart is of joining: one that changes or renews a membership is nothing to a customer who joins. */
export function isJoining({ kind }: JoiningCart): boolean {
  return kind === 'join';
}
