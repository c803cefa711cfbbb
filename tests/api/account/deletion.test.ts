import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { eraseRecords } from '../../../operator/account/deletion/eraseRecords';
import type { AccountDeletion } from '../../../schemas/generated/wire';
import { Booker, leila, morgan, offers } from '../bookings/support';
import { sharedHarness, type Caller, type Harness, type Reply } from '../harness';
import { markedCustomer, markedEmail, markedPassword, marks, register } from './marked';
import { rowsOf } from './rows';
import { times } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const path = '/api/my-account/deletion';
const factsOf = async (caller: Caller): Promise<AccountDeletion> => (await caller.get(path)).data;
const remove = (caller: Caller, current_password = 'Sculling1!', loses: readonly string[] = []): Promise<Reply> =>
  caller.post(path, { current_password, loses });

async function tablesOf(column?: string): Promise<string[]> {
  const named = column === undefined ? sql`` : sql`and column_name = ${column}`;
  const { rows } = await sql<{ table_name: string }>`select distinct table_name from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%' ${named} order by table_name`.execute(harness.db);
  return rows.map(({ table_name }) => table_name);
}

async function count(table: string, where: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)} as row
    where ${where}`.execute(harness.db);
  return Number(rows[0]?.count);
}

/** Every row in the whole database that betrays the customer: by table, with what it is found by. */
async function betrayals(all: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  const any = all.map((mark) => mark.toLowerCase()).join('|');
  for (const table of await tablesOf()) {
    const { rows } = await sql<{ text: string }>`select lower(row::text) as text from ${sql.table(table)} as row
      where lower(row::text) ~ ${any}`.execute(harness.db);
    for (const mark of all)
      if (rows.some(({ text }) => text.includes(mark.toLowerCase()))) found.add(`${table}: ${mark}`);
  }
  return [...found];
}

describe('deleting an account', () => {
  // Reading every row of the database takes its time on a machine that does something else too.
  it('leaves nothing that names its customer, in any table that the database has', { timeout: 300_000 }, async () => {
    const { caller, id } = await markedCustomer();
    const user = (await caller.get('/api/auth/user')).data as Record<'reference' | 'barcode', string>;
    const all = [...marks, user.reference, user.barcode];
    const known = await betrayals(all);
    for (const mark of all)
      expect(
        known.some((each) => each.endsWith(`: ${mark}`)),
        `${mark} is somewhere`,
      ).toBe(true);
    // A table that is added later has to be filled here, and emptied by the deletion.
    const tables = await tablesOf('customer_id');
    for (const table of tables) expect([table, await count(table, sql`customer_id = ${id}`)]).not.toEqual([table, 0]);
    const orders = await harness.db.selectFrom('orders').selectAll().where('customer_id', '=', id).execute();
    expect(await remove(caller, markedPassword)).toMatchObject({ status: 200, data: { deleted: true } });
    expect(await betrayals(all)).toEqual(['outbox: zebedee', 'outbox: quillfeather']);
    const kept = [];
    for (const table of tables) if ((await count(table, sql`customer_id = ${id}`)) > 0) kept.push(table);
    expect(kept).toEqual(['account_payments', 'card_refunds', 'carts', 'consents', 'memberships', 'orders']);
    const [before, after] = [orders[0], await orderOf(id)];
    expect(after).toMatchObject({ number: before?.number, total: before?.total, receipt_email: null });
    expect(after.items).toMatchObject([{ type: 'booking', attendee: '', total: { raw: before?.total } }]);
    const cards = harness.db.selectFrom('payment_attempts').innerJoin('carts', 'carts.id', 'cart_id').select('card');
    expect((await cards.where('customer_id', '=', id).execute()).map(({ card }) => card)).toEqual([null, null]);
  });

  it('is told to the address that the account had, without a name', async () => {
    const { caller } = await register(harness, await harness.caller());
    await remove(caller, markedPassword);
    const mails = JSON.parse((await caller.get('/sandbox/outbox')).text) as Record<string, string>[];
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [markedEmail, 'Your account is deleted'],
    ]);
    expect(mails[0]?.body).toContain('for 6 years');
    expect(mails[0]?.body).not.toContain('Zebedee');
  });

  it('ends every session; its e-mail address is one that nobody has, and can register again', async () => {
    const { caller } = await register(harness, await harness.caller());
    const user = (await caller.get('/api/auth/user')).data as { reference: string };
    const other = await harness.caller(caller.testId);
    await other.logIn(markedEmail, markedPassword);
    await remove(caller, markedPassword);
    for (const each of [caller, other]) expect(await each.get('/api/auth/user')).toMatchObject({ status: 401 });
    const stranger = await harness.caller(caller.testId);
    const unknown = await stranger.logIn('nobody@example.org', markedPassword);
    for (const login of [markedEmail, user.reference, '', ' '])
      expect(await stranger.logIn(login, markedPassword)).toMatchObject({ status: unknown.status, text: unknown.text });
    const again = await register(harness, stranger);
    expect(await again.caller.get('/api/auth/user')).toMatchObject({ data: { email: markedEmail } });
    expect(await factsOf(again.caller)).toMatchObject({ stops: [], loses: [] });
  });

  it('needs the password', async () => {
    const caller = await harness.signedIn('amara@example.org');
    const before = await rowsOf(harness.db, caller.testId, 'amara@example.org');
    expect(await remove(caller, 'Wrong-1!')).toMatchObject({
      status: 422,
      body: { errors: { currentPassword: ["This isn't your current password."] } },
    });
    expect(await rowsOf(harness.db, caller.testId, 'amara@example.org')).toEqual(before);
    expect(await (await harness.caller(caller.testId)).get(path)).toMatchObject({ status: 401 });
  });

  it('takes what is lost only as the customer saw it', async () => {
    const caller = await harness.signedIn(leila);
    const { loses, stops } = await factsOf(caller);
    expect(stops).toEqual([]);
    expect(loses).toEqual(['£18.40 of credit', expect.stringMatching(/sessions? left$/), ...loses.slice(2)]);
    expect(await remove(caller)).toMatchObject({ status: 409 });
    expect(await remove(caller, 'Sculling1!', loses.slice(1))).toMatchObject({ status: 409 });
    expect(await caller.get('/api/auth/user')).toMatchObject({ status: 200 });
    expect(await remove(caller, 'Sculling1!', loses)).toMatchObject({ status: 200 });
  });

  it('happens once, and one mail tells of it', async () => {
    const { caller } = await register(harness, await harness.caller());
    const statuses = (await times(4, () => remove(caller, markedPassword))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status !== 200 && status !== 401)).toEqual([]);
    const mails = JSON.parse((await caller.get('/sandbox/outbox')).text) as unknown[];
    expect(mails).toHaveLength(1);
  });
});

describe('an account that cannot be deleted', () => {
  async function expectStopped(caller: Caller, stop: object, password?: string): Promise<void> {
    const { stops } = await factsOf(caller);
    expect(stops).toContainEqual(expect.objectContaining(stop));
    const [first] = stops;
    expect(await remove(caller, password)).toMatchObject({
      status: 422,
      body: { message: `${first?.reason} ${first?.next_step}` },
    });
    expect(await caller.get('/api/auth/user')).toMatchObject({ status: 200 });
  }

  it('has memberships: one to cancel, one that runs until its end', async () => {
    const caller = await harness.signedIn(morgan);
    await expectStopped(caller, {
      kind: 'membership',
      reason: 'You have a membership: Total Fitness.',
      next_step: 'Cancel it first.',
    });
    const { stops } = await factsOf(caller);
    const running = stops.find(({ reason }) => reason.includes(' runs until '));
    expect(running?.next_step).toBe('You can delete your account from the day after.');
  });

  it('has bookings to come, each named', async () => {
    const booker = await Booker.at(harness, 'amara@example.org');
    await booker.added(await booker.slot(offers.badminton));
    await booker.paid();
    await expectStopped(booker.caller, {
      kind: 'booking',
      next_step: 'Cancel it, or wait until it is over.',
    });
    const { stops } = await factsOf(booker.caller);
    expect(stops.map(({ reason }) => reason)).toEqual([expect.stringMatching(/^You have a booking: Badminton/)]);
  });

  it('has a penalty to pay, or is one of the staff', async () => {
    await expectStopped(await harness.signedIn('ruth@example.org'), {
      kind: 'penalty',
      next_step: 'Pay it on your payments page, or at your centre.',
    });
    await expectStopped(await harness.signedIn('desk@example.org'), { kind: 'staff' });
  });

  it('has a payment under way, which becomes an order first', async () => {
    const { booker, caller, id } = await register(harness, await harness.caller());
    await booker.added(await booker.slot(offers.badminton));
    const { data } = await booker.authorise();
    await expectStopped(caller, { kind: 'payment' }, markedPassword);
    await booker.complete((data as { transaction_uuid: string }).transaction_uuid);
    expect((await orderOf(id)).customer_id).toBe(id);
    await expectStopped(caller, { kind: 'booking' }, markedPassword);
  });
});

describe('a payment that begins while an account is deleted', () => {
  it('is refused, or keeps the account: never money without an account', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { booker, caller, id } = await register(harness, await harness.caller());
      await booker.added(await booker.slot(offers.badminton, { nth: round }));
      // A payment that comes too late to see the basket comes from a stranger.
      const pay = booker.authorise().catch(() => caller.get('/api/auth/user'));
      const [paid, deleted] = await Promise.all([pay, remove(caller, markedPassword)]);
      const attempts = await harness.db
        .selectFrom('payment_attempts')
        .innerJoin('carts', 'carts.id', 'payment_attempts.cart_id')
        .select('payment_attempts.state')
        .where('customer_id', '=', id)
        .execute();
      const isHeld = attempts.some(({ state }) => ['authorising', 'authorised'].includes(state));
      const isDeleted = deleted.status === 200;
      expect([isHeld, deleted.status]).toEqual(isDeleted ? [false, 200] : [true, 422]);
      expect(isDeleted ? [401, 404, 409] : [200]).toContain(paid.status);
    }
  });
});

describe('what began before a deletion', () => {
  it('stores nothing for its customer afterwards, in any table', async () => {
    const { caller, id } = await register(harness, await harness.caller());
    await remove(caller, markedPassword);
    const late = { customer_id: id, first_name: 'Tamsin', last_name: 'Late', date_of_birth: '2018-04-05' };
    await expect(harness.db.insertInto('dependants').values(late).execute()).rejects.toMatchObject({ code: 'JY001' });
    const change = harness.db.updateTable('customers').set({ first_name: 'Zebedee' }).where('id', '=', id);
    await expect(change.execute()).rejects.toMatchObject({ code: 'JY001' });
    const { rows } = await sql<{ named: string }>`select distinct event_object_table as named
      from information_schema.triggers where trigger_name = 'not_of_deleted' order by named`.execute(harness.db);
    expect(rows.map(({ named }) => named)).toEqual(await tablesOf('customer_id'));
  });
});

describe('staff', () => {
  it('no longer find whoever deleted their account', async () => {
    const { caller, id } = await register(harness, await harness.caller());
    const staff = await harness.signedIn('desk@example.org', caller.testId);
    const search = (text: string): Promise<Reply> =>
      staff.get(`/api/staff/customers?search=${encodeURIComponent(text)}`);
    expect((await search('quillfeather')).data).toHaveLength(1);
    await remove(caller, markedPassword);
    for (const text of ['quillfeather', markedEmail, 'LS9 9ZZ', 'deleted customer', `deleted-${id}`])
      expect((await search(text)).data).toEqual([]);
    expect(await staff.get(`/api/staff/customers/${id}`)).toMatchObject({ status: 404 });
    expect(await staff.get(`/api/staff/customers/${id}/record`)).toMatchObject({ status: 404 });
  });
});

describe('the records of a deleted account', () => {
  it('are erased after six years', async () => {
    const { caller, id } = await markedCustomer();
    await remove(caller, markedPassword);
    const yearsOn = (years: number, days: number): Date => {
      const then = new Date(Date.now() + days * 24 * 60 * 60_000);
      then.setUTCFullYear(then.getUTCFullYear() + years);
      return then;
    };
    await eraseRecords(harness.db, yearsOn(6, -1));
    expect((await orderOf(id)).customer_id).toBe(id);
    await eraseRecords(harness.db, yearsOn(6, 1));
    for (const table of await tablesOf('customer_id'))
      expect([table, await count(table, sql`customer_id = ${id}`)]).toEqual([table, 0]);
  });
});

async function orderOf(customerId: string) {
  return harness.db.selectFrom('orders').selectAll().where('customer_id', '=', customerId).executeTakeFirstOrThrow();
}
