import type { FastifyInstance } from 'fastify';
import { activity, actors, type Actor } from './surroundings';
import type { Gate } from './database/SharedDatabase';
import type { Reply } from './Wire';

/** One life of a process: from its start until it is killed. */
class Life implements Actor {
  isDead = false;
  isAtWork = false;

  constructor(
    readonly name: string,
    readonly process: ServerProcess,
    readonly fetch: typeof globalThis.fetch,
  ) {}
}

const never = new Promise<never>(() => undefined);

/** A process of the shop's server, which can be killed wherever it waits for something. */
export class ServerProcess {
  private life: Life | undefined;
  /** The number of uses of the database or the bank that it still lives through; endless when left out. */
  private usesLeft: number | undefined;

  constructor(
    readonly name: string,
    private readonly app: FastifyInstance,
    private readonly fetchOf: (life: Actor) => typeof globalThis.fetch,
    private readonly onKilled: () => void,
  ) {
    this.start();
  }

  get isUp(): boolean {
    return this.life !== undefined;
  }

  get isDoomed(): boolean {
    return this.usesLeft !== undefined;
  }

  /** True if its job is still running. */
  get isAtWork(): boolean {
    return this.life?.isAtWork ?? false;
  }

  /** Is up, and will stay up. */
  recover(): void {
    if (this.life) this.usesLeft = undefined;
    else this.start();
  }

  start(): void {
    const life: Life = new Life(this.name, this, (...given) => this.fetchOf(life)(...given));
    this.life = life;
    this.usesLeft = undefined;
  }

  /** Kills it at once, or after so many more uses of the database or the bank. */
  kill(afterUses = 0): void {
    if (afterUses > 0) {
      this.usesLeft = afterUses;
      return;
    }
    if (!this.life) return;
    this.life.isDead = true;
    this.life = undefined;
    this.usesLeft = undefined;
    activity.count += 1;
    this.onKilled();
  }

  /** Counts a use of something outside the process. It never resolves for a life that is over. */
  async use(life: Life): Promise<void> {
    activity.count += 1;
    if (life.isDead) return never;
    if (this.usesLeft === undefined) return;
    this.usesLeft -= 1;
    if (this.usesLeft > 0) return;
    this.kill();
    return never;
  }

  /** Begins a piece of the process's own work, such as its job. */
  work(run: () => Promise<unknown>): void {
    const { life } = this;
    if (!life || life.isAtWork) return;
    life.isAtWork = true;
    const done = (): void => void (life.isAtWork = false);
    actors.run(life, () => void run().then(done, done));
  }

  /** Carries out a request. Rejects as a refused connection does where the process is down. */
  serve(request: {
    readonly method: string;
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string | undefined;
  }): Promise<Reply> {
    const { life } = this;
    if (!life) return Promise.reject(new TypeError('Failed to fetch'));
    const { method, url, headers, body } = request;
    return actors.run(life, async () => {
      const answer = await this.app.inject({
        method: method as 'GET',
        url,
        headers,
        ...(body === undefined ? {} : { payload: body }),
      });
      if (life.isDead) return never;
      const cookies = answer.headers['set-cookie'];
      return {
        status: answer.statusCode,
        headers: { 'content-type': String(answer.headers['content-type'] ?? ''), ...retryAfter(answer.headers) },
        body: answer.body,
        cookies: cookies === undefined ? [] : [cookies].flat(),
      };
    });
  }
}

function retryAfter(headers: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const after = headers['retry-after'];
  return typeof after === 'string' || typeof after === 'number' ? { 'retry-after': `${after}` } : {};
}

/** The gate of the database that all processes share: it knows whose statement it is. */
export const processGate: Gate = {
  async pass() {
    activity.count += 1;
    const actor = actors.getStore();
    if (actor instanceof Life) await actor.process.use(actor);
  },
  owner: () => actors.getStore(),
  isDead: (owner) => owner instanceof Life && owner.isDead,
};

export function useOf(actor: Actor): Promise<void> {
  return actor instanceof Life ? actor.process.use(actor) : Promise.resolve();
}
