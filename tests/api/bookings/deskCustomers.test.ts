import { beforeAll, describe, expect, it } from 'vitest';
import type { CustomerMatch, FoundCustomer } from '../../../schemas/generated/wire';
import { sharedHarness, type Caller, type Harness, type Reply } from '../harness';
import { Booker, desk, leila, offers } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

async function find(staff: Caller, search: string): Promise<readonly CustomerMatch[]> {
  const { data, text, status } = await staff.get(`/api/staff/customers?search=${encodeURIComponent(search)}`);
  expect(status, text).toBe(200);
  return data;
}

/** Changes a customer's details, as their account would. */
async function setDetails(testId: string, reference: string, details: object): Promise<void> {
  await harness.db
    .updateTable('customers')
    .set({ details: JSON.stringify(details) })
    .where('test_id', '=', testId)
    .where('reference', '=', reference)
    .execute();
}

describe('the search at the desk', () => {
  it('finds a customer by whatever they bring, and says by what', async () => {
    const staff = await harness.signedIn(desk);
    const { testId } = staff;
    await setDetails(testId, 'AV-10014', {
      dateOfBirth: '1985-02-28',
      mobile: '+44 7700 900987',
      address: { postcode: 'YO1 7HH' },
    });
    const customers = harness.db.selectFrom('customers').select('barcode').where('test_id', '=', testId);
    const { barcode } = await customers.where('reference', '=', 'AV-10014').executeTakeFirstOrThrow();
    const [child] = await harness.db
      .selectFrom('dependants')
      .innerJoin('customers', 'customers.id', 'dependants.customer_id')
      .select('dependants.date_of_birth')
      .where('customers.test_id', '=', testId)
      .where('dependants.first_name', '=', 'Zuri')
      .execute();
    const born = child?.date_of_birth ?? '';
    const [year = '', month = '', day = ''] = born.split('-');
    for (const [search, matched] of [
      [barcode, { by: 'card', text: `Card ${barcode}` }],
      ['av-10014', { by: 'card', text: 'Customer ID AV-10014' }],
      ['07700 900987', { by: 'detail', text: 'Phone +44 7700 900987' }],
      ['900987', { by: 'detail', text: 'Phone +44 7700 900987' }],
      ['yo17hh', { by: 'detail', text: 'Postcode YO1 7HH' }],
      ['28/02/1985', null],
      ['mensah 28.2.1985', null],
      ['leila@example.org', null],
      ['zuri mensah', { by: 'child', text: `Zuri Mensah, born ${day}/${month}/${year}` }],
      [`${day}/${month}/${year}`, { by: 'child', text: `Zuri Mensah, born ${day}/${month}/${year}` }],
    ] as const) {
      const found = await find(staff, search);
      expect(
        found.map(({ reference }) => reference),
        search,
      ).toEqual(['AV-10014']);
      expect(found[0]?.matched, search).toEqual(matched);
    }
    expect(await find(staff, 'nobody 28/02/1985')).toEqual([]);
    expect(await find(staff, '29/02/1985')).toEqual([]);
    expect(await find(staff, '00000')).toEqual([]);
  });

  it('puts the best match first', async () => {
    const staff = await harness.signedIn(desk);
    const made = async (first_name: string, last_name: string, email: string): Promise<void> => {
      const key = { 'idempotency-key': email };
      const reply = await staff.post('/api/staff/customers', { first_name, last_name, email }, key);
      expect(reply.status, reply.text).toBe(200);
    };
    await made('Anna', 'Leeson', 'a@example.org');
    await made('Bob', 'Aleeson', 'b@example.org');
    await made('Carl', 'Abel', 'leeson@example.org');
    const names = (await find(staff, 'leeson')).map(({ first_name }) => first_name);
    expect(names).toEqual(['Anna', 'Carl', 'Bob']);
    expect((await find(staff, 'leeson@example.org')).map(({ first_name }) => first_name)).toEqual(['Carl']);
  });
});

