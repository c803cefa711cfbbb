import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Ledger } from '../ledger';
import { Intents, type Card, type StripeError } from './intents';

export type StripeKeys = { readonly secret: string; readonly publishable: string };

/** Stripe's side of the counter: its script and card frame for the page, its API for the operator's server. */
export async function stripeRoutes(app: FastifyInstance, ledger: Ledger, keys: StripeKeys): Promise<void> {
  const intents = new Intents(ledger);
  const isServer = (authorization: string | undefined): boolean => authorization === `Bearer ${keys.secret}`;
  const isPage = (authorization: string | undefined): boolean => authorization === `Bearer ${keys.publishable}`;

  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL('public/', import.meta.url)),
    prefix: '/stripe/',
    cacheControl: false,
  });

  app.addHook('onRequest', async (request, reply) => {
    const allowed = request.url.startsWith('/stripe/v1/payment_methods') ? isPage : isServer;
    if (request.url.startsWith('/stripe/v1/') && !allowed(request.headers.authorization)) {
      const error: StripeError = { type: 'invalid_request_error', code: 'api_key', message: 'Invalid API key.' };
      await reply.code(401).send({ error });
    }
  });

  app.post('/stripe/v1/payment_methods', (request, reply) => {
    const answer = intents.createMethod(request.body as Card);
    return reply.code('error' in answer ? 402 : 200).send(answer);
  });

  app.post('/stripe/v1/payment_intents', (request) => {
    const { amount, currency, metadata } = request.body as {
      amount: number;
      currency: string;
      metadata: Record<string, string>;
    };
    const key = String(request.headers['idempotency-key'] ?? request.id);
    return intents.create(amount, currency, metadata, key);
  });

  app.get('/stripe/v1/payment_intents/:id', (request, reply) => {
    const intent = intents.get((request.params as { id: string }).id);
    return (
      intent ??
      reply
        .code(404)
        .send({ error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such intent.' } })
    );
  });

  app.post('/stripe/v1/payment_intents/:id/confirm', (request, reply) => {
    const { payment_method } = request.body as { payment_method: string };
    const answer = intents.confirm((request.params as { id: string }).id, payment_method);
    return reply.code('error' in answer ? 402 : 200).send(answer);
  });

  app.post('/stripe/v1/payment_intents/:id/capture', (request, reply) => {
    const answer = intents.capture((request.params as { id: string }).id);
    return reply.code('error' in answer ? 400 : 200).send(answer);
  });
}
