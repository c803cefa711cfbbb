import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TooManyTries } from '../contract/apiError';
import { testIdOf } from '../contract/testId';
import { likelyCustomer } from '../customers/session/sessions';
import { asCaller } from '../database/FairPool';
import { count } from '../setup/metrics';
import { networkOf } from '../setup/networkOf';
import { pathOf } from '../setup/pathOf';
import { Turns, type CallerLimits, type Turn } from './Turns';

/** The paths by which whoever runs the server asks how it is: they are answered whatever else goes on. */
const unlimited: readonly string[] = ['/health', '/ready'];

/** The folders of the page's own files. A browser asks for dozens of them in one go, and giving them out costs next to nothing. */
const files: readonly string[] = ['/assets/', '/operator/images/'];

/** The longest that the request of somebody who has hung up counts as being at work, in milliseconds. */
const longestLeftMs = 30_000;

/**
 * Has each request wait for its caller's turn before anything is done for it: a request that is refused has changed
 * nothing, and can be sent again.
 */
export function limitCallers(app: FastifyInstance, limits: CallerLimits): void {
  const turns = new Turns(limits);
  const taken = new WeakMap<FastifyRequest, Turn>();
  app.addHook('onRequest', async (request, reply) => {
    if (isUnlimited(request.url)) return undefined;
    const { name, kind } = callerOf(request);
    const gone = new AbortController();
    const hangUp = (): void => gone.abort();
    reply.raw.once('close', hangUp);
    const turn = await turns.take(name, gone.signal);
    reply.raw.off('close', hangUp);
    if (gone.signal.aborted) {
      turn?.end();
      return reply.hijack(); // nobody is there to be answered
    }
    if (!turn) {
      count('joinery.requests.refused', { caller: kind });
      throw new TooManyTries(turns.retryAfterS(name), 'Too many requests at once. Please try again in a moment.');
    }
    taken.set(request, turn);
    endWhenLeft(reply, turn);
    return undefined;
  });
  // Here, since what reads a body comes between the hooks before and the handler, and does not know in whose name.
  app.addHook('preHandler', (request, _reply, done) => asCaller(callerOf(request).name, done));
  app.addHook('onSend', async (request) => taken.get(request)?.end());
}

function isUnlimited(url: string): boolean {
  return unlimited.includes(pathOf(url)) || files.some((folder) => url.startsWith(folder));
}

/** Ends the turn of a request that is never answered. Its work may go on when its sender has hung up. */
function endWhenLeft(reply: FastifyReply, turn: Turn): void {
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) setTimeout(turn.end, longestLeftMs).unref();
  });
}

/** A customer is one caller wherever they are, and is not hindered by others at their address. */
function callerOf(request: FastifyRequest): { readonly name: string; readonly kind: 'customer' | 'address' } {
  const customerId = likelyCustomer(request);
  const kind = customerId === undefined ? 'address' : 'customer';
  return { name: `${testIdOf(request)} ${kind} ${customerId ?? networkOf(request.ip)}`, kind };
}
