import { cpSync, rmSync } from 'node:fs';
import { get as getByHttp, type IncomingMessage } from 'node:http';
import { get as getByHttps } from 'node:https';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { selfSigned } from '../support/certificate';
import { freePorts, newFolder, startSandbox, type SandboxProcess } from '../support/sandboxProcess';

const running: SandboxProcess[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((sandbox) => sandbox.stop()));
});

async function start(env: Readonly<Record<string, string>> = {}): Promise<SandboxProcess> {
  const sandbox = await startSandbox({ VENUES: '5', ...env });
  running.push(sandbox);
  await sandbox.ready;
  return sandbox;
}

const urlOf = ({ port }: SandboxProcess, path: string): string => `http://127.0.0.1:${port}${path}`;

async function healthOf(sandbox: SandboxProcess, path: '/health' | '/ready'): Promise<readonly unknown[]> {
  const response = await fetch(urlOf(sandbox, path));
  const said: unknown = await response.json();
  return [response.status, said];
}

async function write(sandbox: SandboxProcess, method: 'PUT' | 'POST', path: string, body: unknown, testId = '') {
  const headers = { 'content-type': 'application/json', ...(testId === '' ? {} : { 'x-sandbox-test': testId }) };
  return fetch(urlOf(sandbox, path), { method, headers, body: JSON.stringify(body) });
}

/** Asks for the client's record by http, or by https at the second port after the server's own. */
function statusOf(scheme: 'http' | 'https', { port }: SandboxProcess, testId: string): Promise<number | undefined> {
  const headers = { 'x-sandbox-test': testId };
  return new Promise((resolve, reject) => {
    const heard = ({ statusCode }: IncomingMessage): void => resolve(statusCode);
    const [ask, at] = scheme === 'http' ? ([getByHttp, port] as const) : ([getByHttps, port + 2] as const);
    ask({ host: '127.0.0.1', port: at, path: '/api/client', headers, rejectUnauthorized: false }, heard).on(
      'error',
      reject,
    );
  });
}

describe('a server that is told to stop', { timeout: 60_000 }, () => {
  it('says that it is alive and ready until then, and serves on while others see that it is not ready any more', async () => {
    const sandbox = await start({ DRAIN_SECONDS: '2' });
    expect(await healthOf(sandbox, '/health')).toEqual([200, { status: 'alive' }]);
    expect(await healthOf(sandbox, '/ready')).toEqual([200, { status: 'ready' }]);
    const stopped = sandbox.stop();
    await expect.poll(() => healthOf(sandbox, '/ready')).toEqual([503, { status: 'draining' }]);
    expect(await healthOf(sandbox, '/health')).toEqual([200, { status: 'alive' }]);
    expect((await fetch(urlOf(sandbox, '/api/client'))).status).toBe(200);
    await stopped;
    expect((await sandbox.ended).code).toBe(0);
  });

  it.each([
    ['http', {}],
    ['https', selfSigned()],
  ] as const)('answers the requests that are under way by %s', async (scheme, certificate) => {
    const sandbox = await start(certificate);
    const testId = 'stopping';
    const slow = [{ method: 'GET', path: '/api/client', delayMs: 1500 }];
    expect((await write(sandbox, 'PUT', '/sandbox/faults', slow, testId)).ok).toBe(true);
    const asked = statusOf(scheme, sandbox, testId);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const stopped = sandbox.stop();
    expect(await asked).toBe(200);
    await stopped;
    expect((await sandbox.ended).code).toBe(0);
  });
});

describe('the measures of a server', { timeout: 60_000 }, () => {
  it('are served at a port of their own, by route and without an address', async () => {
    const metricsPort = await freePorts();
    const sandbox = await start({ METRICS_PORT: String(metricsPort) });
    await fetch(urlOf(sandbox, '/api/orders/11111111-1111-4111-8111-111111111111'));
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const line = /^http_server_request_duration_count\{.*http_route="\/api\/orders\/:orderId".*\} 1$/m.exec(text);
    expect(line?.[0]).toContain('http_response_status_code="401"');
    expect(text).not.toContain('11111111-1111-4111-8111-111111111111');
    expect(text, 'no page has reported anything').not.toContain('joinery_web_vital');
    expect(text).toMatch(/^joinery_payment_open\{.*state="authorised".*\} 0$/m);
    expect((await fetch(urlOf(sandbox, '/metrics'))).headers.get('content-type'), 'the sites have none').toMatch(
      /html/,
    );
  });
});

describe('how fast pages are', { timeout: 60_000 }, () => {
  it('is measured by the kind of page, and by nothing that a visitor can make up', async () => {
    const metricsPort = await freePorts();
    const sandbox = await start({ METRICS_PORT: String(metricsPort) });
    const report = async (body: object): Promise<number> => (await write(sandbox, 'POST', '/api/vitals', body)).status;
    const page = { site: 'bookings', screen: 'Book an activity' };
    expect(await report({ ...page, lcp_ms: 1800, inp_ms: 120, cls: 0.02 })).toBe(200);
    expect(await report({ ...page, lcp_ms: 4100 })).toBe(200);
    expect(await report({ site: 'bookings', screen: 'Amara Okafor’s page', cls: 0 })).toBe(200);
    expect(await report({ ...page, lcp_ms: -1 })).toBe(400);
    expect(await report({ ...page, email: 'amara@example.org' })).toBe(400);
    expect(await report({ ...page, screen: 'x'.repeat(2000) })).toBe(413);
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const own = 'site="bookings",screen="Book an activity"';
    expect(text).toMatch(new RegExp(`^joinery_web_vital_lcp_count\\{.*${own}.*\\} 2$`, 'm'));
    expect(text).toMatch(new RegExp(`^joinery_web_vital_lcp_bucket\\{.*${own}.*,le="2000"\\} 1`, 'm'));
    expect(text).toMatch(new RegExp(`^joinery_web_vital_inp_sum\\{.*${own}.*\\} 120$`, 'm'));
    expect(text).toMatch(/^joinery_web_vital_cls_count\{.*screen="Page not found".*\} 1$/m);
    expect(text).not.toContain('Amara');
  });
});

describe('a copy of the data folder of a stopped server', { timeout: 60_000 }, () => {
  it('has everything that was there when it was made', async () => {
    const folder = newFolder('data');
    const first = await start({ DATA_DIR: folder });
    const settings = { paidBookingDisabled: true };
    expect((await write(first, 'PUT', '/sandbox/settings', settings)).ok).toBe(true);
    await first.stop();
    const backup = join(newFolder('backup'), 'data');
    cpSync(folder, backup, { recursive: true });
    rmSync(folder, { recursive: true });
    const second = await start({ DATA_DIR: backup });
    const kept = await write(second, 'PUT', '/sandbox/settings', {});
    expect(await kept.json(), 'what an empty change leaves').toMatchObject(settings);
  });
});
