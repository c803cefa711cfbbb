import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../schemas/generated/config';
import { keepForgetting } from './api/forgetAnswers';
import { keepErasing } from './account/deletion/eraseRecords';
import { adviceOnSigners, readSigners } from './account/wallet/readSigners';
import { walletNames, type WalletSigners } from './account/wallet/WalletSigners';
import { usualLimits } from './api/Turns';
import { createOperatorServer } from './app';
import { keepOffering } from './bookings/waiting/keepOffering';
import { openDatabase, type Database } from './database/database';
import { readEnvironment, type Certificate, type Environment } from './setup/environment';
import { Failure } from './setup/failure';
import { measureRequests, observe, serveMetrics } from './setup/metrics';
import { programArguments } from './setup/programs';
import { openAttempts } from './payments/attempts';
import type { Providers } from './payments/provider';
import { keepReconciling } from './payments/reconcile';
import { sandboxProviders } from './payments/providers/sandbox';
import { shops } from './shops';
import { seed } from './seed/seed';
import { sandboxConfig } from './site/config';
import { adviceOn, readConfigFile } from './site/configFile';
import { serveHealth } from './site/health';
import type { SiteFolders } from './site/JourneyPress';
import { bankUrl, partnerUrl, siteLabels, siteUrl, type Scheme } from './setup/hosts';
import { serveTls, serveTlsItself } from './site/tlsFront';
import { welcome } from './welcome';

/** The longest that a request may go on once the server takes no new ones, in milliseconds: longer than a bank may take. */
const longestRequestMs = 30_000;

/** The address of the bank that the server starts: for this machine alone, whoever the sites are open to. */
const ownBankHost = '127.0.0.1';

const root = fileURLToPath(new URL('../', import.meta.url));

/** The protocol and ports at which browsers reach the sites and the bank. */
type Public = { readonly scheme: Scheme; readonly port: number; readonly bankPort: number };

async function start(): Promise<void> {
  const environment = readEnvironment(process.env);
  const { port, host, dataDir, databaseUrl, drainSeconds, tls } = environment;
  const bankPort = environment.bankPort ?? port + 1;
  const found: Public = tls
    ? { scheme: 'https', port: port + 2, bankPort: port + 3 }
    : { scheme: 'http', port, bankPort };
  const { config, wallets } = readConfig(environment, found);
  await Promise.all([port, ...(tls ? [found.port, found.bankPort] : [])].map((each) => assertFree(each, host)));
  if (environment.bankPort === undefined) await assertFree(bankPort, ownBankHost);
  mkdirSync(dataDir, { recursive: true });
  const database = await openDatabase({ folder: dataDir, ...(databaseUrl === undefined ? {} : { url: databaseUrl }) });
  await seed(database.db, environment.venues);
  const bank = environment.bankPort === undefined ? await keepBank(environment, found) : undefined;
  const bankApiUrl = `http://${environment.bankHost}:${bankPort}`;
  const providers = sandboxProviders(bankApiUrl, bankUrl(found.bankPort, found.scheme));
  const app = await createOperatorServer({
    db: database.db,
    port: found.port,
    scheme: found.scheme,
    bankApiUrl,
    providers,
    site: { folders: foldersOf(environment), config },
    logFile: join(dataDir, 'requests.log'),
    perCaller: { ...usualLimits, ...config.server?.perCaller },
    wallets,
  });
  const health = serveHealth(app, database.db);
  const stopMetrics = await startMetrics(environment, app, database.db);
  await app.listen({ port, host });
  const fronts = tls ? await openFronts(tls, { ...found, host }, app.server, bankPort) : [];
  const stopJobs = startJobs(database.db, providers);
  const advice = [adviceOn(config), adviceOnSigners(wallets, new Date())].filter((each) => each !== undefined);
  console.log(welcome(found.port, found.scheme, advice));

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    health.drain();
    await delay(drainSeconds * 1000);
    stopJobs();
    // Connections that are still open after that are cut off: settling finds what became of their payments.
    const cutOff = setTimeout(() => app.server.closeAllConnections(), longestRequestMs);
    const [ended] = fronts.map((stopFront) => stopFront());
    await Promise.all([app.close(), ended]); // what came by https is the front's, and the server does not wait for it
    clearTimeout(cutOff);
    bank?.stop(); // last, since requests under way ask it
    await stopMetrics?.();
    await database.close();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
}

