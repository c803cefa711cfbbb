import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Body } from '../Body';
import { challengeRoutes } from '../challenge/challengeRoutes';
import { replayAnswers } from '../idempotency';
import type { Ledger } from '../ledger';
import { keyReused, refuse } from './errors';
import { Methods } from './methods';
import { Sessions } from './Sessions';

type WithId = { Params: { id: string } };

const allow = (key: string) => ({
  onRequest: async ({ headers }: FastifyRequest): Promise<void> => {
    if (headers.authorization !== key) throw refuse(401, 'unauthorized', 'Invalid API key.');
  },
});
const serverOnly = allow('sk_sandbox_ryft');
const pageOnly = allow('pk_sandbox_ryft');

/** Ryft's side of the counter. */
export function ryftRoutes(app: FastifyInstance, ledger: Ledger): void {
  const methods = new Methods(ledger);
  const sessions = new Sessions(ledger, methods);

  replayAnswers(app, ledger, 'Ryft', keyReused);
  challengeRoutes(app, 'ryft', {
    amountOf: (id) => sessions.challenged(id)?.amount,
    settle: (id, passed) => sessions.settle(id, passed),
  });

  app.post('/v1/payment-sessions', serverOnly, (request) => {
    const body = new Body(request.body);
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
    sessions.capture(params.id, new Body(body).whole('amount')),
  );
  app.post<WithId>('/v1/payment-sessions/:id/voids', serverOnly, ({ params }) => sessions.void(params.id));

  app.post('/v1/payment-sessions/attempt-payment', pageOnly, (request) => {
    const body = new Body(request.body);
    const session = sessions.bySecret(body.text('clientSecret'));
    return sessions.attempt(session, methods.read(body, session.customerDetails?.id ?? null));
  });

  /** After the customer's bank has asked: what it found has reached Ryft by then, and is not taken from the page. */
  app.post('/v1/payment-sessions/continue-payment', pageOnly, ({ body }) =>
    sessions.bySecret(new Body(body).text('clientSecret')),
  );
}
