/** Texts of the centre finder. */
export const finderMessages = {
  invitation: 'Search or click on a map pin to view centre details',
  none: 'No venues found',
  results: (radius: number, name: string): string =>
    `Showing results within ${radius} ${radius === 1 ? 'mile' : 'miles'} of ${name}`,
  resultsInArea: 'Showing results in this area',
  matches: (count: number, term: string): string =>
    count === 1 ? `1 centre matches “${term}”` : `${count} centres match “${term}”`,
  yourLocation: 'your location',
  thisArea: 'this area',
  noTerm: 'Enter a town, a postcode or the name of a centre',
  searching: 'Searching...',
  searchingFor: (term: string): string => `Searching ${term}...`,
  notFound: 'Cannot find location, please try again.',
  lookupFailed: 'The search for towns and postcodes is not working. Please choose from the list, or try again later.',
  locationDenied: 'Failed to use your location, please allow location access and try again',
  locationFailed: 'Failed to use your location, please try again',
  notOnMap: (name: string): string => `${name} is not on the map`,
} as const;