type Configured = { readonly config: Config; readonly wallets: WalletSigners };

/** Reads the config file, if there is one, and the certificates that it names. The page is told of their wallets alone. */
function readConfig({ configFile }: Environment, { port, bankPort, scheme }: Public): Configured {
  const ownConfig = sandboxConfig(port, bankPort, scheme);
  if (configFile === undefined) return { config: ownConfig, wallets: {} };
  const config = readConfigFile(configFile, ownConfig);
  const wallets = readSigners(config.server?.walletPasses ?? {}, dirname(configFile));
  return { config: { ...config, wallets: walletNames.filter((name) => wallets[name]) }, wallets };
}

function foldersOf({ dataDir, journeysDir = join(root, 'journeys') }: Environment): SiteFolders {
  return { dist: join(root, 'dist'), journeys: journeysDir, published: join(dataDir, 'journeys') };
}

/** Starts the jobs: settling open payments, offering free places to those who wait, and erasing old records and answers. */
function startJobs(db: Database, providers: Providers): () => void {
  const log = (line: string): void => console.log(line);
  const stops = [
    keepReconciling({ db, providers, shops }, log),
    keepOffering(db, log),
    keepErasing(db, log),
    keepForgetting(db, log),
  ];
  return () => stops.forEach((stop) => stop());
}

async function startMetrics(
  { metricsPort, host }: Environment,
  app: FastifyInstance,
  db: Database,
): Promise<(() => Promise<void>) | undefined> {
  if (metricsPort === undefined) return undefined;
  const stop = await serveMetrics({ port: metricsPort, host });
  measureRequests(app);
  observe('joinery.payment.open', 'Payments in which money may be held or taken, by state', () => openAttempts(db));
  return stop;
}

/** Serves the sites and the bank by https. Returns what stops that. */
async function openFronts(
  tls: Certificate,
  { host, port, bankPort }: Public & Pick<Environment, 'host'>,
  own: Server,
  bank: number,
) {
  return [await serveTlsItself(tls, { host, port }, own), await serveTls(tls, { host, port: bankPort }, bank)];
}

/**
 * Starts the bank as a process of its own, so that it shares nothing but HTTP with the shop. A bank that dies is
 * started again.
 */
async function keepBank(environment: Environment, found: Public): Promise<{ readonly stop: () => void }> {
  let stopped = false;
  let bank = await startBank(environment, found);
  const restart = (): void => {
    if (stopped) return;
    console.error('The bank stopped; it is started again.');
    startBank(environment, found)
      .then((next) => {
        bank = next;
        if (stopped) next.kill('SIGTERM');
        else next.once('exit', restart);
      })
      .catch((error: unknown) => console.error(String(error)));
  };
  bank.once('exit', restart);
  return {
    stop() {
      stopped = true;
      bank.kill('SIGTERM');
    },
  };
}

function startBank({ port, dataDir }: Environment, found: Public): Promise<ChildProcess> {
  const bank = spawn(process.execPath, programArguments('bank/main.ts'), {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      HOST: ownBankHost,
      BANK_PORT: String(port + 1),
      BANK_DIR: join(dataDir, 'bank'),
      BANK_SECRET: 'sk_test_sandbox',
      BANK_PUBLIC_URL: bankUrl(found.bankPort, found.scheme),
      SHOP_ORIGINS: shopOrigins(found).join(' '),
    },
  });
  return new Promise((resolve, reject) => {
    bank.once('message', () => resolve(bank));
    bank.once('exit', (code) => reject(new Failure(`The bank's process did not start (exit code ${code}).`)));
  });
}

function shopOrigins({ port, scheme }: Public): readonly string[] {
  return [...siteLabels.map((label) => siteUrl(label, port, scheme)), partnerUrl(port, scheme)];
}

async function assertFree(port: number, host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () =>
      reject(new Failure(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 100} npm start`)),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

try {
  await start();
} catch (error) {
  console.error(error instanceof Failure ? error.message : error);
  process.exit(1);
}
