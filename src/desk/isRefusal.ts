import type { RequestError } from '../kit/api/RequestError';

/** True for an answer of the operator's own server that it has done nothing; any other leaves that unknown. */
export function isRefusal({ status, isContract }: RequestError): boolean {
  return isContract && [400, 404, 409, 422].includes(status);
}
