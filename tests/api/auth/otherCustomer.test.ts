import { beforeAll, expect, it } from 'vitest';
import { readContract, type CallContract } from '../../../schemas/contract.ts';
import { sharedHarness, type Caller, type Harness } from '../harness';

let harness: Harness;
let testId: string;
let customerId: string;
beforeAll(async () => {
  harness = await sharedHarness();
  const caller = await harness.signedIn('amara@example.org');
  testId = caller.testId;
  customerId = ((await caller.get('/api/auth/user')).data as { id: string }).id;
});

/** Makes a call of a page that shows this customer as signed in. Its body is none that the contract would take. */
function ask({ method, path }: CallContract, shown: string, from: Caller) {
  const url = path.replaceAll(/\{\w+\}/g, '1');
  return from.send({ method, url, headers: { 'x-customer': shown }, ...(method === 'GET' ? {} : { payload: [] }) });
}

const calls = readContract().calls.map((call) => [call.name, call] as const);

it.each(calls)(
  '%s does nothing for a page that shows somebody else, unless it is about who is signed in',
  async (_, call) => {
    const caller = await harness.signedIn('amara@example.org', testId); // some calls end their session
    for (const shown of ['00000000-0000-4000-8000-000000000000', 'guest']) {
      const { status, body } = await ask(call, shown, caller);
      const isRefused = status === 403 && body.other_customer === true;
      expect(isRefused, `${status} for ${shown}`).toBe(call.anyCustomer !== true);
    }
    const { body } = await ask(call, customerId, caller);
    expect(body.other_customer, 'of the page that shows who it is').toBeUndefined();
  },
);

it('lets a page whose customer has logged out in another tab read what guests may read, and write nothing', async () => {
  const guest = await harness.caller(testId);
  const open = readContract().calls.filter(({ auth, anyCustomer }) => !auth && anyCustomer !== true);
  const told: string[] = [];
  for (const call of open) {
    const { status, body } = await ask(call, customerId, guest);
    if (call.method === 'GET') expect(status, call.name).not.toBe(401);
    else expect(status, call.name).toBe(401);
    if (status !== 200) continue;
    expect(body.other_customer, `${call.name} says that it answers a guest`).toBe(true);
    told.push(call.name);
  }
  expect(told).toContain('activityVenues');
});
