/** Texts of the centre finder. */
export const finderMessages = {
  invitation: 'Search or click on a map pin to view centre details',
  none: 'No venues found',
  results: (radius: number, name: string): string =>
    `Showing results within ${radius} ${radius === 1 ? 'mile' : 'miles'} of ${name}`,
  yourLocation: 'your location',
  thisArea: 'this area',
  searching: 'Searching...',
  searchingFor: (term: string): string => `Searching ${term}...`,
  notFound: 'Cannot find location, please try again.',
  locationDenied: 'Failed to use your location, please allow location access and try again',
  locationFailed: 'Failed to use your location, please try again',
  notOnMap: (name: string): string => `${name} is not on the map`,
} as const;
