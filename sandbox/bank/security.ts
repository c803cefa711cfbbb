import type { FastifyInstance, FastifyReply } from 'fastify';

type Openings = {
  /** Where the page's forms may go, and what it may call. */
  readonly formAction?: string;
  readonly connect?: string;
};

/** Nothing on a page of the bank's is loaded from elsewhere, and only the shop may frame it. */
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

/** Lets the page that is being answered send a form. */
export function open(reply: FastifyReply, what: Openings): FastifyReply {
  openings.set(reply, what);
  return reply;
}

/** The calls that a provider's script makes from the shop's page itself, not from a frame of the bank's. */
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
