import { expect, test, vi } from 'vitest';
import type { Lookup } from '../../kit/api/geocoder';
import type { Venue } from '../../kit/api/venues';
import type { Locate } from '../../ground/core/services';
import { boxAround, boxOf } from '../../ground/core/geo';
import { FinderStore } from './FinderStore';
import { testVenue, testVenues } from '../../../tests/support/testVenues';

const leeds = { lat: 53.8, lng: -1.55 };
const failed = 'The search for towns and postcodes is not working. Please choose from the list, or try again later.';
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
  const names = (): readonly string[] => finder.found.results.map(({ venue }) => venue.name);
  const search = (term: string): Promise<void> => {
    finder.setTerm(term);
    return finder.searchTerm();
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
  expect(names()).toEqual(testVenues.slice(0, 5).map(({ name }) => name));
  expect(finder.found.unplaced.map(({ venue }) => venue.name)).toEqual(['Nowhere Hall', 'Offworld Dome', 'Texty Gym']);
  expect(finder.found.results.every(({ miles }) => miles === undefined)).toBe(true);
  expect(finder.found.located.map(({ venue }) => venue.id)).toEqual([1, 2, 3, 4, 5]);
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
  expect(finder.found.results.map(({ miles }) => miles?.toFixed(1))).toEqual(['0.7', '2.3', '5.0']);
  expect(finder.destination).toEqual({ kind: 'box', box: boxAround(leeds, 5) });
});

test('prefers a centre of the name to a town, without a lookup', async () => {
  const { finder, lookups, names, search } = open();
  await search('KIRKSTALL');
  expect(lookups).toEqual([]);
  expect(finder.header).toBe('Showing results within 5 miles of Kirkstall Bridge Leisure Centre');
  expect(finder.selected).toBe('kirkstall-bridge-leisure-centre');
  expect(names()[0]).toBe('Kirkstall Bridge Leisure Centre');
  expect(finder.found.results[0]?.miles).toBe(0);
});

test('finds a centre without coordinates in the list', async () => {
  const { finder, names, search } = open();
  await search('nowhere');
  expect(finder.header).toBe('Nowhere Hall is not on the map');
  expect(finder.found.selected?.venue.name).toBe('Nowhere Hall');
  expect(finder.found.unplaced.map(({ venue }) => venue.name)).toContain('Nowhere Hall');
  expect(names()).not.toContain('Nowhere Hall');
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
  expect(finder.destination).toEqual({ kind: 'box', box: boxAround(leeds, 4) });
});

test('names the nearest venue when none is within the radius', async () => {
  const { finder, lookups, search } = open();
  const searching = search('fort william');
  lookups[0]?.({ kind: 'found', place: { at: { lat: 56.82, lng: -5.11 }, name: 'Fort William' } });
  await searching;
  expect(finder.header).toBe('No venues found');
  expect(finder.found.results).toEqual([]);
  expect(finder.found.nearest?.venue.name).toBe('Inverness Pool & Gym');
  expect(finder.found.nearest?.miles?.toFixed(1)).toBe('56.3');
  expect(finder.destination).toEqual({
    kind: 'box',
    box: boxOf([
      { lat: 56.82, lng: -5.11 },
      { lat: 57.478, lng: -4.225 },
    ]),
  });
});

test('resets the map when no place is found', async () => {
  const { finder, lookups, search, names } = await atLeeds();
  const searching = search('qqqxyz');
  lookups[1]?.({ kind: 'none' });
  await searching;
  expect(finder.header).toBe(notFound);
  expect(finder.search).toBeUndefined();
  expect(finder.destination).toEqual({ kind: 'home' });
  expect(names()).toHaveLength(5);
});

test('keeps the last results when a lookup fails', async () => {
  const { finder, lookups, search, names } = await atLeeds();
  const before = names();
  const { destination } = finder;
  const searching = search('york');
  lookups[1]?.({ kind: 'failed' });
  await searching;
  expect(finder.header).toBe(failed);
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
  expect(finder.search).toMatchObject({ kind: 'around', name: 'Leeds' });
});

