import { beforeAll, describe, expect, it } from 'vitest';
import type { CustomerRecord, TillSheet } from '../../../schemas/generated/wire';
import { sharedHarness, type Caller, type Harness } from '../harness';
import { Booker, desk } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const ruth = 'ruth@example.org';
const venue = 'kirkstall-bridge-leisure-centre';

/** Staff who serve Ruth, with the penalty that she has to pay. */
async function serving() {
  const buyer = await Booker.at(harness, ruth);
  const staff = await harness.signedIn(desk, buyer.caller.testId);
  const { data } = await staff.get(`/api/staff/customers?search=${ruth}`);
  const [{ id = '' } = {}] = data as { id?: string }[];
  const { penalties } = (await staff.get(`/api/staff/customers/${id}/record`)).data as CustomerRecord;
  const penalty = penalties[0] ?? expect.unreachable();
  const waive = (caller: Caller = staff, till = `?till_venue=${venue}`) =>
    caller.post(`/api/staff/customers/${id}/penalties/${penalty.id}/waive${till}`, { reason: 'illness' });
  return { buyer, staff, id, penalty, waive };
}

const sheetOf = async (staff: Caller): Promise<TillSheet | null> =>
  ((await staff.get(`/api/staff/tills/${venue}`)).data as { day: TillSheet | null }).day;

describe('a penalty that staff waive', () => {
  it('is settled once, with the reason, and stands in the till’s day without being money', async () => {
    const { buyer, staff, penalty, waive } = await serving();
    for (const reply of await Promise.all([waive(), waive()])) {
      expect(reply.status, reply.text).toBe(200);
      expect((reply.data as CustomerRecord).penalties[0]).toMatchObject({ id: penalty.id, waived_for: 'illness' });
    }
    expect((await buyer.caller.get('/api/auth/user')).data).toMatchObject({ has_outstanding_penalties: false });
    expect((await buyer.caller.get('/api/my-account/penalties')).data).toMatchObject([
      { waived_for: 'illness', paid_with: null },
    ]);
    expect(await sheetOf(staff)).toMatchObject({
      sales: 0,
      refunds: 0,
      takings: { raw: 0 },
      given_back: { raw: 0 },
      waived: [
        {
          name: expect.stringContaining('Missed booking') as unknown,
          amount: { raw: 500 },
          reason: 'illness',
          waived_by: 'Dana Desk',
        },
      ],
    });
  });

  it('leaves the basket in which it lies', async () => {
    const { buyer, penalty, waive } = await serving();
    await buyer.caller.post('/api/checkout/penalties', { penalty_id: penalty.id, source: 'bookings' });
    expect((await buyer.basket()).penalties).toHaveLength(1);
    expect((await waive()).status).toBe(200);
    expect((await buyer.basket()).penalties).toEqual([]);
  });

  it('is not one that has been paid or is being paid for, and needs staff and a till', async () => {
    const { buyer, staff, id, penalty, waive } = await serving();
    expect((await waive(buyer.caller)).status).toBe(403);
    expect(await waive(staff, '')).toMatchObject({ status: 422 });
    await buyer.caller.post('/api/checkout/penalties', { penalty_id: penalty.id, source: 'bookings' });
    const { data } = await buyer.authorise();
    expect(await waive()).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('being paid for') as unknown },
    });
    const { transaction_uuid } = data as { transaction_uuid: string };
    await buyer.order(await buyer.complete(transaction_uuid));
    expect(await waive()).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('settled already') as unknown },
    });
    const { penalties } = (await staff.get(`/api/staff/customers/${id}/record`)).data as CustomerRecord;
    expect(penalties[0]?.waived_for).toBeUndefined();
    expect((await sheetOf(staff))?.waived).toBeUndefined();
  });
});
