import { randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import type { Journey } from '../../../schemas/generated/journey';
import { readContract } from '../../../schemas/contract';
import { seedPassword } from '../../../operator/seed/customers';
import { sandboxConfig } from '../../../operator/site/config';
import { cookiePrefix } from '../../../operator/setup/hosts';
import { stampOf, type StampedJourney } from '../../../src/ground/journey/language/stamp';
import type { Network } from '../../../src/ground/core/services';
import type { SiteCookie } from '../../../src/ground/core/services';
import { exchange, type Received, type Sent } from './exchange';
import type { Server } from './startServer';

const { calls: contract } = readContract(pathToFileURL('schemas/api/'));
const journeysBase = sandboxConfig(4000).journeys.base;
const markCookie = `${cookiePrefix}token`;

/** A browser with cookies of its own, whose test has customers of its own; it keeps what it asked the server to change. */
export class Visitor {
  /** Names of the calls that wrote something, in the order in which they were made. */
  readonly writes: string[] = [];
  /** The bodies of these calls. */
  readonly bodies: { readonly call: string; readonly body: unknown }[] = [];
  /** The number of requests without an answer. */
  pending = 0;
  readonly testId = randomUUID();
  private readonly served = new Map<string, string>();
  private readonly cookies = new Map<string, string>();

  private constructor(readonly server: Server) {}

  static async arrive(server: Server): Promise<Visitor> {
    const visitor = new Visitor(server);
    await visitor.prepare('POST', '/sandbox/reset', {});
    return visitor;
  }

  /** An address that nobody has registered with. */
  get email(): string {
    return `${this.testId}@example.org`;
  }

  /** The cookies that the server has set, by name. */
  get ownCookies(): ReadonlyMap<string, string> {
    return this.cookies;
  }

  /** The cookie that a page may read; the session's own is HttpOnly. */
  readonly tokenCookie: SiteCookie = {
    read: () => this.cookies.get(markCookie),
    write: (token) => void this.cookies.set(markCookie, token),
    remove: () => void this.cookies.delete(markCookie),
  };

  readonly network: Network = (url, init) => this.fetch(url, init, 0);

  /** A network whose answers come so late, with their cookies, though the server has done its work before. */
  lateNetwork(byMs: number): Network {
    return (url, init) => this.fetch(url, init, byMs);
  }

  private async fetch(url: string, { method = 'GET', headers = {}, body }: RequestInit, lateMs: number) {
    const file = this.served.get(url);
    if (file !== undefined) return new Response(file);
    this.note(method, url, body);
    this.pending += 1;
    try {
      const { status, text } = await this.send({ method, url, headers, body }, lateMs);
      return new Response(text === '' ? null : text, { status });
    } finally {
      this.pending -= 1;
    }
  }

  /** Has the site serve a journey to this visitor as it serves one that passed the check. */
  async serve(journey: Journey): Promise<void> {
    // The language is made by the build: whoever serves no journey can do without it.
    const { default: language } = await import('virtual:journey-language');
    const stamped: StampedJourney = { journey, stamp: await stampOf(journey, language) };
    this.served.set(`${journeysBase}${journey.id}.json`, JSON.stringify(stamped));
  }

  async logIn(username: string): Promise<void> {
    await this.prepare('POST', '/api/auth/customer/login', { username, password: seedPassword });
  }

  /** Does something that was over before the page is opened. Resolves with the server's answer. */
  async prepare(method: 'GET' | 'POST' | 'PUT', url: string, body?: object): Promise<unknown> {
    const headers = body ? { 'content-type': 'application/json', 'idempotency-key': randomUUID() } : {};
    const { status, text } = await this.send({ method, url, headers, ...(body && { body: JSON.stringify(body) }) });
    if (status >= 300) throw new Error(`${method} ${url}: ${status} ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  }

  private async send(sent: Sent, lateMs = 0): Promise<Received> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...sent.headers, cookie, 'x-sandbox-test': this.testId };
    const received = await exchange({ ...sent, url: `${this.server.url}${sent.url}`, headers });
    if (lateMs > 0) await new Promise((resolve) => setTimeout(resolve, lateMs));
    for (const each of received.cookies) this.keep(each);
    return received;
  }

  private keep(setCookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(setCookie) ?? [];
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  private note(method: string, url: string, body: unknown): void {
    const [path] = url.split('?');
    const call = contract.find((each) => each.method === method && isPath(each.path, path));
    if (call && method !== 'GET' && call.name !== 'reportClientError') {
      this.writes.push(call.name);
      this.bodies.push({ call: call.name, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    }
  }
}

function isPath(pattern: string, path = ''): boolean {
  return new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
}