test('ignores a late response after the search was cleared', async () => {
  const { finder, lookups, search } = open();
  const searching = search('york');
  finder.clearSearch();
  lookups[0]?.({ kind: 'found', place: { at: leeds, name: 'York' } });
  await searching;
  expect(finder.search).toBeUndefined();
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
    expect([finder.search, finder.selected, finder.destination]).toEqual([undefined, selected, destination]);
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
  expect(finder.header).toBe(failed);
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
  expect(finder.search).toEqual(searches ? { kind: 'around', at: leeds, name: 'this area' } : undefined);
});

test('searches the visible area, and lets the map stay there', () => {
  const { finder, names } = open();
  finder.searchArea([-1.7, 53.8, -1.5, 53.9]);
  expect(finder.header).toBe('Showing results in this area');
  expect(names()).toEqual(['Holt Green Centre', 'Kirkstall Bridge Leisure Centre', 'Woodhouse Baths']);
  expect(finder.destination).toEqual({ kind: 'here', box: [-1.7, 53.8, -1.5, 53.9] });
});

test('shows the nearest centre to an area without one', () => {
  const { finder } = open();
  finder.searchArea([-5.2, 56.7, -5, 56.9]);
  expect(finder.header).toBe('No venues found');
  expect(finder.found.nearest?.venue.name).toBe('Inverness Pool & Gym');
  expect(finder.destination).toMatchObject({ kind: 'box' });
});

test('searches the circle around a searched area when the radius changes', () => {
  const { finder, names } = open();
  finder.searchArea([-1.65, 53.8, -1.55, 53.82]);
  expect(names()).toEqual(['Kirkstall Bridge Leisure Centre', 'Woodhouse Baths']);
  finder.setRadius(6);
  expect(finder.header).toBe('Showing results within 6 miles of this area');
  expect(names()).toContain('Holt Green Centre');
});

test('sets a selected centre apart once it is outside the search', async () => {
  const { finder, names } = await atLeeds();
  finder.select('holt-green-centre');
  expect(finder.found.apart).toBeUndefined();
  finder.setRadius(1);
  expect(names()).toEqual(['Woodhouse Baths']);
  expect(finder.found.apart?.venue.name).toBe('Holt Green Centre');
  expect(finder.found.pinned.map(({ venue }) => venue.name)).toEqual(['Woodhouse Baths', 'Holt Green Centre']);
});

test('lists every centre that has the words in its name, and offers the place of that name', async () => {
  const { finder, lookups, names, search } = open();
  await search('centre');
  expect(finder.header).toBe('3 centres match “centre”');
  expect(names()).toEqual(['Kirkstall Bridge Leisure Centre', 'Holt Green Centre', 'Bath Sports Centre']);
  expect(finder.question).toEqual({ kind: 'also-place', term: 'centre' });
  const searching = finder.searchPlace('centre');
  lookups[0]?.({ kind: 'found', place: { at: leeds, name: 'Centre' } });
  await searching;
  expect(finder.header).toBe('Showing results within 5 miles of Centre');
  expect(finder.question).toBeUndefined();
});

test('offers no place for the whole name of a centre', async () => {
  const { finder, search } = open();
  await search('bath sports centre');
  expect(finder.selected).toBe('bath-sports-centre');
  expect(finder.question).toBeUndefined();
});

test('looks up a town that is a part of a centre’s name, and lists that centre only if there is no such town', async () => {
  const { finder, lookups, names, search } = open();
  const searching = search('wood');
  expect(lookups).toHaveLength(1);
  lookups[0]?.({ kind: 'none' });
  await searching;
  expect(finder.header).toBe('1 centre matches “wood”');
  expect(names()).toEqual(['Woodhouse Baths']);
});

