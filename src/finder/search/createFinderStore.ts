import { createGeocoder } from '../../kit/api/geocoder';
import type { FinderSources } from '../LateFinder';
import { FinderStore } from './FinderStore';
import { keepSearch } from './keptSearch';

export function createFinderStore({ venues, geocoder, network, locate, report, storage }: FinderSources): FinderStore {
  const finder = new FinderStore({ venues, geocode: createGeocoder(geocoder, network), locate, report });
  if (storage) keepSearch(finder, storage);
  return finder;
}
