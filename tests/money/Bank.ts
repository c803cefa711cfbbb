import type { FastifyInstance } from 'fastify';
import type { LedgerEntry } from '../../bank/books/ledger';
import type { Reply } from './Wire';

export type BankRequest = {
  readonly method: string;
  /** Without the host. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
};

/** The real bank in this process, whose books can be read. */
export class Bank {
  /** The number of requests that it has carried out. */
  uses = 0;

  constructor(private readonly app: FastifyInstance) {}

  async carryOut({ method, path, headers, body }: BankRequest): Promise<Reply> {
    this.uses += 1;
    const answer = await this.app.inject({
      method: method as 'GET',
      url: path,
      headers,
      ...(body === undefined ? {} : { payload: body }),
    });
    return {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type'] ?? '') },
      body: answer.body,
    };
  }

  async ledger(scope: string): Promise<readonly LedgerEntry[]> {
    const answer = await this.app.inject({ method: 'GET', url: `/ledger?scope=${scope}` });
    return JSON.parse(answer.body) as readonly LedgerEntry[]; // what the bank's own route gives
  }
}
