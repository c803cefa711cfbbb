import { runInAction, observable } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { User } from '../../../api/auth';
import type { SessionStatus } from '../../SessionStore';
import { holding, testBasket, wireBasket, wireItem, type Reply } from '../testBasket';
import { countedKey, createDesk } from './createDesk';
import { servedKey } from './DeskStore';
import { pence } from '../../../core/money';

const found = (id: string) => ({
  id,
  reference: `AV-${id}`,
  first_name: 'Leila',
  last_name: 'Mensah',
  email: 'leila@example.org',
  date_of_birth: null,
  membership: null,
  credit: { raw: 1840, formatted: '£18.40', decimal: '18.40' },
});
const customer = (id: string) => ({
  id,
  reference: `AV-${id}`,
  firstName: 'Leila',
  lastName: 'Mensah',
  email: 'leila@example.org',
  dateOfBirth: null,
  membership: null,
  credit: { raw: 1840, formatted: '£18.40', decimal: '18.40' },
});
const withCredit = (amount: number, ...ids: readonly string[]): Reply => [
  200,
  {
    data: wireBasket(
      ids.map((id) => wireItem(id)),
      { payments: [{ tender_type: 'credit', amount }] },
    ),
  },
];
const paid: Reply = [
  200,
  { data: { complete_order_id: 'o1', change_due: 760, formatted_change_due: '£7.60', print_receipt: false } },
];

/** The time ran out for these places, with others left. */
const ranOut = (ids: readonly string[], ...left: readonly object[]): Reply => {
  const place = { slot_id: 's', object_type: 'activity', name: 'Swim', date: '2026-11-21', starts_at: '09:00' };
  const expired_items = ids.map((id) => ({ id, ...place, purchased_for_user_id: null }));
  return [200, { data: wireBasket(left, { expired_items }) }];
};

const user = (isStaff: boolean, id = 's1') => ({ id, isStaff }) as User; // all that the desk reads of one

/** A desk at which somebody of the staff works, against a server that gives these replies in turn. */
function testDesk(replies: readonly (Reply | Promise<Reply>)[], served?: string, counted?: string) {
  const test = testBasket(replies, 'front-of-house');
  const kept = new Map<string, string>();
  if (served !== undefined) kept.set(servedKey, served);
  if (counted !== undefined) kept.set(countedKey, counted);
  const went: string[] = [];
  const session = observable<{ status: SessionStatus; user: User | undefined }>(
    { status: 'unknown', user: undefined },
    {},
    { deep: false },
  );
  const desk = createDesk({
    client: test.client,
    toasts: test.toasts,
    navigator: { go: (path) => void went.push(path) },
    storage: {
      read: (key) => kept.get(key),
      write: (key, text) => void kept.set(key, text),
      remove: (key) => void kept.delete(key),
    },
    session,
    currency: '£',
    basket: test.basket,
  });
  const signIn = (who: User | undefined): void =>
    runInAction(() => void Object.assign(session, { status: who ? 'member' : 'guest', user: who }));
  return { ...test, desk, kept, went, signIn, taken: () => desk.tenders.payments };
}

/** One who serves Leila, in whose basket two places for £6.20 each are. */
async function serving(...replies: readonly (Reply | Promise<Reply>)[]) {
  const test = testDesk([holding('a', 'b'), ...replies]);
  test.signIn(user(true));
  await test.desk.serve(customer('u7'));
  return test;
}

const settled = () => new Promise<void>((resolve) => void setTimeout(resolve));

