import { beforeAll, describe, expect, it } from 'vitest';
import { sharedHarness, type Harness } from '../harness';
import { nobodys } from '../payments/support';
import { Booker, desk, leila, morgan, offers } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

type Found = { id: string; reference: string; membership: string | null };

/** Staff who serve a customer. */
async function serving(login: string): Promise<Booker> {
  const staff = await harness.signedIn(desk);
  const { data } = await staff.get(`/api/staff/customers?search=${encodeURIComponent(login)}`);
  const [found] = data as Found[];
  return new Booker(staff, harness, 'front-of-house', found?.id ?? '');
}

describe('staff', () => {
  it('find customers by name, e-mail and customer id', async () => {
    const staff = await harness.signedIn(desk);
    const found = async (search: string): Promise<string[]> => {
      const { data } = await staff.get(`/api/staff/customers?search=${encodeURIComponent(search)}`);
      return (data as Found[]).map(({ reference }) => reference);
    };
    expect(await found('reid morg')).toEqual(['AV-10010']);
    expect(await found('LEILA@example')).toEqual(['AV-10014']);
    expect(await found('av-10003')).toEqual(['AV-10003']);
    expect((await found('family')).sort()).toEqual(['AV-10006', 'AV-10007']);
    expect(await found('%%')).toEqual([]);
    expect(await found('__')).toEqual([]);
    expect(await staff.get('/api/staff/customers?search=a')).toMatchObject({ status: 400 });
    const { data } = await staff.get('/api/staff/customers?search=morgan');
    const [morgans] = data as Found[];
    expect(morgans).toMatchObject({ membership: 'Total Fitness', credit: { raw: 1250 } });
    const { data: served } = await staff.get(`/api/staff/customers/${morgans?.id ?? ''}`);
    expect({ ...(served as Found), matched: null }).toEqual(morgans);
    expect(await staff.get(`/api/staff/customers/${nobodys}`)).toMatchObject({ status: 404 });
  });

  it('sell to a customer for cash and credit, and hand back change', async () => {
    const till = await serving(morgan);
    const { id = '' } = (await till.added(await till.slot(offers.badminton))).items[0] ?? {};
    await till.added(await till.slot(offers.badminton, { nth: 1 }));
    await till.update(id, { enable_print_receipt: true });
    expect(await till.basket()).toMatchObject({ total: 1900, selected_user_id: till.selected });
    expect(await till.pay([{ tender_type: 'cash', amount: 1000 }])).toMatchObject({
      status: 422,
      body: { message: 'Take £9.00 more to complete this order.' },
    });
    const reply = await till.pay([
      { tender_type: 'credit', amount: 1250 },
      { tender_type: 'cash', amount: 1000 },
    ]);
    expect(reply.data).toMatchObject({ change_due: 350, formatted_change_due: '£3.50', print_receipt: true });
    expect(await till.order(reply)).toMatchObject({
      total: { raw: 1900 },
      change_due: { raw: 350 },
      payments: expect.arrayContaining([
        { tender_type: 'cash', amount: 650 },
        { tender_type: 'credit', amount: 1250 },
      ]) as unknown,
    });
    const customer = await Booker.at(harness, morgan, till.caller.testId);
    const { data } = await customer.caller.get('/api/my-account/bookings?when=upcoming');
    expect((data as { name: string }[]).filter(({ name }) => name === 'Badminton court')).toHaveLength(2);
    expect((await customer.caller.get('/api/auth/user')).data).toMatchObject({ credit: { balance: 0 } });
    expect(await till.pay([{ tender_type: 'cash', amount: 1 }])).toMatchObject({ status: 404 });
  });

  it('get a receipt of what they sold, with what was handed over, and of nothing else', async () => {
    const till = await serving(morgan);
    const { id = '' } = (await till.added(await till.slot(offers.badminton))).items[0] ?? {};
    await till.update(id, { enable_print_receipt: true });
    await till.added(await till.slot(offers.badminton, { nth: 1 }));
    const reply = await till.pay([
      { tender_type: 'credit', amount: 1250 },
      { tender_type: 'cash', amount: 1000 },
    ]);
    const { complete_order_id } = reply.data as { complete_order_id: string };
    const path = `/api/staff/orders/${complete_order_id}/receipt`;
    const { number } = await till.order(reply);
    expect((await till.caller.get(path)).data).toMatchObject({
      number,
      operator: { name: 'Aire Valley Leisure', address: 'Kirkstall House, Kirkstall Road, Leeds LS4 2QB' },
      venues: [{ name: 'Kirkstall Bridge Leisure Centre', address: '12 Abbey Walk, Leeds, LS5 3BW' }],
      customer: { name: 'Morgan Reid', reference: 'AV-10010' },
      cashier: 'Dana Desk',
      lines: [
        { name: 'Badminton court', attendee: 'Morgan Reid', enable_print_receipt: true, price: { raw: 950 } },
        { name: 'Badminton court', attendee: 'Morgan Reid', enable_print_receipt: false, price: { raw: 950 } },
      ],
      net: { raw: 1900 },
      tax: { raw: 0 },
      total: { raw: 1900 },
      tenders: [
        { tender_type: 'cash', amount: { raw: 1000, formatted: '£10.00' } },
        { tender_type: 'credit', amount: { raw: 1250 } },
      ],
      change_due: { raw: 350 },
    });
    const customer = await Booker.at(harness, morgan, till.caller.testId);
    expect(await customer.caller.get(path)).toMatchObject({ status: 403 });
    await customer.added(await customer.slot(offers.badminton, { nth: 2 }));
    const online = await customer.paid();
    for (const other of [online.id, nobodys, 'none'])
      expect(await till.caller.get(`/api/staff/orders/${other}/receipt`), other).toMatchObject({ status: 404 });
    const elsewhere = await harness.signedIn(desk);
    expect(await elsewhere.get(path)).toMatchObject({ status: 404 });
  });

  it('get one order for a request that is sent again', async () => {
    const till = await serving(leila);
    await till.added(await till.slot(offers.badminton));
    const body = {
      payments: [{ tender_type: 'cash', amount: 2000 }],
      terms: [4],
      completed_waivers: [],
      source: 'front-of-house',
      selected_user_id: till.selected,
    };
    const key = { 'idempotency-key': 'the same press of the button' };
    const replies = await Promise.all([1, 2, 3].map(() => till.caller.post('/api/checkout/pay', body, key)));
    for (const { data } of replies) expect(data).toEqual(replies[0]?.data);
    expect(replies[0]?.data).toMatchObject({ change_due: 850 });
    expect((await till.records()).orders).toHaveLength(1);
  });

  it('have nobody’s basket until they select somebody', async () => {
    const till = new Booker(await harness.signedIn(desk), harness, 'front-of-house');
    expect(await till.basket()).toMatchObject({ id: null, selected_user_id: null, people: [] });
    expect(await till.add(await till.slot(offers.swim))).toMatchObject({ status: 422 });
    const other = new Booker(till.caller, harness, 'front-of-house', nobodys);
    expect(await other.add(await other.slot(offers.swim))).toMatchObject({ status: 404 });
  });

  it('give back the places of a basket that they discard', async () => {
    const till = await serving(morgan);
    const slot = await till.slot(offers.badminton, { left: 1 });
    await till.added(slot);
    await till.useCredit(950);
    const other = await Booker.at(harness, leila, till.caller.testId);
    expect(await other.add(slot)).toMatchObject({ status: 422 });
    expect((await till.discard()).data).toMatchObject({ id: null, items: [], payments: [] });
    await other.added(slot);
    expect((await till.discard()).data).toMatchObject({ id: null, items: [] });
    expect(await other.basket()).toMatchObject({ items: [{ slot_id: slot.id }] });
  });

  it('keep their basket for a customer apart from the customer’s own, and places for both', async () => {
    const till = await serving(morgan);
    const customer = await Booker.at(harness, morgan, till.caller.testId);
    const slot = await till.slot(offers.badminton, { left: 1 });
    await till.added(slot);
    expect(await customer.basket()).toMatchObject({ items: [] });
    expect(await customer.add(slot)).toMatchObject({ status: 422 });
    await till.caller.put('/api/checkout/credit', {
      amount: 1250,
      source: 'front-of-house',
      selected_user_id: till.selected,
    });
    const swim = await customer.slot(offers.badminton, { nth: 1 });
    await customer.added(swim);
    await customer.useCredit(950);
    await customer.order(await customer.complete(undefined, { payments: [{ tender_type: 'credit', amount: 950 }] }));
    expect(await till.pay([{ tender_type: 'credit', amount: 950 }])).toMatchObject({ status: 422 });
  });
});

