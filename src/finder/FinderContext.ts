import { requiredContext } from '../kit/components/requiredContext';
import type { FinderStore } from './FinderStore';
import type { SelectedVenueStore } from './SelectedVenueStore';
import type { VenuesStore } from './VenuesStore';

export type FinderStores = {
  readonly venues: VenuesStore;
  readonly finder: FinderStore;
  readonly selectedVenue: SelectedVenueStore;
};

export const [FinderProvider, useFinder] = requiredContext<FinderStores>('finder');
