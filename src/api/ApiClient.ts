import { dataUrlOf } from '../core/dataUrl';
import type { Network } from '../core/services';
import { requestError, type RequestError } from './RequestError';
import type { Answer, Call, CallInput, CallName } from './call';
import { toCamel, toSnake } from './case';
import { matches } from './shape';

/** What a call came to. `checksum` is that of a form; `status` is the HTTP status, 0 when nothing answered. */
export type CallResult<C extends CallName> =
  | { readonly ok: true; readonly data: Answer<C>; readonly checksum: string | undefined }
  | { readonly ok: false; readonly error: RequestError };

export type ApiOptions = {
  readonly base: string;
  readonly network: Network;
  /** The bearer token, when the setting for it is on; cookies travel by themselves. */
  readonly bearer: () => string | undefined;
  /** A 401 tells that the session is over, whichever call met it. */
  readonly onUnauthorised: () => void;
  /** The session's cookies are kept apart for the site that frames the page. */
  readonly cookiesApart?: boolean;
  readonly readTimeoutMs?: number;
  readonly writeTimeoutMs?: number;
};

export type CallExtras = { readonly idempotencyKey?: string };

/** The one way to the operator's API. Never throws: a failure is an answer with its text for the customer. */
export class ApiClient {
  constructor(private readonly options: ApiOptions) {}

  async call<C extends CallName>(call: Call<C>, input: CallInput<C>, extras: CallExtras = {}): Promise<CallResult<C>> {
    try {
      const response = await this.send(call, input, extras);
      if (response.status === 401) this.options.onUnauthorised();
      const envelope = await readEnvelope(response);
      if (!response.ok)
        return { ok: false, error: requestError(response.status, envelope, response.headers.get('retry-after')) };
      if (envelope === undefined) return { ok: false, error: requestError(502, undefined) };
      const payload = 'data' in envelope ? envelope.data : envelope.body;
      if (!matches(payload, call.answer)) return { ok: false, error: requestError(502, undefined) };
      const data = toCamel(payload, call.answer) as Answer<C>; // just held against the contract
      const { checksum } = envelope;
      return { ok: true, data, checksum: typeof checksum === 'string' ? checksum : undefined };
    } catch {
      return { ok: false, error: requestError(0, undefined) };
    }
  }

  /** A picture of the customer's own, as a `data:` URL; `undefined` when it can't be had. */
  async picture(path: string): Promise<string | undefined> {
    const { base, network, readTimeoutMs = 15_000 } = this.options;
    try {
      const signal = AbortSignal.timeout(readTimeoutMs);
      const response = await network(`${base}${path}`, {
        headers: this.authorisation(),
        credentials: 'include',
        signal,
      });
      return response.ok ? await dataUrlOf(await response.blob()) : undefined;
    } catch {
      return undefined;
    }
  }

  private authorisation(): Readonly<Record<string, string>> {
    const token = this.options.bearer();
    return token === undefined ? {} : { authorization: `Bearer ${token}` };
  }

  private send<C extends CallName>(call: Call<C>, input: CallInput<C>, extras: CallExtras): Promise<Response> {
    const { base, network, readTimeoutMs = 15_000, writeTimeoutMs = 30_000 } = this.options;
    const { params, query, body } = input as Partial<Record<'params' | 'query' | 'body', Record<string, unknown>>>;
    const headers: Record<string, string> = {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...this.authorisation(),
      ...(this.options.cookiesApart ? { 'x-embedded': 'other-site' } : {}),
      ...(extras.idempotencyKey === undefined ? {} : { 'idempotency-key': extras.idempotencyKey }),
    };
    return network(`${base}${address(call, params, query)}`, {
      method: call.method,
      headers,
      credentials: 'include',
      signal: AbortSignal.timeout(call.method === 'GET' ? readTimeoutMs : writeTimeoutMs),
      ...(body === undefined ? {} : { body: JSON.stringify(toSnake(body, call.body ?? {})) }),
    });
  }
}

function address<C extends CallName>(
  call: Call<C>,
  params: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const wire = toSnake(query, call.query ?? {}) as Readonly<Record<string, unknown>>;
  const search = new URLSearchParams(Object.entries(wire).map(([name, value]) => [name, String(value)])).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** The answer's object, or `undefined` when it is no JSON object: a proxy's page, half an answer. */
async function readEnvelope(response: Response): Promise<Readonly<Record<string, unknown>> | undefined> {
  const text = await response.text();
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)
      : undefined;
  } catch {
    return undefined;
  }
}
