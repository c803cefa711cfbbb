import { beforeAll, describe, expect, it } from 'vitest';
import type { AccountBooking, CustomerRecord } from '../../../schemas/generated/wire';
import { addDays, dateOf } from '../../../src/ground/core/dates';
import { png, uploaded } from '../account/files';
import { sharedHarness, type Harness, type Reply } from '../harness';
import { nobodys } from '../payments/support';
import { Booker, desk, leila, morgan, offers } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

/** Staff who serve a customer, and the same customer at home. */
async function serving(email: string) {
  const staff = await harness.signedIn(desk);
  const { data } = await staff.get(`/api/staff/customers?search=${email}`);
  const [{ id = '' } = {}] = data as { id?: string }[];
  const customer = await Booker.at(harness, email, staff.testId);
  const path = `/api/staff/customers/${id}`;
  return {
    staff,
    customer,
    id,
    path,
    record: async (): Promise<CustomerRecord> => {
      const { status, data: known, text } = await staff.get(`${path}/record`);
      expect(status, text).toBe(200);
      return known;
    },
    cancel: (bookingId: string): Promise<Reply> => staff.post(`${path}/bookings/${bookingId}/cancel`, {}),
    refunds: async (): Promise<number> => {
      const { data: payments } = await customer.caller.get('/api/my-account/payments?page=1');
      return JSON.stringify(payments).split('Refund: Badminton').length - 1;
    },
  };
}

function court({ bookings }: CustomerRecord): AccountBooking {
  return bookings.find(({ name }) => name === 'Badminton') ?? expect.unreachable();
}

describe('the record of a customer at the desk', () => {
  it('has the memberships that last, with their ends, and the bookings that the customer sees', async () => {
    const { record, customer } = await serving(morgan);
    const known = await record();
    expect(known).toMatchObject({ photo: null, credit: { raw: 1250 }, penalties: [], online_basket: null });
    const ends = known.memberships.map(({ name, state, end_date }) => [name, state, end_date]);
    expect(ends.toSorted()).toEqual([
      ['GP Referral', 'active', addDays(dateOf(new Date()), -35 + 12 * 7 - 1)],
      ['Total Fitness', 'active', null],
    ]);
    expect(known.bookings).toEqual((await customer.caller.get('/api/my-account/bookings?when=upcoming')).data);
    expect(known.bookings.map(({ name, can_cancel }) => [name, can_cancel])).toEqual([
      ['Lane swim', false],
      ['Yoga flow', true],
      ['Badminton', true],
      ['Spin 45', true],
    ]);
  });

  it('has penalties with reason, amount and date, and the last membership of a customer who has none now', async () => {
    const { record, customer, id } = await serving('ruth@example.org');
    const today = dateOf(new Date());
    await harness.db
      .insertInto('penalties')
      .values({ customer_id: id, reason: 'Lost locker key', amount: 1000, given_on: today, settled_on: today })
      .execute();
    const { penalties, memberships } = await record();
    expect(penalties).toMatchObject([
      { reason: 'Missed booking: Spin 45', amount: { raw: 500, formatted: '£5.00' }, settled_on: null },
      { reason: 'Lost locker key', amount: { raw: 1000 }, given_on: today, settled_on: today },
    ]);
    expect(penalties[0]?.given_on).toBe(addDays(today, -50));
    expect(memberships).toMatchObject([{ state: 'ended', end_date: addDays(today, -45) }]);
    expect((await customer.caller.get('/api/my-account/penalties')).data).toEqual(penalties);
  });

  it('has what the customer holds online until the time is over, and leaves it as it is', async () => {
    const { record, customer } = await serving(leila);
    await customer.added(await customer.slot(offers.badminton));
    const { items, expires_in } = await customer.basket();
    const { online_basket: basket } = await record();
    expect(basket).toMatchObject({ items: [{ id: items[0]?.id, name: 'Badminton court' }], is_being_paid: false });
    expect(basket?.total.raw).toBe(items[0]?.price.raw);
    const seconds = (Date.parse(basket?.held_until ?? '') - Date.now()) / 1000;
    expect(Math.abs(seconds - (expires_in ?? 0))).toBeLessThan(10);
    await customer.later(60);
    expect((await record()).online_basket).toBeNull();
    expect((await customer.basket()).expired_items).toHaveLength(1);
  });

  it('has the photo, which staff alone may load beside its customer', async () => {
    const { record, customer, path, staff } = await serving(morgan);
    await customer.caller.put('/api/my-account/user/photo', uploaded(png()));
    const { photo } = await record();
    expect(photo).toMatch(new RegExp(`^${path}/photo/[\\w-]+$`));
    expect(await staff.get(photo ?? '')).toMatchObject({ status: 200 });
    const { caller } = await Booker.at(harness, leila, staff.testId);
    expect(await caller.get(photo ?? '')).toMatchObject({ status: 403 });
    expect(await (await harness.caller(staff.testId)).get(photo ?? '')).toMatchObject({ status: 401 });
    const elsewhere = await harness.signedIn(desk);
    expect(await elsewhere.get(photo ?? '')).toMatchObject({ status: 404 });
    expect(await staff.get(`${path}/photo/${nobodys}`)).toMatchObject({ status: 404 });
  });

  it('is for staff alone, and for customers of their operator', async () => {
    const { path, customer } = await serving(morgan);
    expect(await customer.caller.get(`${path}/record`)).toMatchObject({ status: 403 });
    const elsewhere = await harness.signedIn(desk);
    expect(await elsewhere.get(`${path}/record`)).toMatchObject({ status: 404 });
  });
});

