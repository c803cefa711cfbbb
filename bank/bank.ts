import Fastify, { type FastifyInstance } from 'fastify';
import { Faults } from './faults/Faults';
import { faultHooks } from './faults/faultHooks';
import { faultRoutes } from './faults/routes';
import { Ledger } from './books/ledger';
import { opayoRoutes } from './opayo/routes';
import { pageRoutes } from './page/pageRoutes';
import { answerRefusals } from './wire/Refusal';
import { ryftRoutes } from './ryft/routes';
import { rememberScope, takeScope } from './wire/scope';
import { allowShopPages, securePages } from './wire/security';
import { stripeRoutes } from './stripe/routes';

export type BankSettings = {
  readonly ledgerFile: string;
  /** The address at which browsers reach the bank. */
  readonly publicUrl: string;
  readonly stripeSecret: string;
  /** The origins whose pages may frame the bank's pages and make the calls that are meant for pages. */
  readonly shopOrigins: readonly string[];
  /** The lifetime of Opayo's merchant session keys, in seconds. */
  readonly sessionKeySeconds: number;
};

/** Builds the bank's server: three payment providers over one ledger. */
export async function createBank(settings: BankSettings): Promise<FastifyInstance> {
  const { ledgerFile, publicUrl, stripeSecret, shopOrigins, sessionKeySeconds } = settings;
  const app = Fastify({ logger: false, forceCloseConnections: true, rewriteUrl: takeScope });
  const ledger = new Ledger(ledgerFile);
  const faults = new Faults();

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  answerRefusals(app);
  securePages(app, shopOrigins);
  allowShopPages(app, shopOrigins);
  rememberScope(app);
  faultHooks(app, faults);

  faultRoutes(app, faults);
  app.get<{ Querystring: { scope?: string } }>('/ledger', ({ query }) =>
    query.scope === undefined ? ledger.entries : ledger.ofScope(query.scope),
  );
  await pageRoutes(app);
  await app.register(
    async (stripe) => stripeRoutes(stripe, ledger, { secret: stripeSecret, publishable: 'pk_test_sandbox' }),
    { prefix: '/stripe' },
  );
  await app.register(async (opayo) => opayoRoutes(opayo, ledger, sessionKeySeconds, publicUrl), { prefix: '/opayo' });
  await app.register(async (ryft) => ryftRoutes(ryft, ledger), { prefix: '/ryft' });
  return app;
}
