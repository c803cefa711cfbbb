import type { CDPSession, Page } from '@playwright/test';
import { startSandbox } from '../../support/sandboxProcess';
import { withBrowser } from '../browser';
import { printTable, type Verdict } from '../report';
import { medianOf } from '../median';
import { joinByMonth } from './joinByMonth';
import { british, phone } from './screens';

/** Nothing may shift; INP may be half of the 200 ms that web.dev calls good. */
const limits = { shift: 0.001, inp: 100 } as const;

/** The browser's own "Slow 4G": 1.44 Mbit/s down and 0.675 up, after 562.5 ms. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const slowdown = 4;
/** The number of shifts, and of responses, that are printed. */
const shown = 5;

type Shift = { readonly value: number; readonly at: string; readonly of: readonly string[] };
type Interaction = { readonly id: number; readonly ms: number; readonly at: string; readonly of: string };
type Seen = {
  readonly shifts: readonly Shift[];
  readonly interactions: readonly Interaction[];
  /** Milliseconds: what the machine and the browser take alone. */
  readonly plain: number;
};

/** A guest's monthly join on a slow phone: what moved without being asked to, and the slowest response to a tap or a key. */
export async function benchSlowPhone(): Promise<readonly Verdict[]> {
  const sandbox = await startSandbox();
  try {
    await sandbox.ready;
    const { shifts, interactions, plain } = await withBrowser((page) => playSlowly(page, sandbox.port), {
      page: { ...british, ...phone },
      shell: true,
    });
    const shift = shifts.reduce((sum, { value }) => sum + value, 0);
    const slowest = slowestFirst(interactions);
    // INP leaves out one of the slowest for every fifty interactions (web.dev, "Interaction to Next Paint").
    const inp = slowest[Math.floor(slowest.length / 50)];
    printTable(
      `A monthly join on a slow phone: processor ${slowdown} times slower, slow 4G`,
      ['', 'measured', 'limit'],
      [
        ['layout shift that no input explains, all pages together', shift.toFixed(4), `≤ ${limits.shift}`],
        [`INP of ${slowest.length} taps and keys, ms`, String(inp?.ms ?? ''), `≤ ${limits.inp}`],
        ['a tap of a box on an empty page, for comparison, ms', String(plain), ''],
      ],
    );
    const largest = shifts.toSorted((a, b) => b.value - a.value).slice(0, shown);
    printTable(
      'The largest shifts, and the slowest responses in ms',
      ['', ''],
      [
        ...largest.map(({ of, at, value }) => [`${of.slice(0, 2).join(', ')} at ${at}`, value.toFixed(4)]),
        ...slowest.slice(0, shown).map(({ of, at, ms }) => [`${of} at ${at}`, String(ms)]),
      ],
    );
    return [
      { name: 'layout shift of a monthly join on a slow phone', value: shift, limit: limits.shift },
      { name: 'INP of a monthly join on a slow phone, ms', value: inp?.ms ?? Number.NaN, limit: limits.inp },
    ];
  } finally {
    await sandbox.stop();
  }
}

/** The slowest event of each interaction, the slowest interaction first. */
function slowestFirst(interactions: readonly Interaction[]): readonly Interaction[] {
  const byId = new Map<string, Interaction>();
  for (const each of interactions) {
    const key = `${each.at} ${each.id}`;
    if (each.ms > (byId.get(key)?.ms ?? 0)) byId.set(key, each);
  }
  return [...byId.values()].toSorted((a, b) => b.ms - a.ms);
}

async function playSlowly(page: Page, port: number): Promise<Seen> {
  const shifts: Shift[] = [];
  const interactions: Interaction[] = [];
  await page.exposeBinding('noteShift', (_, shift: Shift) => void shifts.push(shift));
  await page.exposeBinding('noteInteraction', (_, interaction: Interaction) => void interactions.push(interaction));
  // The loader of TypeScript wraps named functions in a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (each) => each');
  await page.addInitScript(observe);
  await slowDown(await page.context().newCDPSession(page));
  page.setDefaultTimeout(90_000);
  await joinByMonth(page, `http://online-joining.joinery.localhost:${port}/`, 'least');
  const joined = [...interactions];
  interactions.length = 0;
  await tapPlainBox(page);
  const plain = medianOf(slowestFirst(interactions).map(({ ms }) => ms));
  return { shifts, interactions: joined, plain };
}

/** Taps a box on a page that does nothing, with a rest after each tap. */
async function tapPlainBox(page: Page): Promise<void> {
  await page.goto('data:text/html,<input type=checkbox>');
  for (let tap = 0; tap < 10; tap += 1) {
    await page.getByRole('checkbox').tap();
    await page.waitForTimeout(300);
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Tells of each layout shift that no input explains, and of each tap and key with the time until its frame was shown. */
function observe(): void {
  const { noteShift, noteInteraction } = window as unknown as Record<string, (seen: object) => void>;
  const nameOf = (node: Node | null | undefined): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return 'something that is gone';
    const { id, tagName } = element;
    const classes = element.getAttribute('class') ?? '';
    return `${tagName.toLowerCase()}${id === '' ? '' : `#${id}`}.${classes.split(' ').join('.')}`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        readonly value: number;
        readonly hadRecentInput: boolean;
        readonly sources: readonly { readonly node: Node | null }[];
      };
      if (!hadRecentInput) noteShift?.({ value, at: location.pathname, of: sources.map(({ node }) => nameOf(node)) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration, name, target } = entry as PerformanceEntry & {
        readonly interactionId: number;
        readonly target: Node | null;
      };
      if (interactionId !== 0)
        noteInteraction?.({
          id: interactionId,
          ms: duration,
          at: location.pathname,
          of: `${name} of ${nameOf(target)}`,
        });
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
}
