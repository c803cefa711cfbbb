import { reaction } from 'mobx';
import type { Config } from '../../../schemas/generated/config';
import type { Order } from '../../kit/api/checkout';
import type { JourneyStore } from '../../kit/walk/JourneyStore';
import { sharedStorage } from '../services';
import { loadTagManagers, pushEvent } from './dataLayer';
import { reportPurchase } from './reportPurchase';
import { stepEvents } from './stepEvents';

export type AnalyticsSources = {
  readonly journey: () => JourneyStore;
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
      () => [journey().journey.id, journey().state] as const,
      ([id, state], before) => {
        for (const event of stepEvents(id, before[1], state)) pushEvent(event);
      },
    ),
    reaction(counted.order, (order) => order && void reportPurchase(order, sharedStorage()), { fireImmediately: true }),
  ];
  const { open } = journey().state;
  if (open !== null) pushEvent({ event: 'section_opened', journey: journey().journey.id, section: open });
  return () => stops.forEach((stop) => stop());
}
