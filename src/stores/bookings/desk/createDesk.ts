import { compareStructural, reaction } from 'mobx';
import type { SessionStore } from '../../SessionStore';
import { DeskStore, type DeskParts } from './DeskStore';

/** Holds the money that was counted for sales that are not complete. */
export const countedKey = 'joinery:counted';

export type CreateDeskParts = DeskParts & {
  readonly session: Pick<SessionStore, 'status' | 'user'>;
};

/** Wires the desk: it follows the basket, and knows nothing any more once who serves has logged out. */
export function createDesk({ session, ...parts }: CreateDeskParts): DeskStore {
  const { basket, storage } = parts;
  const desk = new DeskStore(parts);
  desk.sales.restore(storage.read(countedKey));
  reaction(
    () => desk.sales.kept,
    (text) => (text === undefined ? storage.remove(countedKey) : storage.write(countedKey, text)),
  );
  reaction(
    () => ({ of: basket.selectedUserId, basket: basket.basket }),
    (now, before) => desk.follow(now.basket, before.of === now.of ? before.basket : undefined),
  );
  reaction(
    () => ({ status: session.status, id: session.user?.id, isStaff: session.user?.isStaff ?? false }),
    (now, before) => {
      if (now.status === 'unknown') return;
      if (!now.isStaff) desk.signedOut();
      else if (before?.id !== undefined && before.id !== now.id) desk.forget();
      if (now.isStaff) void desk.resume();
    },
    { fireImmediately: true, equals: compareStructural },
  );
  return desk;
}
