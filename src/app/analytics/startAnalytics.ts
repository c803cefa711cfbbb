import { reaction } from 'mobx';
import type { Config } from '../../../schemas/generated/config';
import type { Order } from '../../api/checkout';
import type { JourneyStore } from '../../stores/JourneyStore';
import { sharedStorage } from '../services';
import { loadTagManagers, push } from './dataLayer';
import { sayPurchase } from './purchase';
import { stepEvents } from './stepEvents';

export type Counted = {
  readonly journey: () => JourneyStore;
  /** The order whose confirmation is shown. */
  readonly order: () => Order | undefined;
};

/** Tells tags of steps and purchases, for a visitor who agreed. The answer stops it. */
export function startAnalytics(analytics: NonNullable<Config['analytics']>, now: Date, counted: Counted): () => void {
  loadTagManagers(analytics, now);
  const { journey } = counted;
  const stops = [
    reaction(
      () => [journey().journey.id, journey().state] as const,
      ([id, state], before) => {
        for (const event of stepEvents(id, before[1], state)) push(event);
      },
    ),
    reaction(counted.order, (order) => order && void sayPurchase(order, sharedStorage()), { fireImmediately: true }),
  ];
  const { open } = journey().state;
  if (open !== null) push({ event: 'section_opened', journey: journey().journey.id, section: open });
  return () => stops.forEach((stop) => stop());
}
