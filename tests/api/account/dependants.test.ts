import { beforeAll, describe, expect, it } from 'vitest';
import { sharedHarness, type Caller, type Harness, type Reply } from '../harness';
import { leila } from '../bookings/support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const path = '/api/my-account/dependants';
const first = async (caller: Caller): Promise<{ readonly id: string; readonly first_name: string }> => {
  const { data } = await caller.get(path);
  const [child] = data as { id: string; first_name: string }[];
  if (!child) throw new Error('Nobody is left.');
  return child;
};
const remove = (caller: Caller, id: string): Promise<Reply> => caller.delete(`${path}/${id}`);
const namesOf = ({ data }: Reply): string[] => (data as { first_name: string }[]).map(({ first_name }) => first_name);
const rowsOf = (id: string) => harness.db.selectFrom('dependants').selectAll().where('id', '=', id).execute();

/** Adds a booking of the child's, which begins so many days from today. */
async function book(caller: Caller, childId: string, days: number): Promise<void> {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const { id: customer_id } = await harness.db
    .selectFrom('customers')
    .select('id')
    .where('test_id', '=', caller.testId)
    .where('email', '=', leila)
    .executeTakeFirstOrThrow();
  await harness.db
    .insertInto('bookings')
    .values({
      customer_id,
      name: 'Junior swim',
      date: day,
      starts_at: '10:00',
      minutes: 30,
      place: 'Small pool',
      venue_id: 1,
      state: 'booked',
      paid: 0,
      dependant_id: childId,
      attendee: 'Kofi Mensah',
    })
    .execute();
}

describe('removing a child', () => {
  it('takes them out of the account, and leaves nothing of one who was never booked for', async () => {
    const caller = await harness.signedIn(leila);
    const child = await first(caller);
    const reply = await remove(caller, child.id);
    expect(reply.status).toBe(200);
    expect(namesOf(reply)).toEqual(['Zuri']);
    expect(await rowsOf(child.id)).toEqual([]);
    expect(await remove(caller, child.id)).toMatchObject({ status: 404 });
  });

  it('leaves the name with bookings that are over', async () => {
    const caller = await harness.signedIn(leila);
    const child = await first(caller);
    await book(caller, child.id, -10);
    expect(namesOf(await remove(caller, child.id))).toEqual(['Zuri']);
    expect(await rowsOf(child.id)).toHaveLength(1);
    const past = await caller.get('/api/my-account/bookings?when=past');
    expect(past.text).toContain('Kofi Mensah');
    const basket = await caller.get('/api/checkout?source=bookings');
    expect(basket.text).not.toContain('Kofi');
    expect((await caller.get('/api/my-account/data')).text).not.toContain(child.id);
    expect(await remove(caller, child.id)).toMatchObject({ status: 404 });
  });

  it('is refused while bookings are to come, and says so', async () => {
    const caller = await harness.signedIn(leila);
    const child = await first(caller);
    await book(caller, child.id, 10);
    const reply = await remove(caller, child.id);
    expect(reply).toMatchObject({
      status: 409,
      body: { message: `${child.first_name} has bookings to come. Cancel these first.` },
    });
    expect(namesOf(await caller.get(path))).toContain(child.first_name);
  });

  it('is refused while they wait for a place, and while one is in the basket', async () => {
    const caller = await harness.signedIn(leila);
    const child = await first(caller);
    const { customer_id } = (await rowsOf(child.id))[0] ?? { customer_id: '' };
    const slot = await harness.db
      .selectFrom('slots')
      .select('id')
      .where('test_id', '=', caller.testId)
      .executeTakeFirstOrThrow();
    const entry = { test_id: caller.testId, slot_id: slot.id, customer_id, attendee_id: child.id, link: '/' };
    await harness.db.insertInto('waiting_entries').values(entry).execute();
    expect(await remove(caller, child.id)).toMatchObject({
      status: 409,
      body: { message: `${child.first_name} is on a waiting list. Leave it first.` },
    });
    await harness.db.deleteFrom('waiting_entries').where('attendee_id', '=', child.id).execute();
    await caller.post('/api/checkout/add', { items: [{ id: slot.id, type: 'activity' }], source: 'bookings' });
    const taken = await harness.db
      .updateTable('cart_items')
      .set({ purchased_for: child.id })
      .where('test_id', '=', caller.testId)
      .executeTakeFirstOrThrow();
    expect(taken.numUpdatedRows).toBe(1n);
    expect(await remove(caller, child.id)).toMatchObject({
      status: 409,
      body: { message: `A place for ${child.first_name} is in your basket. Take it out first.` },
    });
  });

  it.each(['none', '00000000-0000-4000-8000-000000000000'])('finds nobody by %s', async (id) => {
    const caller = await harness.signedIn(leila);
    expect(await remove(caller, id)).toMatchObject({ status: 404 });
  });
});
