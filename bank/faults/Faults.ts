/** The fault of one or several requests. */
export type Effect = {
  readonly status?: number;
  readonly body?: unknown;
  readonly delayMs?: number;
  readonly hang?: boolean;
  readonly drop?: 'before' | 'after';
  readonly duplicate?: boolean;
  readonly hold?: boolean;
  readonly script?: 'no-global' | 'throws' | 'throws-init';
};
export type Fault = Effect & {
  readonly method?: string;
  /** The path without the scope's prefix; one that ends in `*` matches all paths that begin with it. */
  readonly path: string;
  /** The number of requests that it affects; 1 by default. */
  readonly times?: number;
};

type Armed = { readonly fault: Fault; left: number };

/** Keeps the faults of each scope in memory: a restarted bank has none. */
export class Faults {
  readonly #armed = new Map<string, Armed[]>();
  readonly #cleared = new Map<string, Set<() => void>>();

  replace(scope: string, faults: readonly Fault[]): void {
    this.#armed.set(
      scope,
      faults.map((fault) => ({ fault, left: fault.times ?? 1 })),
    );
  }

  /** Clears the scope's faults, and ends requests that hang because of them. */
  clear(scope: string): void {
    this.#armed.delete(scope);
    for (const tell of this.#cleared.get(scope) ?? []) tell();
    this.#cleared.delete(scope);
  }

  /** Calls `tell` when the scope's faults are cleared. Returns a function that unsubscribes. */
  onClear(scope: string, tell: () => void): () => void {
    const waiting = this.#cleared.get(scope) ?? new Set();
    this.#cleared.set(scope, waiting.add(tell));
    return () => void waiting.delete(tell);
  }

  /** Takes the first fault that matches a request, and counts it down. */
  take(scope: string, method: string, path: string): Fault | undefined {
    const armed = this.#armed.get(scope)?.find(({ fault, left }) => left > 0 && isMeant(fault, method, path));
    if (!armed) return undefined;
    armed.left -= 1;
    return armed.fault;
  }
}

export function matchesPath(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** Reports whether a fault matches a request. A browser's preflight matches only a fault that names its method. */
function isMeant(fault: Fault, method: string, path: string): boolean {
  if (fault.method === undefined ? method === 'OPTIONS' : fault.method.toUpperCase() !== method) return false;
  return matchesPath(fault.path, path);
}
