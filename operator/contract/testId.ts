import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Returns the id of the test that sent the request; empty for all other requests. */
export function testIdOf(request: FastifyRequest): string {
  const header = request.headers['x-sandbox-test'];
  const given = typeof header === 'string' ? header : request.cookies.sandbox_test;
  return given !== undefined && /^[\w-]{1,64}$/.test(given) ? given : '';
}

/**
 * Has a server take nobody for a test, whatever a request says: a caller who could name a test would have customers,
 * limits and a clock of their own. Must come before every hook that asks for the id, and after the cookies are read.
 */
export function believeNoTest(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    delete request.headers['x-sandbox-test'];
    delete request.cookies.sandbox_test;
    done();
  });
}
