import { describe, expect, it } from 'vitest';
import type { BasketStore } from './BasketStore';
import { basketReply, testBasket, wireBasket, wireItem, type Reply } from '../../tests/support/testBasket';

const terms = { id: 4, title: 'Booking terms', html: '<p>Be kind.</p>' };
const waiver = { id: 5, title: 'Attendee waiver', html: '<p>Take care.</p>', attendees: ['Amara', 'Leo'] };

async function loaded(...replies: readonly (Reply | Promise<Reply>)[]) {
  const test = testBasket([basketReply('a', 'b'), ...replies]);
  await test.basket.load();
  return test;
}

function expectEmpty(basket: BasketStore): void {
  const { id, items, itemCount, due, tenders, waivers, credit, creditUsed } = basket;
  expect({ id, items, itemCount, due, tenders, waivers, credit, creditUsed }).toEqual({
    id: undefined,
    items: [],
    itemCount: 0,
    due: undefined,
    tenders: [],
    waivers: [],
    credit: { available: 0, applicable: 0 },
    creditUsed: 0,
  });
  const { addingToCart, removingFromCart, paymentProcessing, paymentComplete } = basket;
  expect([addingToCart, removingFromCart, paymentProcessing, paymentComplete]).toEqual([false, false, false, false]);
}

