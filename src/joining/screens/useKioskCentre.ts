import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType, useParams } from 'react-router-dom';
import { useFinder } from '../../finder/FinderContext';
import { useSite } from '../../kit/site/SiteContext';

/** The page to which a kiosk leads a customer who comes to the choice of a centre by a link. */
type KioskCentre = { readonly isLoading: boolean; readonly path?: string };

/**
 * Returns the path of the centre that a kiosk stands in, for a customer who comes to the choice of a centre by a link.
 * Whoever goes back to that choice is at an entry that the journey made, and may choose another. For an observer.
 */
export function useKioskCentre(): KioskCentre {
  const { config } = useSite();
  const { venues } = useFinder();
  const { centreSlug } = useParams();
  const { state } = useLocation() as { readonly state: unknown };
  const isByLink = useNavigationType() === NavigationType.Pop && state === null;
  const isMeant = config.kiosk && config.centre !== undefined && centreSlug === undefined && isByLink;
  useEffect(() => {
    if (isMeant) void venues.load();
  }, [isMeant, venues]);
  if (!isMeant) return { isLoading: false };
  const venue = venues.bySlug(config.centre);
  if (venue) return { isLoading: false, path: config.withKioskQuery(`/centre/${encodeURIComponent(venue.slug)}`) };
  return { isLoading: venues.request.status === 'idle' || venues.request.status === 'loading' };
}
