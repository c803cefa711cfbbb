import { createHash, createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readContract, type CallContract } from '../../schemas/contract.ts';
import { claimGuestBasket } from '../basket/claimGuest';
import { loadSettings, now } from '../controls/settings';
import { guestDoor } from '../customers/guests';
import { customerOf, sessionDoor } from '../customers/sessions';
import type { Database, Queries } from '../database/database';
import { ApiError } from './apiError';
import type { CallName, CallReply, CallRequest, Handler, Handlers, Known } from './calls';
import { testIdOf } from './testId';
import { contractRefusal } from './contractRefusal';
import { contractCheck, contractText, type ContractCheck } from './validate';

/** Serves every call of the contract that has a handler; a handler without a call is a mistake and throws. */
export function registerCalls(app: FastifyInstance, db: Database, handlers: Handlers): void {
  const contract = readContract();
  const unknown = Object.keys(handlers).filter((name) => !contract.calls.some((call) => call.name === name));
  if (unknown.length > 0) throw new Error(`The contract has no call "${unknown.join('", "')}".`);
  const check = contractCheck(contract);
  for (const call of contract.calls) {
    const handler = handlers[call.name as CallName];
    if (!handler) continue;
    app.route({
      method: call.method,
      url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      ...(call.maxBytes === undefined ? {} : { bodyLimit: call.maxBytes }),
      handler: (request, reply) => serve(request, reply, { call, check, db, handler }),
    });
  }
}

type Served = {
  readonly call: CallContract;
  readonly check: ContractCheck;
  readonly db: Database;
  readonly handler: Handler<CallName>;
};

async function serve(
  request: FastifyRequest,
  reply: FastifyReply,
  { call, check, db, handler }: Served,
): Promise<FastifyReply> {
  for (const part of ['params', 'query', 'body'] as const) {
    const errors = check(call, part, request[part]);
    if (errors.length > 0) throw contractRefusal(part, errors);
  }
  const customer = await customerOf(db, request);
  if (call.auth && !customer) throw new ApiError(401, 'Please log in.');
  const testId = testIdOf(request);
  const settings = await loadSettings(db, testId);
  const guest = guestDoor(request, reply);
  const make = (queries: Queries): CallRequest<CallName> =>
    ({
      params: request.params,
      query: request.query,
      body: request.body,
      customer,
      testId,
      settings,
      now: now(settings),
      queries,
      db,
      session: sessionDoor(queries, request, reply, settings),
      guest,
      browser: browserOf(request),
      idempotencyKey: idempotencyKeyOf(request),
    }) as CallRequest<CallName>; // its parts have just been held against the contract
  const enter = async (known: Known): Promise<string> => {
    const token = await sessionDoor(db, request, reply, settings).open(known);
    if (token === undefined) throw new ApiError(401, 'Please log in.');
    const claim = { testId, customerId: known.id, now: now(settings) };
    if (guest.hash !== undefined && (await claimGuestBasket(db, { ...claim, guestHash: guest.hash }))) guest.end();
    return token;
  };
  const { signsIn, ...answered } = call.idempotent
    ? await once(request, db, call, call.auth ? (customer?.id ?? '') : testId, (queries) => handler(make(queries)))
    : await handler(make(db));
  const answer = signsIn === undefined ? answered : { ...answered, data: { token: await enter(signsIn) } };
  const mistakes = check(call, 'answer', answer.data);
  if (mistakes.length > 0)
    throw new Error(`${call.name} answers against its contract: ${contractText('answer', mistakes)}`);
  return reply.code(call.success).send(answer);
}

/**
 * Runs a write that a customer may repeat in one transaction with the record of its answer: the same key with the same
 * body gets the same answer and nothing is done twice, another body is refused.
 */
async function once(
  request: FastifyRequest,
  db: Database,
  call: CallContract,
  owner: string,
  run: (queries: Queries) => Promise<CallReply<CallName>>,
): Promise<CallReply<CallName>> {
  const given = idempotencyKeyOf(request);
  if (given === undefined) throw new ApiError(400, 'This call needs an Idempotency-Key header.');
  const scope = `${owner}:${call.name}`;
  // A body may hold a password: without the key, which is not kept, nobody can try whether a guess is the one.
  const key = createHash('sha256').update(given).digest('hex');
  const fingerprint = createHmac('sha256', given)
    .update(JSON.stringify([request.params, request.query, request.body]))
    .digest('hex');
  return db.transaction().execute(async (queries) => {
    const claimed = await queries
      .insertInto('idempotent_answers')
      .values({ scope, key, fingerprint, status: 0, body: 'null' })
      .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!claimed) return replay(queries, scope, key, fingerprint);
    const answer = await run(queries);
    await queries
      .updateTable('idempotent_answers')
      .set({ status: call.success, body: JSON.stringify(answer) })
      .where('scope', '=', scope)
      .where('key', '=', key)
      .execute();
    return answer;
  });
}

async function replay(queries: Queries, scope: string, key: string, fingerprint: string): Promise<CallReply<CallName>> {
  const { fingerprint: first, body } = await queries
    .selectFrom('idempotent_answers')
    .select(['fingerprint', 'body'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (first !== fingerprint) throw new ApiError(409, 'This Idempotency-Key was used for another request.');
  return body as CallReply<CallName>; // what this function's caller stored
}

function browserOf({ headers, protocol, host, ip }: FastifyRequest): CallRequest<CallName>['browser'] {
  const { origin = `${protocol}://${host}`, accept = '*/*', 'user-agent': userAgent = '' } = headers;
  return { origin, ip, userAgent, accept };
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && key.length >= 8 && key.length <= 255 ? key : undefined;
}
