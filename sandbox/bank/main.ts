import { join } from 'node:path';
import Fastify from 'fastify';
import { Ledger } from './ledger';
import { stripeRoutes } from './stripe/routes';

/** The bank: a process of its own with its own books, on another site than the shop. */
const { BANK_PORT = '4001', BANK_DIR = '.data/bank', BANK_SECRET = 'sk_test_sandbox', SHOP_ORIGINS = '' } = process.env;

const app = Fastify({ logger: false, forceCloseConnections: true });
const ledger = new Ledger(join(BANK_DIR, 'ledger.jsonl'));
const frameAncestors = SHOP_ORIGINS === '' ? "'none'" : SHOP_ORIGINS;

app.addHook('onSend', async (_request, reply) => {
  void reply.headers({
    'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-ancestors ${frameAncestors}; base-uri 'none'; form-action 'none'`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
});

app.get('/ledger', () => ledger.entries);
await stripeRoutes(app, ledger, { secret: BANK_SECRET, publishable: 'pk_test_sandbox' });
await app.listen({ port: Number(BANK_PORT), host: '127.0.0.1' });
process.send?.('ready');

const stop = (): void => void app.close().then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
process.once('disconnect', stop);
