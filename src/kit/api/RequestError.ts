import { statusMessage } from '../../ground/core/messages';

/** The failure of a call, with a text for the customer and the server's messages by path. */
export type RequestError = {
  /** The HTTP status; 0 without a response, 502 for a response that breaks the contract. */
  readonly status: number;
  readonly message: string;
  /** The server's own message, if it refused the request. A failure's words, such as "Server Error", are for nobody. */
  readonly serverMessage: string | undefined;
  /** True if the body is an error of the contract, and so comes from the operator's server and not from a proxy. */
  readonly isContract: boolean;
  /** The seconds to wait before a retry, from the `Retry-After` header. */
  readonly retryAfterS: number | undefined;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** Other properties of the response, such as `paid_booking_disabled`. */
  readonly flags: Readonly<Record<string, unknown>>;
};

export function requestError(
  status: number,
  envelope: Readonly<Record<string, unknown>> | undefined,
  retryAfter?: string | null,
): RequestError {
  const { message, error, errors, ...flags } = envelope ?? {};
  const texts = status >= 400 && status < 500 ? [message, error] : [];
  const said = texts.find((each): each is string => typeof each === 'string' && each !== '');
  return {
    status,
    message: said ?? statusMessage(status),
    serverMessage: said,
    isContract: typeof message === 'string' || (typeof errors === 'object' && errors !== null),
    retryAfterS: retryAfterSeconds(retryAfter),
    errors: messagesByPath(errors),
    flags,
  };
}

/** The depth to which messages are nested; a request's body is no deeper. */
const maxErrorDepth = 5;

/** Reads messages by path; a single text becomes a list of one. */
function messagesByPath(errors: unknown): Readonly<Record<string, readonly string[]>> {
  if (errors === null || typeof errors !== 'object') return {};
  return Object.fromEntries(messagesUnder('', errors, 0));
}

/** Reads messages that are texts, lists of texts, or objects of these by the next part of the path. */
function messagesUnder(
  prefix: string,
  errors: object,
  depth: number,
): readonly (readonly [string, readonly string[]])[] {
  return Object.entries(errors).flatMap(([key, texts]: [string, unknown]) => {
    const path = `${prefix}${key}`;
    const isPart = typeof texts === 'object' && texts !== null && !Array.isArray(texts);
    if (isPart) return depth < maxErrorDepth ? messagesUnder(`${path}.`, texts, depth + 1) : [];
    const list: readonly unknown[] = Array.isArray(texts) ? texts : [texts];
    const own = list.filter((text): text is string => typeof text === 'string');
    return own.length > 0 ? [[path, own] as const] : [];
  });
}

/**
 * Parses the header's number of seconds. A date is ignored, since the two clocks may differ. Source: RFC 9110, 10.2.3.
 */
function retryAfterSeconds(header: string | null | undefined): number | undefined {
  const text = header?.trim() ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
