import type { CDPSession, Page } from '@playwright/test';
import { medianOf } from './median';

export type MapFigures = {
  /** For each frame while the map is dragged, ms: the processor time of the main thread, of its scripts, and the time that passes. */
  readonly frame: number;
  readonly script: number;
  readonly passing: number;
  /** The same work of the main thread for each press of an arrow key, ms: however many frames the drawing leaves time for. */
  readonly press: number;
  /** From when both map and venues were there until the first cluster was, ms; drawing begins in it. */
  readonly clusters: number;
  /** From the click on a link until a centre can be chosen in the list, ms; and until the map is drawn and idle. */
  readonly list: number;
  readonly map: number;
  /** The greatest number of pins and clusters. */
  readonly marks: number;
  /** The size of the base map's tiles for the first view with an empty cache, kB; and for a search for Leeds after it. */
  readonly firstTiles: number;
  readonly searchTiles: number;
};

type Moments = {
  readonly list: number;
  readonly idle: number;
  readonly canvas: number;
  readonly cluster: number;
  readonly venues: number;
};

/** Notes in the page when something was first there. */
function noteFirst(): void {
  const seen: Record<string, number> = {};
  const wanted = {
    list: '.venue-card',
    canvas: '.maplibregl-canvas',
    cluster: '.cluster, .pin',
    idle: '.map-frame[data-state=idle]',
  };
  Object.assign(window, { moments: seen });
  new MutationObserver(() => {
    for (const [name, selector] of Object.entries(wanted))
      if (seen[name] === undefined && document.querySelector(selector)) seen[name] = performance.now();
  }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-state'] });
}

/** Opens the finder five times, the first of which fills the cache, and drags the map about. */
export async function finderPage(page: Page, port: number): Promise<MapFigures> {
  await page.addInitScript(noteFirst);
  const tiles = await tilesOf(page, port);
  const warm: Moments[] = [];
  for (let times = 0; times < 4; times += 1) {
    await open(page, port);
    await page.waitForSelector('.cluster');
    warm.push(
      await page.evaluate(() => {
        const [venues] = performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('/api/venues/online-joining'));
        const { moments } = window as unknown as { moments: Omit<Moments, 'venues'> }; // set above
        return { ...moments, venues: venues?.responseEnd ?? 0 };
      }),
    );
  }
  await page.waitForTimeout(2000);
  return {
    ...tiles,
    ...(await drag(page)),
    clusters: medianOf(warm.map(({ cluster, canvas, venues }) => cluster - Math.max(canvas, venues))),
    list: medianOf(warm.map(({ list }) => list)),
    map: medianOf(warm.map(({ idle }) => idle)),
  };
}

async function open(page: Page, port: number): Promise<void> {
  await page.goto(`http://online-joining.joinery.localhost:${port}/`);
  await page.waitForSelector('.map-frame[data-state=idle]', { timeout: 120_000 });
}

async function tilesOf(page: Page, port: number): Promise<Pick<MapFigures, 'firstTiles' | 'searchTiles'>> {
  let bytes = 0;
  page.on('response', (response) => {
    if (response.url().endsWith('.pmtiles')) bytes += Number(response.headers()['content-length'] ?? 0);
  });
  await open(page, port);
  const first = bytes;
  await page.getByRole('combobox', { name: 'Find a centre' }).fill('Leeds');
  await page.keyboard.press('Enter');
  await page.getByText(/^Showing results/).waitFor();
  await page.waitForTimeout(3000); // a flight takes two seconds
  await page.waitForSelector('.map-frame[data-state=idle]', { timeout: 120_000 });
  await page.evaluate(() => sessionStorage.clear()); // a tab keeps its search
  return { firstTiles: first / 1000, searchTiles: (bytes - first) / 1000 };
}

/** The number of presses of arrow keys that drag the map about. */
const presses = 48;

async function drag(page: Page): Promise<Pick<MapFigures, 'frame' | 'script' | 'passing' | 'press' | 'marks'>> {
  for (let steps = 0; steps < 2; steps += 1) {
    await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
    await page.waitForTimeout(1500);
  }
  await page.locator('.maplibregl-canvas').focus();
  const session = await page.context().newCDPSession(page);
  // Its own time, not what the machine's other work takes from it: the card that draws is a processor here, too.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.evaluate(() => {
    const count = {
      frames: 0,
      marks: 0,
      stop: false,
      next() {
        count.frames += 1;
        count.marks = Math.max(count.marks, document.querySelectorAll('.maplibregl-marker').length);
        if (!count.stop) requestAnimationFrame(() => count.next());
      },
    };
    Object.assign(window, { count });
    count.next();
  });
  const before = await workSeconds(session);
  // Each press glides a tenth of a second and more; the next one comes before it has ended.
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown'][Math.floor(press / 6) % 4] ?? '');
    await page.waitForTimeout(150);
  }
  const after = await workSeconds(session);
  const { frames, marks } = await page.evaluate(() => {
    const { count } = window as unknown as { count: { frames: number; marks: number; stop: boolean } }; // set above
    count.stop = true;
    return count;
  });
  const each = (work: keyof typeof after): number => ((after[work] - before[work]) * 1000) / frames;
  return {
    frame: each('task'),
    script: each('script'),
    passing: each('clock'),
    press: ((after.task - before.task) * 1000) / presses,
    marks,
  };
}

/** Returns the seconds that the main thread and its scripts have worked so far, beside the clock. */
async function workSeconds(session: CDPSession): Promise<Readonly<Record<'task' | 'script' | 'clock', number>>> {
  const { metrics } = await session.send('Performance.getMetrics');
  const secondsOf = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { task: secondsOf('TaskDuration'), script: secondsOf('ScriptDuration'), clock: performance.now() / 1000 };
}
