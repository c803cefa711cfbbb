import { matchesPath } from './Faults';

type Hold = { readonly scope: string; readonly path: string; readonly release: () => void };

/**
 * Holds requests back until a later one to the same path is answered, so that the two are answered in reverse order.
 */
export class Holds {
  readonly #holds = new Set<Hold>();

  /** Resolves when another request has been answered, or after ten seconds. */
  wait(scope: string, path: string): Promise<void> {
    return new Promise((resolve) => {
      const hold: Hold = {
        scope,
        path,
        release: () => {
          clearTimeout(timer);
          this.#holds.delete(hold);
          resolve();
        },
      };
      const timer = setTimeout(hold.release, 10_000);
      this.#holds.add(hold);
    });
  }

  answered(scope: string, path: string): void {
    for (const hold of this.#holds) {
      if (hold.scope === scope && matchesPath(hold.path, path)) hold.release();
    }
  }
}
