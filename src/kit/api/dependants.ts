import addDependant from 'call:addDependant';
import dependants from 'call:dependants';
import removeDependant from 'call:removeDependant';
import type { ApiClient } from './ApiClient';
import type { Answer, RequestBody } from './call';

export type Dependant = Answer<'dependants'>[number];

/** The children and others for whom the signed-in customer books. */
export const dependantsApi = (api: ApiClient) => ({
  dependants: () => api.call(dependants, { query: {} }),
  addDependant: (body: RequestBody<'addDependant'>, idempotencyKey: string) =>
    api.call(addDependant, { query: {}, body }, { idempotencyKey }),
  removeDependant: (dependantId: string) => api.call(removeDependant, { params: { dependantId } }),
});
