import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { testIdOf } from '../contract/testId';
import { loadSettings } from '../contract/settings';
import type { Database } from '../database/database';
import { Failure } from '../setup/failure';
import { consentCookieName, readConsent } from '../../src/ground/core/consent';
import { parseSelectedVenues, venueCookieName } from '../../src/ground/core/selectedVenues';
import { titleOf } from '../../src/ground/core/titles';
import { venueOfPage } from '../../src/ground/core/venueOfPage';
import type { Config } from '../../schemas/generated/config';
import { withSettings } from './config';
import { challengeFramePolicy, contentSecurityPolicy, securityHeaders, workerPolicy } from './headers';
import { operatorPage } from './operatorPages';
import type { JourneyPress, SiteFolders } from './JourneyPress';
import { serveJourneysPage } from './journeysPage';
import { inline, titled } from './page';
import { hasPage } from './pages';
import { partnerPage, partnerScript, partnerStyle } from './partner';
import { tagScript, tagScriptPath } from './tagStandIn';
import { nameOf, themeOf } from '../catalogue/venueTheme';

/** The folder of logos and pictures for the seeded themes. */
const images = fileURLToPath(new URL('images', import.meta.url));

export type SiteParts = { readonly config: Config; readonly folders: SiteFolders; readonly journeys: JourneyPress };

