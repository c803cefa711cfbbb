import { createServer as createHttpServer } from 'node:http';
import { connect, createServer, type Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { selfSigned } from '../support/certificate';
import { freePorts, startSandbox, type SandboxProcess } from '../support/sandboxProcess';

const running: SandboxProcess[] = [];
const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((sandbox) => sandbox.stop()));
  for (const server of servers.splice(0)) server.close();
});

/** Another address of this machine than the one that the server listens at by itself. */
const host = '127.0.0.2';

function takes(address: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, address);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/** Starts a server at that address, and waits until it is ready. */
async function start(port: number, env: Readonly<Record<string, string>>): Promise<SandboxProcess> {
  const sandbox = await startSandbox({ VENUES: '5', PORT: String(port), HOST: host, ...env });
  running.push(sandbox);
  const serves = async (): Promise<void> => {
    while (!(await takes(host, port))) await delay(200);
  };
  const ends = sandbox.ended.then(({ output }) => Promise.reject(new Error(`The server ended: ${output}`)));
  await Promise.race([serves(), ends]);
  return sandbox;
}

describe('HOST', { timeout: 90_000 }, () => {
  it('is the address of the sites, by https too, and of the measures: nothing is served at another', async () => {
    const port = await freePorts();
    const sandbox = await start(port, { ...selfSigned(), METRICS_PORT: String(port + 4) });
    const own = [port, port + 2, port + 3, port + 4];
    await expect.poll(() => takes(host, port + 3), { timeout: 20_000 }).toBe(true);
    expect(await Promise.all(own.map((each) => takes(host, each))), sandbox.output()).toEqual(own.map(() => true));
    expect(await Promise.all(own.map((each) => takes('127.0.0.1', each)))).toEqual(own.map(() => false));
    expect(await takes('127.0.0.1', port + 1), 'the bank is for this machine alone').toBe(true);
  });

  it('is where a port must be free', async () => {
    const port = await freePorts();
    const taken = createServer().listen(port, host);
    servers.push(taken);
    const sandbox = await startSandbox({ VENUES: '5', PORT: String(port), HOST: host });
    running.push(sandbox);
    const { code, output } = await sandbox.ended;
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is taken.`);
  });
});

describe('BANK_HOST', { timeout: 90_000 }, () => {
  it('is where the bank is asked', async () => {
    const port = await freePorts();
    const asked: string[] = [];
    const bank = createHttpServer((request, response) => {
      asked.push(request.url ?? '');
      response.setHeader('content-type', 'application/json').end('[]');
    }).listen(port + 1, host);
    servers.push(bank);
    await start(port, { BANK_HOST: host, BANK_PORT: String(port + 1) });
    await fetch(`http://${host}:${port}/sandbox/ledger`);
    expect(asked).toContain('/ledger');
  });
});