describe('a new customer at the desk', () => {
  it('is made of three fields, once, and is told', async () => {
    const staff = await harness.signedIn(desk);
    const body = { first_name: ' Nia ', last_name: 'Rees', email: 'nia@example.org' };
    const key = { 'idempotency-key': 'one press' };
    const [first, again] = await Promise.all([1, 2].map(() => staff.post('/api/staff/customers', body, key)));
    expect(first).toMatchObject({ status: 200, data: { first_name: 'Nia', email: 'nia@example.org', walk_in: false } });
    expect(again?.data).toEqual(first?.data);
    const other = { 'idempotency-key': 'another press' };
    expect(await staff.post('/api/staff/customers', body, other)).toMatchObject({
      status: 422,
      body: { errors: { email: [expect.stringContaining('has this email address already') as unknown] } },
    });
    const outbox = (await staff.get('/sandbox/outbox')).body as unknown as { recipient: string; body: string }[];
    expect(outbox).toEqual([expect.objectContaining({ recipient: 'nia@example.org' })]);
    const { reference } = (first as Reply).data as FoundCustomer;
    expect(outbox[0]?.body).toContain(reference);
    const guest = await harness.caller(staff.testId);
    for (const password of ['none', 'Sculling1!'])
      expect((await guest.logIn(reference, password)).status, password).toBe(422);
  });

  it.each([
    [{ first_name: '', last_name: 'Rees', email: 'nia@example.org' }, { firstName: ['First name is required.'] }],
    [{ first_name: 'Nia', last_name: '77', email: 'nia@example.org' }, { lastName: ['Last name needs a letter.'] }],
    [{ first_name: 'Nia', last_name: 'Rees', email: 'nia' }, { email: ["Email address isn't valid."] }],
  ])('is refused with a message at the field: %j', async (body, errors) => {
    const staff = await harness.signedIn(desk);
    const key = { 'idempotency-key': JSON.stringify(body) };
    const reply = await staff.post('/api/staff/customers', body, key);
    expect(reply).toMatchObject({ status: 422, body: { errors } });
  });
});

describe('a walk-in sale', () => {
  it('sells for cash to somebody without an account, who is not found afterwards and gets no mail', async () => {
    const staff = await harness.signedIn(desk);
    const { data } = await staff.post('/api/staff/walk-ins', {});
    const walkIn = data as FoundCustomer;
    expect(walkIn).toMatchObject({ walk_in: true, email: '', membership: null });
    const till = new Booker(staff, harness, 'front-of-house', walkIn.id);
    await till.added(await till.slot(offers.badminton));
    const reply = await till.pay([{ tender_type: 'cash', amount: 2000 }]);
    expect(reply.data).toMatchObject({ change_due: 850 });
    const { complete_order_id: id } = reply.data as { complete_order_id: string };
    const receipt = await staff.get(`/api/staff/orders/${id}/receipt`);
    expect(receipt.data).toMatchObject({ customer: { name: 'Walk-in customer' }, total: { raw: 1150 } });
    expect((await staff.get('/sandbox/outbox')).body).toEqual([]);
    expect(await find(staff, 'walk-in')).toEqual([]);
    const second = await staff.post('/api/staff/walk-ins', {});
    expect((second.data as FoundCustomer).id).not.toBe(walkIn.id);
    const guest = await harness.caller(staff.testId);
    expect((await guest.logIn(walkIn.reference, 'none')).status).toBe(422);
  });

  it('of several places numbers them, since nobody is the guest of somebody without a name', async () => {
    const staff = await harness.signedIn(desk);
    const walkIn = (await staff.post('/api/staff/walk-ins', {})).data as FoundCustomer;
    const till = new Booker(staff, harness, 'front-of-house', walkIn.id);
    const slot = await till.slot(offers.badminton);
    await till.added(slot);
    expect((await till.addGuests(slot, [1])).status).toBe(200);
    const names = (await till.basket()).items.map(({ purchased_for_name }) => purchased_for_name);
    expect(names).toEqual(['Walk-in customer', 'Walk-in customer 2']);
    const { data } = await till.pay([{ tender_type: 'cash', amount: 2300 }]);
    const { complete_order_id: id } = data as { complete_order_id: string };
    const { text } = await staff.get(`/api/staff/orders/${id}/receipt`);
    expect(text).toContain('"Walk-in customer 2"');
    expect(text).not.toContain('Guest');
  });

  it('and making customers are for staff alone', async () => {
    const customer = await harness.signedIn(leila);
    const guest = await harness.caller(customer.testId);
    const body = { first_name: 'Nia', last_name: 'Rees', email: 'nia@example.org' };
    for (const [caller, status] of [
      [customer, 403],
      [guest, 401],
    ] as const) {
      expect((await caller.post('/api/staff/walk-ins', {})).status).toBe(status);
      expect((await caller.post('/api/staff/customers', body)).status).toBe(status);
    }
  });
});