/** Serves the built page on every site, the journeys as they last passed their check, and the operator's own pages. */
export async function serveSite(
  app: FastifyInstance,
  db: Database,
  { config, folders, journeys }: SiteParts,
): Promise<void> {
  const indexFile = join(folders.dist, 'index.html');
  if (!existsSync(indexFile))
    throw new Failure(`There is no built page in ${folders.dist}. Run \`npm run build\` first.`);
  const index = readFileSync(indexFile, 'utf8');

  await app.register(fastifyStatic, {
    root: join(folders.dist, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
  });

  serveChallengeFrame(app, config, folders);
  servePassWorker(app, folders);
  serveJourneys(app, journeys);
  serveJourneysPage(app, journeys, folders);
  await serveOperatorPages(app);
  servePartner(app, config);
  serveSheet(app, config, folders);
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain').send('User-agent: *\nDisallow: /api/\n'));
  app.setNotFoundHandler((request, reply) => servePage(request, reply, db, { config, index }));
}

/** Serves the page in the frame that brings a customer to the bank's challenge. */
function serveChallengeFrame(app: FastifyInstance, config: Config, { dist }: SiteFolders): void {
  const challengeFrame = readFileSync(join(dist, 'sca-frame.html'), 'utf8');
  app.get('/sca-frame', (_request, reply) =>
    reply
      .headers({ 'content-security-policy': challengeFramePolicy(config), 'x-content-type-options': 'nosniff' })
      .type('text/html; charset=utf-8')
      .send(challengeFrame),
  );
}

/** Serves the worker that shows a member's kept pass without a connection. Browsers ask for it again by themselves. */
function servePassWorker(app: FastifyInstance, { dist }: SiteFolders): void {
  const worker = readFileSync(join(dist, 'pass-worker.js'), 'utf8');
  app.get('/pass-worker.js', (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': workerPolicy })
      .type('text/javascript; charset=utf-8')
      .send(worker),
  );
}

/** Serves the journeys as they last passed their check. */
function serveJourneys(app: FastifyInstance, journeys: JourneyPress): void {
  app.addHook('onClose', journeys.watch());
  app.get('/journeys/:file', async (request, reply) => {
    const { file } = request.params as { file: string };
    if (!/^[a-z][a-z0-9-]*\.json$/.test(file)) return reply.callNotFound();
    const stamped = await journeys.current(file);
    if (!stamped) return reply.code(404).send({ message: 'There is no such journey.' });
    return reply.header('cache-control', 'no-cache').send(stamped);
  });
}

async function serveOperatorPages(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, { root: images, prefix: '/operator/images/', decorateReply: false });
  app.get('/operator/:page', (request, reply) => {
    const html = operatorPage((request.params as { page: string }).page);
    return html === undefined ? reply.callNotFound() : reply.type('text/html; charset=utf-8').send(html);
  });
}

/** Serves a page of another site that shows the product in a frame, and the script that stands in for a tag manager. */
function servePartner(app: FastifyInstance, config: Config): void {
  app.get(tagScriptPath, (request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(tagScript((request.query as { id?: string }).id ?? '')),
  );

  const partnerFiles = { 'partner.css': ['text/css', partnerStyle], 'partner.js': ['text/javascript', partnerScript] };
  for (const [name, [type = '', text]] of Object.entries(partnerFiles))
    app.get(`/sandbox/${name}`, (_request, reply) => reply.type(`${type}; charset=utf-8`).send(text));
  app.get('/sandbox/partner', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(partnerPage(`${config.sites['online-joining']?.url ?? ''}/?embedded=true`)),
  );
}

/** Serves the component sheet for designers. */
function serveSheet(app: FastifyInstance, config: Config, { dist }: SiteFolders): void {
  const sheet = readFileSync(join(dist, 'sheet.html'), 'utf8');
  app.get('/sandbox/components', (request, reply) =>
    reply
      .headers({ ...securityHeaders, 'content-security-policy': contentSecurityPolicy(request.url, config) })
      .type('text/html; charset=utf-8')
      .send(sheet),
  );
}

/** The paths at which no page is: those of calls and files, and whatever is named like a file. */
const noPage = /^\/(?:api|sandbox|assets|journeys)(?:\/|$)|\.\w{1,10}$/;

/** Returns the address that a request asks for, whose path may begin with several slashes. */
function addressOf({ url }: FastifyRequest): URL {
  return new URL(`http://page${url.startsWith('/') ? url : '/'}`);
}

async function servePage(
  request: FastifyRequest,
  reply: FastifyReply,
  db: Database,
  { config: base, index }: { readonly config: Config; readonly index: string },
): Promise<FastifyReply> {
  const url = addressOf(request);
  const { pathname } = url;
  const isPage = ['GET', 'HEAD'].includes(request.method) && !noPage.test(pathname);
  if (!isPage) return reply.code(404).send({ message: 'Unable to complete request, item not found.' });
  const app = appOf(request, base);
  if (app === undefined) return reply.code(421).type('text/plain').send('There is no site at this address.\n');
  // The policy depends on the path, and the page's router accepts other spellings of it.
  if (pathname !== '/checkout' && /^\/checkout\/?$/i.test(pathname)) return reply.redirect(`/checkout${url.search}`);
  const settings = await loadSettings(db, testIdOf(request));
  const config = withSettings(base, settings);
  const venue = shownVenue(request, config);
  const name = await nameOf(db, venue);
  const blocks = {
    config,
    ...(settings.themeInlined ? { theme: await themeOf(db, venue), venue: venue ?? null } : {}),
    ...(name === undefined ? {} : { 'venue-name': name }),
  };
  const agreed = readConsent(request.cookies[consentCookieName(config.cookies.prefix)]) === 'yes';
  return reply
    .code(hasPage(app, pathname) ? 200 : 404)
    .headers({
      ...securityHeaders,
      'content-security-policy': contentSecurityPolicy(pathname, config, { agreed, reportUri: '/sandbox/csp-reports' }),
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(inline(titled(index, `${config.appName} | ${titleOf(app, pathname)}`), blocks));
}

/**
 * Returns the app of the site that a request asks for, by its host; undefined for a host that is none of the operator's.
 * This machine itself has the joining site.
 */
function appOf({ hostname }: FastifyRequest, { sites }: Config): Config['sites'][string]['app'] | undefined {
  if (/^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)) return 'online-joining';
  return Object.values(sites).find(({ url }) => new URL(url).hostname === hostname)?.app;
}

/** Returns the slug of the venue in whose theme the page is drawn, by the page's own rule. */
function shownVenue(request: FastifyRequest, { sites, cookies }: Config): string | undefined {
  const { pathname, search } = addressOf(request);
  const app = sites[request.hostname.split('.')[0] ?? '']?.app ?? 'online-joining';
  const [selected] = parseSelectedVenues(request.cookies[venueCookieName(cookies.prefix)]);
  return venueOfPage({ app, path: pathname, search, selected });
}
