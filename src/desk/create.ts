import { compareStructural, reaction } from 'mobx';
import type { SessionStore } from '../sign-in/SessionStore';
import type { DeskParts } from './DeskParts';
import { DeskStore } from './DeskStore';

/** The storage key of the money counted for sales that are not completed. */
export const countedMoneyKey = 'joinery:counted';

export type CreateDeskParts = DeskParts & {
  readonly session: Pick<SessionStore, 'status' | 'user' | 'logout'>;
};

/** Creates the desk's store with its reactions: to changes of the basket, and to a change of the signed-in staff. */
export function createDesk({ session, ...parts }: CreateDeskParts): DeskStore {
  const { basket, storage } = parts;
  const desk = new DeskStore(parts);
  desk.sales.restore(storage.read(countedMoneyKey));
  reaction(
    () => desk.sales.serialised,
    (text) => (text === undefined ? storage.remove(countedMoneyKey) : storage.write(countedMoneyKey, text)),
  );
  reaction(
    () => ({ of: basket.selectedUserId, basket: basket.basket }),
    (now, before) => desk.handleBasketChange(now.basket, before.of === now.of ? before.basket : undefined),
  );
  reaction(
    () => ({ status: session.status, id: session.user?.id, isStaff: session.user?.isStaff ?? false }),
    (now, before) => {
      if (now.status === 'unknown') return;
      if (!now.isStaff) desk.handleSignedOut(session.logout.status === 'success');
      else if (before?.id !== undefined && before.id !== now.id) desk.clearCustomer();
      if (now.isStaff) void desk.resume();
    },
    { fireImmediately: true, equals: compareStructural },
  );
  return desk;
}
