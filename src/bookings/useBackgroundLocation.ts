import { useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';

/** Returns true for the paths of the screens for booking, over which the basket opens as a drawer. */
export const isBookingScreen = (path: string): boolean => /^\/(?:$|location\/|camps\/|courses\/)/.test(path);

/** Returns the screen to keep behind the basket drawer; `undefined` when the basket was opened directly as a page. */
export function useBackgroundLocation(): Location | undefined {
  const location = useLocation();
  const [below, setBelow] = useState<Location>();
  if (isBookingScreen(location.pathname) && below !== location) setBelow(location);
  return location.pathname === '/basket' ? below : undefined;
}
