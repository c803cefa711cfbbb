import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedHarness, type Harness } from '../harness';
import { Booker, bookingTerms, desk, offers } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const path = '/api/checkout/pay/withdraw';

/** Staff who serve Leila, in whose basket is a court for £11.50. */
async function serving() {
  const staff = await harness.signedIn(desk);
  const { data } = await staff.get('/api/staff/customers?search=leila');
  const [found] = data as { id: string }[];
  const till = new Booker(staff, harness, 'front-of-house', found?.id ?? '');
  await till.added(await till.slot(offers.badminton));
  const key = randomUUID();
  const pay = () => {
    const body = {
      completed_waivers: [],
      selected_user_id: found?.id,
      source: 'front-of-house',
      terms: [bookingTerms],
    };
    const payments = [{ tender_type: 'cash', amount: 1150 }];
    return staff.post('/api/checkout/pay', { ...body, payments }, { 'idempotency-key': key });
  };
  return { staff, till, pay, key, withdraw: () => staff.post(path, { key }) };
}

describe('a payment at the desk whose answer was lost', () => {
  it('tells its order by its key, however often it is asked for', async () => {
    const { pay, withdraw } = await serving();
    const { data } = await pay();
    const { complete_order_id } = data as { complete_order_id: string };
    for (const answer of [await withdraw(), await withdraw()])
      expect(answer).toMatchObject({ status: 200, data: { complete_order_id } });
  });

  it('never becomes an order once it is taken back, also if it comes late', async () => {
    const { till, pay, withdraw } = await serving();
    expect(await withdraw()).toMatchObject({ status: 200, data: { complete_order_id: null } });
    expect(await pay()).toMatchObject({ status: 409, text: expect.stringContaining('taken back') as unknown });
    expect(await withdraw()).toMatchObject({ data: { complete_order_id: null } });
    expect(await till.basket()).toMatchObject({ total: 1150, complete_order_id: null });
  });

  it('is either taken back or an order, and said to be that, where both come at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { till, pay, withdraw } = await serving();
      const [paid, ...answers] = await Promise.all([pay(), withdraw(), withdraw(), withdraw()]);
      const said = new Set(answers.map(({ data }) => (data as { complete_order_id: string | null }).complete_order_id));
      expect(said.size).toBe(1);
      const [orderId] = said;
      expect(paid.status).toBe(orderId === null ? 409 : 200);
      expect((await till.basket()).items).toHaveLength(orderId === null ? 1 : 0);
    }
  });

  it('is asked for by the staff who sent it', async () => {
    const { key, pay } = await serving();
    await pay();
    const customer = await harness.signedIn('leila@example.org');
    expect(await customer.post(path, { key })).toMatchObject({ status: 403 });
    expect(await (await harness.caller()).post(path, { key })).toMatchObject({ status: 401 });
  });
});
