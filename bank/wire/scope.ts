import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const header = 'x-bank-scope';
const current = new AsyncLocalStorage<string | undefined>();

/**
 * Removes the prefix `/with/{scope}` from the address and stores the scope with the request. One bank serves all tests
 * at once: the scope separates their faults and ledger entries.
 */
export function takeScope(request: IncomingMessage): string {
  const url = request.url ?? '/';
  const [, scope, rest = '/'] = /^\/with\/([\w-]{1,64})(\/.*)$/.exec(url) ?? [];
  if (scope === undefined) {
    if (request.headers['x-bank-again'] === undefined) request.headers[header] = undefined;
    return url;
  }
  request.headers[header] = scope;
  return rest;
}

export function scopeOf(request: FastifyRequest): string | undefined {
  const scope = request.headers[header];
  return typeof scope === 'string' ? scope : undefined;
}

/** Returns the prefix of the bank's addresses in the caller's scope. */
export function prefixOf(request: FastifyRequest): string {
  const scope = scopeOf(request);
  return scope === undefined ? '' : `/with/${scope}`;
}

/** Returns the scope of the current request, for the ledger. */
export function currentScope(): string | undefined {
  return current.getStore();
}

export function rememberScope(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => current.run(scopeOf(request), done));
}
