import { expect, test } from 'vitest';
import type { Lookup } from '../kit/api/geocoder';
import type { Venue } from '../kit/api/venues';
import type { Locate } from '../ground/core/services';
import { FinderStore } from './FinderStore';
import { testVenues } from '../../tests/support/testVenues';

const leeds = { lat: 53.8, lng: -1.55 };
const notFound = 'Cannot find location, please try again.';

/** A finder whose geocoder and location answer when they are told to. */
function open(venues: readonly Venue[] = testVenues) {
  const lookups: ((lookup: Lookup) => void)[] = [];
  const located: ((answer: Awaited<ReturnType<Locate>>) => void)[] = [];
  const finder = new FinderStore({
    venues: { all: venues },
    geocode: () => new Promise((resolve) => lookups.push(resolve)),
    locate: () => new Promise((resolve) => located.push(resolve)),
    report: () => undefined,
  });
  const names = (): readonly string[] => finder.results.map(({ venue }) => venue.name);
  const search = (term: string): Promise<void> => {
    finder.setTerm(term);
    return finder.search();
  };
  return { finder, lookups, located, names, search };
}

async function atLeeds() {
  const opened = open();
  const searching = opened.search('leeds');
  opened.lookups[0]?.({ kind: 'found', place: { at: leeds, name: 'Leeds, England' } });
  await searching;
  return opened;
}

test('lists every venue at first, with an instruction', () => {
  const { finder, names } = open();
  expect(finder.header).toBe('Search or click on a map pin to view centre details');
  expect(names()).toEqual(testVenues.map(({ name }) => name));
  expect(finder.results.every(({ miles }) => miles === undefined)).toBe(true);
  expect(finder.located.map(({ venue }) => venue.id)).toEqual([1, 2, 3, 4, 5]);
  expect(finder.canClear).toBe(false);
});

test('looks up a town, and sorts the venues within the radius by distance', async () => {
  const { finder, lookups, names, search } = open();
  const searching = search('leeds');
  expect(finder.header).toBe('Searching leeds...');
  lookups[0]?.({ kind: 'found', place: { at: leeds, name: 'Leeds, England' } });
  await searching;
  expect(finder.header).toBe('Showing results within 5 miles of Leeds, England');
  expect(names()).toEqual(['Woodhouse Baths', 'Kirkstall Bridge Leisure Centre', 'Holt Green Centre']);
  expect(finder.results.map(({ miles }) => miles?.toFixed(1))).toEqual(['0.7', '2.3', '5.0']);
  expect(finder.destination).toEqual({ kind: 'circle', at: leeds, miles: 5 });
});

test('prefers a centre of the name to a town, without a lookup', async () => {
  const { finder, lookups, names, search } = open();
  await search('KIRKSTALL');
  expect(lookups).toEqual([]);
  expect(finder.header).toBe('Showing results within 5 miles of Kirkstall Bridge Leisure Centre');
  expect(finder.selected).toBe('kirkstall-bridge-leisure-centre');
  expect(names()[0]).toBe('Kirkstall Bridge Leisure Centre');
  expect(finder.results[0]?.miles).toBe(0);
});

test('finds a centre without coordinates in the list', async () => {
  const { finder, names, search } = open();
  await search('nowhere');
  expect(finder.header).toBe('Nowhere Hall is not on the map');
  expect(finder.selectedVenue?.venue.name).toBe('Nowhere Hall');
  expect(names()).toContain('Nowhere Hall');
});

test('filters by the radius, which stays within its limits', async () => {
  const { finder, names } = await atLeeds();
  finder.setRadius(1);
  expect(finder.header).toBe('Showing results within 1 mile of Leeds, England');
  expect(names()).toEqual(['Woodhouse Baths']);
  for (const [asked, taken] of [
    [0, 1],
    [11, 10],
    [4.4, 4],
  ] as const) {
    finder.setRadius(asked);
    expect(finder.radius).toBe(taken);
  }
  expect(finder.destination).toEqual({ kind: 'circle', at: leeds, miles: 4 });
});

test('names the nearest venue when none is within the radius', async () => {
  const { finder, lookups, search } = open();
  const searching = search('fort william');
  lookups[0]?.({ kind: 'found', place: { at: { lat: 56.82, lng: -5.11 }, name: 'Fort William' } });
  await searching;
  expect(finder.header).toBe('No venues found');
  expect(finder.results).toEqual([]);
  expect(finder.nearest?.venue.name).toBe('Inverness Pool & Gym');
});

test('resets the map when no place is found', async () => {
  const { finder, lookups, search, names } = await atLeeds();
  const searching = search('qqqxyz');
  lookups[1]?.({ kind: 'none' });
  await searching;
  expect(finder.header).toBe(notFound);
  expect(finder.origin).toBeUndefined();
  expect(finder.destination).toEqual({ kind: 'home' });
  expect(names()).toHaveLength(testVenues.length);
});

test('keeps the last results when a lookup fails', async () => {
  const { finder, lookups, search, names } = await atLeeds();
  const before = names();
  const { destination } = finder;
  const searching = search('york');
  lookups[1]?.({ kind: 'failed' });
  await searching;
  expect(finder.header).toBe(notFound);
  expect(names()).toEqual(before);
  expect(finder.destination).toBe(destination);
});

