import { compareStructural, reaction } from 'mobx';
import type { Clock } from '../ground/core/services';
import type { FormSurroundings } from '../kit/fields/FormModel';
import { BasketAnswers } from './BasketAnswers';
import type { BasketParts } from './BasketParts';
import { BasketStore } from './BasketStore';
import { createSchedule, type ScheduleStores } from './schedule/createSchedule';
import { WaitingStore } from './schedule/WaitingStore';
import { waitingListApi } from '../kit/api/waitingList';
import { HeldTime } from './HeldTime';
import type { SessionStore } from '../sign-in/SessionStore';

export type BookingsParts = BasketParts & {
  readonly session: Pick<SessionStore, 'user'>;
  readonly clock: Clock;
  readonly surroundings: FormSurroundings;
  readonly report: (fault: string) => void;
};

export type BookingsStores = ScheduleStores & {
  readonly basket: BasketStore;
  readonly answers: BasketAnswers;
  readonly held: HeldTime;
  readonly waiting: WaitingStore;
};

/** Creates the stores for booking. Its chunk is loaded on demand. */
export function createBookings({ session, clock, surroundings, report, ...parts }: BookingsParts): BookingsStores {
  const basket = new BasketStore(parts);
  const answers = new BasketAnswers(basket, surroundings, report);
  reaction(
    () => basket.items,
    () => void answers.updateForms(),
    { equals: compareStructural },
  );
  const held = new HeldTime(basket, clock);
  reaction(
    () => basket.basket,
    () => held.restart(),
  );
  const schedule = createSchedule(parts.client, clock, basket);
  const { toasts, client } = parts;
  const waiting = new WaitingStore({ ...schedule, api: waitingListApi(client), basket, toasts });
  reaction(
    () => [session.user?.id, basket.selectedUserId],
    () => {
      waiting.reset();
      schedule.customerChanged();
    },
    { equals: compareStructural },
  );
  return { ...schedule, basket, answers, held, waiting };
}
