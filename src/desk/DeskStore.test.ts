import { runInAction, observable } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import type { User } from '../kit/api/auth';
import type { SessionStatus } from '../sign-in/SessionStore';
import { basketReply, testBasket, wireBasket, wireItem, type Reply } from '../../tests/support/testBasket';
import { ApiRequest } from '../kit/api/ApiRequest';
import { requestError } from '../kit/api/RequestError';
import { countedMoneyKey, createDesk } from './create';
import { servedCustomerKey } from './DeskStore';
import { pence } from '../ground/core/money';

const found = (id: string) => ({
  id,
  reference: `AV-${id}`,
  first_name: 'Leila',
  last_name: 'Mensah',
  email: 'leila@example.org',
  walkIn: false,
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
  walkIn: false,
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

/** Creates a desk with a signed-in member of staff and a server that sends these replies in order. */
function testDesk(replies: readonly (Reply | Promise<Reply>)[], served?: string, counted?: string) {
  const test = testBasket(replies, 'front-of-house');
  const kept = new Map<string, string>();
  if (served !== undefined) kept.set(servedCustomerKey, served);
  if (counted !== undefined) kept.set(countedMoneyKey, counted);
  const went: string[] = [];
  const session = observable<{ status: SessionStatus; user: User | undefined; logout: ApiRequest<unknown> }>(
    { status: 'unknown', user: undefined, logout: new ApiRequest() },
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
    ...{ onCustomerGone: () => undefined, tillVenue: () => 'kirkstall' },
    basket: test.basket,
  });
  const signIn = (who: User | undefined): void =>
    runInAction(() => void Object.assign(session, { status: who ? 'member' : 'guest', user: who }));
  const logOut = async (): Promise<void> => {
    await desk.releaseBeforeLogout();
    await session.logout.run(() => Promise.resolve({ ok: true, data: undefined }));
    signIn(undefined);
  };
  return { ...test, desk, kept, went, signIn, logOut, session, taken: () => desk.tenders.payments };
}

/** One who serves Leila, in whose basket two places for £6.20 each are. */
async function serving(...replies: readonly (Reply | Promise<Reply>)[]) {
  const test = testDesk([basketReply('a', 'b'), ...replies]);
  test.signIn(user(true));
  await test.desk.serve(customer('u7'));
  return test;
}

/** The order that the basket has become by now. */
const emptied: Reply = [200, { data: wireBasket([], { complete_order_id: 'o9' }) }];

const price = { raw: 1240, formatted: '£12.40', decimal: '12.40' };
const receiptOf = (request_key: string | null): object => ({
  id: 'o9',
  number: '10009',
  sold_at: '2026-11-20T12:00:00.000Z',
  operator: { name: 'Aire Valley Leisure', address: 'Leeds' },
  venues: [],
  customer: { name: 'Leila Mensah', reference: 'AV-10014' },
  cashier: 'Sam Clerk',
  ...{ lines: [], penalties: [] },
  net: price,
  tax: price,
  total: price,
  tenders: [],
  change_due: price,
  request_key,
  refundable: null,
  refund: null,
});

/** The receipt of that order, once it is said which payment completed it. */
function receiptLater() {
  let tell: (requestKey: string | null | undefined) => void = () => undefined;
  const reply = new Promise<Reply>((resolve) => {
    tell = (request_key = null) => resolve([200, { data: receiptOf(request_key) }]);
  });
  return { reply, tell: (key: string | null | undefined) => tell(key) };
}

/** The answer for a payment that completed no order, and never will. */
const takenBack: Reply = [200, { data: { complete_order_id: null } }];

const payPath = '/api/checkout/pay?till_venue=kirkstall';

const keyOfPayment = (asked: readonly { readonly path: string; readonly key?: string | null }[]) =>
  asked.find(({ path }) => path === payPath)?.key;

const settled = () => new Promise<void>((resolve) => void setTimeout(resolve));

describe('DeskStore', () => {
  it('serves the selected customer, also after a reload of the tab', async () => {
    const { asked, kept, basket } = await serving();
    expect(asked.at(-1)?.path).toBe('/api/checkout?source=front-of-house&selected_user_id=u7');
    expect([basket.itemCount, kept.get(servedCustomerKey)]).toEqual([2, 'u7']);

    const next = testDesk([[200, { data: found('u7') }], basketReply('a')], 'u7');
    next.signIn(user(true));
    await settled();
    expect(next.desk.customer?.firstName).toBe('Leila');
    expect(next.basket.itemCount).toBe(1);
  });

  it('keeps tenders and agreements when the same customer is selected again', async () => {
    const { desk, asked, basket, taken } = await serving();
    desk.addTender('cash', pence(500));
    desk.setAccepted(4, true);
    await desk.serve(customer('u7'));
    expect([taken(), desk.acceptedIds]).toEqual([[{ tenderType: 'cash', amount: 500 }], [4]]);
    expect([basket.itemCount, asked.length]).toEqual([2, 1]);
  });

  it('sends no request for a user who is not staff', async () => {
    const { signIn, asked, kept } = testDesk([], 'u7');
    signIn(user(false));
    signIn(undefined);
    await settled();
    expect(asked).toEqual([]);
    expect(kept.size).toBe(0);
  });

  it('keeps only the server’s credit after an item is removed', async () => {
    const { desk, basket, taken } = await serving(withCredit(300, 'a', 'b'), withCredit(200, 'a'));
    desk.addTender('cash', pence(500));
    desk.addTender('cheque', pence(100));
    desk.addTender('credit', pence(300));
    await settled();
    expect(taken()).toHaveLength(3);
    await basket.remove(['b']);
    expect(taken()).toEqual([{ tenderType: 'credit', amount: 200 }]);
  });

  it('keeps tenders when a place expires or the basket is reloaded', async () => {
    const { desk, basket, taken } = await serving(basketReply('a', 'b'), ranOut(['b'], wireItem('a')));
    desk.addTender('cash', pence(500));
    await basket.load();
    await basket.load();
    expect(basket.itemCount).toBe(1);
    expect(taken()).toEqual([{ tenderType: 'cash', amount: 500 }]);
  });

  it('keeps tenders when every place expires and is added again', async () => {
    const { desk, basket, taken } = await serving(ranOut(['a', 'b']), basketReply('c'), basketReply('c', 'd'));
    desk.addTender('cash', pence(2000));
    await basket.load();
    expect(basket.itemCount).toBe(0);
    await basket.addAgain(basket.basket?.expiredItems ?? []);
    expect(basket.itemCount).toBe(2);
    expect(taken()).toEqual([{ tenderType: 'cash', amount: 2000 }]);
  });

  it('keeps what was counted for each customer while it serves another', async () => {
    const { desk, taken } = await serving(basketReply('c'), basketReply('a', 'b'));
    desk.addTender('cash', pence(2000));
    await desk.serve(customer('u8'));
    expect(taken()).toEqual([]);
    desk.addTender('cheque', pence(300));
    expect(desk.sales.withCountedMoney.map(({ name, tenders }) => [name, tenders.inTill])).toEqual([
      ['Leila Mensah', 2000],
      ['Leila Mensah', 300],
    ]);
    await desk.serve(customer('u7'));
    expect(taken()).toEqual([{ tenderType: 'cash', amount: 2000 }]);
  });

  it('restores counted money after a reload, while the server keeps credit', async () => {
    const before = await serving(withCredit(300, 'a', 'b'));
    before.desk.addTender('cash', pence(2000));
    before.desk.addTender('credit', pence(300));
    await settled();
    const served = before.kept.get(servedCustomerKey);
    const after = testDesk(
      [[200, { data: found('u7') }], withCredit(200, 'a')],
      served,
      before.kept.get(countedMoneyKey),
    );
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
    expect(testDesk([], undefined, text).desk.sales.withCountedMoney).toEqual([]);
  });

  it('completes after a reload the order of a payment that was sent before it', async () => {
    const before = await serving(new Promise<Reply>(() => undefined));
    before.desk.addTender('cash', pence(2000));
    void before.desk.pay();
    await settled();
    const counted = before.kept.get(countedMoneyKey);
    const receipt = receiptLater();
    const replies = [[200, { data: found('u7') }] as Reply, emptied, receipt.reply, emptied];
    const after = testDesk(replies, before.kept.get(servedCustomerKey), counted);
    after.signIn(user(true));
    receipt.tell(keyOfPayment(before.asked));
    await vi.waitFor(() => expect(after.went).toHaveLength(1));
    expect([after.went, after.taken(), after.kept.get(countedMoneyKey)]).toEqual([
      ['/order-completed/o9'],
      [],
      undefined,
    ]);
  });

  it('keeps what was counted where its sale is opened again while its customer is still loading', async () => {
    const before = await serving();
    before.desk.addTender('cash', pence(2000));
    const never = new Promise<Reply>(() => undefined);
    const after = testDesk(
      [never, basketReply('a')],
      before.kept.get(servedCustomerKey),
      before.kept.get(countedMoneyKey),
    );
    after.signIn(user(true));
    await settled();
    const [sale] = after.desk.sales.withCountedMoney;
    if (!sale) throw new Error('Nothing is counted.');
    await after.desk.reopen(sale);
    expect(after.taken()).toEqual([{ tenderType: 'cash', amount: 2000 }]);
  });

  it('says after a log-out how much must be given back, until it is read, and keeps none of it', async () => {
    const { desk, toasts, kept, logOut } = await serving(basketReply());
    desk.addTender('cash', pence(2000));
    await logOut();
    const content = 'Give £20.00 back to Leila Mensah: their order is not completed.';
    expect(toasts.toasts).toMatchObject([{ type: 'warning', content, closeAfterMs: 0 }]);
    expect([desk.sales.withCountedMoney, kept.size]).toEqual([[], 0]);
  });

  it('keeps what was counted where the log-out fails and the session ends later', async () => {
    const { desk, said, signIn, session } = await serving(basketReply());
    desk.addTender('cash', pence(2000));
    await desk.releaseBeforeLogout();
    await session.logout.run(() => Promise.resolve({ ok: false, error: requestError(408, undefined) }));
    signIn(undefined);
    expect([said(), desk.sales.withCountedMoney.map(({ tenders }) => tenders.inTill)]).toEqual([[], [2000]]);
  });

  it('still tells after the order of what was counted for an item that is gone', async () => {
    const { desk, basket } = await serving(basketReply('a'), paid, basketReply());
    desk.addTender('cheque', pence(1240));
    await basket.remove(['b']);
    desk.addTender('cash', pence(620));
    await desk.pay();
    await settled();
    expect(desk.sales.withCountedMoney.map(({ tenders }) => [tenders.payments, tenders.inTill])).toEqual([[[], 1240]]);
  });

  it('changes nothing of what was taken while it is not known whether that has paid', async () => {
    const { desk, taken } = await serving('nothing');
    desk.addTender('cash', pence(1240));
    await desk.pay();
    desk.addTender('cash', pence(2000));
    desk.removeTender(taken()[0] ?? { tenderType: 'cash', amount: 0 });
    expect(taken()).toEqual([{ tenderType: 'cash', amount: 1240 }]);
  });

  it('leaves what was counted to who logs in next where the session ran out', async () => {
    const { desk, said, signIn } = await serving([200, { data: found('u7') }], basketReply('a'));
    desk.addTender('cash', pence(2000));
    signIn(undefined);
    signIn(user(true, 's2'));
    expect([said(), desk.sales.withCountedMoney.map(({ tenders }) => tenders.inTill)]).toEqual([[], [2000]]);
    const [sale] = desk.sales.withCountedMoney;
    if (!sale) throw new Error('Nothing is counted.');
    await desk.reopen(sale);
    expect(desk.tenders.payments).toEqual([{ tenderType: 'cash', amount: 2000 }]);
  });

  it('sets aside what was counted for an order that is discarded', async () => {
    const { desk, basket, taken } = await serving(basketReply());
    desk.addTender('cash', pence(2000));
    await basket.discard();
    expect([taken(), desk.tenders.setAside]).toEqual([[], [{ tenderType: 'cash', amount: 2000 }]]);
  });

  it.each<[string, (test: Awaited<ReturnType<typeof serving>>) => unknown]>([
    ['a log-out', ({ signIn }) => signIn(undefined)],
    ['another of the staff', ({ signIn }) => signIn(user(true, 's2'))],
    ['a reset', ({ basket }) => basket.reset()],
    ['discarding the order', ({ basket }) => basket.discard()],
    ['the next customer', ({ desk }) => desk.clearCustomer()],
  ])('forgets what was taken and agreed after %s', async (_what, after) => {
    const test = await serving(basketReply());
    test.desk.addTender('cash', pence(500));
    test.desk.addTender('cheque', pence(100));
    test.desk.setAccepted(4, true);
    await after(test);
    expect([test.taken(), test.desk.acceptedIds]).toEqual([[], []]);
  });

  it.each(['a log-out', 'another of the staff'])('forgets the customer after %s', async (what) => {
    const { desk, signIn, kept, basket } = await serving();
    signIn(what === 'a log-out' ? undefined : user(true, 's2'));
    expect([desk.customer, kept.size, basket.selectedUserId, basket.itemCount]).toEqual([undefined, 0, undefined, 0]);
  });

  it('releases the places before a logout, without a toast', async () => {
    const { desk, asked, said } = await serving(basketReply());
    await desk.releaseBeforeLogout();
    expect(asked.at(-1)).toMatchObject({
      method: 'DELETE',
      path: '/api/checkout?source=front-of-house&selected_user_id=u7',
    });
    expect(said()).toEqual([]);
    await desk.releaseBeforeLogout();
    expect(asked).toHaveLength(2); // there is nothing to give back any more
  });

  it.each<[string, Reply | Promise<Reply>]>([
    ['is sent', new Promise<Reply>(() => undefined)],
    ['was sent, and its answer lost', 'nothing'],
  ])('keeps the basket when a payment %s', async (_when, reply) => {
    const { desk, asked, basket } = await serving(reply);
    desk.addTender('cash', pence(1240));
    void desk.pay();
    await settled();
    await desk.releaseBeforeLogout();
    expect(asked.map(({ method, path }) => `${method} ${path.split('?')[0] ?? ''}`)).toEqual([
      'GET /api/checkout',
      'POST /api/checkout/pay',
    ]);
    expect(basket.itemCount).toBe(2);
  });

  it('works out the amount left, the change due and the maximum of a tender', async () => {
    const { desk } = await serving();
    expect([desk.left, desk.changeDue, desk.mismatch]).toEqual([1240, 0, 'too-little']);
    desk.addTender('cheque', pence(240));
    desk.addTender('cash', pence(500));
    expect([desk.left, desk.changeDue, desk.mismatch]).toEqual([500, 0, 'too-little']);
    expect([desk.maximumFor('cash'), desk.maximumFor('cheque'), desk.maximumFor('credit')]).toEqual([1000, 500, 300]);
    desk.addTender('cash', pence(2000));
    expect([desk.left, desk.changeDue, desk.mismatch]).toEqual([0, 1000, undefined]);
    desk.addTender('cheque', pence(1200));
    expect(desk.mismatch).toBe('too-much');
  });

  it('pays with the tenders and agreements, and closes earlier toasts', async () => {
    const waiver = { id: 5, title: 'Waiver', html: '<p>Take care.</p>', attendees: ['Amara'] };
    const basket = wireBasket([wireItem('a')], { attendee_waivers_required: [waiver] });
    const test = testDesk([[200, { data: basket }], paid, basketReply()]);
    test.signIn(user(true));
    await test.desk.serve(customer('u7'));
    test.desk.addTender('cash', pence(2000));
    test.desk.setAccepted(5, true);
    test.desk.setAccepted(4, true);
    test.toasts.show('danger', 'Unable to complete your order, please try again.');
    await test.desk.pay();
    await settled();
    const pay = test.asked.find(({ path }) => path === payPath);
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
  ])('says %s why a payment failed, without a toast, and keeps the tenders', async (_what, reply, text) => {
    const { desk, taken, said, toasts } = await serving(reply, basketReply('a', 'b'), takenBack);
    desk.addTender('cash', pence(2000));
    desk.setAccepted(4, true);
    await desk.pay();
    await settled();
    expect([said(), toasts.spoken?.content]).toEqual([[], text]);
    expect([taken(), desk.acceptedIds]).toEqual([[{ tenderType: 'cash', amount: 2000 }], [4]]);
  });

  it('retries a payment without a response with the same key, and uses another key for another payment', async () => {
    const { desk, asked } = await serving(
      ...['nothing' as const, [500, {}] as Reply, [422, { message: 'No.' }] as Reply],
      ...[basketReply('a', 'b'), takenBack, paid],
    );
    desk.addTender('cash', pence(2000));
    for (let press = 0; press < 4; press += 1) {
      await desk.pay();
      await settled();
    }
    const [first, second, third, fourth] = asked.filter(({ path }) => path === payPath).map(({ key }) => key);
    expect(first).toBeTruthy();
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  it('sends one payment for two presses', async () => {
    const { desk, asked } = await serving(new Promise<Reply>(() => undefined));
    desk.addTender('cash', pence(2000));
    void desk.pay();
    void desk.pay();
    await settled();
    expect(asked.filter(({ path }) => path === payPath)).toHaveLength(1);
  });

  it('comes to the order of a payment whose answer was lost once the basket tells of it', async () => {
    const receipt = receiptLater();
    const { desk, basket, went, asked } = await serving('nothing', emptied, receipt.reply, emptied);
    desk.addTender('cash', pence(2000));
    await desk.pay();
    expect(desk.isUncertain).toBe(true);
    receipt.tell(keyOfPayment(asked));
    await basket.load();
    await vi.waitFor(() => expect([went, desk.isUncertain]).toEqual([['/order-completed/o9'], false]));
  });

  it.each<[string, Reply]>([
    ['lost', 'nothing'],
    ['one of a proxy', [429, { message: 'Too many requests.' }]],
    ['a page of HTML', [403, '<h1>Forbidden</h1>']],
  ])('takes no other till’s order for its own where the answer to its payment was %s', async (_answer, reply) => {
    const receipt = receiptLater();
    const { desk, basket, went, asked } = await serving(reply, emptied, receipt.reply, takenBack);
    desk.addTender('cash', pence(2000));
    await desk.pay();
    expect(desk.isUncertain).toBe(true);
    receipt.tell('the key of the other till');
    await basket.load();
    await settled();
    await vi.waitFor(() => expect(desk.isUncertain).toBe(false));
    expect([went, desk.sales.withCountedMoney.map(({ tenders }) => tenders.inTill)]).toEqual([[], [2000]]);
    expect(asked.at(-1)).toMatchObject({ path: '/api/checkout/pay/withdraw', body: { key: keyOfPayment(asked) } });
  });

  it('does not take a payment for undone because its places ran out: it asks for it by its key', async () => {
    let answer: (reply: Reply) => void = () => undefined;
    const late = new Promise<Reply>((resolve) => (answer = resolve));
    const { desk, basket, went } = await serving('nothing', ranOut(['a', 'b']), late, emptied);
    desk.addTender('cheque', pence(1240));
    await desk.pay();
    await basket.load();
    await settled();
    expect([desk.isUncertain, went]).toEqual([true, []]);
    answer([200, { data: { complete_order_id: 'o9' } }]);
    await vi.waitFor(() => expect([desk.isUncertain, went]).toEqual([false, ['/order-completed/o9']]));
  });

  it.each<[string, readonly (Reply | Promise<Reply>)[], boolean]>([
    ['is taken back', [takenBack], false],
    ['can’t be asked for', ['nothing'], true],
  ])('keeps what was counted where the places ran out and the payment %s', async (_what, replies, isUncertain) => {
    const { desk, basket, taken } = await serving('nothing', ranOut(['a', 'b']), ...replies);
    desk.addTender('cheque', pence(1240));
    await desk.pay();
    await basket.load();
    await settled();
    await vi.waitFor(() => expect(desk.isUncertain).toBe(isUncertain));
    expect(taken()).toEqual([{ tenderType: 'cheque', amount: 1240 }]);
  });

  it('comes to its order where something refused it, though the page still has the old basket', async () => {
    const { desk, went } = await serving([422, { message: 'No.' }], 'nothing', [
      200,
      { data: { complete_order_id: 'o9' } },
    ]);
    desk.addTender('cash', pence(2000));
    await desk.pay();
    await vi.waitFor(() => expect([desk.isUncertain, went]).toEqual([false, ['/order-completed/o9']]));
  });

  it('comes to its order where something refused a payment that had gone through', async () => {
    const receipt = receiptLater();
    const { desk, went, asked } = await serving([422, { message: 'No.' }], emptied, receipt.reply, emptied);
    desk.addTender('cash', pence(2000));
    await desk.pay();
    receipt.tell(keyOfPayment(asked));
    await vi.waitFor(() => expect(went).toEqual(['/order-completed/o9']));
  });
});
