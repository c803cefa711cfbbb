import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fault } from '../../../bank/faults/Faults';
import type { LedgerEntry } from '../../../bank/books/ledger';
import { freePort } from '../../../tools/freePort';
import { startBank } from '../../support/bankProcess';

export const shopOrigin = 'http://online-joining.joinery.localhost:4000';

export type Reply = { readonly status: number; readonly text: string; readonly headers: Headers; readonly body: never };
export type Call = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
};

/** The calls to a bank that runs at a port of this machine. */
export class BankCounter {
  constructor(readonly port: number) {}

  async call(path: string, { method, headers, json, form }: Call = {}): Promise<Reply> {
    const body = json === undefined ? form && new URLSearchParams(form).toString() : JSON.stringify(json);
    const type = json === undefined ? 'application/x-www-form-urlencoded' : 'application/json';
    const response = await fetch(`http://127.0.0.1:${this.port}${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': type }) },
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    return {
      status: response.status,
      text,
      headers: response.headers,
      body: (isJson ? JSON.parse(text) : {}) as never,
    };
  }

  async faults(scope: string, faults: readonly Fault[]): Promise<void> {
    const { status, text } = await this.call(`/controls/faults/${scope}`, { method: 'PUT', json: faults });
    if (status !== 200) throw new Error(text);
  }

  async ledger(scope?: string): Promise<readonly LedgerEntry[]> {
    return (await this.call(`/ledger${scope === undefined ? '' : `?scope=${scope}`}`)).body;
  }

  /** The events of one payment, in order. */
  async eventsOf(reference: string): Promise<readonly string[]> {
    return (await this.ledger()).filter((entry) => entry.reference === reference).map(({ event }) => event);
  }
}

/** The real bank in a process of its own, on books of its own. */
export class Bank extends BankCounter {
  private constructor(
    private child: ChildProcess,
    port: number,
    private readonly folder: string,
    private readonly env: Readonly<Record<string, string>>,
  ) {
    super(port);
  }

  static async start(own: Readonly<Record<string, string>> = {}): Promise<Bank> {
    const env = { SHOP_ORIGINS: shopOrigin, ...own };
    const [port, folder] = [await freePort(), mkdtempSync(join(tmpdir(), 'joinery-bank-'))];
    return new Bank(await startBank(port, folder, env), port, folder, env);
  }

  /** Kills the bank where it stands, and starts it on the same books. */
  async killAndRestart(): Promise<void> {
    await this.end('SIGKILL');
    this.child = await startBank(this.port, this.folder, this.env);
  }

  stop = (): Promise<void> => this.end('SIGTERM');

  /** All that the bank has written down, as it lies on the disk. */
  books = (): string => readFileSync(join(this.folder, 'ledger.jsonl'), 'utf8');

  private async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill(signal);
    await ended;
  }
}
