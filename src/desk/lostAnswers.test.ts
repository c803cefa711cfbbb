import { describe, expect, it, vi } from 'vitest';
import { basketReply, wireItem, type Reply } from '../../tests/support/testBasket';
import {
  paid,
  ranOut,
  serving,
  emptied,
  receiptLater,
  takenBack,
  payPath,
  keyOfPayment,
  settled,
} from '../../tests/support/testDesk';
import { pence } from '../ground/core/money';

describe('a payment whose answer was lost', () => {
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

  it('can be changed again once it is taken back, where a place ran out and less is to be paid', async () => {
    const left = [wireItem('b')];
    const { desk, basket, taken } = await serving('nothing', ranOut(['a'], ...left), ranOut(['a'], ...left), takenBack);
    desk.addTender('cheque', pence(1240));
    await desk.pay();
    await basket.load();
    const [cheque] = taken();
    if (!cheque) throw new Error('No cheque was counted.');
    desk.removeTender(cheque);
    expect([desk.mismatch, desk.isUncertain, taken()]).toEqual(['too-much', true, [cheque]]);
    await desk.checkAgain();
    desk.removeTender(cheque);
    expect([desk.isUncertain, taken()]).toEqual([false, []]);
  });

  it('stays uncertain of a payment that was sent while an earlier one was asked for', async () => {
    let answer: (reply: Reply) => void = () => undefined;
    const late = new Promise<Reply>((resolve) => (answer = resolve));
    const refused: Reply = [422, { message: 'No.' }];
    const { desk, asked } = await serving(refused, basketReply('a', 'b'), late, 'nothing');
    desk.addTender('cheque', pence(1240));
    void desk.pay();
    await vi.waitFor(() => expect(asked.at(-1)).toMatchObject({ path: '/api/checkout/pay/withdraw' }));
    desk.setAccepted(4, true); // another payment
    await desk.pay();
    answer(takenBack);
    await settled();
    await settled();
    const keys = asked.filter(({ path }) => path === payPath).map(({ key }) => key);
    expect([desk.isUncertain, new Set(keys).size]).toEqual([true, 2]);
  });

  it('comes to its order by asking again, where the basket on the page still has everything', async () => {
    const order: Reply = [200, { data: { complete_order_id: 'o9' } }];
    const { desk, went } = await serving('nothing', basketReply('a', 'b'), order, emptied);
    desk.addTender('cheque', pence(1240));
    await desk.pay();
    await desk.checkAgain();
    expect([desk.isUncertain, went]).toEqual([false, ['/order-completed/o9']]);
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
