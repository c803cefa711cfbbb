import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readContract, type CallContract } from '../../schemas/contract.ts';
import { claimGuestBasket } from '../bookings/basket/claimGuest';
import { loadSettings, now } from '../contract/settings';
import { guestCookieOf } from '../customers/session/guests';
import { sessionHandle, sessionOf } from '../customers/session/sessions';
import { countTry } from '../customers/tries';
import type { Database, Queries } from '../database/database';
import { ApiError } from '../contract/apiError';
import type { CallName, CallReply, CallRequest, Customer, Handler, Handlers } from '../contract/calls';
import { idempotencyKeyOf, once } from './once';
import { testIdOf } from '../contract/testId';
import { contractRefusal } from '../contract/contractRefusal';
import { contractCheck, contractText, type ContractCheck } from '../contract/validate';

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

/** The depth to which a body may be nested; the contract's own go to half of that. */
const deepest = 20;

function isDeeperThan(value: unknown, levels: number): boolean {
  if (value === null || typeof value !== 'object') return false;
  return levels === 0 || Object.values(value).some((each) => isDeeperThan(each, levels - 1));
}

type SignsIn = NonNullable<CallReply<CallName>['signsIn']>;

async function serve(
  request: FastifyRequest,
  reply: FastifyReply,
  { call, check, db, handler }: Served,
): Promise<FastifyReply> {
  if (isDeeperThan(request.body, deepest)) throw new ApiError(400, 'The request could not be read.');
  const session = await sessionOf(db, request);
  const customer = session?.customer;
  const isOther = !call.anyCustomer && showsOther(request, customer);
  for (const part of ['params', 'query', 'body'] as const) {
    const errors = check(call, part, request[part]);
    if (errors.length > 0) throw contractRefusal(part, errors);
  }
  if (call.auth && !customer) throw new ApiError(401, 'Please log in.');
  const testId = testIdOf(request);
  const settings = await loadSettings(db, testId);
  const { perMinute } = call;
  if (perMinute !== undefined) {
    const accounts = customer ? [customer.id] : [];
    const made = { testId, what: call.name, perMinute, accounts, ip: request.ip, now: now(settings) };
    await db.transaction().execute((queries) => countTry(queries, made));
  }
  const guest = guestCookieOf(request, reply);
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
      session: sessionHandle(queries, { request, reply, settings, session }),
      guest,
      browser: browserOf(request),
      seenVersion: entityTag(request),
      idempotencyKey: idempotencyKeyOf(request),
    }) as CallRequest<CallName>; // its parts have just been held against the contract
  const enter = async (known: SignsIn): Promise<string> => {
    const token = await sessionHandle(db, { request, reply, settings, session }).open(known);
    if (token === undefined) throw new ApiError(401, 'Please log in.');
    const claim = { testId, customerId: known.id, now: now(settings) };
    if (guest.hash !== undefined && (await claimGuestBasket(db, { ...claim, guestHash: guest.hash }))) guest.end();
    return token;
  };
  const { signsIn, ...answered } = call.idempotent
    ? await once(db, { call, request, owner: call.auth ? (customer?.id ?? '') : testId }, (queries) =>
        handler(make(queries)),
      )
    : await handler(make(db));
  const answer = signsIn === undefined ? answered : { ...answered, data: { token: await enter(signsIn) } };
  const mistakes = check(call, 'answer', answer.data);
  if (mistakes.length > 0)
    throw new Error(`${call.name} answers against its contract: ${contractText('answer', mistakes)}`);
  const envelope = { status: call.success, ...answer };
  return reply.code(call.success).send(isOther ? { ...envelope, other_customer: true } : envelope);
}

/**
 * Refuses the call of a page that shows another customer as signed in than its session belongs to: another tab has logged
 * somebody in or out since. `x-customer` is the customer's id or `guest`; a client that shows nobody leaves it out. What
 * guests may read, a page reads on whose customer has logged out: this returns true then, and the answer says so.
 */
function showsOther({ method, headers }: FastifyRequest, customer: Customer | undefined): boolean {
  const shown = headers['x-customer'];
  if (shown === undefined || shown === (customer?.id ?? 'guest')) return false;
  if (!customer && method === 'GET') return true;
  if (!customer) throw new ApiError(401, 'Please log in.');
  throw new ApiError(403, 'Somebody else has signed in here. Please try again.', {}, { other_customer: true });
}

/** Returns the version in `If-Match`, without its quotation marks. */
function entityTag({ headers }: FastifyRequest): string | undefined {
  const tag = headers['if-match'];
  return tag === '*' ? undefined : tag?.replaceAll('"', '');
}

function browserOf({ headers, protocol, host, ip }: FastifyRequest): CallRequest<CallName>['browser'] {
  const { origin = `${protocol}://${host}`, accept = '*/*', 'user-agent': userAgent = '' } = headers;
  return { origin, ip, userAgent, accept };
}
