import { statusMessage } from '../core/messages';

/** Why a call failed, with a text for the customer and the server's messages by path. */
export type RequestError = {
  /** HTTP status; 0 when nothing answered, 502 when what answered made no sense. */
  readonly status: number;
  readonly message: string;
  /** What the server itself said, if anything. */
  readonly serverMessage: string | undefined;
  /** True when the body is an error of the contract, so that the operator's own server answered and no proxy before it. */
  readonly isContract: boolean;
  /** The seconds that the server asks to wait for before the next try, by its `Retry-After` header. */
  readonly retryAfterS: number | undefined;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** Other marks in the answer, such as `paid_booking_disabled`. */
  readonly flags: Readonly<Record<string, unknown>>;
};

export function requestError(
  status: number,
  envelope: Readonly<Record<string, unknown>> | undefined,
  retryAfter?: string | null,
): RequestError {
  const { message, error, errors, ...flags } = envelope ?? {};
  const said = [message, error].find((each): each is string => typeof each === 'string' && each !== '');
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

/** Messages by path; a single text becomes a list of one. */
function messagesByPath(errors: unknown): Readonly<Record<string, readonly string[]>> {
  if (errors === null || typeof errors !== 'object') return {};
  const entries = Object.entries(errors).map(([path, texts]): [string, readonly string[]] => [
    path,
    (Array.isArray(texts) ? texts : [texts]).filter((text): text is string => typeof text === 'string'),
  ]);
  return Object.fromEntries(entries.filter(([, texts]) => texts.length > 0));
}

/** Seconds by the header's number form; a date is not read, since the two clocks may differ. Source: RFC 9110, 10.2.3. */
function retryAfterSeconds(header: string | null | undefined): number | undefined {
  const text = header?.trim() ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
