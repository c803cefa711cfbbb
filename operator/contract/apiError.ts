/** An answer other than success. `errors` are messages by path; `marks` are extra fields for the page. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';

  constructor(
    readonly status: number,
    message: string,
    readonly errors: Readonly<Record<string, readonly string[]>> = {},
    readonly marks: Readonly<Record<string, boolean | string>> = {},
  ) {
    super(message);
  }
}

/** 429: too many attempts; the next one is allowed after `retryAfterS` seconds. */
export class TooManyTries extends ApiError {
  override readonly name = 'TooManyTries';

  constructor(
    readonly retryAfterS: number,
    message = `Too many attempts. Please try again in ${duration(retryAfterS)}.`,
  ) {
    super(429, message);
  }
}

export const notFound = (): ApiError => new ApiError(404, 'Unable to complete request, item not found.');

/** Makes a 422 with messages at fields. */
export function refused(errors: Readonly<Record<string, readonly string[]>>): ApiError {
  return new ApiError(422, Object.values(errors).flat().join(' '), errors);
}

/** Formats a duration in minutes, rounded up: `1 minute`, `15 minutes`. */
function duration(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
