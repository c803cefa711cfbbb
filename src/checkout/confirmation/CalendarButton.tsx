import { useState } from 'react';
import { Icon } from '../../kit/components/Icon';
import { Note } from '../../kit/components/Note';
import { messages } from '../../ground/core/messages';
import type { BookedPlacesProps } from './BookedPlaces';
import { useSite } from '../../kit/site/SiteContext';

/** The button that saves the bookings as a calendar file; not on a kiosk, where the customer has no calendar. */
export function CalendarButton({ order, places }: BookedPlacesProps) {
  const { config } = useSite();
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  if (config.kiosk) return null;
  const save = async (): Promise<void> => {
    setBusy(true);
    setFailed(false);
    try {
      const { calendarFile } = await import('./calendarFile');
      saveFile(calendarFile(places, config.config.appName), `order-${order.number}.ics`);
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };
  return (
    <>
      <button type="button" className="link" aria-disabled={busy || undefined} onClick={() => !busy && void save()}>
        <Icon name="calendar" size="s" />
        Add to my calendar
      </button>
      {failed && <Note type="danger" title={messages.generic} live />}
    </>
  );
}

function saveFile(content: string, name: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
