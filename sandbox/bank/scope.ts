import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const header = 'x-bank-scope';
const current = new AsyncLocalStorage<string | undefined>();

/**
 * Takes the prefix `/with/{scope}` off the address and keeps the scope with the request. One bank serves all tests at a
 * time: the scope says whose faults and whose ledger entries they are.
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

/** What stands before every address of the bank's in the caller's scope. */
export function prefixOf(request: FastifyRequest): string {
  const scope = scopeOf(request);
  return scope === undefined ? '' : `/with/${scope}`;
}

/** The scope of the request that is being handled, for the ledger. */
export function currentScope(): string | undefined {
  return current.getStore();
}

export function rememberScope(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => current.run(scopeOf(request), done));
}
