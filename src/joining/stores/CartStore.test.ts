import { describe, expect, it } from 'vitest';
import { ApiClient } from '../../kit/api/ApiClient';
import { CartStore } from './CartStore';

const price = { raw: 6900, formatted: '£69.00', decimal: '69.00' };
const cart = {
  cart_id: 'c1',
  version: 'v1',
  kind: 'join',
  follows: null,
  home_venue: { id: 1, name: 'Kirkstall Bridge', slug: 'kirkstall-bridge' },
  start_date: '2026-12-01',
  billing_day: null,
  membership_type: { id: 2, name: 'Swim', slug: 'swim', categories: [] },
  payment_option: {
    id: 21,
    payment_type: 'fixed',
    fixed_duration: 3,
    fixed_period: 'months',
    total_to_pay_now: price,
    fees: { joining_fee: price, base_fee: price, pro_rata_fee: price, month_in_hand_fee: price, discount: price },
    pro_rata_days: 0,
    pretty_first_billing_date: null,
    first_billing_date: null,
    global_base_price: price,
  },
  promotion_code: null,
  new_mandate: false,
};
const terms = (id: number, title: string) => [{ id, title, html: '' }];
const answers: Readonly<Record<string, unknown>> = {
  '/api/memberships/online-joining': cart,
  '/api/terms?cart_id=c1': terms(2, 'Membership terms'),
  '/api/terms/membership/2/health-commitment': terms(1, 'Health commitment statement'),
  '/api/terms/membership/2': terms(2, 'Membership terms'),
};

/** A cart on a server that refuses some paths, and the paths that were asked for. */
function cartOn(
  refused: readonly string[] = [],
  clearing: object = {},
): { readonly store: CartStore; readonly asked: string[] } {
  const asked: string[] = [];
  const network = (input: string, { method }: RequestInit): Promise<Response> => {
    asked.push(input);
    if (method === 'DELETE') return Promise.resolve(Response.json({ data: clearing }));
    const data = refused.includes(input) ? undefined : answers[input];
    return Promise.resolve(new Response(JSON.stringify({ data }), { status: data === undefined ? 500 : 200 }));
  };
  const client = new ApiClient({
    base: '',
    network,
    bearer: () => undefined,
    onUndeclared: (fault) => {
      throw new Error(fault);
    },
    onUnauthorised: () => undefined,
  });
  return { store: new CartStore(client, 'online-joining'), asked };
}

describe('CartStore', () => {
  it('fetches the health commitment and the membership terms of the membership in the cart', async () => {
    const { store, asked } = cartOn();
    await store.load();
    await store.loadTerms();
    await expect
      .poll(() => store.membershipTerms.data?.map(({ title }) => title))
      .toEqual(['Health commitment statement', 'Membership terms']);
    expect(asked.sort()).toEqual(Object.keys(answers).sort());
  });

  it('loads the terms to accept although those two fail to load, and retries those two the next time', async () => {
    const refused = ['/api/terms/membership/2'];
    const { store, asked } = cartOn(refused);
    await store.load();
    await store.loadTerms();
    expect(store.terms.data).toMatchObject([{ id: 2 }]);
    await expect.poll(() => store.membershipTerms.status).toBe('error');
    refused.pop();
    await store.loadTerms();
    await expect.poll(() => store.membershipTerms.status).toBe('success');
    await store.loadTerms();
    expect(asked.filter((path) => path === '/api/terms/membership/2')).toHaveLength(2);
  });

  it('fetches no terms while there is no cart', async () => {
    const { store, asked } = cartOn();
    await store.loadTerms();
    expect(asked).toEqual([]);
  });

  it.each([
    ['keeps', 'is being paid for', false],
    ['gives up', 'is discarded', true],
  ])('%s a cart that %s', async (_does, _why, cleared) => {
    const { store } = cartOn([], { cleared });
    await store.load();
    expect(await store.discard()).toBe(cleared);
    expect(store.cart?.cartId).toBe(cleared ? undefined : 'c1');
  });
});
