import type { FastifyInstance, FastifyReply } from 'fastify';

type Openings = {
  /** The origins to which the page may send forms and calls. */
  readonly formAction?: string;
  readonly connect?: string;
};

/**
 * Sets the security headers of the bank's pages: they load nothing from elsewhere, and only the shop may frame them.
 */
export function securePages(app: FastifyInstance, shopOrigins: readonly string[]): void {
  app.addHook('onSend', async (_request, reply) => {
    const { formAction = "'none'", connect = "'self'" } = openings.get(reply) ?? {};
    const ancestors = shopOrigins.length === 0 ? "'none'" : shopOrigins.join(' ');
    void reply.headers({
      'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; connect-src ${connect}; frame-ancestors ${ancestors}; base-uri 'none'; form-action ${formAction}`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
  });
}

const openings = new WeakMap<FastifyReply, Openings>();

/** Relaxes the policy of the current page, so that it can send a form. */
export function openPolicy(reply: FastifyReply, what: Openings): FastifyReply {
  openings.set(reply, what);
  return reply;
}

/** The calls that a provider's script makes from the shop's page itself, not from the bank's frame. */
const pageCalls = ['/stripe/v1/', '/opayo/api/v1/card-identifiers', '/ryft/v1/payment-sessions'];

export function allowShopPages(app: FastifyInstance, shopOrigins: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined || !shopOrigins.includes(origin)) return;
    if (!pageCalls.some((path) => request.url.startsWith(path))) return;
    void reply.headers({ 'access-control-allow-origin': origin, vary: 'origin' });
    if (request.method !== 'OPTIONS') return;
    return reply
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'authorization, content-type',
      })
      .code(204)
      .send();
  });
}
