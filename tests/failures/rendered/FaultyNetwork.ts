import type { CallName } from '../../../src/kit/api/call';
import type { Network } from '../../../src/ground/core/services';
import { badAnswer, type AnswerName } from '../answers';
import { callOf } from '../calls';

type Ways = {
  readonly network: Network;
  /** A network that answers as slowly as a slow answer takes. */
  readonly slow: Network;
  /** Ends the customer's session on the server, as it is over for the answer 401. */
  readonly endSession: () => Promise<void>;
};

/** The network of a page, on which one call can be given a bad answer. */
export class FaultyNetwork {
  /** The number of times that the bad answer was given. */
  hits = 0;
  /** The number of requests without an answer. */
  pending = 0;
  /** The number of requests that wait for a slow answer. */
  slow = 0;
  /** The calls that were made, in order. */
  readonly made: string[] = [];
  private fault: { readonly call: CallName; readonly answer: AnswerName } | undefined;

  constructor(private readonly ways: Ways) {}

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
    this.pending += 1;
    try {
      const { fault } = this;
      const { network, slow, endSession } = this.ways;
      if (!call || call.name !== fault?.call) return await network(url, init);
      this.hits += 1;
      if (fault.answer === '401' && this.hits === 1) await endSession();
      const bad = badAnswer(fault.answer, call);
      if (bad.kind !== 'slow') return await answered(bad, () => network(url, init));
      this.slow += 1;
      return await slow(url, init).finally(() => (this.slow -= 1));
    } finally {
      this.pending -= 1;
    }
  };
}

/** Gives a bad answer as `fetch` does; `send` takes the request to the real server. */
async function answered(
  bad: Exclude<ReturnType<typeof badAnswer>, { readonly kind: 'slow' }>,
  send: () => Promise<Response>,
): Promise<Response> {
  switch (bad.kind) {
    case 'refused':
      throw new TypeError('Failed to fetch');
    case 'cut off':
      return cutOff(await send());
    case 'answer': {
      const { status, headers, body } = bad;
      return new Response(body, { status, headers });
    }
  }
}

/** The answer of a server that did its work, of which the connection broke before its end. */
function cutOff({ status }: Response): Response {
  const broken = (): Promise<never> => Promise.reject(new TypeError('terminated'));
  return Object.assign(new Response(null, { status }), { text: broken, json: broken, blob: broken });
}
