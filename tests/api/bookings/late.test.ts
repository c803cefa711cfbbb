import { beforeAll, describe, expect, it } from 'vitest';
import { BankCounter } from '../../bank/support/Bank';
import { sharedHarness, type Harness } from '../harness';
import { Booker, leila, morgan, offers } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

/** A payment that the bank holds money for. */
async function held(buyer: Booker): Promise<string> {
  const { data } = await buyer.authorise();
  return (data as { transaction_uuid: string }).transaction_uuid;
}

async function money({ caller }: Booker): Promise<readonly string[]> {
  const entries = await new BankCounter(Number(new URL(harness.bankUrl).port)).ledger(caller.testId);
  return entries.map(({ event }) => event).filter((event) => /^(?:authorised|captured|voided)$/.test(event));
}

async function expectLetGo(buyer: Booker, uuid: string): Promise<void> {
  expect(await buyer.complete(uuid)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('You have not been charged.') as unknown },
  });
  expect(await money(buyer)).toEqual(['authorised', 'voided']);
  expect((await buyer.records()).orders).toEqual([]);
}

describe('money that is held', () => {
  it('is taken while everything is still there', async () => {
    const buyer = await Booker.at(harness, morgan);
    await buyer.added(await buyer.slot(offers.badminton, { left: 1 }));
    await buyer.useCredit(300);
    const uuid = await held(buyer);
    expect(await buyer.order(await buyer.complete(uuid))).toMatchObject({ total: { raw: 950 } });
    expect(await money(buyer)).toEqual(['authorised', 'captured']);
  });

  it('is given back once its customer has been told that the payment failed', async () => {
    const buyer = await Booker.at(harness, morgan);
    await buyer.added(await buyer.slot(offers.badminton));
    const uuid = await held(buyer);
    await harness.db
      .updateTable('payment_attempts')
      .set({ state: 'failed', failure: 'timed_out', failure_message: 'This payment was not finished.' })
      .where('id', '=', uuid)
      .execute();
    expect(await buyer.complete(uuid)).toMatchObject({
      status: 409,
      body: { message: 'This payment was not finished.' },
    });
    await buyer.caller.post('/sandbox/reconcile', {});
    expect(await money(buyer)).toEqual(['authorised', 'voided']);
    expect((await buyer.records()).orders).toEqual([]);
  });

  it('holds its place, however late it is taken', async () => {
    const buyer = await Booker.at(harness, morgan);
    const other = await Booker.at(harness, leila, buyer.caller.testId);
    const slot = await buyer.slot(offers.badminton, { left: 1 });
    await buyer.added(slot);
    const uuid = await held(buyer);
    await buyer.later(16);
    expect(await other.add(slot)).toMatchObject({ status: 422 });
    expect(await buyer.complete(uuid)).toMatchObject({ status: 200 });
    expect(await money(buyer)).toEqual(['authorised', 'captured']);
  });

  it('holds its basket as it was agreed to', async () => {
    const buyer = await Booker.at(harness, morgan);
    await buyer.added(await buyer.slot(offers.badminton));
    const uuid = await held(buyer);
    expect(await buyer.add(await buyer.slot(offers.badminton, { nth: 1 }))).toMatchObject({ status: 409 });
    expect(await buyer.order(await buyer.complete(uuid))).toMatchObject({ total: { raw: 950 } });
  });

  it('is let go of when the credit beside it is spent', async () => {
    const buyer = await Booker.at(harness, morgan);
    await buyer.added(await buyer.slot(offers.badminton));
    await buyer.useCredit(900);
    const uuid = await held(buyer);
    await harness.db
      .updateTable('customers')
      .set({ credit_pence: 800 })
      .where('test_id', '=', buyer.caller.testId)
      .where('email', '=', morgan)
      .execute();
    await expectLetGo(buyer, uuid);
  });

  it('is let go of when the package has no use left', async () => {
    const buyer = await Booker.at(harness, leila);
    await buyer.added(await buyer.slot(offers.swim));
    await buyer.added(await buyer.slot(offers.badminton));
    const uuid = await held(buyer);
    await harness.db.updateTable('packages').set({ uses_left: 0 }).where('name', '=', 'Five family swims').execute();
    await expectLetGo(buyer, uuid);
  });
});
