import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Providers } from '../../../operator/payments/provider';
import { keepReconciling } from '../../../operator/payments/reconcile';
import { shops } from '../../../operator/shops';
import { sharedHarness, type Harness } from '../harness';
import { providerNames, type ProviderName } from './cards';
import { Shopper, type Session, type Transaction } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const hour = 60 * 60_000;

/** As if nothing had happened to an attempt for so long. */
async function age(uuid: string, ms: number): Promise<void> {
  const updated_at = new Date(Date.now() - ms);
  await harness.db.updateTable('payment_attempts').set({ updated_at }).where('id', '=', uuid).execute();
}

/** The ways in which a page may leave its payment behind, with the state that it stands in then and the one that it must come to. */
type Leave = (shopper: Shopper, session: Session) => Promise<unknown>;
const lost: Leave = async (shopper, session) => {
  const body = shopper.provider === 'Ryft' ? undefined : await shopper.authorisation(session);
  await shopper.fault(session, 'anything', { drop: 'before', times: 99 });
  await (body ? shopper.authorise(body) : shopper.pay(session));
  await shopper.bank.faults(shopper.caller.testId, []);
};
const ways: readonly [
  way: string,
  state: string,
  end: 'failed' | 'completed',
  Leave,
  only?: readonly ProviderName[],
][] = [
  ['was never asked for', 'prepared', 'failed', async () => undefined],
  ['was asked for in a cart that is cleared', 'prepared', 'failed', (shopper) => shopper.clear()],
  ['never reached the bank', 'authorising', 'failed', lost],
  ['has the money, and nobody heard', 'authorising', 'completed', (shopper, session) => unheard(shopper, session)],
  [
    'waits for a customer at their bank',
    'challenged',
    'failed',
    (shopper, session) => shopper.pay(session, 'challenged'),
    ['Opayo', 'Stripe'],
  ],
  ['is authorised', 'authorised', 'completed', (shopper, session) => shopper.pay(session)],
  [
    'was being taken',
    'completing',
    'completed',
    async (shopper, session) => {
      await shopper.pay(session);
      await shopper.fault(session, 'anything', { drop: 'before', times: 9 });
      await shopper.complete(session.transaction_uuid);
      await shopper.bank.faults(shopper.caller.testId, []);
    },
  ],
  [
    'was taken, and nobody heard',
    'completing',
    'completed',
    async (shopper, session) => {
      await shopper.pay(session);
      await shopper.complete(session.transaction_uuid);
      await forget(session.transaction_uuid);
    },
  ],
];

/** The bank has authorised, and the process that asked it is gone. */
async function unheard(shopper: Shopper, session: Session): Promise<void> {
  await shopper.pay(session);
  const id = session.transaction_uuid;
  await harness.db.updateTable('payment_attempts').set({ state: 'authorising' }).where('id', '=', id).execute();
}

