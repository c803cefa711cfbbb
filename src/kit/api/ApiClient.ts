import { dataUrlOf } from '../../ground/core/dataUrl';
import type { Network } from '../../ground/core/services';
import { requestError, type RequestError } from './RequestError';
import type { Answer, Call, CallInput, CallName } from './call';
import { toCamel, toSnake, undeclaredPaths } from './case';
import { isObject, matches, type Source } from './shape';

type Failure = { readonly ok: false; readonly error: RequestError };

/** The outcome of a call. `checksum`: the version of a form's fields, if the response carries one. */
export type CallResult<C extends CallName> =
  { readonly ok: true; readonly data: Answer<C>; readonly checksum: string | undefined } | Failure;

/** The session by which a page goes at a moment. */
export type SessionMark = {
  /** The customer whom it shows. */
  readonly customer: string | undefined;
  /** The token in the cookie, if the page can read it; another tab may write another one. */
  readonly token: string | undefined;
  /** The number of the page's own writes so far that have replaced the session. */
  readonly replacements: number;
  /** Such writes that are under way. */
  readonly replacing: readonly Promise<unknown>[];
};

export type ApiOptions = {
  readonly base: string;
  readonly network: Network;
  /** Returns the bearer token under the bearer setting; otherwise `undefined`, and cookies authorise. */
  readonly bearer: () => string | undefined;
  /** Called when the server no longer knows the session of the customer whom the page shows. */
  readonly onUnauthorised: () => void;
  /**
   * Returns whom the page shows as signed in: a customer's id or `guest`, `undefined` until that is known. The server
   * does nothing for a page that shows somebody else than the session belongs to.
   */
  readonly shownAs?: () => string | undefined;
  /** Called when it has refused a call for that reason, or has answered it as it answers guests. */
  readonly onOtherCustomer?: () => void;
  /** Returns the mark of the session by which the page goes now. */
  readonly sessionMark?: () => SessionMark;
  /**
   * Resolves with true if the page has had another session of the same customer since the mark. A read waits for every
   * write under way that replaces the session; a write only for those that were under way before it.
   */
  readonly isReplaced?: (since: SessionMark, isRead: boolean) => Promise<boolean>;
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
  constructor(private readonly options: ApiOptions) {}

  async call<C extends CallName>(call: Call<C>, input: CallInput<C>, extras: CallExtras = {}): Promise<CallResult<C>> {
    const { isReplaced, sessionMark } = this.options;
    const mark = sessionMark?.();
    const answered = await this.ask(call, input, extras);
    if (mark === undefined || !isOutside(answered)) return this.heard(answered, mark);
    // The session that this was asked with may have been replaced. Reads are asked once more with the new one.
    const isRead = call.method === 'GET';
    if (!(await isReplaced?.(mark, isRead))) return this.heard(answered, mark);
    if (!isRead) return couldNot();
    const newMark = sessionMark?.();
    return this.heard(await this.ask(call, input, extras), newMark);
  }

  /** Tells the page what an answer says of its session, unless it has shown somebody else since. */
  private heard<C extends CallName>(answered: Answered<C>, mark: SessionMark | undefined): CallResult<C> {
    const { onOtherCustomer, onUnauthorised, sessionMark } = this.options;
    const now = sessionMark?.();
    if (isOutside(answered) && now?.customer === mark?.customer) {
      // The server has not spoken of a session that another tab has begun since. One that is over has no cookie any more.
      const isAnother = now?.token !== undefined && now.token !== mark?.token;
      if (answered.isOthers || isAnother) onOtherCustomer?.();
      else if (isUnauthorised(answered)) onUnauthorised();
    }
    return answered.result;
  }

  private async ask<C extends CallName>(call: Call<C>, input: CallInput<C>, extras: CallExtras): Promise<Answered<C>> {
    try {
      const response = await this.send(call, input, extras);
      const envelope = await readEnvelope(response);
      return { result: resultOf(call, response, envelope), isOthers: envelope?.other_customer === true };
    } catch {
      return { result: couldNot(), isOthers: false };
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

/** The failure of a call of which nothing is known, and which can be tried again. */
function couldNot(): Failure {
  return { ok: false, error: requestError(0, undefined) };
}

/** A result, and whether the server has answered for somebody else than the page shows. */
type Answered<C extends CallName> = { readonly result: CallResult<C>; readonly isOthers: boolean };

function isUnauthorised<C extends CallName>({ result }: Answered<C>): boolean {
  return !result.ok && result.error.status === 401;
}

/** True for an answer that is not for the customer whom the page shows as signed in. */
function isOutside<C extends CallName>(answered: Answered<C>): boolean {
  return answered.isOthers || isUnauthorised(answered);
}

function resultOf<C extends CallName>(
  call: Call<C>,
  response: Response,
  envelope: Readonly<Record<string, unknown>> | undefined,
): CallResult<C> {
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