test('searches for the suggestion that was chosen', () => {
  const { finder, names } = open();
  finder.choose({ kind: 'place', place: { at: leeds, name: 'Leeds, England' } });
  expect([finder.term, finder.header]).toEqual(['Leeds, England', 'Showing results within 5 miles of Leeds, England']);
  finder.choose({ kind: 'centre', venue: testVenue(2, 'Woodhouse Baths', 53.8096, -1.5561) });
  expect([finder.term, finder.selected]).toEqual(['Woodhouse Baths', 'woodhouse-baths']);
  finder.setTerm('cent');
  finder.choose({ kind: 'all', count: 3 });
  expect(finder.header).toBe('3 centres match “cent”');
  expect(names()).toHaveLength(3);
});

test.each<[string, (finder: FinderStore) => unknown]>([
  ['is cleared for the next customer', (finder) => finder.clear()],
  ['has been searched with', (finder) => finder.searchTerm()],
  ['searches an area', (finder) => finder.searchArea([-2, 53, -1, 54])],
  ['is told where the customer is', (finder) => void finder.useMyLocation()],
  [
    'has taken a suggestion',
    (finder) => finder.choose({ kind: 'centre', venue: testVenue(2, 'Woodhouse Baths', 53, -1) }),
  ],
])('suggests nothing of the text before, and looks up no more of it, once it %s', async (_what, act) => {
  vi.useFakeTimers();
  const { finder, lookups, located } = open();
  finder.setTerm('woodhouse');
  expect(finder.suggestions.items).not.toEqual([]);
  await act(finder);
  located[0]?.({ ok: true, at: leeds });
  await vi.runAllTimersAsync();
  expect(finder.suggestions.items).toEqual([]);
  expect(lookups).toEqual([]);
  vi.useRealTimers();
});

test('asks for a term instead of ignoring an empty search', async () => {
  const { finder, search } = open();
  await search('  ');
  expect(finder.header).toBe('Enter a town, a postcode or the name of a centre');
});

test('shows every venue and the whole country after clearing', async () => {
  const { finder, names } = await atLeeds();
  finder.select('woodhouse-baths');
  expect(finder.canClear).toBe(true);
  finder.clearSearch();
  expect(finder.canClear).toBe(false);
  expect(finder.destination).toEqual({ kind: 'overview' });
  expect(names()).toHaveLength(5);
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
  expect(finder.found.selected?.venue.name).toBe('Bath Sports Centre');
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
  expect(finder.found.nearest).toBeUndefined();
});

test('asks which place was meant where only places of nearly the name are known', async () => {
  const { finder, lookups, search } = open();
  const searching = search('ledes');
  const place = { at: leeds, name: 'Leeds, England' };
  lookups[0]?.({ kind: 'near', places: [place] });
  await searching;
  expect(finder.header).toBe(notFound);
  expect(finder.question).toEqual({ kind: 'meant', centres: [], places: [place] });
  expect(finder.suggestions.recent.terms).toEqual([]);
  finder.choose({ kind: 'place', place });
  expect(finder.header).toBe('Showing results within 5 miles of Leeds, England');
  expect(finder.question).toBeUndefined();
});

test('offers a search again that found something, until the next customer', async () => {
  const { finder, lookups, search } = open();
  const searching = search('leeds');
  lookups[0]?.({ kind: 'found', place: { at: leeds, name: 'Leeds, England' } });
  await searching;
  await search('woodhouse');
  finder.clearSearch();
  expect(finder.suggestions.earlier).toEqual([
    { kind: 'recent', term: 'woodhouse' },
    { kind: 'recent', term: 'leeds' },
  ]);
  finder.choose({ kind: 'recent', term: 'woodhouse' });
  expect(finder.selected).toBe('woodhouse-baths');
  finder.clear();
  expect(finder.suggestions.earlier).toEqual([]);
});
