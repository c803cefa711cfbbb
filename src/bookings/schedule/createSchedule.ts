import { activitiesApi } from '../../kit/api/activities';
import type { ApiClient } from '../../kit/api/ApiClient';
import type { Clock } from '../../ground/core/services';
import type { BasketStore } from '../BasketStore';
import { BookingStore } from './BookingStore';
import { CampDays } from './CampDays';
import { ScheduleStore } from './ScheduleStore';
import { WeekStore } from './WeekStore';

export type ScheduleStores = {
  readonly schedule: ScheduleStore;
  readonly week: WeekStore;
  readonly booking: BookingStore;
  readonly campDays: CampDays;
  /** Reloads the schedule for another customer, whose prices and places may differ. */
  readonly customerChanged: () => void;
};

/** Creates the stores for the schedule and for adding places to the basket. */
export function createSchedule(client: ApiClient, clock: Clock, basket: BasketStore): ScheduleStores {
  const api = activitiesApi(client, () => basket.owner);
  const schedule = new ScheduleStore(api, clock);
  const booking = new BookingStore(schedule, basket);
  const week = new WeekStore(api, schedule);
  const campDays = new CampDays({ schedule, booking });
  return {
    schedule,
    week,
    booking,
    campDays,
    customerChanged() {
      booking.askForAttendee(undefined);
      campDays.reset();
      void schedule.load();
      void week.customerChanged();
    },
  };
}
