import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestValues } from '../wire/RequestValues';
import { challengeRoutes } from '../challenge/challengeRoutes';
import { keyOf, replayAnswers } from '../books/idempotency';
import type { Ledger } from '../books/ledger';
import { invalid, keyReused, missing } from './errors';
import { Intents, type PaymentIntent } from './intents';
import { Methods } from './methods';
import { Refunds } from './refunds';

export type StripeKeys = { readonly secret: string; readonly publishable: string };
type WithId = { Params: { id: string } };

/** Serves Stripe's API. The secret key allows every call, the publishable key only those for pages. */
export function stripeRoutes(app: FastifyInstance, ledger: Ledger, keys: StripeKeys): void {
  const methods = new Methods(ledger);
  const intents = new Intents(ledger, methods);
  const { isServer, isPage, serverOnly, pageOnly, wrongKey } = keyGuards(keys);

  /** Finds an intent. A page gets only the intent whose secret it sends. */
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

  app.post('/v1/payment_methods', pageOnly, ({ body }) => methods.create(new RequestValues(body)));
  app.post('/v1/tokens', pageOnly, ({ body }) =>
    methods.createCode(new RequestValues(body).part('cvc_update').text('cvc') ?? ''),
  );
  app.get<WithId>('/v1/payment_methods/:id', serverOnly, ({ params }) => methods.get(params.id).method);

  app.post('/v1/payment_intents', serverOnly, (request) => {
    const body = new RequestValues(request.body);
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
    intentFor(request, request.params.id, new RequestValues(request.query).text('client_secret')),
  );

  app.post<WithId>('/v1/payment_intents/:id/confirm', (request) => {
    const body = new RequestValues(request.body);
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
  refundRoutes(app, new Refunds(ledger, intents), serverOnly);
}

function refundRoutes(
  app: FastifyInstance,
  refunds: Refunds,
  serverOnly: ReturnType<typeof keyGuards>['serverOnly'],
): void {
  app.post('/v1/refunds', serverOnly, (request) => {
    const body = new RequestValues(request.body);
    const asked = { payment_intent: body.text('payment_intent') ?? '', metadata: body.texts('metadata') };
    return refunds.create({ ...asked, amount: body.whole('amount') }, keyOf(request));
  });
  app.get('/v1/refunds', serverOnly, ({ query }) => ({
    object: 'list',
    data: refunds.of(new RequestValues(query).text('payment_intent') ?? ''),
  }));
}

/** Tells the shop's server and its pages apart by the API key that a request carries. */
function keyGuards({ secret, publishable }: StripeKeys) {
  const isServer = ({ headers }: FastifyRequest): boolean => headers.authorization === `Bearer ${secret}`;
  const isPage = ({ headers }: FastifyRequest): boolean => headers.authorization === `Bearer ${publishable}`;
  const wrongKey = (): Error => invalid('api_key', 'Invalid API key.', 401);
  const only = (isAllowed: (request: FastifyRequest) => boolean) => ({
    onRequest: async (request: FastifyRequest): Promise<void> => {
      if (!isAllowed(request)) throw wrongKey();
    },
  });
  return { isServer, isPage, wrongKey, serverOnly: only(isServer), pageOnly: only(isPage) };
}
