import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Body } from '../Body';
import { challengeRoutes } from '../challenge/challengeRoutes';
import { replayAnswers } from '../idempotency';
import type { Ledger } from '../ledger';
import { invalid, keyReused, missing } from './errors';
import { Intents, type PaymentIntent } from './intents';
import { Methods } from './methods';

export type StripeKeys = { readonly secret: string; readonly publishable: string };
type WithId = { Params: { id: string } };

/** Stripe's side of the counter. The secret key opens all of it, the publishable key what a page may do. */
export function stripeRoutes(app: FastifyInstance, ledger: Ledger, keys: StripeKeys): void {
  const methods = new Methods(ledger);
  const intents = new Intents(ledger, methods);
  const isServer = ({ headers }: FastifyRequest): boolean => headers.authorization === `Bearer ${keys.secret}`;
  const isPage = ({ headers }: FastifyRequest): boolean => headers.authorization === `Bearer ${keys.publishable}`;
  const wrongKey = (): Error => invalid('api_key', 'Invalid API key.', 401);
  const serverOnly = {
    onRequest: async (request: FastifyRequest): Promise<void> => {
      if (!isServer(request)) throw wrongKey();
    },
  };
  const pageOnly = {
    onRequest: async (request: FastifyRequest): Promise<void> => {
      if (!isPage(request)) throw wrongKey();
    },
  };

  /** A page sees the intent whose secret it brings, and no other. */
  const intentFor = (request: FastifyRequest, id: string, secret: string | undefined): PaymentIntent => {
    if (!isServer(request) && !isPage(request)) throw wrongKey();
    const intent = intents.get(id);
    if (!isServer(request) && intent.client_secret !== secret) throw missing('payment_intent');
    return intent;
  };

  replayAnswers(app, ledger, 'Stripe', keyReused);
  challengeRoutes(app, 'stripe', {
    amountOf: (id) => intents.challenged(id)?.amount,
    settle: (id, passed) => intents.settle(id, passed),
  });

  app.post('/v1/payment_methods', pageOnly, ({ body }) => methods.create(new Body(body)));
  app.post('/v1/tokens', pageOnly, ({ body }) =>
    methods.createCode(new Body(body).part('cvc_update').text('cvc') ?? ''),
  );
  app.get<WithId>('/v1/payment_methods/:id', serverOnly, ({ params }) => methods.get(params.id).method);

  app.post('/v1/payment_intents', serverOnly, (request) => {
    const body = new Body(request.body);
    const amount = body.whole('amount');
    if (amount === undefined || amount < 1) throw invalid('parameter_invalid_integer', 'Invalid integer: amount.');
    return intents.create({
      amount,
      currency: body.text('currency') ?? 'gbp',
      metadata: body.texts('metadata'),
      customer: body.text('customer') ?? null,
      setup_future_usage: body.text('setup_future_usage') ?? null,
    });
  });

  app.get<WithId>('/v1/payment_intents/:id', (request) =>
    intentFor(request, request.params.id, new Body(request.query).text('client_secret')),
  );

  app.post<WithId>('/v1/payment_intents/:id/confirm', (request) => {
    const body = new Body(request.body);
    const { id } = intentFor(request, request.params.id, body.text('client_secret'));
    return intents.confirm(id, {
      method: body.text('payment_method') ?? '',
      errorOnAction: body.flag('error_on_requires_action') ?? false,
      setupFutureUsage: body.text('setup_future_usage'),
      securityCode: body.part('payment_method_options').part('card').text('cvc_token'),
    });
  });

  app.post<WithId>('/v1/payment_intents/:id/capture', serverOnly, ({ params }) => intents.capture(params.id));
  app.post<WithId>('/v1/payment_intents/:id/cancel', serverOnly, ({ params }) => intents.cancel(params.id));
}
