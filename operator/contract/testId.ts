import type { FastifyRequest } from 'fastify';

/** Returns the id of the test that sent the request; empty for all other requests. */
export function testIdOf(request: FastifyRequest): string {
  const header = request.headers['x-sandbox-test'];
  const given = typeof header === 'string' ? header : request.cookies.sandbox_test;
  return given !== undefined && /^[\w-]{1,64}$/.test(given) ? given : '';
}
