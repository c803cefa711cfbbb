import { vi } from 'vitest';
import { ApiClient } from '../../api/ApiClient';
import type { Clock, KeyValueStorage } from '../../core/services';
import type { CardProvider, ForeignField } from '../providers/provider';
import { PaymentStore } from './PaymentStore';
import type { PaymentOrder } from './requests';

export type Reply = readonly [status: number, body: unknown] | 'nothing';

export const transactionId = '11111111-1111-4111-8111-111111111111';
export const session = {
  payment_provider: 'Stripe',
  payment_provider_configuration: { mode: 'test', url: 'https://card.example/v3.js', publishable_key: 'pk' },
  transaction_uuid: transactionId,
  client_secret: 'cs_1',
  amount: { raw: 6900, formatted: '£69.00', decimal: '69.00' },
};
export const order: PaymentOrder = {
  cartId: 'c1',
  terms: [1, 2],
  completedWaivers: [],
  tenders: [],
  source: 'online-joining',
  amount: 6900,
};
export const billing = {
  firstName: 'A',
  lastName: 'O',
  addressLineOne: '1 Road',
  addressLineTwo: '',
  city: 'Leeds',
  postcode: 'LS6 1QE',
};
const goodField: ForeignField = {
  status: 'complete',
  submit: () => Promise.resolve({ kind: 'token', body: { paymentMethodId: 'pm_1' } }),
};

export const prepared: Reply = [200, { data: session }];
export const made: Reply = [200, { data: { complete_order_id: 'o1' } }];
/** Where the payment stands, as the server says it. */
export function stands(transaction_status: string, more: object = {}): Reply {
  return [200, { data: { transaction_status, transaction_uuid: transactionId, ...more } }];
}

export type Asked = { readonly path: string; readonly key: string | null; readonly body: Record<string, unknown> };

/** The failure that the page tells, and whether it claims that nothing was charged. */
export function failureOf({ says }: PaymentStore) {
  switch (says.claim) {
    case 'not-charged':
      return { ...says.failure, notCharged: true };
    case 'not-prepared':
    case 'reason':
      return { ...says.failure, notCharged: false };
    default:
      return undefined;
  }
}

/** A payment against a network that gives these replies, one after the other, on a clock that never waits. */
export function testPayment(
  replies: readonly Reply[],
  provider: Partial<CardProvider> = {},
  isLoadable: () => boolean = () => true,
) {
  const requests: Asked[] = [];
  const left = [...replies];
  const network = (url: string, init: RequestInit): Promise<Response> => {
    const { pathname } = new URL(url, 'http://page');
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
    requests.push({ path: pathname, key: new Headers(init.headers).get('idempotency-key'), body });
    const reply = left.shift();
    if (reply === undefined) return new Promise(() => undefined); // nobody is there any more
    if (reply === 'nothing') return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(new Response(JSON.stringify(reply[1]), { status: reply[0] }));
  };
  const later: (() => void)[] = [];
  const clock: Clock = {
    now: () => new Date('2026-11-20T12:00:00Z'),
    after(delay, run) {
      later.push(run);
      if (delay <= 10_000) queueMicrotask(run); // longer ones are for somebody to wait through
      return () => undefined;
    },
    every: () => () => undefined,
  };
  const kept = new Map<string, string>();
  const storage: KeyValueStorage = {
    read: (key) => kept.get(key),
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
  const client = new ApiClient({ base: '', network, bearer: () => undefined, onUnauthorised: () => undefined });
  const onLookAgain = vi.fn();
  const card: CardProvider = {
    takenBy: 'token',
    savesByOurBox: true,
    load: () => Promise.resolve(),
    Fields: () => null,
    ...provider,
  };
  const store = new PaymentStore({
    client,
    clock,
    storage,
    newKey: () => 'key-1',
    customerId: () => 'u1',
    onLookAgain,
    loadProvider(name) {
      if (name === 'Acme') return undefined;
      return isLoadable() ? Promise.resolve(card) : Promise.reject(new Error('offline'));
    },
  });
  store.setField(goodField);
  const steps = (): readonly string[] => requests.map(({ path }) => path.replace('/api/checkout/', ''));
  /** Lets the time pass that the latest of the longer waits takes. */
  const look = (): void => later.at(-1)?.();
  return { store, requests, steps, look, storage, onLookAgain };
}
