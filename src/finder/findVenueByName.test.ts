import { expect, test } from 'vitest';
import { testVenue } from '../../tests/support/testVenues';
import { findVenueByName } from './findVenueByName';

const venues = ['Aberdeen Baths', 'Bathgate Active', 'Bath Sports Centre', 'Newbath Hall', 'Spa & Bath'].map(
  (name, id) => testVenue(id, name, 0, 0),
);

test.each([
  ['Bath Sports Centre', 'Bath Sports Centre'],
  ['BATH', 'Bath Sports Centre'],
  ['bathg', 'Bathgate Active'],
  ['baths', 'Aberdeen Baths'],
  ['  newbath ', 'Newbath Hall'],
  ['a & b', 'Spa & Bath'],
  ['ewb', 'Newbath Hall'],
  ['leeds', undefined],
  ['', undefined],
  ['   ', undefined],
  ['.*', undefined],
])('"%s" means %s', (term, name) => {
  expect(findVenueByName(venues, term)?.name).toBe(name);
});
