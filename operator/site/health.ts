import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/database';

/** The longest that the database may take to answer, in milliseconds, before the server counts as not ready. */
const answerWithinMs = 2000;

export type Health = {
  /**
   * Makes the server not ready for good, so that whatever sends it requests sends them elsewhere. Connections close with
   * their next answer.
   */
  drain(): void;
};

/**
 * Tells whoever runs the server how it is: `/health` answers while the process lives, and `/ready` answers 200 while
 * requests may be sent to it, and 503 with a reason otherwise. Neither is logged, since they are asked all the time.
 */
export function serveHealth(app: FastifyInstance, db: Database): Health {
  let draining = false;
  app.addHook('onSend', async (_request, reply) => {
    if (draining) void reply.header('connection', 'close'); // else a browser keeps it, and the server can't stop
  });
  app.get('/health', { logLevel: 'silent' }, (_request, reply) => reply.send({ status: 'alive' }));
  app.get('/ready', { logLevel: 'silent' }, async (_request, reply) => {
    if (draining) return reply.code(503).send({ status: 'draining' });
    if (!(await answers(db))) return reply.code(503).send({ status: 'no database' });
    return reply.send({ status: 'ready' });
  });
  return {
    drain() {
      draining = true;
    },
  };
}

async function answers(db: Database): Promise<boolean> {
  const asked = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), answerWithinMs).unref());
  return Promise.race([asked, late]);
}
