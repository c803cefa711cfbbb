import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { Caller } from '../api/harness';
import { over } from '../api/overHttp';
import { Shopper, type Transaction } from '../api/payments/support';
import { freePorts, startSandbox } from '../support/sandboxProcess';

it('the measures of a server say what became of payments, by provider, and of nobody whose they were', async () => {
  const metricsPort = await freePorts();
  const sandbox = await startSandbox({ VENUES: '5', METRICS_PORT: String(metricsPort) });
  try {
    await sandbox.ready;
    const measures = async (): Promise<string> => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const caller = new Caller(over(sandbox.port), randomUUID());
    await caller.post('/sandbox/reset', {});
    expect(await caller.logIn('amara@example.org')).toMatchObject({ status: 200 });
    await caller.put('/sandbox/settings', { paymentProvider: 'Stripe' });
    const shopper = new Shopper(caller, 'Stripe', `http://127.0.0.1:${sandbox.port + 1}`);
    expect(await shopper.store()).toMatchObject({ status: 201 });
    expect((await shopper.pay(await shopper.session(), 'declined')).data).toMatchObject({
      transaction_status: 'declined',
    });
    const paid = await shopper.pay(await shopper.session());
    const { transaction_uuid } = paid.data as Transaction;
    expect(await measures()).toMatch(/^joinery_payment_open\{.*state="authorised".*\} 1$/m);
    expect(await shopper.complete(transaction_uuid)).toMatchObject({ status: 200 });
    const text = await measures();
    const moved = (to: string): string | undefined =>
      new RegExp(`^joinery_payment_moves_total\\{(?=.*to="${to}")(?=.*provider="Stripe").*\\} (\\d+)$`, 'm').exec(
        text,
      )?.[1];
    expect(['failed', 'authorised', 'completed'].map(moved)).toEqual(['1', '1', '1']);
    expect(text).toMatch(/^joinery_payment_open\{.*state="authorised".*\} 0$/m);
    expect(text).not.toContain('amara');
    expect(text).not.toContain(transaction_uuid);
  } finally {
    await sandbox.stop();
  }
}, 60_000);
