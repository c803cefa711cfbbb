import { expect, test } from 'vitest';
import type { Lookup } from '../../api/geocoder';
import type { Venue } from '../../api/venues';
import type { Locate } from '../../core/services';
import { FinderStore } from './FinderStore';
import { testVenues } from './testVenues';

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

test('begins with every venue, none of them left out, and says what to do', () => {
  const { finder, names } = open();
  expect(finder.header).toBe('Search or click on a map pin to view centre details');
  expect(names()).toEqual(testVenues.map(({ name }) => name));
  expect(finder.results.every(({ miles }) => miles === undefined)).toBe(true);
  expect(finder.located.map(({ venue }) => venue.id)).toEqual([1, 2, 3, 4, 5]);
  expect(finder.dirty).toBe(false);
});

test('a town is looked up, and what is near is sorted by distance', async () => {
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

test('a centre of that name goes before any town, and is not looked up', async () => {
  const { finder, lookups, names, search } = open();
  await search('KIRKSTALL');
  expect(lookups).toEqual([]);
  expect(finder.header).toBe('Showing results within 5 miles of Kirkstall Bridge Leisure Centre');
  expect(finder.selected).toBe('kirkstall-bridge-leisure-centre');
  expect(names()[0]).toBe('Kirkstall Bridge Leisure Centre');
  expect(finder.results[0]?.miles).toBe(0);
});

test('a centre that is on no map is found in the list all the same', async () => {
  const { finder, names, search } = open();
  await search('nowhere');
  expect(finder.header).toBe('Nowhere Hall is not on the map');
  expect(finder.selectedVenue?.venue.name).toBe('Nowhere Hall');
  expect(names()).toContain('Nowhere Hall');
});

test('the radius says what is near, and stays within its limits', async () => {
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

test('where nothing is near, it says so and names the nearest', async () => {
  const { finder, lookups, search } = open();
  const searching = search('fort william');
  lookups[0]?.({ kind: 'found', place: { at: { lat: 56.82, lng: -5.11 }, name: 'Fort William' } });
  await searching;
  expect(finder.header).toBe('No venues found');
  expect(finder.results).toEqual([]);
  expect(finder.nearest?.venue.name).toBe('Inverness Pool & Gym');
});

test('a place that there is not resets the map', async () => {
  const { finder, lookups, search, names } = await atLeeds();
  const searching = search('qqqxyz');
  lookups[1]?.({ kind: 'none' });
  await searching;
  expect(finder.header).toBe(notFound);
  expect(finder.searched).toBeUndefined();
  expect(finder.destination).toEqual({ kind: 'home' });
  expect(names()).toHaveLength(testVenues.length);
});

test('when nobody can say, the last good state stays', async () => {
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

test('a late answer does not overwrite what was asked after it', async () => {
  const { finder, lookups, search } = open();
  const slow = search('york');
  const quick = search('leeds');
  lookups[1]?.({ kind: 'found', place: { at: leeds, name: 'Leeds' } });
  await quick;
  lookups[0]?.({ kind: 'found', place: { at: { lat: 53.96, lng: -1.087 }, name: 'York' } });
  await slow;
  expect(finder.searched?.name).toBe('Leeds');
});

test('nor does one that comes after the search was cleared', async () => {
  const { finder, lookups, search } = open();
  const searching = search('york');
  finder.clearSearch();
  lookups[0]?.({ kind: 'found', place: { at: leeds, name: 'York' } });
  await searching;
  expect(finder.searched).toBeUndefined();
  expect(finder.header).toBe('Search or click on a map pin to view centre details');
});

test('nor one that comes after the customer has picked a centre, or opened a cluster', async () => {
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
    expect([finder.searched, finder.selected, finder.destination]).toEqual([undefined, selected, destination]);
    expect(finder.header).toBe('Search or click on a map pin to view centre details');
  }
});

test('a failure is forgotten once the customer goes on, and a question is not', async () => {
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

test('the customer’s own place', async () => {
  const { finder, located } = open();
  const locating = finder.useMyLocation();
  expect(finder.header).toBe('Searching...');
  located[0]?.({ ok: true, at: leeds });
  await locating;
  expect(finder.header).toBe('Showing results within 5 miles of your location');
  expect(finder.usersLocation).toEqual(leeds);
});

test.each([
  [true, 'Failed to use your location, please allow location access and try again'],
  [false, 'Failed to use your location, please try again'],
])('a place that is not told (denied: %s)', async (denied, text) => {
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
])('a cluster that is opened at zoom %d searches there: %s', (zoom, searches) => {
  const { finder } = open();
  finder.openCluster(leeds, zoom);
  expect(finder.destination).toEqual({ kind: 'point', at: leeds, zoom });
  expect(finder.searched).toEqual(searches ? { at: leeds, name: 'this area' } : undefined);
});

test('the area that the map shows is searched where it stands', () => {
  const { finder } = open();
  const { destination } = finder;
  finder.searchArea();
  expect(finder.searched).toBeUndefined();
  finder.moved({ latitude: 53.8, longitude: -1.55, zoom: 10 });
  finder.searchArea();
  expect(finder.header).toBe('Showing results within 5 miles of this area');
  expect(finder.destination).toBe(destination);
});

test('clearing brings back every venue and the whole country', async () => {
  const { finder, names } = await atLeeds();
  finder.select('woodhouse-baths');
  expect(finder.dirty).toBe(true);
  finder.clearSearch();
  expect(finder.dirty).toBe(false);
  expect(finder.destination).toEqual({ kind: 'overview' });
  expect(names()).toHaveLength(testVenues.length);
});

test('starting over forgets radius, place and view too', async () => {
  const { finder, located } = await atLeeds();
  const locating = finder.useMyLocation();
  located[0]?.({ ok: true, at: leeds });
  await locating;
  finder.setRadius(9);
  finder.moved({ latitude: 1, longitude: 2, zoom: 3 });
  finder.clear();
  expect([finder.radius, finder.usersLocation, finder.view, finder.destination.kind]).toEqual([
    5,
    undefined,
    undefined,
    'home',
  ]);
});

test('a venue that is picked stands out, and the map goes to it', () => {
  const { finder } = open();
  finder.select('bath-sports-centre');
  expect(finder.selectedVenue?.venue.name).toBe('Bath Sports Centre');
  expect(finder.destination).toEqual({ kind: 'point', at: { lat: 51.381, lng: -2.359 } });
  finder.select('texty-gym');
  expect(finder.destination).toEqual({ kind: 'point', at: { lat: 51.381, lng: -2.359 } });
});

test('without venues there is nothing, and nothing breaks', async () => {
  const { finder, lookups, search } = open([]);
  const searching = search('leeds');
  lookups[0]?.({ kind: 'found', place: { at: leeds, name: 'Leeds' } });
  await searching;
  expect(finder.header).toBe('No venues found');
  expect(finder.nearest).toBeUndefined();
});
