import { beforeAll, describe, expect, it } from 'vitest';
import { sharedHarness, type Caller, type Harness, type Reply } from './harness';

let harness: Harness;
let caller: Caller;
beforeAll(async () => {
  harness = await sharedHarness();
  caller = await harness.caller();
}, 60_000);

type Features = readonly { readonly text: string; readonly center: readonly [number, number] }[];

const pathFor = (query: string): string => `/geocode/${encodeURIComponent(query)}.json`;
const lookUp = (query: string): Promise<Reply> => caller.get(`${pathFor(query)}?country=gb&key=embedded`);

async function featuresFor(query: string): Promise<Features> {
  const { status, body } = await lookUp(query);
  expect(status).toBe(200);
  return body.features as Features;
}

describe('the geocoder', () => {
  it('answers in GeoJSON that nobody keeps', async () => {
    const { status, body, headers } = await lookUp('leeds');
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
    expect(body).toMatchObject({
      type: 'FeatureCollection',
      query: ['leeds'],
      features: [{ type: 'Feature', place_name: 'Leeds, England', geometry: { type: 'Point' } }],
      attribution: 'GeoNames (CC BY 4.0)',
    });
  });

  it.each([
    ["king's lynn", "King's Lynn"],
    ['St Albans', 'St Albans'],
    ['Newport, Wales', 'Newport'],
    ['Bath/Bristol', undefined],
    ['100%', undefined],
    ['leeds.json', undefined],
    ['../../etc/passwd', undefined],
    ["'; drop table venues; --", undefined],
    ['LS_', undefined],
    ['', undefined],
  ])('reads %j out of the address', async (query, first) => {
    expect((await featuresFor(query))[0]?.text).toBe(first);
  });

  it('finds a postcode in the middle of the venues of its district', async () => {
    const venues = await harness.db
      .selectFrom('venues')
      .select(['lng', 'lat'])
      .where('postcode', 'like', 'LS2 %')
      .execute();
    expect(venues).toHaveLength(1);
    expect(await featuresFor('ls2 1aa')).toMatchObject([{ text: 'LS2 1AA', center: [venues[0]?.lng, venues[0]?.lat] }]);
  });

  it('takes the middle of several, however their postcodes are written, and no other district for this one', async () => {
    const all = await harness.db
      .selectFrom('venues')
      .select(['id', 'postcode', 'lng', 'lat'])
      .orderBy('id')
      .limit(4)
      .execute();
    const moved = [
      { postcode: 'ZE3 9ZZ', lng: -1.2, lat: 59.9 },
      { postcode: 'ze39zy', lng: -1.4, lat: 59.7 },
      { postcode: 'ZE3 9ZX', lng: null, lat: null },
      { postcode: 'ZE33 9ZZ', lng: -3, lat: 50 },
    ];
    const place = async (rows: readonly Partial<(typeof all)[number]>[]): Promise<void> => {
      for (const [index, row] of rows.entries()) {
        await harness.db
          .updateTable('venues')
          .set(row)
          .where('id', '=', all[index]?.id ?? 0)
          .execute();
      }
    };
    await place(moved);
    const [feature] = await featuresFor('ZE3');
    await place(all.map(({ postcode, lng, lat }) => ({ postcode, lng, lat })));
    expect(feature?.center[0]).toBeCloseTo(-1.3);
    expect(feature?.center[1]).toBeCloseTo(59.8);
  });

  it('finds a postcode at its post town where there is no venue', async () => {
    const [lerwick] = await featuresFor('Lerwick');
    expect(await featuresFor('ZE2 9AA')).toMatchObject([{ text: 'ZE2 9AA', center: lerwick?.center }]);
  });

  it.each([
    ['country=gb', 1],
    ['country=GB', 1],
    ['country=ie,gb', 1],
    ['', 1],
    ['country=fr', 0],
    ['country=', 0],
    ['country=gb&country=fr', 0],
  ])('asked with %j it finds %i', async (parameters, count) => {
    const { status, body } = await caller.get(`/geocode/leeds.json?key=embedded&${parameters}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ type: 'FeatureCollection', query: ['leeds'] });
    expect(body.features).toHaveLength(count);
  });

  it.each([
    ['no key', '/geocode/leeds.json?country=gb', 401],
    ['an empty key', '/geocode/leeds.json?country=gb&key=', 401],
    ['another key', '/geocode/leeds.json?country=gb&key=other', 401],
    ['two keys', '/geocode/leeds.json?key=embedded&key=embedded', 401],
    ['a hundred characters', `/geocode/${'a'.repeat(100)}.json?key=embedded`, 200],
    ['a hundred encoded ones', `/geocode/${'%20'.repeat(100)}.json?key=embedded`, 200],
    ['one more', `/geocode/${'a'.repeat(101)}.json?key=embedded`, 400],
    ['thousands', `/geocode/${'a'.repeat(5000)}.json?key=embedded`, 400],
    ['what is not encoded well', '/geocode/%E0%A4%A.json?key=embedded', 400],
    ['another ending', '/geocode/leeds?key=embedded', 404],
  ])('answers %s', async (_name, url, status) => {
    const reply = await caller.get(url);
    expect(reply.status).toBe(status);
    if (status !== 200) expect(reply.body.message).toEqual(expect.any(String));
  });

  it('keeps a customer logged in whose key is wrong', async () => {
    const customer = await harness.caller();
    expect(await customer.logIn('amara@example.org')).toMatchObject({ status: 200 });
    expect(await customer.get('/geocode/leeds.json')).toMatchObject({ status: 401 });
    expect(await customer.get('/api/auth/user')).toMatchObject({ status: 200 });
  });
});

describe('a fault', () => {
  it.each([
    ['an error', { status: 500, message: 'Out of order.' }, 500, '{"message":"Out of order."}'],
    ['half an answer', { malformed: true }, 200, '{"data": ['],
    ['a page', { html: true }, 200, '<!doctype html>'],
  ])('makes of one look-up of its test %s', async (_name, effect, status, text) => {
    await caller.put('/sandbox/faults', [{ method: 'GET', path: pathFor('St Albans'), ...effect }]);
    const url = `${pathFor('St Albans')}?key=embedded`;
    expect(await (await harness.caller()).get(url)).toMatchObject({ status: 200, body: { query: ['st', 'albans'] } });
    const failed = await harness.app.inject({ url, headers: { 'x-sandbox-test': caller.testId } });
    expect(failed.statusCode).toBe(status);
    expect(failed.body).toContain(text);
    expect(await featuresFor('St Albans')).toHaveLength(1);
  });

  it('delays one, whatever is looked up', async () => {
    await caller.put('/sandbox/faults', [{ method: 'GET', path: '/geocode/*', delayMs: 300 }]);
    const started = performance.now();
    expect(await featuresFor('York')).not.toEqual([]);
    expect(performance.now() - started).toBeGreaterThan(290);
  });
});
