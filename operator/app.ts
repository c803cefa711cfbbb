import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { accountCalls } from './api/account';
import { activityCalls } from './api/activities';
import { authCalls } from './api/auth';
import { basketCalls } from './api/basket';
import { checkoutCalls } from './api/checkout';
import { clientCalls } from './api/client';
import { followingCalls } from './api/following';
import { joiningCalls } from './api/joining';
import { journeyCalls } from './api/journeys';
import { limitCallers } from './api/limitCallers';
import { membershipCalls } from './api/memberships';
import { orderCalls } from './api/orders';
import { passkeyCalls } from './api/passkeys';
import { signInCalls } from './api/signIn';
import type { CallerLimits } from './api/Turns';
import { staffCalls } from './api/staff';
import { venueCalls } from './api/venues';
import { servePhotos } from './account/servePhotos';
import { serveApplePass, type Wallets } from './account/wallet/wallets';
import type { WalletSigners } from './account/wallet/WalletSigners';
import { ApiError, TooManyTries } from './contract/apiError';
import { believeNoTest } from './contract/testId';
import { registerCalls } from './api/register';
import { controls } from './controls/controls';
import { takePolicyReports } from './controls/policyReports';
import { applyFault } from './controls/faults';
import { standInSigners } from './controls/walletStandIn';
import { clearSessionCookies } from './customers/session/sessions';
import type { Database } from './database/database';
import { addressCalls } from './maps/addressCalls';
import { registerMaps } from './maps/routes';
import { sandboxAddresses } from './maps/sandboxAddresses';
import { challengeReturn, challengeReturnPath } from './payments/challengeReturn';
import type { Providers } from './payments/provider';
import type { Config } from '../schemas/generated/config';
import { siteLabels, siteUrl, type Scheme } from './setup/hosts';
import { loggedError } from './setup/loggedError';
import { neighbourhoodOf } from './setup/networkOf';
import { operator } from './setup/operator';
import { pathOf } from './setup/pathOf';
import { headersOf } from './site/headers';
import { JourneyPress, type SiteFolders } from './site/JourneyPress';
import { shops } from './shops';
import { serveSite } from './site/site';

export type ServerParts = {
  readonly db: Database;
  /** The port at which browsers reach the sites. */
  readonly port: number;
  readonly scheme?: Scheme;
  readonly bankApiUrl: string;
  readonly providers: Providers;
  /** Without it, only the API is served. */
  readonly site?: { readonly folders: SiteFolders; readonly config: Config };
  /** The file of the request log; without one nothing is logged. */
  readonly logFile?: string;
  /** The amount of the server that each caller can use; without it, as much as there is. */
  readonly perCaller?: CallerLimits;
  /** The certificates of the wallets to which members can add their pass; without them, to none. */
  readonly wallets?: WalletSigners;
};

/** Builds the operator's server with API, site and test controls. It does not listen yet. */
export async function createOperatorServer({
  db,
  port,
  scheme = 'http',
  bankApiUrl,
  providers,
  site,
  logFile,
  perCaller,
  wallets: signers = {},
}: ServerParts): Promise<FastifyInstance> {
  const { trustProxy, refundTo = 'card', identity } = site?.config.server ?? {};
  const isTested = hasTestControls(site?.config);
  const app = Fastify({
    forceCloseConnections: 'idle', // a payment under way is answered before the server stops
    ...(trustProxy === undefined ? {} : { trustProxy: [...trustProxy] }),
    bodyLimit: 1024 * 1024,
    genReqId: () => crypto.randomUUID(),
    logger: logFile === undefined ? false : loggerTo(logFile),
    // No hook runs for an address that cannot be read.
    frameworkErrors: (_error: unknown, { url }: FastifyRequest, reply: FastifyReply) => {
      void reply.code(400).headers(headersOf(url, scheme)).send({ message: unreadableText });
    },
  });
  await app.register(fastifyCookie);
  const own = new Set(siteLabels.map((label) => siteUrl(label, port, scheme)));

  receiveRequests(app, { own, scheme, perCaller, tests: isTested ? db : undefined });
  answerErrors(app);

  const journeys = site && new JourneyPress(site.folders, (report) => console.error(report));
  const savedCards = site?.config.flags.savedCardsEnabled ?? true;
  const wallets = walletsBy(signers, site?.config);
  const sellsOnline = site?.config.flags.onlineJoiningEnabled ?? true;
  registerCalls(app, db, {
    ...clientCalls,
    ...venueCalls,
    ...addressCalls(sandboxAddresses),
    ...membershipCalls,
    ...authCalls(siteUrl('my-account', port, scheme)),
    ...signInCalls(port, scheme),
    ...passkeyCalls([...own]),
    ...joiningCalls(sellsOnline),
    ...followingCalls(sellsOnline),
    ...checkoutCalls({ providers, shops, savedCards, sellsOnline }),
    ...orderCalls,
    ...accountCalls({ savedCards, port, scheme, providers, refundTo, identity, wallets }),
    ...activityCalls,
    ...basketCalls,
    ...staffCalls({ providers, refundTo }),
    ...journeyCalls(async () => (await journeys?.statuses()) ?? []),
  });
  servePhotos(app, db);
  serveApplePass(app, db, wallets);
  challengeReturn(app, db, providers, site?.config.embedding?.origins ?? []);
  registerMaps(app, db);
  if (isTested) controls(app, db, { bankApiUrl, providers, shops });
  if (site && journeys) await serveSite(app, db, { ...site, journeys });
  return app;
}

