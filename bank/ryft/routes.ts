import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestValues } from '../wire/RequestValues';
import { challengeRoutes } from '../challenge/challengeRoutes';
import { keyOf, replayAnswers } from '../books/idempotency';
import type { Ledger } from '../books/ledger';
import { keyReused, refuse } from './errors';
import { Methods } from './methods';
import { Refunds } from './Refunds';
import { Sessions } from './Sessions';

type WithId = { Params: { id: string } };

const allow = (key: string) => ({
  onRequest: async ({ headers }: FastifyRequest): Promise<void> => {
    if (headers.authorization !== key) throw refuse(401, 'unauthorized', 'Invalid API key.');
  },
});
const serverOnly = allow('sk_sandbox_ryft');
const pageOnly = allow('pk_sandbox_ryft');

/** Serves Ryft's API. */
export function ryftRoutes(app: FastifyInstance, ledger: Ledger): void {
  const methods = new Methods(ledger);
  const sessions = new Sessions(ledger, methods);
  const refunds = new Refunds(ledger, sessions);

  replayAnswers(app, ledger, 'Ryft', keyReused);
  challengeRoutes(app, 'ryft', {
    amountOf: (id) => sessions.challenged(id)?.amount,
    settle: (id, passed) => sessions.settle(id, passed),
  });

  app.post('/v1/payment-sessions', serverOnly, (request) => {
    const body = new RequestValues(request.body);
    const amount = body.whole('amount');
    if (amount === undefined || amount < 1) throw refuse(400, 'invalid_amount', 'The amount is invalid.');
    const customer = body.part('customerDetails').text('id');
    return sessions.create({
      amount,
      currency: body.text('currency') ?? 'GBP',
      customerDetails: customer === undefined ? null : { id: customer },
      returnUrl: body.text('returnUrl') ?? null,
      metadata: body.texts('metadata'),
    });
  });
  app.get<WithId>('/v1/payment-sessions/:id', serverOnly, ({ params }) => sessions.get(params.id));
  app.post<WithId>('/v1/payment-sessions/:id/captures', serverOnly, ({ params, body }) =>
    sessions.capture(params.id, new RequestValues(body).whole('amount')),
  );
  app.post<WithId>('/v1/payment-sessions/:id/voids', serverOnly, ({ params }) => sessions.void(params.id));
  app.post<WithId>('/v1/payment-sessions/:id/refunds', serverOnly, (request) => {
    const body = new RequestValues(request.body);
    const asked = { amount: body.whole('amount'), reason: body.text('reason') };
    return refunds.create(request.params.id, asked, keyOf(request));
  });
  app.get<WithId>('/v1/payment-sessions/:id/transactions', serverOnly, ({ params }) => ({
    items: refunds.of(sessions.get(params.id).id),
  }));

  app.post('/v1/payment-sessions/attempt-payment', pageOnly, (request) => {
    const body = new RequestValues(request.body);
    const session = sessions.bySecret(body.text('clientSecret'));
    return sessions.attempt(session, methods.read(body, session.customerDetails?.id ?? null));
  });

  /** Continues after the challenge. The bank has reported its finding to Ryft directly; the page's word is not used. */
  app.post('/v1/payment-sessions/continue-payment', pageOnly, ({ body }) =>
    sessions.bySecret(new RequestValues(body).text('clientSecret')),
  );
}
