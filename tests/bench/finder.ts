import { autorun } from 'mobx';
import { testVenue } from '../support/testVenues';
import { venueRows } from '../../operator/seed/venues';
import { clustersOf } from '../../src/finder/map/marks/clustersOf';
import { FinderStore } from '../../src/finder/search/FinderStore';
import { startSandbox } from '../support/sandboxProcess';
import { withBrowser } from './browser';
import { finderPage, type MapFigures } from './finderPage';
import { medianOf } from './median';
import { printTable, type Verdict } from './report';

const many = 10_000;
/**
 * Of a frame at 60 a second, scripts and the whole main thread may take half: processor time, whatever else the machine
 * does. On two shared cores where a processor draws in place of a graphics card, the main thread also hands over each
 * frame's picture: a quiet run took 8.1 ms for scripts and 15.4 ms in all, so these limits fail there. They stay, since
 * they are what a smooth map needs. Slow drawing leaves time for fewer frames and more of the work to each, so the work
 * for a press of a key is held beside few venues as well.
 */
const limits = {
  script: 8,
  frame: 8,
  timesFew: 2,
  search: 5,
  filter: 5,
  clusters: 100,
  list: 1500,
  firstTiles: 150,
  searchTiles: 400,
} as const;

/** Finding a centre among ten thousand: in the store, and on the map of a real browser beside the same map with few. */
export async function benchFinder(): Promise<readonly Verdict[]> {
  const { search, filter, clusters } = await storeFigures();
  const [few, lots] = [await measure(60), await measure(many)];
  const rows: readonly (readonly [string, number, number, number | undefined])[] = [
    ['panning, of 16.7 ms a frame: scripts', few.script, lots.script, limits.script],
    ['panning, of 16.7 ms a frame: main thread', few.frame, lots.frame, limits.frame],
    ['panning, ms a frame with the drawing', few.passing, lots.passing, undefined],
    ['panning, ms a press: main thread', few.press, lots.press, undefined],
    ['first clusters after map and data, ms', few.clusters, lots.clusters, undefined],
    ['list operable, warm cache, ms', few.list, lots.list, undefined],
    ['map idle, warm cache, ms', few.map, lots.map, undefined],
    ['marks on the map at most', few.marks, lots.marks, undefined],
    ['base map for the first view, kB', few.firstTiles, lots.firstTiles, limits.firstTiles],
    ['base map for a search for Leeds, kB', few.searchTiles, lots.searchTiles, limits.searchTiles],
  ];
  printTable(
    'Finding a centre in Chromium without a graphics card',
    ['', '60 venues', `${many}`, 'ratio', 'limit'],
    rows.map(([name, one, other, limit]) => [
      name,
      one.toFixed(1),
      other.toFixed(1),
      (other / one).toFixed(2),
      limit === undefined ? '' : `≤ ${Number(limit.toFixed(1))}`,
    ]),
  );
  printTable(
    `Among ${many} venues, median ms`,
    ['', 'ms', 'limit'],
    [
      ['index, and what is first on the map', clusters.toFixed(2), `≤ ${limits.clusters}`],
      ['search by name', search.toFixed(2), `≤ ${limits.search}`],
      ['filter by radius, sorted', filter.toFixed(2), `≤ ${limits.filter}`],
    ],
  );
  return [
    { name: 'search by name, ms', value: search, limit: limits.search },
    { name: 'filter by radius, ms', value: filter, limit: limits.filter },
    { name: 'panning among many, scripts, ms a frame', value: lots.script, limit: limits.script },
    { name: 'panning among many, main thread, ms a frame', value: lots.frame, limit: limits.frame },
    { name: 'panning among many beside few, a frame, times', value: lots.frame / few.frame, limit: limits.timesFew },
    { name: 'panning among many beside few, a press, times', value: lots.press / few.press, limit: limits.timesFew },
    { name: 'first clusters of many, ms', value: clusters, limit: limits.clusters },
    { name: 'list of 60 operable, ms', value: few.list, limit: limits.list },
    { name: 'base map for the first view, kB', value: few.firstTiles, limit: limits.firstTiles },
    { name: 'base map for a search, kB', value: few.searchTiles, limit: limits.searchTiles },
  ];
}

/** The last venue of all is searched for, and the radius goes up and down. */
async function storeFigures(): Promise<Readonly<Record<'search' | 'filter' | 'clusters', number>>> {
  const venues = venueRows(many).map(({ id, name, lat, lng }) => testVenue(id, name, lat ?? null, lng ?? null));
  const finder = new FinderStore({
    venues: { all: venues },
    geocode: () => Promise.resolve({ kind: 'none' }),
    locate: () => Promise.resolve({ ok: false, denied: false }),
    report: () => undefined,
  });
  const timed = async (work: () => unknown): Promise<number> => {
    const begun = performance.now();
    await work();
    return performance.now() - begun;
  };
  // As on the page, where the list is there all the while.
  const stop = autorun(() => [finder.found.results, finder.found.located]);
  finder.setTerm(venues.at(-1)?.name ?? '');
  const searches: number[] = [];
  const filters: number[] = [];
  const clusterings: number[] = [];
  for (let round = 0; round < 31; round += 1) {
    searches.push(await timed(() => finder.searchTerm()));
    filters.push(
      await timed(() => {
        finder.setRadius((round % 10) + 1);
        return finder.found.results.length;
      }),
    );
  }
  for (let round = 0; round < 11; round += 1)
    clusterings.push(await timed(() => clustersOf(finder.found.located).within({ box: [-11, 49, 3, 61], zoom: 5.5 })));
  stop();
  return { search: medianOf(searches), filter: medianOf(filters), clusters: medianOf(clusterings) };
}

async function measure(venues: number): Promise<MapFigures> {
  const sandbox = await startSandbox({ VENUES: String(venues) });
  try {
    await sandbox.ready;
    return await withBrowser((page) => finderPage(page, sandbox.port), { webgl: true });
  } finally {
    await sandbox.stop();
  }
}
