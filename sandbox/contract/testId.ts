import type { FastifyRequest } from 'fastify';

/** Whose test a request belongs to; empty for everybody else's. */
export function testIdOf(request: FastifyRequest): string {
  const header = request.headers['x-sandbox-test'];
  const given = typeof header === 'string' ? header : request.cookies.sandbox_test;
  return given !== undefined && /^[\w-]{1,64}$/.test(given) ? given : '';
}
