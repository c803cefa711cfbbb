import { beforeAll, describe, expect, it } from 'vitest';
import { sharedHarness, type Harness } from '../harness';
import { nobodys } from '../payments/support';
import { idPlaces } from './contractIds';
import { png, uploaded } from './files';
import { nobodysIds, ownedRoutes, strangerIn, type Owned } from './ownedRoutes';
import { rowsOf } from './rows';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const malformed = ['not-a-uuid', '-'.repeat(36), '%00', '0', nobodys.toUpperCase(), '%27%20or%20true'];
const places = idPlaces().map(({ place }) => place);

async function expectKeptFromOthers({ owner, email, id, ask }: Owned, status: number): Promise<void> {
  expect(id).toMatch(/^[\w-]{8,}$/);
  const stranger = await strangerIn(harness, owner.testId);
  const before = await rowsOf(harness.db, owner.testId, email);
  const unknown = await ask(stranger, nobodys);
  expect(unknown.status).toBe(status);
  for (const each of [id, ...malformed]) expect([each, await ask(stranger, each)]).toEqual([each, alike(unknown)]);
  expect(unknown.text).not.toContain(id);
  expect(await rowsOf(harness.db, owner.testId, email)).toEqual(before);
  expect((await ask(owner, id)).status).toBeLessThan(300); // it was the owner's all the time
}

function alike({ status, text }: Awaited<ReturnType<Owned['ask']>>): unknown {
  return expect.objectContaining({ status, text });
}

describe('an id of another customer', () => {
  it('is looked for in every call that takes one', () => {
    const known = [...Object.keys(ownedRoutes), ...Object.keys(nobodysIds)];
    expect(places.filter((place) => !known.includes(place))).toEqual([]);
    expect(known.filter((place) => !places.includes(place))).toEqual([]);
  });

  it.each(Object.keys(ownedRoutes))('is one that nobody has: %s', async (place) => {
    const { make, status = 404 } = ownedRoutes[place] ?? expect.unreachable();
    await expectKeptFromOthers(await make(harness), status);
  });

  it('is one that nobody has: a photo', async () => {
    const email = 'morgan@example.org';
    const owner = await harness.signedIn(email);
    const { data } = await owner.put('/api/my-account/user/photo', uploaded(png()));
    const id = (data as { profile_photo: string }).profile_photo.split('/').at(-1) ?? '';
    await expectKeptFromOthers(
      { email, owner, id, ask: (caller, version) => caller.get(`/api/my-account/user/photo/${version}`) },
      404,
    );
  });
});

describe('a guest', () => {
  // Asking to authorise takes a basket, which a guest has none of.
  it.each(Object.keys(ownedRoutes).filter((place) => !place.startsWith('authorise')))(
    'is asked to log in: %s',
    async (place) => {
      const { owner, id, ask } = await (ownedRoutes[place] ?? expect.unreachable()).make(harness);
      expect(await ask(await harness.caller(owner.testId), id)).toMatchObject({ status: 401 });
    },
  );
});