test('ignores a late response after a newer lookup', async () => {
  const { finder, lookups, search } = open();
  const slow = search('york');
  const quick = search('leeds');
  lookups[1]?.({ kind: 'found', place: { at: leeds, name: 'Leeds' } });
  await quick;
  lookups[0]?.({ kind: 'found', place: { at: { lat: 53.96, lng: -1.087 }, name: 'York' } });
  await slow;
  expect(finder.origin?.name).toBe('Leeds');
});

test('ignores a late response after the search was cleared', async () => {
  const { finder, lookups, search } = open();
  const searching = search('york');
  finder.clearSearch();
  lookups[0]?.({ kind: 'found', place: { at: leeds, name: 'York' } });
  await searching;
  expect(finder.origin).toBeUndefined();
  expect(finder.header).toBe('Search or click on a map pin to view centre details');
});

test('ignores a late response after a centre was selected or a cluster opened', async () => {
  for (const goOn of [
    (finder: FinderStore) => finder.select('woodhouse-baths'),
    (finder: FinderStore) => finder.openCluster(leeds, 7),
  ]) {
    const { finder, lookups, search } = open();
    const searching = search('york');
    goOn(finder);
    const { selected, destination } = finder;
    lookups[0]?.({ kind: 'found', place: { at: { lat: 53.96, lng: -1.087 }, name: 'York' } });
    await searching;
    expect([finder.origin, finder.selected, finder.destination]).toEqual([undefined, selected, destination]);
    expect(finder.header).toBe('Search or click on a map pin to view centre details');
  }
});

test('removes the message of a failed lookup, but not of one under way, when the radius changes', async () => {
  const { finder, lookups, search } = await atLeeds();
  const failing = search('york');
  finder.setRadius(6);
  expect(finder.header).toBe('Searching york...');
  lookups[1]?.({ kind: 'failed' });
  await failing;
  expect(finder.header).toBe(notFound);
  finder.setRadius(7);
  expect(finder.header).toBe('Showing results within 7 miles of Leeds, England');
});

test('searches around the customer’s own location', async () => {
  const { finder, located } = open();
  const locating = finder.useMyLocation();
  expect(finder.header).toBe('Searching...');
  located[0]?.({ ok: true, at: leeds });
  await locating;
  expect(finder.header).toBe('Showing results within 5 miles of your location');
  expect(finder.customerLocation).toEqual(leeds);
});

test.each([
  [true, 'Failed to use your location, please allow location access and try again'],
  [false, 'Failed to use your location, please try again'],
])('shows why the location is unknown (denied: %s)', async (denied, text) => {
  const { finder, located, names } = await atLeeds();
  const before = names();
  const locating = finder.useMyLocation();
  located[0]?.({ ok: false, denied });
  await locating;
  expect(finder.header).toBe(text);
  expect(names()).toEqual(before);
});

test.each([
  [9, false],
  [9.1, true],
])('searches around a cluster opened at zoom %d: %s', (zoom, searches) => {
  const { finder } = open();
  finder.openCluster(leeds, zoom);
  expect(finder.destination).toEqual({ kind: 'point', at: leeds, zoom });
  expect(finder.origin).toEqual(searches ? { at: leeds, name: 'this area' } : undefined);
});

test('searches the visible area without moving the map', () => {
  const { finder } = open();
  const { destination } = finder;
  finder.searchArea();
  expect(finder.origin).toBeUndefined();
  finder.setView({ latitude: 53.8, longitude: -1.55, zoom: 10 });
  finder.searchArea();
  expect(finder.header).toBe('Showing results within 5 miles of this area');
  expect(finder.destination).toBe(destination);
});

test('shows every venue and the whole country after clearing', async () => {
  const { finder, names } = await atLeeds();
  finder.select('woodhouse-baths');
  expect(finder.canClear).toBe(true);
  finder.clearSearch();
  expect(finder.canClear).toBe(false);
  expect(finder.destination).toEqual({ kind: 'overview' });
  expect(names()).toHaveLength(testVenues.length);
});

test('also resets radius, location and viewport when starting over', async () => {
  const { finder, located } = await atLeeds();
  const locating = finder.useMyLocation();
  located[0]?.({ ok: true, at: leeds });
  await locating;
  finder.setRadius(9);
  finder.setView({ latitude: 1, longitude: 2, zoom: 3 });
  finder.clear();
  expect([finder.radius, finder.customerLocation, finder.view, finder.destination.kind]).toEqual([
    5,
    undefined,
    undefined,
    'home',
  ]);
});

test('highlights a selected venue, and moves the map to it', () => {
  const { finder } = open();
  finder.select('bath-sports-centre');
  expect(finder.selectedVenue?.venue.name).toBe('Bath Sports Centre');
  expect(finder.destination).toEqual({ kind: 'point', at: { lat: 51.381, lng: -2.359 } });
  finder.select('texty-gym');
  expect(finder.destination).toEqual({ kind: 'point', at: { lat: 51.381, lng: -2.359 } });
});

test('works without venues', async () => {
  const { finder, lookups, search } = open([]);
  const searching = search('leeds');
  lookups[0]?.({ kind: 'found', place: { at: leeds, name: 'Leeds' } });
  await searching;
  expect(finder.header).toBe('No venues found');
  expect(finder.nearest).toBeUndefined();
});
