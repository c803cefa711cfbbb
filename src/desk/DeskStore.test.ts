import { describe, expect, it, vi } from 'vitest';
import { basketReply, wireBasket, wireItem, type Reply } from '../../tests/support/testBasket';
import {
  found,
  customer,
  withCredit,
  paid,
  ranOut,
  user,
  testDesk,
  serving,
  emptied,
  receiptLater,
  takenBack,
  payPath,
  keyOfPayment,
  settled,
} from '../../tests/support/testDesk';
import { pence } from '../ground/core/money';
import { requestError } from '../kit/api/RequestError';
import { countedMoneyKey } from './create';
import { servedCustomerKey } from './DeskStore';
import { deskMessages } from './messages';

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

  it('says that the customer is gone whom nobody knows after a reload, and serves nobody', async () => {
    const { signIn, desk, kept, toasts } = testDesk(
      [
        [404, { message: 'Not found' }],
        [404, { message: 'Not found' }],
      ],
      'u7',
    );
    signIn(user(true));
    await settled();
    expect([desk.customer, kept.get(servedCustomerKey)]).toEqual([undefined, undefined]);
    expect(toasts.toasts).toMatchObject([{ type: 'warning', content: deskMessages.customerGone, closeAfterMs: 0 }]);
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
    await after.desk.reopen(sale.customerId);
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
    await desk.reopen(sale.customerId);
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
});
