import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHarness, type Harness } from '../harness';
import { dateOf, addDays } from '../../../src/core/dates';
let harness: Harness;
beforeAll(async () => { harness = await startHarness(); });
afterAll(() => harness.close());
it('reads', async () => {
  const caller = await harness.signedIn('morgan@example.org');
  const d = addDays(dateOf(new Date()), 1);
  for (const v of ['kirkstall-bridge-leisure-centre','woodhouse-baths','meanwood-park-gym']) {
  const t = await caller.get(`/api/activities/venues/${v}/timetable?date=${d}`);
  console.log(t.status, t.text.length, JSON.stringify((t.data as any)?.slots?.map((s: any) => [s.id, s.places_left, s.capacity, s.price.raw, s.paid_by]))?.slice(0,1500), t.body.message);
  for (const k of ['camps','courses']) { const r = await caller.get(`/api/activities/venues/${v}/${k}`); console.log(k, r.status, JSON.stringify((r.data as any)?.slots?.map((s: any) => [s.id, s.last_date, s.price.raw, s.paid_by]))?.slice(0,600)); }
  }
  const b = await caller.get('/api/checkout?source=bookings'); console.log(b.status, b.text);
  expect(b.status).toBe(200);
  const g = await harness.caller();
  console.log((await g.get('/api/checkout?source=bookings')).status, (await g.get('/api/checkout?source=front-of-house')).status, (await caller.get('/api/checkout?source=front-of-house')).status);
});
