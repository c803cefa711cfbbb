import { useState } from 'react';
import { messages } from '../../ground/core/messages';
import { useBookings } from '../BookingsContext';
import { leadTo } from '../../kit/components/press';
import { useSite } from '../../kit/site/SiteContext';

export type SaveAndContinueOptions = {
  /** The reason why the customer cannot continue yet. */
  readonly reason: string | undefined;
  /** The id of the element that shows the reason. */
  readonly reasonId: string;
  /** Runs once every answer is saved. */
  readonly onSaved: () => unknown;
};

export type SaveAndContinue = {
  readonly isSaving: boolean;
  /** Saves all answers and continues, or moves the focus to what is missing. */
  readonly saveAndContinue: () => Promise<void>;
};

/** Returns the handler of the button that leads on from a basket. For an observer. */
export function useSaveAndContinue({ reason, reasonId, onSaved }: SaveAndContinueOptions): SaveAndContinue {
  const { toasts } = useSite();
  const { answers } = useBookings();
  const [isSaving, setSaving] = useState(false);
  const saveAndContinue = async (): Promise<void> => {
    if (answers.blocker === 'answers') {
      answers.revealMissing();
      toasts.show('danger', messages.unanswered);
      return;
    }
    if (reason !== undefined) {
      leadTo(reasonId);
      return;
    }
    setSaving(true);
    const saved = await answers.saveAll();
    setSaving(false);
    if (saved) await onSaved();
  };
  return { isSaving, saveAndContinue };
}
