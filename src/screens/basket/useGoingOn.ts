import { useState } from 'react';
import { messages } from '../../core/messages';
import { useBookings } from '../../stores/bookings/BookingsContext';
import { useStores } from '../../stores/StoresContext';

export type GoingOnProps = {
  /** Why one can't go on yet. */
  readonly reason: string | undefined;
  /** The element in which it stands. */
  readonly reasonId: string;
  /** Once every answer is saved. */
  readonly onGo: () => unknown;
};

export type GoingOn = {
  readonly saving: boolean;
  /** Goes on; where that is blocked, leads to what it waits for. */
  readonly goOn: () => Promise<void>;
};

/** What the button does by which one goes on from a basket. For an observer. */
export function useGoingOn({ reason, reasonId, onGo }: GoingOnProps): GoingOn {
  const { toasts } = useStores();
  const { answers } = useBookings();
  const [saving, setSaving] = useState(false);
  const goOn = async (): Promise<void> => {
    if (answers.stop === 'answers') {
      answers.attempt();
      toasts.show('danger', messages.unanswered);
      return;
    }
    if (reason !== undefined) {
      document.getElementById(reasonId)?.focus();
      return;
    }
    setSaving(true);
    const saved = await answers.saveAll();
    setSaving(false);
    if (saved) await onGo();
  };
  return { saving, goOn };
}
