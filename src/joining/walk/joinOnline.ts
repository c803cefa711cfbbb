import { joiningApi } from '../../kit/api/joining';
import { addDays, addMonths, parseIsoDate, type IsoDate } from '../../ground/core/dates';
import { Arrival } from './Arrival';
import type { MembershipType } from '../../kit/api/memberships';
import type { JoiningParts } from './parts';
import type { Purpose } from './purpose';

/** The purpose of joining: a membership of any centre, to start within a month, in a cart of its own. */
export function joinOnline(parts: JoiningParts): Purpose {
  const { client, memberships, pricing, selection } = parts;
  return {
    walk: 'join',
    arrive: (joining) => new Arrival(joining, parts),
    loadOffers: ({ id }) => memberships.load(id),
    price: (basis) => pricing.load(basis),
    costs: pricing.costs,
    dates(today) {
      const earliest = earliestStart(memberships.find(selection.membership)?.type, today);
      return {
        startDateInitial: earliest,
        startDateMin: earliest,
        startDateMax: addMonths(today, 1),
        billingDays: pricing.billingDays,
      };
    },
    store: (details, key) => joiningApi(client).store(details, key),
    pathOf(centre, membership) {
      if (centre === undefined) return '/';
      const base = `/centre/${encodeURIComponent(centre)}`;
      return membership ? `${base}/membership/${encodeURIComponent(membership.slug)}/${membership.paymentType}` : base;
    },
  };
}

/** Returns the first day on which a membership can start: today, or the day after the one that the customer has ends. */
function earliestStart(type: MembershipType | undefined, today: IsoDate): IsoDate {
  const held = parseIsoDate(type?.heldUntil ?? '');
  return held === undefined ? today : addDays(held, 1);
}
