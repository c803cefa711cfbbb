import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { scopeOf } from '../wire/scope';
import { brokenScript } from './brokenScript';
import type { Fault, Faults } from './Faults';
import { Holds } from './Holds';

/** The header that marks the copy of a request sent by the `duplicate` fault. */
const again = 'x-bank-again';

const duplicated = new WeakSet<FastifyRequest>();

/** Reports whether the request is the copy of one that has just been carried out. */
export function isDuplicated(request: FastifyRequest): boolean {
  return duplicated.has(request);
}

/** Applies the faults that are set for a scope to its requests. */
export function faultHooks(app: FastifyInstance, faults: Faults): void {
  const holds = new Holds();
  const dropped = new WeakSet<FastifyRequest>();

  app.addHook('preHandler', async (request, reply) => {
    const scope = scopeOf(request);
    if (scope === undefined || request.headers[again] !== undefined) return;
    const fault = faults.take(scope, request.method, pathOf(request));
    if (!fault) return;
    if (fault.delayMs !== undefined) await sleep(fault.delayMs);
    if (fault.hold) await holds.wait(scope, fault.path);
    if (fault.hang) await untilClosed(request, scope, faults);
    if (fault.hang || fault.drop === 'before') return drop(request, reply);
    if (fault.drop === 'after') dropped.add(request);
    if (fault.duplicate) {
      await carryOut(app, request);
      duplicated.add(request);
    }
    return answerInstead(request, reply, fault);
  });

  app.addHook('onSend', async (request, _reply, payload) => {
    if (dropped.has(request)) request.raw.socket.destroy();
    return payload;
  });

  app.addHook('onResponse', async (request) => {
    const scope = scopeOf(request);
    if (scope !== undefined) holds.answered(scope, pathOf(request));
  });
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '';
}

async function untilClosed(request: FastifyRequest, scope: string, faults: Faults): Promise<void> {
  await new Promise<void>((resolve) => {
    const takeBack = faults.onClear(scope, resolve);
    request.raw.socket.once('close', () => {
      takeBack();
      resolve();
    });
  });
}

function drop(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.raw.socket.destroy();
  return reply.hijack();
}

/** Carries out a copy of the request first, as if it had been sent twice. */
async function carryOut(app: FastifyInstance, request: FastifyRequest): Promise<void> {
  const { 'content-length': _length, 'transfer-encoding': _encoding, ...headers } = request.headers;
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
  const body = request.body as Record<string, string> | undefined; // as the form's parser made it
  await app.inject({
    method: request.method as 'GET' | 'POST',
    url: request.url,
    headers: { ...headers, [again]: 'yes' },
    ...(body === undefined ? {} : { payload: isForm ? new URLSearchParams(body).toString() : JSON.stringify(body) }),
  });
}

async function answerInstead(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, body, script }: Fault,
): Promise<FastifyReply | undefined> {
  if (status !== undefined) return reply.code(status).send(body ?? { error: 'A fault that was asked for.' });
  if (script === undefined) return undefined;
  return reply.type('text/javascript; charset=utf-8').send(brokenScript(script, pathOf(request)));
}
