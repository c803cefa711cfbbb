import { beforeAll, describe, expect, it } from 'vitest';
import { sharedHarness, type Caller, type Harness, type Reply } from './harness';

let harness: Harness;
let caller: Caller;
beforeAll(async () => {
  harness = await sharedHarness();
  caller = await harness.caller();
}, 60_000);

const lookUp = (postcode: string, by = caller): Promise<Reply> =>
  by.get(`/api/addresses?postcode=${encodeURIComponent(postcode)}`);

type Found = { readonly addresses: readonly Readonly<Record<string, string>>[]; readonly attribution?: string };

describe('the look-up of addresses', () => {
  it('finds the same invented street every time, says that it is invented, and writes a postcode in one way', async () => {
    const [one, other] = [await lookUp('LS6 1QE'), await lookUp(' ls61qe ')];
    const { addresses, attribution } = one.body.data as Found;
    expect(attribution).toMatch(/^Sandbox addresses/);
    expect(addresses.length).toBeGreaterThan(5);
    expect(new Set(addresses.map(({ city }) => city))).toEqual(new Set(['Leeds']));
    expect(addresses.filter(({ line_two }) => line_two !== undefined)).toHaveLength(2);
    const houses = (found: Found) => found.addresses.map(({ line_one, line_two }) => [line_one, line_two]);
    expect(houses(other.body.data as Found)).toEqual(houses({ addresses }));
    expect((other.body.data as Found).addresses[0]?.postcode).toBe('LS6 1QE');
  });

  it.each([
    ['E1 6AN', 'London'],
    ['BA1 1AA', 'Bath'],
  ])('names the post town of %s: %s', async (postcode, city) => {
    const { addresses } = (await lookUp(postcode)).body.data as Found;
    expect(addresses[0]?.city).toBe(city);
  });

  it('finds nothing in an area that there is not', async () => {
    expect(await lookUp('YX1 1AA')).toMatchObject({ status: 200, body: { data: { addresses: [] } } });
  });

  it.each([['LS6'], ['nowhere'], ['1'], ["' or 1=1"], ['LS6%1QE']])('refuses %j at the postcode', async (postcode) => {
    expect(await lookUp(postcode)).toMatchObject({
      status: 422,
      body: { errors: { postcode: ['Please enter a valid postcode'] } },
    });
  });

  it('takes no text longer than a postcode, and no request without one', async () => {
    for (const path of ['/api/addresses', '/api/addresses?postcode=', `/api/addresses?postcode=${'L'.repeat(11)}`])
      expect((await caller.get(path)).status, path).toBe(400);
  });

  it('answers 30 requests a minute from one address, and no more', async () => {
    const one = await harness.caller();
    for (let count = 0; count < 30; count += 1) expect((await lookUp('LS6 1QE', one)).status).toBe(200);
    const { status, headers } = await lookUp('LS6 1QE', one);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});
