import { expect, test } from 'vitest';
import { testVenue } from '../../../tests/support/testVenues';
import { findCentres, findCentresByPart, isNameOf } from './findCentres';
import { findNearCentres } from './nearCentres';

const names = ['Aberdeen Baths', 'Bathgate Active', 'Bath Sports Centre', 'Newbath Hall', 'Spa & Bath', 'St Anne’s'];
const venues = names.map((name, id) => testVenue(id, name, 0, 0));

test.each([
  ['Bath Sports Centre', ['Bath Sports Centre']],
  ['BATH', ['Bath Sports Centre', 'Spa & Bath']],
  ['sports  bath', ['Bath Sports Centre']],
  ['spa and bath', ['Spa & Bath']],
  ['saint annes', ['St Anne’s']],
  ['bathg', []],
  ['ewb', []],
  ['leeds', []],
  ['', []],
  ['&', []],
  ['.*', []],
])('"%s" is the whole words of %j', (term, found) => {
  expect(findCentres(venues, term).map(({ name }) => name)).toEqual(found);
});

test.each([
  ['EWB', ['Newbath Hall']],
  ['bath', ['Aberdeen Baths', 'Bathgate Active', 'Bath Sports Centre', 'Newbath Hall', 'Spa & Bath']],
  [' ', []],
])('"%s" is a part of %j', (term, found) => {
  expect(findCentresByPart(venues, term).map(({ name }) => name)).toEqual(found);
});

test.each([
  ['abredeen', ['Aberdeen Baths']],
  ['bath sport center', ['Bath Sports Centre']],
  ['newbaht', ['Newbath Hall']],
  ['bth', []], // too short to be anything but itself
  ['&', []],
  ['dath sports', []], // the first letter is right
  ['bath sports leeds', []],
  ['', []],
])('"%s" is nearly %j', (term, found) => {
  expect(findNearCentres(venues, term).map(({ name }) => name)).toEqual(found);
});

test('knows a whole name, however it is written', () => {
  expect(venues.filter((venue) => isNameOf(venue, 'st. annes')).map(({ name }) => name)).toEqual(['St Anne’s']);
});
