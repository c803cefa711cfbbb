import { describe, expect, it } from 'vitest';
import { dateOf } from '../ground/core/dates';
import { createBookings } from './create';
import { basketReply, testBasket, wireBasket, wireItem, type Reply } from '../../tests/support/testBasket';

const surroundings = {
  facts: () => ({}),
  report: () => undefined,
  bounds: () => ({ today: dateOf(new Date('2026-11-20T12:00:00Z')) }),
};

function wired(...replies: readonly Reply[]) {
  const test = testBasket(replies);
  const { client, toasts, clock } = test;
  const session = { user: undefined };
  const parts = { client, toasts, clock, session, source: 'bookings', payment: () => undefined } as const;
  return { ...test, ...createBookings({ ...parts, storage: undefined, surroundings, report: () => undefined }) };
}

async function held(...replies: readonly Reply[]) {
  const test = wired(basketReply('a'), ...replies);
  await test.basket.load();
  const goTo = (text: string): void => {
    test.time.now = new Date(`2026-11-20T${text}Z`);
    test.held.tick();
  };
  return { ...test, goTo };
}

describe('HeldTime', () => {
  it('counts down minutes, rounded up', async () => {
    const { held: time, goTo } = await held();
    expect(time.minutesLeft).toBe(15);
    goTo('12:00:01');
    expect(time.minutesLeft).toBe(15);
    goTo('12:14:59');
    expect(time.minutesLeft).toBe(1);
  });

  it('counts from the response on, whatever the device’s clock says', async () => {
    const {
      held: time,
      basket,
      time: wrong,
      goTo,
    } = await held([200, { data: wireBasket([wireItem('a')], { expires_in: 300 }) }]);
    wrong.now = new Date('2019-03-01T08:00:00Z');
    await basket.load();
    expect(time.minutesLeft).toBe(5);
    goTo('12:00:00'); // somebody sets the clock
    expect(time.minutesLeft).toBe(0);
  });

  it('reloads the basket after the expiry, and again only after a pause', async () => {
    const {
      held: time,
      asked,
      goTo,
    } = await held([200, { data: wireBasket([wireItem('a')], { expires_in: 0 }) }], [200, { data: wireBasket([]) }]);
    goTo('12:14:59');
    expect(asked).toHaveLength(1);
    goTo('12:15:00');
    expect(time.minutesLeft).toBe(0);
    await expect.poll(() => asked.length).toBe(2);
    goTo('12:15:14');
    goTo('12:15:15');
    await expect.poll(() => time.minutesLeft).toBeUndefined();
    expect(asked).toHaveLength(3);
  });

  it('does not count down without held places', () => {
    expect(wired().held.minutesLeft).toBeUndefined();
  });

  it('does not count down during a payment, for which the server keeps the places', async () => {
    const busy = wireBasket([wireItem('a')], { is_being_paid: true });
    const { held: time, basket } = await held([200, { data: busy }]);
    await basket.load();
    expect(time.minutesLeft).toBeUndefined();
  });
});
