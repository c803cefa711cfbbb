import { activitiesApi } from '../../api/activities';
import type { ApiClient } from '../../api/ApiClient';
import type { Clock } from '../../core/services';
import type { BasketStore } from './BasketStore';
import { BookingStore } from './BookingStore';
import { CampDays } from './CampDays';
import { ScheduleStore } from './ScheduleStore';

export type ScheduleStores = {
  readonly schedule: ScheduleStore;
  readonly booking: BookingStore;
  readonly campDays: CampDays;
  /** Somebody logged in or out: what they see and pay is theirs. */
  readonly customerChanged: () => void;
};

/** Wires what can be booked, and its way into the basket. */
export function createSchedule(client: ApiClient, clock: Clock, basket: BasketStore): ScheduleStores {
  const schedule = new ScheduleStore(
    activitiesApi(client, () => basket.owner),
    clock,
  );
  const booking = new BookingStore(schedule, basket);
  const campDays = new CampDays({ schedule, booking });
  return {
    schedule,
    booking,
    campDays,
    customerChanged() {
      booking.ask(undefined);
      campDays.forget();
      void schedule.load();
    },
  };
}
