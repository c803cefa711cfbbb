import { observer } from 'mobx-react-lite';
import { Navigate, useLocation } from 'react-router-dom';
import type { Offer } from '../../kit/api/activities';
import { venueChoicePath, venuePath } from './bookingPages';
import { useFinder } from '../../finder/FinderContext';
import { useSite } from '../../kit/site/SiteContext';

/** Redirects to the selected venue, or to the choice of a venue when none is selected. */
export const ToSelectedVenue = observer(function ToSelectedVenue({ kind }: { readonly kind: Offer['kind'] }) {
  const { selectedVenue } = useFinder();
  const { config } = useSite();
  const { search } = useLocation();
  const { slug } = selectedVenue;
  const path = slug === undefined ? venueChoicePath(kind) : venuePath(kind, slug);
  const rest = path.includes('?') ? search.replace('?', '&') : search;
  return <Navigate to={config.withKioskQuery(path + rest)} replace />;
});
