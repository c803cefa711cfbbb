import { expect, test } from 'vitest';
import { testVenues } from '../../../../tests/support/testVenues';
import { coordinatesOf } from '../../../ground/core/geo';
import { clustersOf } from './clustersOf';
import {
  clusterOptions,
  clusterRadius,
  clusterZoom,
  fitPadding,
  flyMs,
  homeView,
  overview,
  panMs,
  searchAreaZoom,
} from './views';

test('uses the specified viewports and zooms', () => {
  expect(homeView(false)).toEqual({ latitude: 53.59, longitude: -2, zoom: 5.5 });
  expect(homeView(true).zoom).toBe(4.4);
  expect(overview).toEqual({ latitude: 54.8, longitude: -2.75, zoom: 4.92 });
  expect({ flyMs, panMs, fitPadding, searchAreaZoom }).toEqual({
    flyMs: 2000,
    panMs: 1000,
    fitPadding: 70,
    searchAreaZoom: 8,
  });
  expect(clusterOptions).toEqual({ radius: 22, maxZoom: 20 });
});

test.each([
  [2, 20],
  [99, 20],
  [100, 30],
  [749, 30],
  [750, 40],
  [10_000, 40],
])('a cluster of %d has a circle of %d pixels', (count, radius) => {
  expect(clusterRadius(count)).toBe(radius);
});

test.each([
  ['falls apart far in', 12, 5, { phone: false, maxZoom: 20 }, 12],
  ['comes a good step nearer', 6, 5.5, { phone: false, maxZoom: 20 }, 6.9],
  ['and a greater one on a phone', 6, 4.4, { phone: true, maxZoom: 20 }, 7.7],
  ['never past the nearest', 21, 19.5, { phone: false, maxZoom: 20 }, 20],
  ['never past what the map draws', 12, 11.5, { phone: true, maxZoom: 12 }, 12],
])('a cluster %s', (_, expansion, zoom, limits, target) => {
  expect(clusterZoom(expansion, zoom, limits)).toBeCloseTo(target, 9);
});

test('clusters venues that would overlap, and none at the highest zoom', () => {
  const located = testVenues.flatMap((venue) => {
    const at = coordinatesOf(venue);
    return at ? [{ venue, at }] : [];
  });
  const clusters = clustersOf(located);
  const country = [-11, 49, 3, 61] as const;
  const far = clusters.within({ box: country, zoom: 4 });
  const cluster = far.find((mark) => mark.kind === 'cluster');
  expect(cluster?.count).toBe(3);
  expect(cluster?.kind === 'cluster' && cluster.members()).toHaveLength(3);
  expect(clusters.within({ box: country, zoom: 20 }).every(({ kind }) => kind === 'venue')).toBe(true);
});
