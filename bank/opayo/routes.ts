import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RequestValues } from '../wire/RequestValues';
import type { Ledger } from '../books/ledger';
import { prefixOf } from '../wire/scope';
import { acsRoutes } from './acs';
import { answerOf } from './answers';
import { CardIdentifiers } from './CardIdentifiers';
import { fieldError, refuse, refuseFields } from './errors';
import { readCard, readCode } from './readCard';
import { readTransaction } from './readTransaction';
import { Refunds } from './Refunds';
import { bearerOf, SessionKeys } from './SessionKeys';
import { Transactions, type Transaction } from './Transactions';

type WithId = { Params: { id: string } };
const serverKey = `Basic ${Buffer.from('sandbox-key:sandbox-password').toString('base64')}`;
const serverOnly = {
  onRequest: async ({ headers }: FastifyRequest): Promise<void> => {
    if (headers.authorization !== serverKey) throw refuse(1002);
  },
};

/** Serves Opayo's API. `publicUrl` is the address at which browsers reach the bank. */
export function opayoRoutes(app: FastifyInstance, ledger: Ledger, keySeconds: number, publicUrl: string): void {
  const keys = new SessionKeys(ledger, keySeconds);
  const cards = new CardIdentifiers(ledger);
  const transactions = new Transactions(ledger, keys, cards);
  const refunds = new Refunds(ledger, transactions);
  const answer = (request: FastifyRequest, transaction: Transaction): object =>
    answerOf(transaction, `${publicUrl}${prefixOf(request)}/opayo/acs`);

  acsRoutes(app, transactions);

  app.post('/api/v1/merchant-session-keys', serverOnly, (request, reply) =>
    reply.code(201).send(keys.create(new RequestValues(request.body).text('vendorName'))),
  );
  app.get<WithId>('/api/v1/merchant-session-keys/:id', serverOnly, ({ params }) => keys.get(params.id));

  cardRoutes(app, keys, cards);

  app.post('/api/v1/transactions', serverOnly, (request, reply) => {
    const body = new RequestValues(request.body);
    if (body.text('transactionType') === 'Refund') return reply.code(201).send(refunds.create(body));
    const transaction = transactions.create(readTransaction(request.body));
    return reply.code(transaction.status === '3DAuth' ? 202 : 201).send(answer(request, transaction));
  });
  app.get<WithId>('/api/v1/transactions/:id', serverOnly, (request) =>
    answer(request, transactions.get(request.params.id)),
  );

  /** Stands in for `getTransactionDetail` of Opayo's Reporting & Admin API: Pi itself finds no transaction by its code. */
  app.get('/api/v1/transactions', serverOnly, (request) => {
    const code = new RequestValues(request.query).text('vendorTxCode') ?? '';
    const refund = refunds.byVendorTxCode(code);
    if (refund) return refund;
    const found = transactions.byVendorTxCode(code);
    if (!found) throw refuse(1012);
    return answer(request, found);
  });

  app.post<WithId>('/api/v1/transactions/:id/3d-secure-challenge', serverOnly, (request, reply) => {
    const transaction = transactions.completeChallenge(
      request.params.id,
      new RequestValues(request.body).text('cRes') ?? '',
    );
    return reply.code(201).send(answer(request, transaction));
  });

  app.post<WithId>('/api/v1/transactions/:id/instructions', serverOnly, (request, reply) => {
    const body = new RequestValues(request.body);
    const instructionType = body.text('instructionType');
    instruct(request.params.id, instructionType, body.whole('amount'));
    return sendInstruction(reply, instructionType);
  });

  function instruct(id: string, type: string | undefined, amount: number | undefined): void {
    if (type === 'release') transactions.release(id, amount);
    else if (type === 'abort') transactions.abort(id);
    else throw refuseFields([fieldError(1009, 'instructionType')]);
  }
}

function sendInstruction(reply: FastifyReply, instructionType: string | undefined): FastifyReply {
  return reply.code(201).send({ instructionType, date: new Date().toISOString() });
}

/** Serves the calls of Opayo's script, which browsers make with a merchant session key. */
function cardRoutes(app: FastifyInstance, keys: SessionKeys, cards: CardIdentifiers): void {
  app.post('/api/v1/card-identifiers', (request, reply) => {
    const key = bearerOf(request.headers.authorization);
    const { id, card } = keys.spend(key, () => cards.create(readCard(request.body), key));
    return reply.code(201).send({ cardIdentifier: id, expiry: keys.get(key).expiry, cardType: card.cardType });
  });
  app.post<WithId>('/api/v1/card-identifiers/:id/security-code', (request, reply) => {
    const key = bearerOf(request.headers.authorization);
    keys.spend(key, () => cards.linkCode(request.params.id, readCode(request.body), key));
    return reply.code(204).send();
  });
}
