import { pathToFileURL } from 'node:url';
import { readContract, type CallContract, type JsonSchema } from '../../schemas/contract';
import type { CallName } from '../../src/kit/api/call';
import type { Network } from '../../src/ground/core/services';
import { badAnswer, type AnswerName } from './answers';

const { calls, definitions } = readContract(pathToFileURL('schemas/api/'));

const patterns = calls.map((call) => ({
  call,
  // A part of a path that is a word goes before one that is any: the most literal pattern is tried first.
  pattern: new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  parameters: call.path.split('{').length,
}));
patterns.sort((one, other) => one.parameters - other.parameters);

/** The network of a page, on which one call can be given a bad answer. */
export class FaultyNetwork {
  /** The number of times that the bad answer was given. */
  hits = 0;
  /** The number of requests without an answer. */
  pending = 0;
  /** The calls that were made, in order. */
  readonly made: string[] = [];
  private fault: { readonly call: CallName; readonly answer: AnswerName } | undefined;

  /** `endSession`: ends the customer's session on the server, as it is over for the answer 401. */
  constructor(
    private readonly inner: Network,
    private readonly endSession: () => Promise<void>,
  ) {}

  set(call: CallName, answer: AnswerName): void {
    this.fault = { call, answer };
    this.hits = 0;
  }

  lift(): void {
    this.fault = undefined;
  }

  readonly network: Network = async (url, init) => {
    const call = callOf(init.method ?? 'GET', url);
    if (call) this.made.push(call.name);
    const send = (): Promise<Response> => this.inner(url, init);
    this.pending += 1;
    try {
      const { fault } = this;
      if (!call || call.name !== fault?.call) return await send();
      this.hits += 1;
      if (fault.answer === '401' && this.hits === 1) await this.endSession();
      return await badAnswer(fault.answer, call, resolved(call.answer), send);
    } finally {
      this.pending -= 1;
    }
  };
}

function callOf(method: string, url: string): CallContract | undefined {
  const [path = ''] = url.split('?');
  return patterns.find(({ call, pattern }) => call.method === method && pattern.test(path))?.call;
}

function resolved(schema: JsonSchema): JsonSchema {
  const { $ref } = schema;
  return typeof $ref === 'string' ? (definitions[$ref.split('/').at(-1) ?? ''] ?? {}) : schema;
}
