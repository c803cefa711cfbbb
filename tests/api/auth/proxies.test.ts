import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { furtherServer } from '../furtherServer';
import { Caller, sharedHarness, type Harness } from '../harness';

const proxy = '10.1.2.3';
const login = 'amara@example.org';

let harness: Harness;
let trusting: FastifyInstance;
let plain: FastifyInstance;
beforeAll(async () => {
  harness = await sharedHarness();
  trusting = await furtherServer(harness, { server: { trustProxy: ['10.0.0.0/8'] } });
  plain = await furtherServer(harness, {});
});
afterAll(() => Promise.all([trusting.close(), plain.close()]));

/** Somebody whose requests come from `sender`, which says on whose behalf it sends them. */
function visitor(app: FastifyInstance, testId: string, sender: string, forwardedFor: string): Caller {
  return new Caller(
    ({ headers, ...options }) =>
      app.inject({
        ...options,
        remoteAddress: sender,
        headers: { ...headers, 'x-forwarded-for': forwardedFor },
      }),
    testId,
  );
}

/** Gives five wrong passwords, after which the next one has to wait. */
async function useUp(caller: Caller): Promise<void> {
  for (let tried = 0; tried < 5; tried += 1)
    expect(await caller.logIn(login, 'Sculling2!')).toMatchObject({ status: 422 });
  expect(await caller.logIn(login)).toMatchObject({ status: 429 });
}

describe('a server that is told of its proxy', () => {
  it('counts two visitors behind it apart, by what the proxy itself says of them', async () => {
    const { testId } = await harness.caller();
    await useUp(visitor(trusting, testId, proxy, '203.0.113.7'));
    // The proxy puts the sender's address behind what the sender claims.
    expect(await visitor(trusting, testId, proxy, '198.51.100.1, 203.0.113.7').logIn(login)).toMatchObject({
      status: 429,
    });
    expect(await visitor(trusting, testId, proxy, '203.0.113.8').logIn(login)).toMatchObject({ status: 200 });
  });

  it('believes nobody else: who sends to it directly is who they are', async () => {
    const { testId } = await harness.caller();
    const stranger = '192.0.2.44';
    await useUp(visitor(trusting, testId, stranger, '203.0.113.7'));
    expect(await visitor(trusting, testId, stranger, '203.0.113.8').logIn(login)).toMatchObject({ status: 429 });
    expect(await visitor(trusting, testId, '192.0.2.45', '203.0.113.7').logIn(login)).toMatchObject({ status: 200 });
  });
});

describe('a server that is told of no proxy', () => {
  it('takes all who come through one for one visitor, whatever it says of them', async () => {
    const { testId } = await harness.caller();
    await useUp(visitor(plain, testId, proxy, '203.0.113.7'));
    expect(await visitor(plain, testId, proxy, '203.0.113.8').logIn(login)).toMatchObject({ status: 429 });
  });
});