describe('a booking that staff cancel for a customer', () => {
  it('gives back as credit what the record said beforehand, once, however often it is pressed', async () => {
    const { record, cancel, refunds } = await serving(morgan);
    const { id, refund } = court(await record());
    expect(refund).toMatchObject({ total: { raw: 950 }, card: null });
    const replies = await Promise.all([1, 2, 3].map(() => cancel(id)));
    for (const { status, data } of replies) expect([status, data]).toEqual([200, replies[0]?.data]);
    expect(replies[0]?.data).toMatchObject({ state: 'cancelled', refund: null });
    const after = await record();
    expect(after.credit).toMatchObject({ raw: 1250 + 950 });
    expect(after.bookings.map(({ name }) => name)).toEqual(['Lane swim', 'Yoga flow', 'Spin 45']);
    expect(await refunds()).toBe(1);
  });

  it('comes back once when staff and the customer cancel it at the same time', async () => {
    const { record, cancel, customer, refunds } = await serving(morgan);
    const { id } = court(await record());
    const own = customer.caller.post(`/api/my-account/bookings/${id}/cancel`, {});
    const replies = await Promise.all([cancel(id), own]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await record()).credit).toMatchObject({ raw: 1250 + 950 });
    expect(await refunds()).toBe(1);
  });

  it('is refused by the customer’s own rule when it is too late', async () => {
    const { record, cancel } = await serving(morgan);
    const swim = (await record()).bookings.find(({ can_cancel }) => !can_cancel);
    expect(await cancel(swim?.id ?? '')).toMatchObject({ status: 422, body: { message: swim?.cancel_note } });
    expect((await record()).credit).toMatchObject({ raw: 1250 });
  });

  it('is one of the customer who is served, at this operator, and staff ask for it', async () => {
    const { record, path, staff, customer } = await serving(morgan);
    const { id } = court(await record());
    const other = await staff.get(`/api/staff/customers?search=${leila}`);
    const [{ id: leilaId }] = other.data as [{ id: string }];
    expect(await staff.post(`/api/staff/customers/${leilaId}/bookings/${id}/cancel`, {})).toMatchObject({
      status: 404,
    });
    expect(await customer.caller.post(`${path}/bookings/${id}/cancel`, {})).toMatchObject({ status: 403 });
    const elsewhere = await harness.signedIn(desk);
    expect(await elsewhere.post(`${path}/bookings/${id}/cancel`, {})).toMatchObject({ status: 404 });
    expect(court(await record())).toMatchObject({ state: 'booked' });
  });

  it('is not cancelled this way for somebody without an account, who could not use the credit', async () => {
    const staff = await harness.signedIn(desk);
    const { data: walkIn } = await staff.post('/api/staff/walk-ins', {});
    const { id } = walkIn as { id: string };
    const till = new Booker(staff, harness, 'front-of-house', id);
    await till.added(await till.slot(offers.badminton));
    expect(await till.pay([{ tender_type: 'cash', amount: 2000 }])).toMatchObject({ status: 200 });
    const { data } = await staff.get(`/api/staff/customers/${id}/record`);
    const [booking] = (data as CustomerRecord).bookings;
    const reply = await staff.post(`/api/staff/customers/${id}/bookings/${booking?.id ?? ''}/cancel`, {});
    expect(reply).toMatchObject({ status: 422, body: { message: /Cancel the order from its receipt/ } });
  });
});

describe('a booking that staff move', () => {
  it('moves once, as in the customer’s account, whose page shows the new time', async () => {
    const { staff, customer, path } = await serving(leila);
    await customer.added(await customer.slot(offers.badminton));
    await customer.paid();
    const to = await customer.slot(offers.badminton, { nth: 1 });
    const own = async (): Promise<AccountBooking[]> =>
      (await customer.caller.get('/api/my-account/bookings?when=upcoming')).data;
    const id = (await own()).find(({ can_move }) => can_move)?.id ?? '';
    const url = `${path}/bookings/${id}`;
    expect((await staff.get(`${url}/times`)).data).toEqual(
      (await customer.caller.get(`/api/my-account/bookings/${id}/times`)).data,
    );
    const replies = await Promise.all([1, 2].map(() => staff.post(`${url}/move`, { slot_id: to.id })));
    for (const { status, text } of replies) expect(status, text).toBe(200);
    expect((await own()).find((each) => each.id === id)).toMatchObject({ date: to.date, starts_at: to.starts_at });
    const { body } = await customer.caller.get('/sandbox/outbox');
    const mails = body as unknown as { subject: string }[];
    expect(mails.filter(({ subject }) => subject.startsWith('Moved:'))).toHaveLength(1);
  });
});
