import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { Failure } from './failure';

/** What the sandbox takes from the environment. */
export type Environment = {
  readonly port: number;
  /** A bank that runs already, on this machine; when left out the sandbox starts one on the port after its own. */
  readonly bankPort: number | undefined;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly venues: number;
  /** Where journeys are served from; the project's own folder when left out. */
  readonly journeysDir: string | undefined;
  /** A JSON file whose settings stand over the sandbox's own config. */
  readonly configFile: string | undefined;
  /** A certificate and its key, as PEM, to serve browsers by https; by http when left out. */
  readonly tls: Certificate | undefined;
};

export type Certificate = { readonly cert: string; readonly key: string };

/** Throws a `Failure` that names the variable and says what to put there. */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const port = wholeNumber(env, 'PORT', 4000, 1, 65_534);
  const venues = wholeNumber(env, 'VENUES', 60, 0, 100_000);
  const bankPort = env.BANK_PORT ? wholeNumber(env, 'BANK_PORT', 4001, 1, 65_535) : undefined;
  const dataDir = resolve(env.DATA_DIR || '.data');
  if (statSync(dataDir, { throwIfNoEntry: false })?.isFile()) {
    throw new Failure(`DATA_DIR: ${dataDir} is a file. Set DATA_DIR to a folder, or move the file away.`);
  }
  return {
    port,
    bankPort,
    venues,
    dataDir,
    databaseUrl: env.DATABASE_URL || undefined,
    journeysDir: env.JOURNEYS_DIR || undefined,
    configFile: env.CONFIG || undefined,
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

function wholeNumber(env: NodeJS.ProcessEnv, name: string, otherwise: number, from: number, to: number): number {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  const number = Number(text);
  if (Number.isInteger(number) && number >= from && number <= to) return number;
  throw new Failure(`${name} must be a whole number from ${from} to ${to}, not "${text}".`);
}
