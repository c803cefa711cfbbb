import { dataUrlOf } from '../../ground/core/dataUrl';
import type { Network } from '../../ground/core/services';
import { requestError, type RequestError } from './RequestError';
import type { Answer, Call, CallInput, CallName } from './call';
import { toCamel, toSnake, undeclaredPaths } from './case';
import { isObject, matches, type Source } from './shape';

/** The outcome of a call. `checksum`: the version of a form's fields, if the response carries one. */
export type CallResult<C extends CallName> =
  | { readonly ok: true; readonly data: Answer<C>; readonly checksum: string | undefined }
  | { readonly ok: false; readonly error: RequestError };

export type ApiOptions = {
  readonly base: string;
  readonly network: Network;
  /** Returns the bearer token under the bearer setting; otherwise `undefined`, and cookies authorise. */
  readonly bearer: () => string | undefined;
  /** Called when a call is answered with 401: the session is over. */
  readonly onUnauthorised: () => void;
  /**
   * Returns whom the page shows as signed in: a customer's id or `guest`, `undefined` until that is known. The server
   * does nothing for a page that shows somebody else than the session belongs to.
   */
  readonly shownAs?: () => string | undefined;
  /** Called when it has refused a call for that reason, or has answered it as it answers guests. */
  readonly onOtherCustomer?: () => void;
  /** Receives a message about each key of a body that the contract does not declare. Such a key is not sent. */
  readonly onUndeclared: (fault: string) => void;
  /** True if the session's cookies are partitioned by the site that frames the page. */
  readonly cookiesPartitioned?: boolean;
  /** True at a kiosk, which the server must not take for a customer's own device. */
  readonly isShared?: boolean;
  readonly readTimeoutMs?: number;
  readonly writeTimeoutMs?: number;
};

export type CallExtras = {
  readonly idempotencyKey?: string;
  /** The version that the customer saw of what the call is about; the server refuses the call for any other. */
  readonly ifMatch?: string;
};

/**
 * Sends every request to the operator's API. Never throws: a failure resolves to an error with a text for the customer.
 */
export class ApiClient {
  /** The writes that are on their way; any of them may give the browser another session. */
  private readonly writing = new Set<Promise<unknown>>();
  /** The number of writes that have worked. */
  private written = 0;

  constructor(private readonly options: ApiOptions) {}

  async call<C extends CallName>(call: Call<C>, input: CallInput<C>, extras: CallExtras = {}): Promise<CallResult<C>> {
    const { written } = this;
    const sentAs = this.options.shownAs?.();
    const result = await this.note(call, this.ask(call, input, extras));
    if (!isUnauthorised(result)) return result;
    if (this.writing.size === 0 && this.written === written) return this.unauthorised(result);
    // It may have been sent with a session that a write has just replaced, such as another password: it is asked again,
    // for the same customer. What was asked for somebody else says nothing of the session that there is now.
    await this.writesToEnd();
    if (this.options.shownAs?.() !== sentAs) return result;
    const again = await this.note(call, this.ask(call, input, extras));
    return isUnauthorised(again) ? this.unauthorised(again) : again;
  }

  private unauthorised<R>(result: R): R {
    this.options.onUnauthorised();
    return result;
  }

  private async note<C extends CallName>({ method }: Call<C>, asking: Promise<CallResult<C>>): Promise<CallResult<C>> {
    if (method === 'GET') return asking;
    this.writing.add(asking);
    const result = await asking;
    this.writing.delete(asking);
    if (result.ok) this.written += 1;
    return result;
  }

  /** Waits until the writes that are on their way have ended, and whoever sent them has taken up a new session. */
  private async writesToEnd(): Promise<void> {
    await Promise.all(this.writing);
    await new Promise((resolve) => setTimeout(resolve));
  }

  private async ask<C extends CallName>(
    call: Call<C>,
    input: CallInput<C>,
    extras: CallExtras,
  ): Promise<CallResult<C>> {
    try {
      const response = await this.send(call, input, extras);
      const envelope = await readEnvelope(response);
      if (envelope?.other_customer === true) this.options.onOtherCustomer?.();
      if (!response.ok)
        return { ok: false, error: requestError(response.status, envelope, response.headers.get('retry-after')) };
      // A 200 where the contract says 201 does not say that anything was made.
      if (envelope === undefined || response.status !== call.success)
        return { ok: false, error: requestError(502, undefined) };
      const payload = 'data' in envelope ? envelope.data : envelope.body;
      if (!matches(payload, call.answer)) return { ok: false, error: requestError(502, undefined) };
      const data = toCamel(payload, call.answer) as Answer<C>; // `matches` has just validated it against the contract
      const { checksum } = envelope;
      return { ok: true, data, checksum: checksumIn(checksum) };
    } catch {
      return { ok: false, error: requestError(0, undefined) };
    }
  }

  /** Loads a private picture of the customer's as a `data:` URL; resolves to `undefined` if it cannot be loaded. */
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
    const { params, query, body }: AnyInput = input;
    for (const path of undeclaredPaths(body, call.body ?? {}))
      this.options.onUndeclared(`${call.name}: "${path}" is no part of the body, and was not sent.`);
    const shownAs = this.options.shownAs?.();
    const headers: Record<string, string> = {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...this.authorisation(),
      ...(shownAs === undefined ? {} : { 'x-customer': shownAs }),
      ...(this.options.cookiesPartitioned ? { 'x-embedded': 'other-site' } : {}),
      ...(this.options.isShared ? { 'x-shared-device': 'kiosk' } : {}),
      ...(extras.idempotencyKey === undefined ? {} : { 'idempotency-key': extras.idempotencyKey }),
      ...(extras.ifMatch === undefined ? {} : { 'if-match': `"${extras.ifMatch}"` }),
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

function isUnauthorised(result: { readonly ok: true } | { readonly ok: false; readonly error: RequestError }): boolean {
  return !result.ok && result.error.status === 401;
}

/** Reads the version of a form's fields, which some servers send as a number. */
function checksumIn(checksum: unknown): string | undefined {
  return typeof checksum === 'number' ? String(checksum) : typeof checksum === 'string' ? checksum : undefined;
}

/** The parts of any call's input. */
type AnyInput = { readonly params?: Source; readonly query?: Source; readonly body?: Source };

function address<C extends CallName>(
  call: Call<C>,
  params: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const wire = toSnake(query, call.query ?? {});
  const search = new URLSearchParams(
    Object.entries(isObject(wire) ? wire : {}).map(([name, value]) => [name, String(value)]),
  ).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** Reads a response's JSON object; `undefined` for any other body, such as a proxy's page or a truncated response. */
async function readEnvelope(response: Response): Promise<Readonly<Record<string, unknown>> | undefined> {
  const text = await response.text();
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
