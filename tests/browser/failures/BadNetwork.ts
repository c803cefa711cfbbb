import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Route } from '@playwright/test';
import type { CallName } from '../../../src/kit/api/call';
import { badAnswer, slowMs, type AnswerName } from '../../failures/answers';
import { callOf } from '../../failures/calls';
import { fetchResponse } from '../../support/fetchResponse';

type Fault = { readonly call: CallName; readonly answer: AnswerName };

/** The network of a browser, on which one call can be given a bad answer. */
export class BadNetwork {
  hits = 0;
  /** The number of requests that wait for a slow answer. */
  slow = 0;
  readonly made: string[] = [];
  fault: Fault | undefined;
  private readonly breaking = breakingServer();

  /** `endSession`: ends the customer's session on the server, as it is over for the answer 401. */
  constructor(private readonly endSession: () => Promise<unknown>) {}

  async begin(context: BrowserContext): Promise<void> {
    await context.route('**/api/**', (route) =>
      this.answer(route).catch((error: unknown) => {
        if (!isOver(error)) throw error;
      }),
    );
  }

  async close(): Promise<void> {
    (await this.breaking).close();
  }

  private async answer(route: Route): Promise<void> {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const call = callOf(request.method(), `${pathname}${search}`);
    if (call) this.made.push(call.name);
    const { fault } = this;
    if (!call || call.name !== fault?.call) return route.continue();
    this.hits += 1;
    if (fault.answer === '401' && this.hits === 1) await this.endSession();
    const bad = badAnswer(fault.answer, call);
    if (bad.kind === 'refused') return route.abort('connectionrefused');
    if (bad.kind === 'answer') return route.fulfill(bad);
    const response = await fetchResponse(route);
    if (bad.kind === 'slow') {
      this.slow += 1;
      await new Promise((resolve) => void setTimeout(resolve, slowMs));
      this.slow -= 1;
      return route.fulfill({ response });
    }
    // The browser gets the beginning of the answer from a server that breaks the connection.
    const { port } = (await this.breaking).address() as AddressInfo;
    return route.continue({ url: `http://127.0.0.1:${port}/${response.status()}`, method: 'GET' });
  }
}

/** A server that breaks each connection midway. The path is the status to begin with. */
async function breakingServer(): Promise<Server> {
  const server = createServer((request, response) => {
    response.writeHead(Number(request.url?.slice(1)), { 'content-type': 'application/json', 'content-length': '5000' });
    response.write('{"data": {"id": ');
    setTimeout(() => response.destroy(), 20);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** The visit has ended while something that it does not wait for was still asked for. */
function isOver(error: unknown): boolean {
  return /has been disposed|has been closed|Test ended/.test(String(error));
}
