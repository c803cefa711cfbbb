import { useState } from 'react';
import { useStores } from '../../stores/StoresContext';
import { Icon } from '../../components/Icon';
import { Note } from '../../components/Note';
import { messages } from '../../core/messages';
import type { BookedPlacesProps } from './BookedPlaces';

/** Saves what was booked as a file that calendars read; on a kiosk nobody's calendar would. */
export function CalendarButton({ order, places }: BookedPlacesProps) {
  const { config } = useStores();
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
