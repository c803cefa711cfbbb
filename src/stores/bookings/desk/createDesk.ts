import { compareStructural, reaction } from 'mobx';
import type { SessionStore } from '../../SessionStore';
import { DeskStore, type DeskParts } from './DeskStore';

export type CreateDeskParts = DeskParts & {
  readonly session: Pick<SessionStore, 'status' | 'user'>;
};

/** Wires the desk: it follows the basket, and knows nothing any more once who serves has logged out. */
export function createDesk({ session, ...parts }: CreateDeskParts): DeskStore {
  const { basket } = parts;
  const desk = new DeskStore(parts);
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
