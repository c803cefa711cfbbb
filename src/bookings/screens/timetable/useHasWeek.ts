import { useSite } from '../../../kit/site/SiteContext';

/** Returns true if the timetable has weeks too. Kiosks and the desk sell what is on soon: they show a day. */
export function useHasWeek(): boolean {
  const { config } = useSite();
  return !config.kiosk && !config.isDesk;
}
