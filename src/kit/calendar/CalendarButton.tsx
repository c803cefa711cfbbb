import { LinkButton } from '../components/LinkButton';
import { useState } from 'react';
import { messages } from '../../ground/core/messages';
import { Icon } from '../components/Icon';
import { Note } from '../components/Note';
import { saveFile } from '../components/saveFile';
import { useSite } from '../site/SiteContext';
import type { CalendarPlace } from './calendarFile';

export type CalendarButtonProps = {
  readonly places: readonly CalendarPlace[];
  /** The file's name without its ending. */
  readonly fileName: string;
  /** The words that tell screen readers which booking is meant, where there are several buttons. */
  readonly what?: string;
};

/** The button that saves bookings as a calendar file; not on a kiosk, where the customer has no calendar. */
export function CalendarButton({ places, fileName, what }: CalendarButtonProps) {
  const { config } = useSite();
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  if (config.kiosk) return null;
  const save = async (): Promise<void> => {
    setBusy(true);
    setFailed(false);
    try {
      const { calendarFile } = await import('./calendarFile');
      saveFile(calendarFile(places, config.config.appName), `${fileName}.ics`, 'text/calendar');
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };
  return (
    <>
      <LinkButton busy={busy} onClick={() => save()}>
        <Icon name="calendar" size="s" />
        <span>
          Add to my calendar
          {what !== undefined && <span className="vh"> {what}</span>}
        </span>
      </LinkButton>
      {failed && <Note type="danger" title={messages.generic} live />}
    </>
  );
}
