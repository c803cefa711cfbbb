import { requiredContext } from '../kit/components/requiredContext';
import type { LateFinder } from './LateFinder';
import type { SelectedVenueStore } from './SelectedVenueStore';
import type { VenuesStore } from './VenuesStore';

export type FinderStores = {
  readonly venues: VenuesStore;
  readonly finder: LateFinder;
  readonly selectedVenue: SelectedVenueStore;
};

export const [FinderProvider, useFinder] = requiredContext<FinderStores>('finder');
