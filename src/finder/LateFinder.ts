import type { GeocoderConfig } from '../kit/api/geocoder';
import type { KeyValueStorage, Locate, Network } from '../ground/core/services';
import { keptSearchKey } from './keptSearchKey';
import type { FinderStore } from './search/FinderStore';
import type { VenuesStore } from './VenuesStore';

/** The services that the finder is made of. */
export type FinderSources = {
  readonly venues: VenuesStore;
  readonly geocoder: GeocoderConfig;
  readonly network: Network;
  readonly locate: Locate;
  readonly report: (problem: string) => void;
  /** Keeps the search over a reload of the tab; left out at a kiosk. */
  readonly storage: KeyValueStorage | undefined;
};

/** Holds the finder's state while other screens are open. Its code loads with the map and the list that need it. */
export class LateFinder {
  private store: FinderStore | undefined;

  constructor(private readonly sources: FinderSources) {}

  /** Returns the finder, which `make` creates the first time. */
  open(make: (sources: FinderSources) => FinderStore): FinderStore {
    this.store ??= make(this.sources);
    return this.store;
  }

  /** Resets the search for the next customer. */
  clear(): void {
    this.store?.clear();
    this.sources.storage?.remove(keptSearchKey);
  }
}
