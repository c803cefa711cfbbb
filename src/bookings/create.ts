import { compareStructural, reaction } from 'mobx';
import type { Clock, KeyValueStorage } from '../ground/core/services';
import type { FormSurroundings } from '../kit/fields/FormModel';
import { BasketAnswers } from './BasketAnswers';
import type { BasketParts } from './BasketParts';
import { BasketStore } from './BasketStore';
import { createSchedule, type ScheduleStores } from './schedule/createSchedule';
import { WaitingStore } from './schedule/WaitingStore';
import { QueueStore } from './schedule/QueueStore';
import { servedListsApi, waitingListApi } from '../kit/api/waitingList';
import { HeldTime } from './HeldTime';
import { KeptFilter } from './schedule/KeptFilter';
import type { SessionStore } from '../sign-in/SessionStore';

export type BookingsParts = BasketParts & {
  readonly session: Pick<SessionStore, 'user'>;
  readonly clock: Clock;
  readonly surroundings: FormSurroundings;
  /** The tab's storage; undefined where the next person comes to the same tab. */
  readonly storage: KeyValueStorage | undefined;
  readonly report: (fault: string) => void;
};

export type BookingsStores = ScheduleStores & {
  readonly basket: BasketStore;
  readonly answers: BasketAnswers;
  readonly held: HeldTime;
  readonly waiting: WaitingStore;
  readonly queue: QueueStore;
  readonly filter: KeptFilter;
};

/** Creates the stores for booking. Its chunk is loaded on demand. */
export function createBookings({
  session,
  clock,
  surroundings,
  report,
  storage,
  ...parts
}: BookingsParts): BookingsStores {
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
  const [own, served] = [waitingListApi(client), servedListsApi(client)];
  const api: Pick<typeof own, 'join' | 'leave'> = {
    join: (body) => (basket.selectedUserId === undefined ? own.join(body) : served.join(basket.selectedUserId, body)),
    leave: (entryId) =>
      basket.selectedUserId === undefined ? own.leave(entryId) : served.leave(basket.selectedUserId, entryId),
  };
  const waiting = new WaitingStore({ ...schedule, api, basket, toasts });
  const queue = new QueueStore(served);
  reaction(
    () => [session.user?.id, basket.selectedUserId],
    () => {
      waiting.reset();
      schedule.customerChanged();
    },
    { equals: compareStructural },
  );
  return { ...schedule, basket, answers, held, waiting, queue, filter: new KeptFilter(storage) };
}
