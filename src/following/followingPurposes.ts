import { followingApi, type ChangeCosts } from '../kit/api/following';
import type { IsoDate } from '../ground/core/dates';
import { parseIsoDate } from '../ground/core/dates';
import type { JoiningParts } from '../joining/walk/parts';
import type { Purpose, StartBounds } from '../joining/walk/purpose';
import { ApiRequest } from '../kit/api/ApiRequest';
import { FollowedStore } from './FollowedStore';
import { FollowingArrival, type FollowingStart } from './FollowingArrival';

/** A purpose, and the data that its screen shows next to the journey. */
export type FollowingPurpose = {
  readonly purpose: Purpose;
  readonly followed: FollowedStore;
  /** The costs of a change. A renewal never loads them, since it is priced like joining. */
  readonly changeCosts: ApiRequest<ChangeCosts>;
};

/** Creates the purpose of changing a membership to another monthly one of the same centre. */
export function createChange(parts: JoiningParts, id: string): FollowingPurpose {
  const api = followingApi(parts.client, id);
  const followed = new FollowedStore(api.changeOptions);
  const changeCosts = new ApiRequest<ChangeCosts>();
  const walk = `change-membership/${id}`;
  let option: number | undefined;
  const purpose: Purpose = {
    walk,
    arrive: (joining) => new FollowingArrival(joining, parts, followed, { walk, initialMembership: () => undefined }),
    loadOffers: () => parts.memberships.loadFrom(() => followed.loadTypes()),
    async price(basis) {
      if (basis === undefined) return changeCosts.clear();
      const { params, query } = basis.input;
      if (params.optionId !== option) changeCosts.clear(); // nobody is shown the price of another membership
      option = params.optionId;
      await changeCosts.run(() => api.changeCosts(params.optionId, query.startDate));
    },
    costs: changeCosts,
    dates: (today) => startBounds(followed, today, changeCosts.data?.billingDays),
    store: api.change,
    pathOf: () => `/${walk}`,
  };
  return { purpose, followed, changeCosts };
}

/** Creates the purpose of renewing a single-payment membership, from the day after it ends. */
export function createRenewal(parts: JoiningParts, id: string): FollowingPurpose {
  const api = followingApi(parts.client, id);
  const followed = new FollowedStore(api.renewalOptions);
  const walk = `renew-membership/${id}`;
  const initialMembership: FollowingStart['initialMembership'] = ({ types: [type], membership }) =>
    type && { slug: type.slug, paymentType: membership.paymentType };
  const purpose: Purpose = {
    walk,
    arrive: (joining) => new FollowingArrival(joining, parts, followed, { walk, initialMembership }),
    loadOffers: () => parts.memberships.loadFrom(() => followed.loadTypes()),
    price: (basis) => parts.pricing.load(basis),
    costs: parts.pricing.costs,
    dates: (today) => startBounds(followed, today, parts.pricing.billingDays),
    store: api.renew,
    pathOf: () => `/${walk}`,
  };
  return { purpose, followed, changeCosts: new ApiRequest() };
}

/** Returns the server's limits for the start date; today until they are loaded. */
function startBounds({ options }: FollowedStore, today: IsoDate, billingDays: readonly number[] = []): StartBounds {
  const date = (text: string | undefined): IsoDate => parseIsoDate(text ?? '') ?? today;
  const { date: initial, min, max } = options?.startsAt ?? {};
  return { startDateInitial: date(initial), startDateMin: date(min), startDateMax: date(max), billingDays };
}
