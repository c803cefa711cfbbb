import { compareStructural, reaction } from 'mobx';
import type { Clock } from '../../core/services';
import type { FormSurroundings } from '../../fields/FormModel';
import { BasketAnswers } from './BasketAnswers';
import { BasketStore, type BasketParts } from './BasketStore';
import { createSchedule, type ScheduleStores } from './createSchedule';
import { HeldTime } from './HeldTime';

export type BookingsParts = BasketParts & {
  readonly clock: Clock;
  readonly surroundings: FormSurroundings;
  readonly report: (fault: string) => void;
};

export type BookingsStores = ScheduleStores & {
  readonly basket: BasketStore;
  readonly answers: BasketAnswers;
  readonly held: HeldTime;
};

/** Wires what booking needs; a page loads it when it comes to that. */
export function createBookings({ clock, surroundings, report, ...parts }: BookingsParts): BookingsStores {
  const basket = new BasketStore(parts);
  const answers = new BasketAnswers(basket, surroundings, report);
  reaction(
    () => basket.items,
    (items) => void answers.follow(items),
    { equals: compareStructural },
  );
  const held = new HeldTime(basket, clock);
  reaction(
    () => basket.basket,
    () => held.answered(),
  );
  const schedule = createSchedule(parts.client, clock, basket);
  return { ...schedule, basket, answers, held };
}
