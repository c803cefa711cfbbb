import { useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';

/** The screens on which something is booked: the basket lies over them. */
export const isBookingScreen = (path: string): boolean => /^\/(?:$|location\/|camps\/|courses\/)/.test(path);

/** What is being booked stays in sight below the basket; opened directly, the basket is a page of its own. */
export function useScreenBelow(): Location | undefined {
  const location = useLocation();
  const [below, setBelow] = useState<Location>();
  if (isBookingScreen(location.pathname) && below !== location) setBelow(location);
  return location.pathname === '/basket' ? below : undefined;
}
