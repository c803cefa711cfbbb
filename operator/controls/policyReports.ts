import type { FastifyInstance } from 'fastify';

/** The number of reports that are logged in a minute. Anybody can send them, so that more would only fill the disk. */
const mostPerMinute = 60;

/** Logs browsers' reports of what the content security policy kept from loading. */
export function takePolicyReports(app: FastifyInstance): void {
  let minute = 0;
  let logged = 0;
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  app.post('/sandbox/csp-reports', { bodyLimit: 16 * 1024 }, async (request, reply) => {
    const now = Math.floor(Date.now() / 60_000);
    logged = now === minute ? logged + 1 : 1;
    minute = now;
    if (logged > mostPerMinute) return reply.code(429).header('retry-after', 60).send();
    request.log.warn({ report: request.body }, 'content security policy report');
    return reply.code(204).send();
  });
}
