/** The part of an error that a log keeps. */
export type LoggedError = {
  readonly type: string;
  /** The words of an error that this server makes itself: they name ids, and nothing that somebody has typed. Else none. */
  readonly message: string;
  readonly code?: string;
  /** The rule of the database that was broken. */
  readonly constraint?: string;
  readonly stack: string;
  readonly cause?: LoggedError;
};

/**
 * Returns of an error what a log may keep: where it was thrown, and its kind. A database quotes the row that it refuses,
 * with the statement and its values; a parser quotes what it was given.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const {
    code,
    constraint,
    cause,
    stack = '',
  }: Error & { readonly code?: unknown; readonly constraint?: unknown } = error;
  const isOwn = Object.getPrototypeOf(error) === Error.prototype && code === undefined;
  return {
    type: isOwn || error.name !== 'error' ? error.name : 'DatabaseError', // by which name databases throw theirs
    message: isOwn ? error.message : '',
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    stack: stack
      .split('\n')
      .filter((line) => /^ {4}at /.test(line))
      .join('\n'), // it begins with the message
    ...(cause === undefined ? {} : { cause: loggedError(cause) }),
  };
}
