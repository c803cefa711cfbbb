import type { RequestError } from './RequestError';

/**
 * Returns the reason for a refused request as one line: the server's messages for fields, else its message, else the
 * fallback.
 */
export function refusalText({ errors, serverMessage, message }: RequestError, fallback = message): string {
  const texts = Object.values(errors).flat();
  return texts.length > 0 ? texts.join(' ') : (serverMessage ?? fallback);
}
