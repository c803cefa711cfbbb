import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPool, PostgresPoolClient } from 'kysely';

const callers = new AsyncLocalStorage<string>();

/** Runs a request's work in the name of its caller, by which the work waits for connections. */
export function asCaller<T>(name: string, run: () => T): T {
  return callers.run(name, run);
}

/**
 * Hands out the connections of a pool to the callers in turn: whoever asks for many at once waits for their own, and
 * keeps others waiting for one at a time.
 */
export class FairPool implements PostgresPool {
  /** Those who wait, by caller. The next connection is for the first caller, who is the last one after that. */
  private readonly waiting = new Map<string, (() => void)[]>();

  constructor(
    private readonly pool: PostgresPool,
    private free: number,
  ) {}

  async connect(): Promise<PostgresPoolClient> {
    await this.turn();
    try {
      const client = await this.pool.connect();
      return this.lend(client);
    } catch (error) {
      this.passOn();
      throw error;
    }
  }

  end(): Promise<void> {
    return this.pool.end();
  }

  private turn(): Promise<void> | undefined {
    if (this.free > 0) {
      this.free -= 1;
      return undefined;
    }
    const caller = callers.getStore() ?? '';
    return new Promise((resolve) => {
      const own = this.waiting.get(caller);
      if (own) own.push(resolve);
      else this.waiting.set(caller, [resolve]);
    });
  }

  private lend(client: PostgresPoolClient): PostgresPoolClient {
    return {
      query: client.query.bind(client),
      release: () => {
        client.release();
        this.passOn();
      },
    };
  }

  private passOn(): void {
    const [next] = this.waiting;
    if (!next) {
      this.free += 1;
      return;
    }
    const [caller, own] = next;
    const first = own.shift();
    this.waiting.delete(caller);
    if (own.length > 0) this.waiting.set(caller, own);
    first?.();
  }
}
