import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { Failure } from './failure';

/** The settings that the server reads from environment variables. */
export type Environment = {
  readonly port: number;
  /** The address at which the server listens: this machine's own, unless a container's proxy has to reach it. */
  readonly host: string;
  /** The host of a bank that already runs. */
  readonly bankHost: string;
  /**
   * The port of a bank that already runs. Without it, the server starts a bank on the port after its
   * own.
   */
  readonly bankPort: number | undefined;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly venues: number;
  /** The folder from which journeys are served; the project's own when left out. */
  readonly journeysDir: string | undefined;
  /** A JSON file whose settings override the server's own config. */
  readonly configFile: string | undefined;
  /** The port of this machine at which the server's measures are served; without it they are not made. */
  readonly metricsPort: number | undefined;
  /** The seconds for which a server that was told to stop still serves, so that a proxy sees that it is not ready. */
  readonly drainSeconds: number;
  /** A certificate and its key, as PEM, for https. Without them the server speaks http. */
  readonly tls: Certificate | undefined;
};

export type Certificate = { readonly cert: string; readonly key: string };

/** Throws a `Failure` that names the variable and says what to put there. */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const port = wholeNumber(env, 'PORT', [1, 65_534]) ?? 4000;
  const venues = wholeNumber(env, 'VENUES', [0, 100_000]) ?? 60;
  const bankPort = wholeNumber(env, 'BANK_PORT', [1, 65_535]);
  const dataDir = resolve(env.DATA_DIR || '.data');
  if (statSync(dataDir, { throwIfNoEntry: false })?.isFile()) {
    throw new Failure(`DATA_DIR: ${dataDir} is a file. Set DATA_DIR to a folder, or move the file away.`);
  }
  if (env.BANK_HOST && bankPort === undefined)
    throw new Failure(`BANK_HOST: set BANK_PORT too, the port of the bank at ${env.BANK_HOST}.`);
  return {
    port,
    host: env.HOST || '127.0.0.1',
    bankPort,
    bankHost: env.BANK_HOST || '127.0.0.1',
    venues,
    dataDir,
    databaseUrl: env.DATABASE_URL || undefined,
    journeysDir: env.JOURNEYS_DIR || undefined,
    configFile: env.CONFIG || undefined,
    metricsPort: wholeNumber(env, 'METRICS_PORT', [1, 65_535]),
    drainSeconds: wholeNumber(env, 'DRAIN_SECONDS', [0, 600]) ?? 0,
    tls: env.TLS_CERT || env.TLS_KEY ? { cert: pem(env, 'TLS_CERT'), key: pem(env, 'TLS_KEY') } : undefined,
  };
}

function pem(env: NodeJS.ProcessEnv, name: string): string {
  try {
    return readFileSync(env[name] ?? '', 'utf8');
  } catch {
    throw new Failure(
      `${name}: there is no file "${env[name] ?? ''}" that can be read. Set both TLS_CERT and TLS_KEY.`,
    );
  }
}

function wholeNumber(env: NodeJS.ProcessEnv, name: string, [from, to]: readonly [number, number]): number | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  const number = Number(text);
  if (Number.isInteger(number) && number >= from && number <= to) return number;
  throw new Failure(`${name} must be a whole number from ${from} to ${to}, not "${text}".`);
}
