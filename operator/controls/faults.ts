import type { FastifyReply, FastifyRequest } from 'fastify';
import { testIdOf } from '../contract/testId';
import type { Database } from '../database/database';
import { pathOf } from '../setup/pathOf';

/**
 * A fault of a call: one of the effects, `times` times. A path that ends in `*` matches all paths that begin with it.
 */
export type Fault = {
  readonly method: string;
  readonly path: string;
  readonly status?: number;
  readonly message?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly network?: boolean;
  readonly delayMs?: number;
  readonly malformed?: boolean;
  readonly truncated?: boolean;
  readonly html?: boolean;
  readonly times?: number;
};

export async function setFaults(db: Database, testId: string, faults: readonly Fault[]): Promise<void> {
  await db.deleteFrom('faults').where('test_id', '=', testId).execute();
  for (const { method, path, times = 1, ...effect } of faults) {
    await db
      .insertInto('faults')
      .values({ test_id: testId, method: method.toUpperCase(), path, times, effect: JSON.stringify(effect) })
      .execute();
  }
}

/** Applies a fault that the caller's test has set to the request. */
export async function applyFault(db: Database, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const testId = testIdOf(request);
  if (testId === '' || request.url.startsWith('/sandbox')) return;
  const effect = await takeFault(db, testId, request);
  if (!effect) return;
  if (effect.delayMs !== undefined) await new Promise((resolve) => setTimeout(resolve, effect.delayMs));
  if (effect.network) {
    request.raw.socket.destroy();
    void reply.hijack();
  } else if (effect.status !== undefined) {
    const { status, message = '', errors } = effect;
    await reply.code(status).send({ message, ...(errors ? { errors } : {}) });
  } else if (effect.malformed) await reply.type('application/json').send('{"data": [');
  else if (effect.html) await reply.type('text/html').send('<!doctype html><title>Gateway</title><p>Bad gateway</p>');
  else if (effect.truncated) {
    void reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
    reply.raw.write('{"data": {"id": ');
    setTimeout(() => reply.raw.destroy(), 20);
  }
}

async function takeFault(
  db: Database,
  testId: string,
  request: FastifyRequest,
): Promise<Omit<Fault, 'method' | 'path'> | undefined> {
  const pathname = pathOf(request.url);
  const faults = await db
    .selectFrom('faults')
    .selectAll()
    .where('test_id', '=', testId)
    .where('times', '>', 0)
    .orderBy('id')
    .execute();
  const matches = (path: string): boolean =>
    path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path;
  const fault = faults.find((each) => each.method === request.method && matches(each.path));
  if (!fault) return undefined;
  await db
    .updateTable('faults')
    .set((set) => ({ times: set('times', '-', 1) }))
    .where('id', '=', fault.id)
    .execute();
  return fault.effect;
}
