import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { forgetAnswers } from '../../../operator/api/forgetAnswers';
import { sharedHarness, type Harness } from '../harness';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const hourMs = 60 * 60_000;
const own = randomUUID();

/** Stores answers to requests of so many hours ago, each of another customer who never sends that request again. */
async function store(hours: number, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    scope: `${own}-${hours}-${index}:sendGuestPass`,
    key: 'key',
    fingerprint: 'fingerprint',
    status: 201,
    body: 'null',
    created_at: new Date(Date.now() - hours * hourMs),
  }));
  await harness.db.insertInto('idempotent_answers').values(rows).execute();
}

async function stored(hours: number): Promise<number> {
  const scope = `${own}-${hours}-%`;
  const rows = harness.db.selectFrom('idempotent_answers').select('key').where('scope', 'like', scope);
  return (await rows.execute()).length;
}

it('forgets an answer a day after its request, also where its customer never writes again', async () => {
  await store(23, 3);
  await store(25, 1500); // more than one statement deletes
  await forgetAnswers(harness.db, new Date());
  expect([await stored(23), await stored(25)]).toEqual([3, 0]);
  await forgetAnswers(harness.db, new Date(Date.now() + 2 * hourMs));
  expect(await stored(23)).toBe(0);
});
