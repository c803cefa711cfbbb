import { useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';

/** What is being booked stays in sight below the basket; opened directly, the basket is a page of its own. */
export function useScreenBelow(): Location | undefined {
  const location = useLocation();
  const [below, setBelow] = useState<Location>();
  const isBooking = /^\/(?:$|location\/|camps\/|courses\/)/.test(location.pathname);
  if (isBooking && below !== location) setBelow(location);
  return location.pathname === '/basket' ? below : undefined;
}
