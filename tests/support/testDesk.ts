import type { User } from '../../src/kit/api/auth';
import { runInAction, observable } from 'mobx';
import { ApiRequest } from '../../src/kit/api/ApiRequest';
import { createDesk, countedMoneyKey } from '../../src/desk/create';
import { servedCustomerKey } from '../../src/desk/DeskStore';
import type { SessionStatus } from '../../src/sign-in/SessionStore';
import { basketReply, testBasket, wireBasket, wireItem, type Reply } from './testBasket';

export const found = (id: string) => ({
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
export const customer = (id: string) => ({
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
export const withCredit = (amount: number, ...ids: readonly string[]): Reply => [
  200,
  {
    data: wireBasket(
      ids.map((id) => wireItem(id)),
      { payments: [{ tender_type: 'credit', amount }] },
    ),
  },
];
export const paid: Reply = [
  200,
  { data: { complete_order_id: 'o1', change_due: 760, formatted_change_due: '£7.60', print_receipt: false } },
];

/** The time ran out for these places, with others left. */
export const ranOut = (ids: readonly string[], ...left: readonly object[]): Reply => {
  const place = { slot_id: 's', object_type: 'activity', name: 'Swim', date: '2026-11-21', starts_at: '09:00' };
  const expired_items = ids.map((id) => ({ id, ...place, purchased_for_user_id: null }));
  return [200, { data: wireBasket(left, { expired_items }) }];
};

export const user = (isStaff: boolean, id = 's1') => ({ id, isStaff }) as User; // all that the desk reads of one

/** Creates a desk with a signed-in member of staff and a server that sends these replies in order. */
export function testDesk(replies: readonly (Reply | Promise<Reply>)[], served?: string, counted?: string) {
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
    ...{
      onCustomerGone: () => undefined,
      onPlacesChanged: () => void test.basket.load(),
      tillVenue: () => 'kirkstall',
    },
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
export async function serving(...replies: readonly (Reply | Promise<Reply>)[]) {
  const test = testDesk([basketReply('a', 'b'), ...replies]);
  test.signIn(user(true));
  await test.desk.serve(customer('u7'));
  return test;
}

/** The order that the basket has become by now. */
export const emptied: Reply = [200, { data: wireBasket([], { complete_order_id: 'o9' }) }];

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
export function receiptLater() {
  let tell: (requestKey: string | null | undefined) => void = () => undefined;
  const reply = new Promise<Reply>((resolve) => {
    tell = (request_key = null) => resolve([200, { data: receiptOf(request_key) }]);
  });
  return { reply, tell: (key: string | null | undefined) => tell(key) };
}

/** The answer for a payment that completed no order, and never will. */
export const takenBack: Reply = [200, { data: { complete_order_id: null } }];

export const payPath = '/api/checkout/pay?till_venue=kirkstall';

export const keyOfPayment = (asked: readonly { readonly path: string; readonly key?: string | null }[]) =>
  asked.find(({ path }) => path === payPath)?.key;

export const settled = () => new Promise<void>((resolve) => void setTimeout(resolve));