/** Reports whether tests may set what they need, and whoever is taken for one of them: never where customers are real. */
function hasTestControls(config: Config | undefined): boolean {
  return config?.environment !== 'production' && config?.server?.testControls !== false;
}

/** Returns the wallets of the operator's certificates. In the sandbox, a test's settings can ask for its own instead. */
function walletsBy(signers: WalletSigners, config: Config | undefined): Wallets {
  const isTested = hasTestControls(config);
  return {
    operator: config?.appName ?? operator.name,
    signers: ({ walletPasses = false }) => (isTested && walletPasses ? standInSigners() : signers),
  };
}

type Received = {
  readonly own: ReadonlySet<string>;
  readonly scheme: Scheme;
  readonly perCaller: CallerLimits | undefined;
  /** The database with the faults that tests have set; without it, nobody is taken for a test. */
  readonly tests: Database | undefined;
};

/** Decides of each request whether anything is done for it, before anything is. Takes browsers' reports of their own, too. */
function receiveRequests(app: FastifyInstance, { own, scheme, perCaller, tests }: Received): void {
  if (!tests) believeNoTest(app);
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-correlation-id', request.id);
    void reply.headers(headersOf(request.url, scheme));
    if (!request.url.startsWith(challengeReturnPath)) refuseForeignWrites(request, own);
  });
  if (perCaller) limitCallers(app, perCaller);
  if (tests) app.addHook('onRequest', (request, reply) => applyFault(tests, request, reply));
  takePolicyReports(app);
}

const unreadableText = 'The request could not be read.';

/**
 * Logs requests without cookies, tokens and what stands in their addresses, such as the place that somebody looks for or
 * the customer whom staff serve, and errors without what they quote.
 */
function loggerTo(file: string) {
  const req = (request: FastifyRequest) => ({
    method: request.method,
    path: routeOf(request),
    from: neighbourhoodOf(request.ip),
  });
  return { file, redact: ['req.headers.cookie', 'req.headers.authorization'], serializers: { req, err: loggedError } };
}

/** Returns the pattern of a request's path, `/api/orders/:id`; of the address of a page its beginning, `/centre`. */
function routeOf({ routeOptions, url }: FastifyRequest): string {
  return routeOptions.url ?? `/${pathOf(url).split('/')[1] ?? ''}`;
}

/** Answers every error in the shape of the contract. Errors of the server itself are logged and tell the customer nothing. */
function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof ApiError) {
      if (error.status === 401) clearSessionCookies(request, reply);
      if (error instanceof TooManyTries) void reply.header('retry-after', error.retryAfterS);
      const errors = Object.keys(error.errors).length > 0 ? { errors: error.errors } : {};
      if (isVisit(request)) return reply.code(error.status).type(plainText).send(`${error.message}\n`);
      return reply.code(error.status).send({ message: error.message, ...errors, ...error.marks });
    }
    const status = statusOf(error);
    if (status === 401) {
      clearSessionCookies(request, reply);
      return reply.code(401).send({ message: 'Please log in.' });
    }
    if (status === 413)
      return reply.code(413).send({ message: 'This is too big to send. Please choose a smaller file.' });
    if (status < 500) return reply.code(status).send({ message: unreadableText });
    request.log.error({ err: error }, 'The request failed.'); // without words of its own, a line has those of the error
    const message = 'Something has gone wrong, please try again.';
    return isVisit(request) ? reply.code(500).type(plainText).send(`${message}\n`) : reply.code(500).send({ message });
  });
}

const plainText = 'text/plain; charset=utf-8';

/** Reports whether a browser asks for a page to show, where a person reads the answer as it is. */
function isVisit({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-mode'] === 'navigate';
}

/** The calls that write although they are read by their method: it is the contract's, and so is what they write. */
const writesByGet: readonly string[] = ['/api/checkout/prepare'];

/** Refuses writes from pages of other sites, whatever cookies they carry. */
function refuseForeignWrites({ method, url, headers }: FastifyRequest, own: ReadonlySet<string>): void {
  const { origin, 'sec-fetch-site': from } = headers;
  const isRead = method === 'GET' || method === 'HEAD';
  const isOwn = isRead
    ? !writesByGet.includes(pathOf(url)) || from === undefined || from === 'same-origin'
    : origin === undefined || own.has(origin);
  if (!isOwn) throw new ApiError(403, 'Unauthorised.');
}

/** PostgreSQL's error codes for a text or number that it cannot store. The request is at fault, not the server. */
const unreadable = ['22003', '22021', '22P02', '22P05'];

/** The error code with which the database refuses to store anything for a customer whose account is deleted. */
const deletedCode = 'JY001';

function statusOf(error: unknown): number {
  if (!(error instanceof Error)) return 500;
  if ('code' in error && error.code === deletedCode) return 401;
  if ('code' in error && unreadable.includes(String(error.code))) return 400;
  return 'statusCode' in error ? Number(error.statusCode) : 500;
}