describe('who is not staff', () => {
  it('is refused, and told nothing', async () => {
    const till = await serving(leila);
    const customer = await harness.signedIn(morgan, till.caller.testId);
    const served = await harness.signedIn(leila, till.caller.testId);
    const guest = await harness.caller(till.caller.testId);
    const { selected = '' } = till;
    await till.added(await till.slot(offers.badminton, { nth: 1 }));
    const { id: orderId } = await till.order(await till.pay([{ tender_type: 'cash', amount: 2000 }]));
    await till.added(await till.slot(offers.swim));
    const query = `source=front-of-house&selected_user_id=${selected}`;
    const named = { source: 'front-of-house', selected_user_id: selected };
    const pay = { ...named, payments: [], terms: [4], completed_waivers: [] };
    const item = (await till.basket()).items[0]?.id ?? '';
    const slot = await till.slot(offers.badminton);
    await till.later(0); // the basket says how many seconds it is kept for
    const before = await till.basket();
    for (const [caller, status] of [
      [customer, 403],
      [served, 403],
      [guest, 401],
    ] as const)
      for (const reply of [
        await caller.get('/api/staff/customers?search=leila'),
        await caller.get(`/api/staff/customers/${selected}`),
        await caller.get(`/api/staff/orders/${orderId}/receipt`),
        await caller.get(`/api/checkout?${query}`),
        await caller.delete(`/api/checkout?${query}`),
        await caller.post('/api/checkout/add', { items: [{ id: slot.id, type: 'activity' }], ...named }),
        await caller.post(`/api/checkout/remove?${query}`, { cart_item_ids: [item] }),
        await caller.put(`/api/checkout/${item}`, { options: { pay_with: 'money' }, ...named }),
        await caller.put('/api/checkout/credit', { amount: 1, ...named }),
        await caller.delete(`/api/activities/benefit/remove/${item}?${query}`),
        await caller.delete(`/api/activities/package/remove/${item}?${query}`),
        await caller.get(`/api/activities/venues/kirkstall-bridge-leisure-centre/timetable?date=${slot.date}&${query}`),
        await caller.get(`/api/my-account/dependants?${query}`),
        await caller.post('/api/checkout/pay', pay),
      ]) {
        expect(reply.status, reply.text).toBe(status);
        expect(Object.keys(reply.body)).toEqual(['message']);
      }
    expect(await till.basket()).toEqual(before);
  });
});
