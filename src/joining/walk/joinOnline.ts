import { joiningApi } from '../../kit/api/joining';
import { addMonths } from '../../ground/core/dates';
import { Arrival } from './Arrival';
import type { JoiningParts } from './parts';
import type { Purpose } from './purpose';

/** The purpose of joining: a membership of any centre, to start within a month, in a cart of its own. */
export function joinOnline(parts: JoiningParts): Purpose {
  const { client, memberships, pricing } = parts;
  return {
    walk: 'join',
    arrive: (joining) => new Arrival(joining, parts),
    loadOffers: ({ id }) => memberships.load(id),
    price: (basis) => pricing.load(basis),
    dates: (today) => ({
      startDateInitial: today,
      startDateMin: today,
      startDateMax: addMonths(today, 1),
      billingDays: pricing.billingDays,
    }),
    store: (details, key) => joiningApi(client).store(details, key),
    pathOf(centre, membership) {
      if (centre === undefined) return '/';
      const base = `/centre/${encodeURIComponent(centre)}`;
      return membership ? `${base}/membership/${encodeURIComponent(membership.slug)}/${membership.paymentType}` : base;
    },
  };
}
