import type { BrowserContext, Route } from '@playwright/test';
import { fetchResponse } from '../support/fetchResponse';

/** Which request a gate is for: the first of that method whose path fits. */
export type Asked = { readonly method: 'GET' | 'POST'; readonly path: RegExp };

/**
 * Stands between the browser and whoever answers it, and keeps one request: `before` it is sent, or `after` all that it
 * asks for was done, with the answer in its hand.
 */
export class Gate {
  readonly reached: Promise<void>;
  private arrive: () => void = () => undefined;
  private decide: (verdict: 'pass' | 'lose') => void = () => undefined;
  private readonly verdict: Promise<'pass' | 'lose'>;
  private taken = false;

  private constructor(
    private readonly asked: Asked,
    private readonly when: 'before' | 'after',
  ) {
    this.reached = new Promise((resolve) => (this.arrive = resolve));
    this.verdict = new Promise((resolve) => (this.decide = resolve));
  }

  static async put(context: BrowserContext, when: 'before' | 'after', asked: Asked): Promise<Gate> {
    const gate = new Gate(asked, when);
    await context.route(
      (url) => asked.path.test(url.pathname),
      (route) => gate.handle(route),
    );
    return gate;
  }

  /** Lets the request, or its answer, go on its way. */
  pass(): void {
    this.decide('pass');
  }

  /** Breaks the connection instead. */
  lose(): void {
    this.decide('lose');
  }

  private async handle(route: Route): Promise<void> {
    if (this.taken || route.request().method() !== this.asked.method) return route.fallback();
    this.taken = true;
    const response = this.when === 'after' ? await fetchResponse(route) : undefined;
    this.arrive();
    const verdict = await this.verdict;
    const done =
      verdict === 'lose' ? route.abort('connectionreset') : response ? route.fulfill({ response }) : route.continue();
    await done.catch(() => undefined); // the page that asked may be gone
  }
}
