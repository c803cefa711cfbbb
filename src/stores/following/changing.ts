import { followingApi, type ChangeCosts } from '../../api/following';
import type { IsoDate } from '../../core/dates';
import { parseIsoDate } from '../../core/dates';
import type { JoiningParts } from '../joining/parts';
import type { Purpose, StartBounds } from '../joining/purpose';
import { Request } from '../Request';
import { FollowedStore } from './FollowedStore';
import { FollowingArrival } from './FollowingArrival';

/** A purpose with what its screen shows beside the journey. */
export type Following = {
  readonly purpose: Purpose;
  readonly followed: FollowedStore;
  /** What a change costs; never asked for by a renewal, which costs what joining does. */
  readonly changeCosts: Request<ChangeCosts>;
};

/** Changing a membership for another monthly one of its centre. */
export function changing(parts: JoiningParts, id: string): Following {
  const api = followingApi(parts.client, id);
  const followed = new FollowedStore(api.changeOptions);
  const changeCosts = new Request<ChangeCosts>();
  const walk = `change-membership/${id}`;
  const purpose: Purpose = {
    walk,
    arrive: (joining) => new FollowingArrival(joining, parts, followed, { walk, given: () => undefined }),
    loadOffers: () => parts.memberships.take(() => followed.types()),
    async price(input) {
      if (input === undefined) changeCosts.clear();
      else await changeCosts.run(() => api.changeCosts(input.params.optionId, input.query.startDate));
    },
    dates: (today) => startBounds(followed, today, changeCosts.data?.billingDays),
    store: api.change,
    pathOf: () => undefined,
  };
  return { purpose, followed, changeCosts };
}

/** Renewing a single payment: the same again, from the day after it ends. */
export function renewing(parts: JoiningParts, id: string): Following {
  const api = followingApi(parts.client, id);
  const followed = new FollowedStore(api.renewalOptions);
  const walk = `renew-membership/${id}`;
  const given: ConstructorParameters<typeof FollowingArrival>[3]['given'] = ({ types: [type], membership }) =>
    type && { slug: type.slug, paymentType: membership.paymentType };
  const purpose: Purpose = {
    walk,
    arrive: (joining) => new FollowingArrival(joining, parts, followed, { walk, given }),
    loadOffers: () => parts.memberships.take(() => followed.types()),
    price: (input) => parts.pricing.load(input),
    dates: (today) => startBounds(followed, today, parts.pricing.costs.data?.billingDays),
    store: api.renew,
    pathOf: () => undefined,
  };
  return { purpose, followed, changeCosts: new Request() };
}

/** The limits as the server set them; before they are known, today. */
function startBounds({ options }: FollowedStore, today: IsoDate, billingDays: readonly number[] = []): StartBounds {
  const date = (text: string | undefined): IsoDate => parseIsoDate(text ?? '') ?? today;
  const { date: initial, min, max } = options?.startsAt ?? {};
  return { startDateInitial: date(initial), startDateMin: date(min), startDateMax: date(max), billingDays };
}