describe('BasketStore', () => {
  it('is empty until it is loaded', () => {
    expectEmpty(testBasket([]).basket);
  });

  it('shows the server’s basket', async () => {
    const { basket, asked } = await loaded();
    expect(asked).toMatchObject([{ method: 'GET', path: '/api/checkout?source=bookings' }]);
    expect(basket.itemCount).toBe(2);
    expect(basket.due).toEqual({ raw: 1240, formatted: '£12.40' });
    expect([basket.hasSlot('slot-a'), basket.hasSlot('slot-c')]).toEqual([true, false]);
  });

  it.each<[string, (basket: BasketStore) => Promise<unknown>, string, string, unknown]>([
    [
      'adds',
      (basket) => basket.add([{ id: 's', type: 'camp', purchasedForUserId: 'u2' }]),
      'POST /api/checkout/add',
      'Successfully added item to the basket.',
      {
        source: 'bookings',
        selected_user_id: null,
        membership_user_id: null,
        items: [{ id: 's', type: 'camp', purchased_for_user_id: 'u2', pricing_option_id: null }],
      },
    ],
    [
      'removes',
      (basket) => basket.remove(['a']),
      'POST /api/checkout/remove?source=bookings',
      'Successfully removed item from the basket.',
      { cart_item_ids: ['a'] },
    ],
    [
      'changes',
      (basket) => basket.update('a', { purchasedForUserId: 'u2' }),
      'PUT /api/checkout/a',
      'Successfully updated item in the basket.',
      { source: 'bookings', options: { purchased_for_user_id: 'u2' } },
    ],
    [
      'pays with money in place of a benefit',
      (basket) => basket.removeBenefit('a'),
      'DELETE /api/activities/benefit/remove/a?source=bookings',
      'Successfully removed benefit.',
      undefined,
    ],
    [
      'pays with money in place of a package',
      (basket) => basket.removePackage('a'),
      'DELETE /api/activities/package/remove/a?source=bookings',
      'Successfully removed package usage.',
      undefined,
    ],
    [
      'discards',
      (basket) => basket.discard(),
      'DELETE /api/checkout?source=bookings',
      'Successfully cleared order.',
      undefined,
    ],
  ])('%s, and says so', async (_what, act, request, text, body) => {
    const { basket, asked, said } = await loaded(basketReply('z'));
    await act(basket);
    expect(`${asked[1]?.method} ${asked[1]?.path}`).toBe(request);
    expect(asked[1]?.body).toEqual(body);
    expect(said()).toEqual([`success: ${text}`]);
    expect(basket.items.map(({ id }) => id)).toEqual(['z']);
  });

  it('says for ten seconds that the order was cleared, and everything else for five', async () => {
    const { basket, toasts } = await loaded(basketReply('a'), basketReply());
    await basket.remove(['b']);
    await basket.discard();
    expect(toasts.toasts.map(({ closeAfterMs }) => closeAfterMs)).toEqual([5000, 10_000]);
  });

  it.each<[string, Reply, string]>([
    ['the server says why', [409, { message: 'This order is being paid for.' }], 'This order is being paid for.'],
    ['each of its reasons', [422, { errors: { items: ['Full.', 'Too young.'] } }], 'Full. Too young.'],
    ['it says nothing', [500, {}], 'Something went wrong, please try again.'],
    ['nobody answers', 'nothing', 'Something went wrong, please try again.'],
  ])('keeps the basket when a write fails, and shows the reason: %s', async (_what, reply, text) => {
    const { basket, said } = await loaded(reply);
    expect(await basket.remove(['a'])).toBe(false);
    expect(said()).toEqual([`danger: ${text}`]);
    expect(basket.refusal).toEqual({ text });
    expect(basket.itemCount).toBe(2);
    expect(basket.removingFromCart).toBe(false);
  });

  it.each<[string, Reply]>([
    ['is refused', [409, { message: 'This order is being paid for.' }]],
    ['is not answered', 'nothing'],
  ])('shows nothing and does not reload when releasing the places before a logout %s', async (_what, reply) => {
    const { basket, asked, said } = await loaded(reply);
    await basket.release();
    await new Promise<void>((resolve) => void setTimeout(resolve));
    expect(asked.map(({ method }) => method)).toEqual(['GET', 'DELETE']);
    expect(said()).toEqual([]);
    expect([basket.refusal, basket.itemCount]).toEqual([undefined, 2]);
  });

  it('clears the refusal with the next write, and with another customer', async () => {
    const { basket } = await loaded([500, {}], basketReply('a'), [500, {}]);
    await basket.remove(['b']);
    await basket.remove(['b']);
    expect(basket.refusal).toBeUndefined();
    await basket.remove(['a']);
    basket.reset();
    expect(basket.refusal).toBeUndefined();
  });

  it('reloads the basket after a refused write', async () => {
    const { basket, asked } = await loaded([422, { message: 'It ran out.' }], basketReply('b'));
    await basket.update('a', { payWith: 'money' });
    await expect.poll(() => basket.itemCount).toBe(1);
    expect(asked[2]?.method).toBe('GET');
  });

  it('reports pending writes, in all and for a slot or an item', async () => {
    const { basket } = await loaded(basketReply('a', 'b', 'c'), basketReply('a'));
    const adding = basket.add([{ id: 'slot-c', type: 'activity' }]);
    expect([basket.addingToCart, basket.removingFromCart]).toEqual([true, false]);
    expect([basket.isBusyWith('slot-c'), basket.isBusyWith('a')]).toEqual([true, false]);
    await adding;
    const removing = basket.remove(['b', 'c']);
    expect([basket.addingToCart, basket.removingFromCart]).toEqual([false, true]);
    await removing;
    expect([basket.addingToCart, basket.removingFromCart]).toEqual([false, false]);
  });

  it('sends one write after the other, so that the last response is the current basket', async () => {
    let answer: (reply: Reply) => void = () => undefined;
    const { basket, asked } = await loaded(new Promise<Reply>((resolve) => (answer = resolve)), basketReply('c', 'd'));
    const first = basket.add([{ id: 'slot-c', type: 'activity' }]);
    const second = basket.add([{ id: 'slot-d', type: 'activity' }]);
    await expect.poll(() => asked.length).toBe(2);
    answer(basketReply('c'));
    await Promise.all([first, second]);
    expect(basket.items.map(({ id }) => id)).toEqual(['c', 'd']);
  });

  it.each<[string, (basket: BasketStore) => unknown]>([
    ['at a reset, as after logging out', (basket) => basket.reset()],
    ['once it is discarded', (basket) => basket.discard()],
  ])('is empty again %s', async (_when, act) => {
    const { basket } = await loaded(basketReply());
    await act(basket);
    expectEmpty(basket);
  });

  it('ignores responses after a reset', async () => {
    let answer: (reply: Reply) => void = () => undefined;
    const { basket, said } = await loaded(new Promise<Reply>((resolve) => (answer = resolve)));
    const adding = basket.add([{ id: 'slot-c', type: 'activity' }]);
    basket.reset();
    answer(basketReply('a', 'b', 'c'));
    await adding;
    expectEmpty(basket);
    expect(said()).toEqual([]);
  });

  it.each([
    ['some', 300],
    ['none', 0],
  ])('pays with %s of the credit', async (_what, amount) => {
    const paid = wireBasket([wireItem('a')], { payments: [{ tender_type: 'credit', amount: 300 }] });
    const { basket, asked, said } = await loaded([200, { data: paid }]);
    expect(basket.credit).toEqual({ available: 1840, applicable: 300 });
    await basket.useCredit(amount);
    expect(asked[1]).toMatchObject({ method: 'PUT', path: '/api/checkout/credit', body: { amount } });
    expect(basket.creditUsed).toBe(300);
    expect(basket.tenders).toEqual([{ tenderType: 'credit', amount: 300 }]);
    expect(said()).toEqual([]);
  });

  it('is the basket of the customer at the desk', async () => {
    const people = [{ id: 'u7', name: 'Leila Mensah', date_of_birth: null, is_customer: true }];
    const theirs: Reply = [200, { data: wireBasket([wireItem('x')], { people }) }];
    const { basket, asked } = await loaded(theirs, theirs, basketReply());
    await basket.selectCustomer('u7');
    await basket.add([{ id: 's', type: 'activity' }]);
    await basket.remove(['x']);
    expect(asked[2]?.body).toMatchObject({ source: 'bookings', membership_user_id: 'u7', selected_user_id: 'u7' });
    expect(asked.map(({ path }) => path)).toEqual([
      '/api/checkout?source=bookings',
      '/api/checkout?source=bookings&selected_user_id=u7',
      '/api/checkout/add',
      '/api/checkout/remove?source=bookings&membership_user_id=u7&selected_user_id=u7',
    ]);
  });

  it('writes to the basket of the customer at the time of the write, though staff serve another one by then', async () => {
    const of = (id: string): Reply => {
      const people = [{ id, name: 'Leila Mensah', date_of_birth: null, is_customer: true }];
      return [200, { data: wireBasket([wireItem('x')], { people }) }];
    };
    let answer: (reply: Reply) => void = () => undefined;
    const first = new Promise<Reply>((resolve) => (answer = resolve));
    const { basket, asked, said } = testBasket([of('u7'), first, of('u7'), of('u8')]);
    await basket.selectCustomer('u7');
    const writes = [basket.update('x', { payWith: 'money' }), basket.add([{ id: 's', type: 'activity' }])];
    const served = basket.selectCustomer('u8');
    answer(of('u7'));
    await Promise.all([...writes, served]);
    expect(asked[2]?.body).toMatchObject({ membership_user_id: 'u7', selected_user_id: 'u7' });
    expect(asked[3]?.path).toBe('/api/checkout?source=bookings&selected_user_id=u8');
    expect(said()).toEqual([]);
  });

  it('adds expired items again, one by one', async () => {
    const expired = {
      id: 'a',
      slot_id: 's1',
      object_type: 'camp',
      name: 'Camp',
      date: '2026-11-21',
      starts_at: '09:00',
    };
    const over = wireBasket([], { expired_items: [{ ...expired, purchased_for_user_id: 'u2' }] });
    const { basket, asked } = testBasket([[200, { data: over }], basketReply('a')]);
    await basket.load();
    await basket.addAgain(basket.basket?.expiredItems ?? []);
    expect(asked[1]?.body).toMatchObject({ items: [{ id: 's1', type: 'camp', purchased_for_user_id: 'u2' }] });
    expect(basket.itemCount).toBe(1);
  });

  it('adds a dependant once for several requests', async () => {
    const leo = { id: 'u9', first_name: 'Leo', last_name: 'Okafor', date_of_birth: '2017-05-01' };
    const { basket, asked } = await loaded('nothing', [201, { data: leo }], basketReply('a'));
    const body = { firstName: 'Leo', lastName: 'Okafor', dateOfBirth: '2017-05-01' };
    expect(await basket.addDependant(body, 'a')).toMatchObject({ status: 0 });
    expect(await basket.addDependant(body, 'a')).toBeUndefined();
    expect(asked[1]?.key).toBeTruthy();
    expect(asked[2]?.key).toBe(asked[1]?.key);
    expect(asked[3]).toMatchObject({ path: '/api/checkout/a', body: { options: { purchased_for_user_id: 'u9' } } });
  });

  it('asks to agree to its terms and to the attendees’ waivers', async () => {
    const risky = wireBasket([wireItem('a')], { attendee_waivers_required: [waiver] });
    const { basket, asked } = testBasket([
      [200, { data: risky }],
      [200, { data: [terms] }],
    ]);
    await basket.load();
    await basket.loadTerms();
    expect(asked[1]?.path).toBe('/api/terms?cart_id=b1');
    expect(basket.terms.data?.map(({ id, title }) => [id, title])).toEqual([
      [4, 'Booking terms'],
      [5, 'Attendee waiver for Amara and Leo'],
    ]);
    expect(basket.waivers).toEqual([5]);
  });

  it('is loaded again when the server no longer has it open for its terms', async () => {
    const { basket } = await loaded([404, { message: 'Unable to complete request, item not found.' }], basketReply());
    await basket.loadTerms();
    expect(basket.id).toBeUndefined();
  });

  it('reports a payment in progress and a completed payment', async () => {
    const busy = wireBasket([wireItem('a')], { is_being_paid: true });
    const paid = wireBasket([], { complete_order_id: 'o1' });
    const { basket } = testBasket([
      [200, { data: busy }],
      [200, { data: paid }],
    ]);
    await basket.load();
    expect([basket.paymentProcessing, basket.paymentComplete]).toEqual([true, false]);
    await basket.load();
    expect([basket.paymentProcessing, basket.paymentComplete]).toEqual([false, true]);
  });
});
