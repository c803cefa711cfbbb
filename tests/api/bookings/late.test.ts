import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BankCounter } from '../../bank/support/Bank';
import { startHarness, type Harness } from '../harness';
import { Booker, leila, morgan, offers, only } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

/** A payment that the bank holds money for, and that was thought to have failed. */
async function thoughtToHaveFailed(buyer: Booker): Promise<string> {
  const { data } = await buyer.authorise();
  const { transaction_uuid } = data as { transaction_uuid: string };
  await harness.db
    .updateTable('payment_attempts')
    .set({ state: 'failed', failure: 'timed_out', failure_message: 'This payment was not finished.' })
    .where('id', '=', transaction_uuid)
    .execute();
  return transaction_uuid;
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

describe('money that is held after all', () => {
  it('is taken while everything is still there', async () => {
    const buyer = await Booker.at(harness, morgan);
    await buyer.added(await buyer.slot(offers.badminton, { left: 1 }));
    await buyer.useCredit(300);
    const uuid = await thoughtToHaveFailed(buyer);
    expect(await buyer.order(await buyer.complete(uuid))).toMatchObject({ total: { raw: 950 } });
    expect(await money(buyer)).toEqual(['authorised', 'captured']);
  });

  it('is let go of when somebody else has the place', async () => {
    const buyer = await Booker.at(harness, morgan);
    const other = await Booker.at(harness, leila, buyer.caller.testId);
    const slot = await buyer.slot(offers.badminton, { left: 1 });
    await buyer.added(slot);
    const uuid = await thoughtToHaveFailed(buyer);
    await buyer.later(16);
    await other.added(slot);
    await expectLetGo(buyer, uuid);
  });

  it('is let go of when the basket is another by now', async () => {
    const buyer = await Booker.at(harness, morgan);
    const { id } = only(await buyer.added(await buyer.slot(offers.badminton)));
    const uuid = await thoughtToHaveFailed(buyer);
    await buyer.added(await buyer.slot(offers.badminton, { nth: 1 }));
    await buyer.remove([id]);
    await expectLetGo(buyer, uuid);
  });

  it('is let go of when the credit beside it is spent', async () => {
    const buyer = await Booker.at(harness, morgan);
    await buyer.added(await buyer.slot(offers.badminton));
    await buyer.useCredit(900);
    const uuid = await thoughtToHaveFailed(buyer);
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
    const uuid = await thoughtToHaveFailed(buyer);
    await harness.db.updateTable('packages').set({ uses_left: 0 }).where('name', '=', 'Five family swims').execute();
    await expectLetGo(buyer, uuid);
  });
});
