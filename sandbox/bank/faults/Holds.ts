import { matchesPath } from './Faults';

type Hold = { readonly scope: string; readonly path: string; readonly release: () => void };

/** Requests that wait until a later one to the same path has been answered, so that two change places. */
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
