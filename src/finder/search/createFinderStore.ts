import { createGeocoder } from '../../kit/api/geocoder';
import type { FinderSources } from '../LateFinder';
import { FinderStore } from './FinderStore';

export function createFinderStore({ venues, geocoder, network, locate, report }: FinderSources): FinderStore {
  return new FinderStore({ venues, geocode: createGeocoder(geocoder, network), locate, report });
}
