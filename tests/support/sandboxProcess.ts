import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shortLivedServer } from './serverBundle';

export type Ended = { readonly code: number | null; readonly output: string };
export type SandboxProcess = {
  readonly port: number;
  /** Resolves once the server responds; rejects if the process ends first. */
  readonly ready: Promise<void>;
  readonly ended: Promise<Ended>;
  /** Returns the process's output so far. */
  output(): string;
  stop(): Promise<void>;
};

export function newFolder(name: string): string {
  return mkdtempSync(join(tmpdir(), `joinery-${name}-`));
}

/** Returns a free port whose successor is free as well, for the bank. */
export async function freePorts(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 20_000);
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** A config with which the server lets one address have all of it, as tests do. */
export const manyCallers = 'tests/support/manyCallers.json';

/** Starts the operator's server as a separate process, with a new data folder unless `env` names one. */
export async function startSandbox(env: Readonly<Record<string, string>> = {}): Promise<SandboxProcess> {
  const port = Number(env.PORT ?? (await freePorts()));
  const child = spawn(process.execPath, shortLivedServer(), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      CONFIG: manyCallers,
      PORT: String(port),
      DATA_DIR: env.DATA_DIR ?? newFolder('sandbox'),
      ...env,
    },
  });
  let output = '';
  const collect = (chunk: Buffer): void => void (output += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, output })));
  const ready = Promise.race([
    serving(port, child),
    ended.then(({ output: said }) => Promise.reject(new Error(`The sandbox ended: ${said}`))),
  ]);
  ready.catch(() => undefined); // a test may wait for `ended` alone
  return {
    port,
    ready,
    ended,
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function serving(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/client`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
