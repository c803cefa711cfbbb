import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { catalogue, joiningWorld, type World } from '../../../tests/support/joiningWorld';
import { messages } from '../../ground/core/messages';

beforeAll(() => void vi.stubGlobal('window', new EventTarget()));
afterAll(() => void vi.unstubAllGlobals());

const price = { raw: 6900, formatted: '£69.00', decimal: '69.00' };

/** A cart with Total by the month, billed on the 8th, with a code. */
const waiting = {
  cart_id: 'c1',
  version: 'v1',
  kind: 'join',
  follows: null,
  home_venue: { id: 1, name: 'Kirkstall', slug: 'kirkstall' },
  start_date: '2026-12-01',
  billing_day: 8,
  membership_type: { id: 1, name: 'Swim', slug: 'swim', categories: [] },
  payment_option: {
    id: 11,
    payment_type: 'recurring',
    fixed_duration: null,
    fixed_period: null,
    total_to_pay_now: price,
    fees: { joining_fee: price, base_fee: price, pro_rata_fee: price, month_in_hand_fee: price, discount: price },
    pro_rata_days: 0,
    pretty_first_billing_date: null,
    first_billing_date: null,
    global_base_price: price,
  },
  promotion_code: 'TEN',
  new_mandate: false,
};

/** A member whose cart waits on the server. */
async function withCart(cart: object = waiting): Promise<World> {
  const world = joiningWorld();
  world.answer(({ url }) =>
    url.pathname === '/api/memberships/online-joining' ? Response.json({ data: cart }) : undefined,
  );
  await world.session.reload();
  await world.signIn('new');
  return world;
}

const chosen = ({ selection, joining }: World) => [selection.membership?.slug, joining.cartId];

describe('a cart that waits', () => {
  it('is taken up whole: its dates, its billing day and its code', async () => {
    const world = await withCart();
    await world.joining.arrival.follow({});
    await world.settle();
    expect(chosen(world)).toEqual(['swim', 'c1']);
    world.joining.edit('dates_section');
    await world.settle();
    const dates = world.forms.model('dates_section');
    expect([dates?.field('startDate')?.raw, dates?.field('billingDay')?.raw]).toEqual(['01/12/2026', '8']);
    expect(world.pricing.promotion?.code).toBe('TEN');
    world.stop();
  });

  it('is left where the address names another membership', async () => {
    const world = await withCart();
    await world.joining.arrival.follow({ centre: 'kirkstall', membership: 'total', paymentType: 'recurring' });
    await world.settle();
    expect(chosen(world)).toEqual(['total', undefined]);
    expect(world.facts.facts.cart).toBe('none');
    world.stop();
  });

  it('is left where it changes a membership', async () => {
    const world = await withCart({ ...waiting, kind: 'change', follows: { id: 'm1', name: 'Swim' } });
    await world.joining.arrival.follow({});
    await world.settle();
    expect(chosen(world)).toEqual([undefined, undefined]);
    world.stop();
  });
});

describe('a link', () => {
  it('to a centre that is none says so, and one that could not be loaded can be tried again', async () => {
    const world = joiningWorld();
    const answers = { status: 404 };
    world.answer(({ url }) =>
      url.pathname === '/api/venues/online-joining/elsewhere'
        ? Response.json({ message: 'Failed.' }, { status: answers.status })
        : undefined,
    );
    await world.session.reload();
    const { arrival } = world.joining;
    const told = (): readonly unknown[] => world.toasts.toasts.map(({ content }) => content);
    await arrival.follow({ centre: 'elsewhere' });
    expect([told(), arrival.status]).toEqual([[messages.centreUnknown], 'coming']);
    answers.status = 503;
    await arrival.follow({ centre: 'elsewhere' });
    expect([told(), arrival.status, arrival.error?.status]).toEqual([[messages.centreUnknown], 'failed', 503]);
    world.stop();
  });

  it('to a membership that is not sold leads to the others, and says why', async () => {
    const world = joiningWorld();
    await world.session.reload();
    await world.joining.arrival.follow({ centre: 'kirkstall', membership: 'gone', paymentType: 'recurring' });
    await world.settle();
    expect(world.joining.refusedChoice).toBe(messages.membershipGone);
    expect(world.selection.membership).toBeUndefined();
    world.stop();
  });

  it('that another one overtakes while it loads changes nothing any more', async () => {
    const world = joiningWorld();
    await world.session.reload();
    const gives: (() => void)[] = [];
    world.answer(({ url }) => {
      if (url.pathname !== '/api/memberships/types') return undefined;
      return new Promise((resolve) => gives.push(() => resolve(catalogue())));
    });
    const { arrival } = world.joining;
    const first = arrival.follow({ centre: 'kirkstall', membership: 'swim', paymentType: 'recurring' });
    await vi.waitFor(() => expect(gives).toHaveLength(1));
    const second = arrival.follow({ centre: 'kirkstall', membership: 'total', paymentType: 'fixed' });
    await vi.waitFor(() => expect(gives).toHaveLength(2));
    for (const give of gives.toReversed()) give();
    await Promise.all([first, second]);
    await world.settle();
    expect(world.selection.membership).toEqual({ slug: 'total', paymentType: 'fixed' });
    world.stop();
  });
});
