/** An answer other than success. `errors` are messages by path, `flags` go beside the message. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    message: string,
    readonly errors: Readonly<Record<string, readonly string[]>> = {},
    readonly flags: Readonly<Record<string, boolean>> = {},
  ) {
    super(message);
  }
}

export const notFound = (): ApiError => new ApiError(404, 'Unable to complete request, item not found.');

/** 422 with messages at fields. */
export function refused(errors: Readonly<Record<string, readonly string[]>>): ApiError {
  return new ApiError(422, Object.values(errors).flat().join(' '), errors);
}
