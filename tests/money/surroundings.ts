import nodeCrypto from 'node:crypto';
import { AsyncLocalStorage } from 'node:async_hooks';
import { syncBuiltinESMExports } from 'node:module';
import { Random } from './Random';
import { VirtualClock } from './VirtualClock';

/** The owner of running code: a process of the server, or a document in a browser's tab. */
export type Actor = {
  readonly name: string;
  readonly isDead: boolean;
  readonly fetch?: typeof fetch;
  /** The address of a document. */
  readonly href?: string;
};

export const actors = new AsyncLocalStorage<Actor>();

/** The number of things that happened: a schedule goes on once this stands still. */
export const activity = { count: 0 };

/** The number of turns of the event loop without any activity that means that all is quiet. */
export const patience = { turns: 4 };

export const clock = new VirtualClock(() => (activity.count += 1));

let ids = new Random(1);

const real = { Date, setTimeout, setInterval, clearTimeout, clearInterval, setImmediate, fetch: globalThis.fetch };

/** Lets the code under test see the schedule's time, chance and network in place of the machine's. */
export function takeOver(): void {
  class SimulatedDate extends real.Date {
    constructor(...given: [] | [number]) {
      super(...(given.length === 0 ? ([clock.time] as const) : given));
    }
    static override now(): number {
      return clock.time;
    }
  }
  const cancels = new Map<number, () => void>();
  let timers = 0;
  const start =
    (set: 'after' | 'every') =>
    (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
      timers += 1;
      const id = timers;
      cancels.set(
        id,
        clock[set](ms, () => {
          if (set === 'after') cancels.delete(id);
          run(...args);
        }),
      );
      return Object.assign(new Number(id), { unref: () => undefined, ref: () => undefined, refresh: () => undefined });
    };
  const stop = (id: unknown): void => {
    cancels.get(Number(id))?.();
    cancels.delete(Number(id));
  };
  const taken = {
    Date: SimulatedDate,
    setTimeout: start('after'),
    setInterval: start('every'),
    clearTimeout: stop,
    clearInterval: stop,
    fetch: (...given: Parameters<typeof fetch>) => {
      const { fetch: own } = actors.getStore() ?? {};
      return own ? own(...given) : Promise.reject(new Error('Somebody outside of the simulation asked the network.'));
    },
  };
  Object.assign(globalThis, taken);
  AbortSignal.timeout = (ms: number) => {
    const controller = new AbortController();
    clock.after(ms, () => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')));
    return controller.signal;
  };
  Object.assign(nodeCrypto, {
    randomUUID: () => ids.uuid(),
    randomBytes: (count: number) => Buffer.from(ids.bytes(count)),
  });
  syncBuiltinESMExports();
  keepFormatters();
  Object.defineProperty(globalThis.crypto.subtle, 'digest', {
    value: (_name: string, data: Uint8Array) =>
      Promise.resolve(new Uint8Array(nodeCrypto.createHash('sha256').update(data).digest()).buffer),
    configurable: true,
  });
  Object.defineProperty(globalThis.crypto, 'randomUUID', { value: () => ids.uuid(), configurable: true });
}

/** Making a formatter takes longer than most requests, and the code under test makes one for every date. */
function keepFormatters(): void {
  const { DateTimeFormat } = Intl;
  const kept = new Map<string, Intl.DateTimeFormat>();
  const make = (...given: ConstructorParameters<typeof DateTimeFormat>): Intl.DateTimeFormat => {
    const key = JSON.stringify(given);
    const format = kept.get(key) ?? new DateTimeFormat(...given);
    kept.set(key, format);
    return format;
  };
  Object.defineProperty(Intl, 'DateTimeFormat', {
    value: new Proxy(DateTimeFormat, { construct: (_, given) => make(...(given as [string])) }),
  });
}

/** Names that a schedule's code makes up come from its seed. */
export function seedIds(seed: number): void {
  ids = new Random(seed);
}

/** The parts of a window that the page's code uses where no component is drawn. */
export function layOutWindow(): void {
  const nothing = (): undefined => undefined;
  const origin = 'http://online-joining.joinery.localhost:4000';
  const location = {
    origin,
    get href() {
      return actors.getStore()?.href ?? `${origin}/`;
    },
    pathname: '/',
    search: '',
  };
  const own = {
    addEventListener: nothing,
    removeEventListener: nothing,
    screen: { width: 1280, height: 900, colorDepth: 24 },
    navigator: { onLine: true, language: 'en-GB' },
    location,
    matchMedia: () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing }),
  };
  Object.assign(globalThis, {
    window: Object.assign(Object.create(globalThis) as object, own),
    document: { documentElement: { dataset: {} }, addEventListener: nothing, removeEventListener: nothing },
  });
  for (const name of ['location', 'screen', 'navigator'] as const)
    Object.defineProperty(globalThis, name, { value: own[name], configurable: true, writable: true });
}

/** Calls `run` once that much of the machine's own time has passed. The answer cancels it. */
export function afterRealTime(ms: number, run: () => void): () => void {
  const timer = real.setTimeout(run, ms);
  return () => real.clearTimeout(timer);
}

/** One turn of the event loop. */
export function turn(): Promise<void> {
  return new Promise((resolve) => void real.setImmediate(resolve));
}
