import { vi } from 'vitest';
import { ApiClient } from '../../src/kit/api/ApiClient';
import type { Clock, KeyValueStorage } from '../../src/ground/core/services';
import type { CardProvider, HostedFields } from '../../src/checkout/providers/provider';
import { PaymentStore } from '../../src/checkout/flow/PaymentStore';
import type { PaymentOrder } from '../../src/checkout/attempt/PaymentOrder';

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
  version: 'v1',
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
const goodField: HostedFields = {
  status: 'complete',
  submit: () => Promise.resolve({ kind: 'token', body: { paymentMethodId: 'pm_1' } }),
};

export const preparedReply: Reply = [200, { data: session }];
export const orderedReply: Reply = [200, { data: { complete_order_id: 'o1' } }];
/** Returns the server's reply with the status of the payment. */
export function statusReply(transaction_status: string, more: object = {}): Reply {
  return [200, { data: { transaction_status, transaction_uuid: transactionId, ...more } }];
}

export type PaymentRequest = {
  readonly path: string;
  readonly key: string | null;
  /** The version of the cart that the request is sent for. */
  readonly ifMatch: string | null;
  readonly body: Record<string, unknown>;
};

/** Returns the failure shown on the page, with `notCharged` true if the page says that nothing was charged. */
export function failureOf({ claim }: PaymentStore) {
  switch (claim.kind) {
    case 'not-charged':
      return { ...claim.failure, notCharged: true };
    case 'not-prepared':
    case 'reason':
      return { ...claim.failure, notCharged: false };
    default:
      return undefined;
  }
}

/** Creates a PaymentStore with a network that sends these replies in order, and a clock that skips short waits. */
export function testPayment(
  replies: readonly Reply[],
  provider: Partial<CardProvider> = {},
  isLoadable: () => boolean = () => true,
) {
  const requests: PaymentRequest[] = [];
  const left = [...replies];
  const network = (url: string, init: RequestInit): Promise<Response> => {
    const { pathname } = new URL(url, 'http://page');
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
    const headers = new Headers(init.headers);
    requests.push({ path: pathname, key: headers.get('idempotency-key'), ifMatch: headers.get('if-match'), body });
    const reply = left.shift();
    if (reply === undefined) return new Promise(() => undefined); // no further reply
    if (reply === 'nothing') return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(new Response(JSON.stringify(reply[1]), { status: reply[0] }));
  };
  const later: (() => void)[] = [];
  const clock: Clock = {
    now: () => new Date('2026-11-20T12:00:00Z'),
    after(delay, run) {
      later.push(run);
      if (delay <= 10_000) queueMicrotask(run); // tests run longer timers themselves
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
  const client = new ApiClient({
    base: '',
    network,
    bearer: () => undefined,
    onUndeclared: (fault) => {
      throw new Error(fault);
    },
    onUnauthorised: () => undefined,
  });
  const onCartOutdated = vi.fn();
  const card: CardProvider = {
    takenBy: 'token',
    needsSaveCardBox: true,
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
    onCartOutdated,
    loadProvider(name) {
      if (name === 'Acme') return undefined;
      return isLoadable() ? Promise.resolve(card) : Promise.reject(new Error('offline'));
    },
  });
  store.setField(goodField);
  const steps = (): readonly string[] => requests.map(({ path }) => path.replace('/api/checkout/', ''));
  /** Runs the timer that was set last. */
  const runLatestTimer = (): void => later.at(-1)?.();
  return { store, requests, steps, runLatestTimer, storage, onCartOutdated };
}
