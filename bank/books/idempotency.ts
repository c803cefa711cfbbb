import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LedgerRecords } from './LedgerRecords';
import type { Ledger } from './ledger';

type Answer = {
  readonly id: string;
  readonly fingerprint: string;
  readonly status: number;
  readonly body: string;
};

/** Answers every later request with the same Idempotency-Key as the first one, also after a restart. */
export function replayAnswers(app: FastifyInstance, ledger: Ledger, provider: string, keyReused: object): void {
  const answers = new LedgerRecords<Answer>(ledger, provider, 'answer');
  const carriedOut = new WeakSet<FastifyRequest>();

  app.addHook('preHandler', async (request, reply) => {
    const key = keyOf(request);
    if (key === undefined) return;
    const known = answers.get(key);
    if (!known) return void carriedOut.add(request);
    if (known.fingerprint !== fingerprintOf(request)) return reply.code(400).send(keyReused);
    return reply
      .code(known.status)
      .header('idempotent-replayed', 'true')
      .type('application/json; charset=utf-8')
      .send(known.body);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const key = keyOf(request);
    if (key === undefined || !carriedOut.has(request) || typeof payload !== 'string') return;
    const { statusCode: status } = reply;
    if (status < 500) {
      answers.write('answered', { id: key, fingerprint: fingerprintOf(request), status, body: payload });
    }
  });
}

/** Returns the idempotency key of a request that may be repeated. */
export function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  return request.method === 'POST' && typeof key === 'string' && key !== '' ? key : undefined;
}

function fingerprintOf({ url, body }: FastifyRequest): string {
  return createHash('sha256')
    .update(`${url} ${JSON.stringify(body)}`)
    .digest('hex');
}
