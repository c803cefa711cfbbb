import { expect, test } from 'vitest';
import { testVenue } from '../../../../tests/support/testVenues';
import { boxOf } from '../../../ground/core/geo';
import { clustersOf } from './clustersOf';
import { destinationView } from './destinationView';
import { marksInView } from './marksInView';
import { homeView } from './views';

const leeds = { lat: 53.8, lng: -1.55 } as const;
const phone = { width: 390, height: 340, scale: 1, covers: [{ left: 0, right: 390, top: 284, bottom: 480 }] } as const;

test.each([
  ['an ocean away', { lat: 40.7, lng: -74 }],
  ['in the same country', { lat: 50.3, lng: -4.1 }],
])('the nearest centre to a place %s is in sight', (_, place) => {
  const clusters = clustersOf([{ venue: testVenue(1, 'Leeds Baths', leeds.lat, leeds.lng), at: leeds }]);
  const now = { view: homeView(true), frame: phone, clusters };
  const view = destinationView({ kind: 'box', box: boxOf([place, leeds]) }, now, { phone: true, maxZoom: 12 });
  const marks = view && marksInView(clusters, view, phone);
  expect(marks).toEqual([expect.objectContaining({ key: 'leeds-baths', clear: true })]);
});

test('a box with no centre in it, larger than the map can show, is shown from as far off as the map goes', () => {
  const now = { view: homeView(true), frame: phone, clusters: clustersOf([]) };
  const view = destinationView({ kind: 'box', box: [-170, -60, 170, 60] }, now, { phone: true, maxZoom: 12 });
  expect(view).toMatchObject({ longitude: 0, zoom: 3 });
});
