import type { RequestError } from '../../api/RequestError';

/** A refusal in one line, for where there is one field only: the messages at fields if there are any. */
export function refusalText(error: RequestError): string {
  const texts = Object.values(error.errors).flat();
  return texts.length > 0 ? texts.join(' ') : (error.serverMessage ?? error.message);
}