describe('DeskStore', () => {
  it('serves whom staff select, and goes on with them in the same tab', async () => {
    const { asked, kept, basket } = await serving();
    expect(asked.at(-1)?.path).toBe('/api/checkout?source=front-of-house&selected_user_id=u7');
    expect([basket.itemCount, kept.get(servedKey)]).toEqual([2, 'u7']);

    const next = testDesk([[200, { data: found('u7') }], holding('a')], 'u7');
    next.signIn(user(true));
    await settled();
    expect(next.desk.customer?.firstName).toBe('Leila');
    expect(next.basket.itemCount).toBe(1);
  });

  it('keeps what was taken and agreed when the customer who is served is selected again', async () => {
    const { desk, asked, basket, taken } = await serving();
    desk.take('cash', pence(500));
    desk.accept(4, true);
    await desk.serve(customer('u7'));
    expect([taken(), desk.accepted]).toEqual([[{ tenderType: 'cash', amount: 500 }], [4]]);
    expect([basket.itemCount, asked.length]).toEqual([2, 1]);
  });

  it('asks nothing for who is no staff', async () => {
    const { signIn, asked, kept } = testDesk([], 'u7');
    signIn(user(false));
    signIn(undefined);
    await settled();
    expect(asked).toEqual([]);
    expect(kept.size).toBe(0);
  });

  it('keeps credit alone once an item is removed, as the server has it', async () => {
    const { desk, basket, taken } = await serving(withCredit(300, 'a', 'b'), withCredit(200, 'a'));
    desk.take('cash', pence(500));
    desk.take('cheque', pence(100));
    desk.take('credit', pence(300));
    await settled();
    expect(taken()).toHaveLength(3);
    await basket.remove(['b']);
    expect(taken()).toEqual([{ tenderType: 'credit', amount: 200 }]);
  });

  it('keeps what was taken when time has run out for a place, or the basket is loaded again', async () => {
    const { desk, basket, taken } = await serving(holding('a', 'b'), ranOut(['b'], wireItem('a')));
    desk.take('cash', pence(500));
    await basket.load();
    await basket.load();
    expect(basket.itemCount).toBe(1);
    expect(taken()).toEqual([{ tenderType: 'cash', amount: 500 }]);
  });

  it('keeps what was taken when time has run out for every place, and they are taken again', async () => {
    const { desk, basket, taken } = await serving(ranOut(['a', 'b']), holding('c'), holding('c', 'd'));
    desk.take('cash', pence(2000));
    await basket.load();
    expect(basket.itemCount).toBe(0);
    await basket.takeAgain(basket.basket?.expiredItems ?? []);
    expect(basket.itemCount).toBe(2);
    expect(taken()).toEqual([{ tenderType: 'cash', amount: 2000 }]);
  });

  it('keeps what was counted for each customer while it serves another', async () => {
    const { desk, taken } = await serving(holding('c'), holding('a', 'b'));
    desk.take('cash', pence(2000));
    await desk.serve(customer('u8'));
    expect(taken()).toEqual([]);
    desk.take('cheque', pence(300));
    expect(desk.sales.counted.map(({ name, tenders }) => [name, tenders.inTill])).toEqual([
      ['Leila Mensah', 2000],
      ['Leila Mensah', 300],
    ]);
    await desk.serve(customer('u7'));
    expect(taken()).toEqual([{ tenderType: 'cash', amount: 2000 }]);
  });

  it('goes on after a reload with what was counted, credit being with the server', async () => {
    const before = await serving(withCredit(300, 'a', 'b'));
    before.desk.take('cash', pence(2000));
    before.desk.take('credit', pence(300));
    await settled();
    const served = before.kept.get(servedKey);
    const after = testDesk([[200, { data: found('u7') }], withCredit(200, 'a')], served, before.kept.get(countedKey));
    after.signIn(user(true));
    await settled();
    expect(after.taken()).toEqual([
      { tenderType: 'cash', amount: 2000 },
      { tenderType: 'credit', amount: 200 },
    ]);
  });

  it.each([
    '',
    '{',
    '{}',
    '[1]',
    '[{"customerId":"u7"}]',
    '[{"customerId":"u7","name":"L","counted":[{"amount":-1}]}]',
  ])('has counted nothing where the storage has "%s"', (text) => {
    expect(testDesk([], undefined, text).desk.sales.counted).toEqual([]);
  });

  it('completes after a reload the order of a payment that was sent before it', async () => {
    const before = await serving(new Promise<Reply>(() => undefined));
    before.desk.take('cash', pence(2000));
    void before.desk.pay();
    await settled();
    const emptied: Reply = [200, { data: wireBasket([], { complete_order_id: 'o9' }) }];
    const counted = before.kept.get(countedKey);
    const after = testDesk([[200, { data: found('u7') }], emptied, emptied], before.kept.get(servedKey), counted);
    after.signIn(user(true));
    await settled();
    expect([after.went, after.taken(), after.kept.get(countedKey)]).toEqual([['/order-completed/o9'], [], undefined]);
  });

  it('says after a log-out how much must be given back, until it is read, and keeps none of it', async () => {
    const { desk, toasts, kept, signIn } = await serving(holding());
    desk.take('cash', pence(2000));
    await desk.leave();
    signIn(undefined);
    const content = '£20.00 counted for Leila Mensah must be given back.';
    expect(toasts.toasts).toMatchObject([{ type: 'warning', content, closeAfterMs: 0 }]);
    expect([desk.sales.counted, kept.size]).toEqual([[], 0]);
  });

  it('leaves what was counted to who logs in next where the session ran out', async () => {
    const { desk, said, signIn } = await serving([200, { data: found('u7') }], holding('a'));
    desk.take('cash', pence(2000));
    signIn(undefined);
    signIn(user(true, 's2'));
    expect([said(), desk.sales.counted.map(({ tenders }) => tenders.inTill)]).toEqual([[], [2000]]);
    const [sale] = desk.sales.counted;
    if (!sale) throw new Error('Nothing is counted.');
    await desk.reopen(sale);
    expect(desk.tenders.payments).toEqual([{ tenderType: 'cash', amount: 2000 }]);
  });

  it('sets aside what was counted for an order that is discarded', async () => {
    const { desk, basket, taken } = await serving(holding());
    desk.take('cash', pence(2000));
    await basket.discard();
    expect([taken(), desk.tenders.setAside]).toEqual([[], [{ tenderType: 'cash', amount: 2000 }]]);
  });

  it.each<[string, (test: Awaited<ReturnType<typeof serving>>) => unknown]>([
    ['a log-out', ({ signIn }) => signIn(undefined)],
    ['another of the staff', ({ signIn }) => signIn(user(true, 's2'))],
    ['a reset', ({ basket }) => basket.reset()],
    ['discarding the order', ({ basket }) => basket.discard()],
    ['the next customer', ({ desk }) => desk.forget()],
  ])('forgets what was taken and agreed after %s', async (_what, after) => {
    const test = await serving(holding());
    test.desk.take('cash', pence(500));
    test.desk.take('cheque', pence(100));
    test.desk.accept(4, true);
    await after(test);
    expect([test.taken(), test.desk.accepted]).toEqual([[], []]);
  });

  it.each(['a log-out', 'another of the staff'])('forgets the customer after %s', async (what) => {
    const { desk, signIn, kept, basket } = await serving();
    signIn(what === 'a log-out' ? undefined : user(true, 's2'));
    expect([desk.customer, kept.size, basket.selectedUserId, basket.itemCount]).toEqual([undefined, 0, undefined, 0]);
  });

  it('gives the places back when staff log out, and says nothing of it', async () => {
    const { desk, asked, said } = await serving(holding());
    await desk.leave();
    expect(asked.at(-1)).toMatchObject({
      method: 'DELETE',
      path: '/api/checkout?source=front-of-house&selected_user_id=u7',
    });
    expect(said()).toEqual([]);
    await desk.leave();
    expect(asked).toHaveLength(2); // there is nothing to give back any more
  });

  it.each<[string, Reply | Promise<Reply>]>([
    ['is sent', new Promise<Reply>(() => undefined)],
    ['was sent, and its answer lost', 'nothing'],
  ])('leaves the basket as it is where a payment %s', async (_when, reply) => {
    const { desk, asked, basket } = await serving(reply);
    desk.take('cash', pence(1240));
    void desk.pay();
    await settled();
    await desk.leave();
    expect(asked.map(({ method, path }) => `${method} ${path.split('?')[0] ?? ''}`)).toEqual([
      'GET /api/checkout',
      'POST /api/checkout/pay',
    ]);
    expect(basket.itemCount).toBe(2);
  });

  it('tells what is left, what to hand back, and how much a tender may be', async () => {
    const { desk } = await serving();
    expect([desk.left, desk.changeDue, desk.shortOf]).toEqual([1240, 0, 'more']);
    desk.take('cheque', pence(240));
    desk.take('cash', pence(500));
    expect([desk.left, desk.changeDue, desk.shortOf]).toEqual([500, 0, 'more']);
    expect([desk.mostOf('cash'), desk.mostOf('cheque'), desk.mostOf('credit')]).toEqual([1000, 500, 300]);
    desk.take('cash', pence(2000));
    expect([desk.left, desk.changeDue, desk.shortOf]).toEqual([0, 1000, undefined]);
    desk.take('cheque', pence(1200));
    expect(desk.shortOf).toBe('less');
  });

  it('pays by what was taken and agreed, and leaves no toast over the screen that says so', async () => {
    const waiver = { id: 5, title: 'Waiver', html: '<p>Take care.</p>', attendees: ['Amara'] };
    const basket = wireBasket([wireItem('a')], { attendee_waivers_required: [waiver] });
    const test = testDesk([[200, { data: basket }], paid, holding()]);
    test.signIn(user(true));
    await test.desk.serve(customer('u7'));
    test.desk.take('cash', pence(2000));
    test.desk.accept(5, true);
    test.desk.accept(4, true);
    test.toasts.show('danger', 'Unable to complete your order, please try again.');
    await test.desk.pay();
    await settled();
    const pay = test.asked.find(({ path }) => path === '/api/checkout/pay');
    expect(pay).toMatchObject({
      method: 'POST',
      body: {
        completed_waivers: [5],
        payments: [{ tender_type: 'cash', amount: 2000 }],
        selected_user_id: 'u7',
        source: 'front-of-house',
        terms: [4],
      },
    });
    expect(Object.keys(pay?.body as object)).toHaveLength(5);
    expect(test.said()).toEqual([]);
    expect(test.went).toEqual(['/order-completed/o1']);
    expect(test.taken()).toEqual([]);
  });

  it.each<[string, Reply, string]>([
    ['in the server’s words', [409, { message: 'This order is being paid for.' }], 'This order is being paid for.'],
    ['by what is refused', [422, { errors: { payments: ['Take £1.00 more.'] } }], 'Take £1.00 more.'],
    ['in its own words', 'nothing', 'Unable to complete your order, please try again.'],
  ])('says %s why a payment failed, and keeps what was taken', async (_what, reply, text) => {
    const { desk, taken, said } = await serving(reply, holding('a', 'b'));
    desk.take('cash', pence(2000));
    desk.accept(4, true);
    await desk.pay();
    await settled();
    expect(said()).toContain(`danger: ${text}`);
    expect([taken(), desk.accepted]).toEqual([[{ tenderType: 'cash', amount: 2000 }], [4]]);
  });

  it('sends a payment whose answer was lost with the same key, and another with another', async () => {
    const { desk, asked } = await serving('nothing', [500, {}], [422, { message: 'No.' }], holding('a', 'b'), paid);
    desk.take('cash', pence(2000));
    for (let press = 0; press < 4; press += 1) {
      await desk.pay();
      await settled();
    }
    const [first, second, third, fourth] = asked
      .filter(({ path }) => path === '/api/checkout/pay')
      .map(({ key }) => key);
    expect(first).toBeTruthy();
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  it('sends one payment for two presses', async () => {
    const { desk, asked } = await serving(new Promise<Reply>(() => undefined));
    desk.take('cash', pence(2000));
    void desk.pay();
    void desk.pay();
    await settled();
    expect(asked.filter(({ path }) => path === '/api/checkout/pay')).toHaveLength(1);
  });

  it('comes to the order of a payment whose answer was lost once the basket tells of it', async () => {
    const emptied: Reply = [200, { data: wireBasket([], { complete_order_id: 'o9' }) }];
    const { desk, basket, went } = await serving('nothing', emptied, emptied);
    desk.take('cash', pence(2000));
    await desk.pay();
    await basket.load();
    await settled();
    expect(went).toEqual(['/order-completed/o9']);
  });
});
