/** What is to go wrong with one request, or several. */
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
  /** Without the scope's prefix; ends in `*` for all that begin with it. */
  readonly path: string;
  /** How many requests it meets; 1 when nothing is said. */
  readonly times?: number;
};

type Armed = { readonly fault: Fault; left: number };

/** The faults that are set, by scope. They are for one run: a bank that is started again has none. */
export class Faults {
  readonly #armed = new Map<string, Armed[]>();
  readonly #cleared = new Map<string, Set<() => void>>();

  replace(scope: string, faults: readonly Fault[]): void {
    this.#armed.set(
      scope,
      faults.map((fault) => ({ fault, left: fault.times ?? 1 })),
    );
  }

  /** Forgets the scope's faults, and ends what hangs because of them. */
  clear(scope: string): void {
    this.#armed.delete(scope);
    for (const tell of this.#cleared.get(scope) ?? []) tell();
    this.#cleared.delete(scope);
  }

  /** Calls `tell` when the scope's faults are cleared; gives what takes that back. */
  onClear(scope: string, tell: () => void): () => void {
    const waiting = this.#cleared.get(scope) ?? new Set();
    this.#cleared.set(scope, waiting.add(tell));
    return () => void waiting.delete(tell);
  }

  /** The first fault that is set for such a request, which is then met once less. */
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

/** A browser's preflight is only met by a fault that names its method. */
function isMeant(fault: Fault, method: string, path: string): boolean {
  if (fault.method === undefined ? method === 'OPTIONS' : fault.method.toUpperCase() !== method) return false;
  return matchesPath(fault.path, path);
}