/** The bank has the money, and the process died before it wrote the order down. */
async function forget(id: string): Promise<void> {
  const { order_id, cart_id } = await harness.db
    .selectFrom('payment_attempts')
    .select(['order_id', 'cart_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const changes = { state: 'completing' as const, order_id: null };
  await harness.db.updateTable('payment_attempts').set(changes).where('id', '=', id).execute();
  await harness.db.updateTable('carts').set({ state: 'open' }).where('id', '=', cart_id).execute();
  await harness.db
    .deleteFrom('orders')
    .where('id', '=', order_id ?? '')
    .execute();
}

const cases = ways.flatMap(([way, state, end, leave, only = providerNames]) =>
  only.map((provider) => [provider, way, state, end, leave] as const),
);

describe('a payment that was left behind', () => {
  it.each(cases)('at %s and %s (%s) is %s, once', async (provider, _, state, end, leave) => {
    const shopper = await Shopper.at(harness, provider);
    const session = await shopper.session();
    await leave(shopper, session);
    expect((await shopper.records()).attempts).toMatchObject([{ id: session.transaction_uuid, state }]);

    await Promise.all([shopper.reconcile(), shopper.reconcile()]);
    expect(await shopper.reconcile()).toEqual([]); // nothing is left to do
    expect((await shopper.records()).attempts).toMatchObject([{ state: end }]);
    if (end === 'completed') return shopper.expectPaidOnce();
    await shopper.expectNothingHeld();
    const open = (await shopper.records()).carts.some((cart) => cart.state === 'open');
    if (!open) return;
    const paid = await shopper.pay(await shopper.session());
    expect(paid.data).toMatchObject({ transaction_status: 'authorised' });
  });

  it('is not touched while its page may still come back', async () => {
    const shopper = await Shopper.at(harness, 'Stripe');
    const session = await shopper.session();
    await shopper.pay(session);
    await harness.db.deleteFrom('leases').execute();
    keepReconciling({ db: harness.db, providers: harness.providers, shops }, () => undefined)();
    await sleep(500);
    expect((await shopper.records()).attempts).toMatchObject([{ state: 'authorised' }]);
  });
});

describe('money that comes to be held after an attempt was ended', () => {
  /** Ryft can't end what waits for its customer: it is authorised once they answer. */
  async function answeredLate() {
    const shopper = await Shopper.at(harness, 'Ryft');
    const session = await shopper.session();
    const { data } = await shopper.pay(session, 'challenged');
    const uuid = (data as Transaction).transaction_uuid;
    expect(await shopper.reconcile()).toMatchObject([{ attempt: uuid, from: 'authorising', to: 'failed' }]);
    const { requiredAction } = await shopper.ryft.read({ id: session.payment_session_id } as never);
    await shopper.ryft.answer(requiredAction?.id ?? '', 'confirm');
    expect(await shopper.money()).toEqual(['authorised']);
    return { shopper, session, uuid };
  }

  it('is given back, once', async () => {
    const { shopper, uuid } = await answeredLate();
    const [one, other] = await Promise.all([shopper.reconcile(), shopper.reconcile()]);
    expect([...one, ...other]).toContainEqual({ attempt: uuid, from: 'failed', to: 'given back' });
    expect(await shopper.reconcile()).toEqual([]);
    expect(await shopper.money()).toEqual(['authorised', 'voided']);
    await shopper.expectNothingHeld();
    expect(await shopper.complete(uuid)).toMatchObject({ status: 409 });
    const paid = await shopper.pay(await shopper.session());
    expect(await shopper.complete((paid.data as Transaction).transaction_uuid)).toMatchObject({ status: 200 });
    await shopper.expectPaidOnce();
  });

  it('is not ordered any more, since its customer may have been told that nothing was charged', async () => {
    const { shopper, uuid } = await answeredLate();
    expect(await shopper.complete(uuid)).toMatchObject({ status: 409 });
    expect(await shopper.reconcile()).toMatchObject([{ to: 'given back' }]);
    await shopper.expectNothingHeld();
  });

  it('is looked for on the day after, and not for ever', async () => {
    const { shopper, uuid } = await answeredLate();
    await age(uuid, 25 * hour);
    expect(await shopper.reconcile()).toEqual([]);
    await age(uuid, 23 * hour);
    expect(await shopper.reconcile()).toMatchObject([{ to: 'given back' }]);
  });

  it('is given back too when a request arrives late that was ended unanswered', async () => {
    const shopper = await Shopper.at(harness, 'Opayo');
    const session = await shopper.session();
    await lost(shopper, session);
    expect(await shopper.reconcile()).toMatchObject([{ to: 'failed' }]);
    await shopper.opayo.pay(session.transaction_uuid, await shopper.opayo.card());
    expect(await shopper.money()).toEqual(['authorised']);
    expect(await shopper.reconcile()).toMatchObject([{ to: 'given back' }]);
    await shopper.expectNothingHeld();
  });

  it('stays where another attempt goes on with the same session', async () => {
    const shopper = await Shopper.at(harness, 'Ryft');
    const session = await shopper.session();
    await shopper.open(session);
    expect(await shopper.reconcile()).toMatchObject([{ to: 'failed' }]);
    const next = await shopper.session();
    expect(next.payment_session_id).toBe(session.payment_session_id);
    const { transaction_uuid } = (await shopper.pay(next)).data as Transaction;
    expect(await shopper.reconcile()).toEqual([{ attempt: transaction_uuid, from: 'authorised', to: 'completed' }]);
    expect(await shopper.reconcile()).toEqual([]);
    await shopper.expectPaidOnce();
  });
});

describe('keepReconciling', () => {
  it('lets one of several servers work at a time, and another when its lease has run out', async () => {
    const replicas = [replica(), replica(), replica()];
    const work = async (works: boolean): Promise<readonly number[]> => {
      const shopper = await Shopper.at(harness, 'Stripe');
      const { transaction_uuid } = await shopper.session();
      await shopper.pay({ ...(await shopper.session()), transaction_uuid });
      await age(transaction_uuid, hour);
      const before = replicas.map(({ asked }) => asked());
      const stop = replicas.map(({ run }) => run());
      if (works) await shopper.until('completed');
      else await sleep(500);
      for (const end of stop) end();
      const { attempts } = await shopper.records();
      const done = attempts.filter(({ state }) => state === 'completed').length;
      return [done, replicas.filter(({ asked }, index) => asked() > (before[index] ?? 0)).length];
    };
    await harness.db.deleteFrom('leases').execute();
    expect(await work(true)).toEqual([1, 1]); // one order, by one of them
    expect(await work(false)).toEqual([0, 0]); // the lease stands
    await harness.db
      .updateTable('leases')
      .set({ expires_at: new Date(0) })
      .execute();
    expect(await work(true)).toEqual([1, 1]);
  });

  /** A server that counts how often it turned to a provider. */
  function replica() {
    let asked = 0;
    const counting: Providers = (testId) => {
      asked += 1;
      return harness.providers(testId);
    };
    return {
      asked: () => asked,
      run: () => keepReconciling({ db: harness.db, providers: counting, shops }, () => undefined),
    };
  }
});
