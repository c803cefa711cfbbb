import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testVenue } from '../../../../tests/support/testVenues';
import type { LocatedVenue } from '../../search/search';
import { partingZoom, standTogether } from './partingZoom';

function at(lat: number, lng: number, id = 1): LocatedVenue {
  return { venue: testVenue(id, `Centre ${id}`, lat, lng), at: { lat, lng } };
}

test.each([
  ['over the country apart', [at(51.5, -0.1), at(57.1, -2.1)], 4, 4],
  ['a town apart', [at(53.8, -1.55), at(53.8, -1.5)], 5.5, 9],
  ['a street apart', [at(53.8, -1.55), at(53.8, -1.5495)], 5.5, 16],
  ['at one address', [at(53.8, -1.55, 1), at(53.8, -1.55, 2)], 5.5, undefined],
  ['a metre apart', [at(53.8, -1.55), at(53.80001, -1.55)], 5.5, undefined],
])('centres %s part at their zoom', (_, members, zoom, parts) => {
  expect(partingZoom(members, zoom, 20)).toBe(parts);
  expect(standTogether(members, 20)).toBe(parts === undefined);
});

test('looks for no zoom that is farther off than the map is', () => {
  expect(partingZoom([at(51.5, -0.1), at(57.1, -2.1)], 12.3, 20)).toBe(13);
});

test('looks for no zoom at which the map draws nothing', () => {
  const street = [at(53.8, -1.55), at(53.8, -1.5495)];
  expect(partingZoom(street, 5.5, 12)).toBeUndefined();
  expect(standTogether(street, 12)).toBe(true);
});

test('parts no two centres that stand together, and any others in one step', () => {
  const place = fc.tuple(fc.double({ min: 50, max: 58, noNaN: true }), fc.double({ min: -6, max: 1, noNaN: true }));
  fc.assert(
    fc.property(
      fc.array(place, { minLength: 2, maxLength: 30 }),
      fc.double({ min: 3, max: 12, noNaN: true }),
      fc.integer({ min: 12, max: 20 }),
      (places, zoom, maxZoom) => {
        const members = places.map(([lat, lng], id) => at(lat, lng, id));
        const parting = partingZoom(members, zoom, maxZoom);
        expect(parting === undefined).toBe(standTogether(members, maxZoom));
        expect(partingZoom(members, parting ?? zoom, maxZoom)).toBe(parting); // the customer who is there sees them apart
      },
    ),
  );
});
