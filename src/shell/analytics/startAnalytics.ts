import { reaction } from 'mobx';
import type { Config } from '../../../schemas/generated/config';
import type { Order } from '../../kit/api/checkout';
import type { JourneyStore } from '../../kit/walk/JourneyStore';
import { sharedStorage } from '../services';
import { loadTagManagers, pushEvent } from './dataLayer';
import { reportPurchase } from './reportPurchase';
import { stepEvents } from './stepEvents';

export type AnalyticsSources = {
  /** The walk to a membership, on pages that have loaded it. */
  readonly journey: () => JourneyStore | undefined;
  /** The order whose confirmation is shown. */
  readonly order: () => Order | undefined;
};

/** Loads the tags, and pushes events for steps and purchases. Must run only with consent. Returns a disposer. */
export function startAnalytics(
  analytics: NonNullable<Config['analytics']>,
  now: Date,
  counted: AnalyticsSources,
): () => void {
  loadTagManagers(analytics, now);
  const { journey } = counted;
  const stops = [
    reaction(
      () => {
        const walk = journey();
        return walk && { id: walk.journey.id, state: walk.state };
      },
      (now, before) => {
        if (!now || !before) return;
        for (const event of stepEvents(now.id, before.state, now.state)) pushEvent(event);
      },
    ),
    reaction(counted.order, (order) => order && void reportPurchase(order, sharedStorage()), { fireImmediately: true }),
  ];
  const walk = journey();
  const open = walk?.state.open ?? null;
  if (walk && open !== null) pushEvent({ event: 'section_opened', journey: walk.journey.id, section: open });
  return () => stops.forEach((stop) => stop());
}
