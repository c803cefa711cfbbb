import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { furtherServer } from './furtherServer';
import { Caller, sharedHarness, type Harness } from './harness';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

/** Every control of a test, with a body that it would take. */
const controls = [
  ['GET', '/sandbox/outbox', undefined],
  ['GET', '/sandbox/records', undefined],
  ['GET', '/sandbox/ledger', undefined],
  ['POST', '/sandbox/reset', {}],
  ['POST', '/sandbox/reconcile', {}],
  ['POST', '/sandbox/offer', {}],
  ['POST', '/sandbox/end-sessions', {}],
  ['POST', '/sandbox/penalties', { email: 'amara@example.org', amount: 500, reason: 'x' }],
  ['POST', '/sandbox/membership', { email: 'amara@example.org' }],
  ['PUT', '/sandbox/faults', []],
  ['PUT', '/sandbox/settings', { clock: '2030-01-01T00:00:00.000Z' }],
  ['PUT', '/sandbox/places', { slot: '1', left: 0 }],
] as const;

describe.each<[string, Parameters<typeof furtherServer>[1]]>([
  ['in production', { environment: 'production' }],
  ['that is told to have none', { server: { testControls: false } }],
])('a server %s', (_, config) => {
  let server: FastifyInstance;
  beforeAll(async () => {
    server = await furtherServer(harness, config);
  });
  afterAll(async () => {
    await harness.db.deleteFrom('tries').where('test_id', '=', '').execute();
    await server.close();
  });

  it.each(controls)('has no %s %s', async (method, url, payload) => {
    const { statusCode, body } = await server.inject({ method, url, ...(payload === undefined ? {} : { payload }) });
    expect(statusCode).toBe(404);
    expect(body).not.toContain('@example.org');
  });

  it('takes nobody for a test, by header or by cookie', async () => {
    const test = await harness.caller();
    await test.put('/sandbox/faults', [{ method: 'GET', path: '/api/client', status: 503, times: 9 }]);
    const fresh = { first_name: 'Wren', last_name: 'Hale', email: 'wren@example.org' };
    await harness.db.updateTable('customers').set({ email: fresh.email }).where('test_id', '=', test.testId).execute();
    const login = { username: fresh.email, password: 'Sculling1!' };
    for (const headers of [{ 'x-sandbox-test': test.testId }, { cookie: `sandbox_test=${test.testId}` }]) {
      expect((await server.inject({ url: '/api/client', headers })).statusCode).toBe(200);
      const url = '/api/auth/customer/login';
      expect((await server.inject({ method: 'POST', url, headers, payload: login })).statusCode).toBe(422);
    }
  });

  it('counts tries together, whatever test they name', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      const stranger = new Caller(
        (options) => server.inject({ ...options, remoteAddress: '203.0.113.9' }),
        `t-${index}`,
      );
      statuses.push((await stranger.logIn('nobody@example.org', 'Wrong-1!')).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });

  it('still takes reports of its content policy', async () => {
    const headers = { 'content-type': 'application/csp-report' };
    const sent = { method: 'POST', url: '/sandbox/csp-reports', headers, payload: '{}' } as const;
    expect((await server.inject(sent)).statusCode).toBe(204);
  });
});

it.each(controls)('a server for tests has %s %s', (method, url) => {
  expect(harness.app.hasRoute({ method, url })).toBe(true);
});
