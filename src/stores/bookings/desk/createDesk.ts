import { compareStructural, reaction } from 'mobx';
import type { SessionStore } from '../../SessionStore';
import type { BookingsStores } from '../createBookings';
import { DeskStore, type DeskParts } from './DeskStore';

export type CreateDeskParts = Omit<DeskParts, 'basket'> & {
  readonly session: Pick<SessionStore, 'status' | 'user'>;
  readonly bookings: BookingsStores;
};

/** Wires the desk: it follows the basket, and knows nothing any more once who serves has logged out. */
export function createDesk({ session, bookings, ...parts }: CreateDeskParts): DeskStore {
  const { basket } = bookings;
  const desk = new DeskStore({ ...parts, basket });
  reaction(
    () => basket.basket,
    (now, before) => desk.follow(now, before),
  );
  reaction(
    () => ({ status: session.status, id: session.user?.id, isStaff: session.user?.isStaff ?? false }),
    (now, before) => {
      if (now.status === 'unknown') return;
      if (!now.isStaff || (before?.id !== undefined && before.id !== now.id)) desk.forget();
      if (now.isStaff) void desk.resume();
    },
    { fireImmediately: true, equals: compareStructural },
  );
  return desk;
}
