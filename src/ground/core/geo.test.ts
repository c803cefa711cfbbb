import { expect, test } from 'vitest';
import { boxAround, circleAround, coordinatesOf, milesBetween, milesText } from './geo';

const leeds = { lat: 53.8, lng: -1.55 };

test.each([
  [{ lat: 53.8, lng: -1.55 }, leeds],
  [
    { lat: 90, lng: 180 },
    { lat: 90, lng: 180 },
  ],
  [
    { lat: -90, lng: -180 },
    { lat: -90, lng: -180 },
  ],
  [
    { lat: 0, lng: 0 },
    { lat: 0, lng: 0 },
  ],
  [{ lat: 91, lng: 0 }, undefined],
  [{ lat: -90.01, lng: 0 }, undefined],
  [{ lat: 0, lng: 181 }, undefined],
  [{ lat: NaN, lng: 0 }, undefined],
  [{ lat: 0, lng: Infinity }, undefined],
  [{ lat: null, lng: 0 }, undefined],
  [{ lat: '53.8', lng: '-1.55' }, undefined],
  [{ lng: 0 }, undefined],
  [{}, undefined],
])('of %o the coordinates are %o', (sent, point) => {
  expect(coordinatesOf(sent)).toEqual(point);
});

test.each([
  // Reference: Vincenty's formula on the WGS 84 ellipsoid; the sphere is within 0.6 %.
  ['Leeds to York', leeds, { lat: 53.96, lng: -1.087 }, 21.9],
  ['Land’s End to John o’ Groats', { lat: 50.066, lng: -5.715 }, { lat: 58.644, lng: -3.07 }, 601.6],
  ['across the date line', { lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, 69.2],
  ['nowhere', leeds, leeds, 0],
])('%s', (_, from, to, miles) => {
  expect(Math.abs(milesBetween(from, to) - miles)).toBeLessThanOrEqual(miles * 0.006);
  expect(milesBetween(to, from)).toBeCloseTo(milesBetween(from, to), 9);
});

test('a mile is 1609.344 metres', () => {
  // One degree along the equator of the mean sphere is 111,195 m.
  expect(milesBetween({ lat: 0, lng: 0 }, { lat: 0, lng: 1 }) * 1609.344).toBeCloseTo(111_195.08, 1);
});

test.each([
  [0, '0.0 miles'],
  [0.94, '0.9 miles'],
  [0.96, '1.0 miles'],
  [12.34, '12.3 miles'],
])('%d is written %s', (miles, text) => {
  expect(milesText(miles)).toBe(text);
});

test('box and circle reach exactly so many miles in every direction', () => {
  const [west, south, east, north] = boxAround(leeds, 5);
  for (const edge of [
    { lat: leeds.lat, lng: west },
    { lat: leeds.lat, lng: east },
    { lat: south, lng: leeds.lng },
    { lat: north, lng: leeds.lng },
  ])
    expect(milesBetween(leeds, edge)).toBeCloseTo(5, 2);
  const circle = circleAround(leeds, 5);
  expect(circle.at(0)).toEqual(circle.at(-1));
  for (const [lng, lat] of circle) expect(milesBetween(leeds, { lat, lng })).toBeCloseTo(5, 1);
});
