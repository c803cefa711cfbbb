import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedHarness, type Harness } from '../harness';
import { Shopper, type Transaction } from '../payments/support';
import { Member, options } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const successors = async (member: Member, id: string) => (await member.memberships()).filter((each) => each.id !== id);

/** A change that 500 pence are held for. */
async function heldChange(
  member: Member,
  id: string,
): Promise<{ readonly shopper: Shopper; readonly transaction: string }> {
  expect(await member.change(id, options.totalFitness, '2026-12-15')).toMatchObject({ status: 201 });
  const shopper = new Shopper(member.caller, 'Stripe', harness.bankUrl);
  const inFull = { payments: [{ tender_type: 'card', amount: 500 }] };
  const held = await shopper.authorise(await shopper.authorisation(await shopper.session(), 'good', inFull));
  return { shopper, transaction: (held.data as Transaction).transaction_uuid };
}

async function end({ caller }: Member, id: string) {
  const path = `/api/my-account/memberships/${id}/ending`;
  const { data } = await caller.get(path);
  return caller.post(path, {
    last_day: (data as { last_day: string }).last_day,
    refund_to_card: 0,
    refund_as_credit: 0,
  });
}

describe('a membership has one successor', () => {
  it('when its change is confirmed five times at once', async () => {
    const member = await Member.at(harness);
    const id = await member.join(options.totalFitness);
    await member.change(id, options.swim, '2026-12-15');
    const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await member.confirm()).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await successors(member, id)).toHaveLength(1);
  });

  it('when it is changed and confirmed in two tabs at once, over and over', async () => {
    const member = await Member.at(harness);
    const id = await member.join(options.totalFitness);
    const tab = async (option: number): Promise<void> => {
      for (let tries = 0; tries < 4; tries += 1) {
        await member.change(id, option, '2026-12-15');
        await member.confirm(randomUUID());
      }
    };
    await Promise.all([tab(options.swim), tab(options.swim), tab(options.swim)]);
    expect(await successors(member, id)).toHaveLength(1);
    expect(await member.membership(id)).toMatchObject({ end_date: '2026-12-14' });
  });

  it('when it is paid for five times at once', async () => {
    const member = await Member.at(harness);
    const id = await member.join(options.swim);
    const { shopper, transaction } = await heldChange(member, id);
    const replies = await Promise.all(Array.from({ length: 5 }, () => shopper.complete(transaction)));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(replies[0]?.status).toBe(200);
    expect(await successors(member, id)).toHaveLength(1);
    expect(await shopper.money()).toEqual(['authorised', 'captured']);
  });

  it('when another change came before the held money was taken, which then is given back', async () => {
    const member = await Member.at(harness);
    const id = await member.join(options.swim);
    const { shopper, transaction } = await heldChange(member, id);
    await harness.db.updateTable('memberships').set({ successor_id: id }).where('id', '=', id).execute();
    expect(await shopper.complete(transaction)).toMatchObject({
      status: 409,
      body: { message: 'This membership has already been changed, renewed or cancelled.' },
    });
    expect(await shopper.money()).toEqual(['authorised', 'voided']);
    expect(await successors(member, id)).toHaveLength(0);
    expect((await shopper.prepare()).status).toBe(409);
  });

  it('and none once it is cancelled, not even by a cart that was filled before', async () => {
    const member = await Member.at(harness);
    const id = await member.join(options.totalFitness);
    expect(await member.change(id, options.swim, '2026-12-15')).toMatchObject({ status: 201 });
    expect(await end(member, id)).toMatchObject({ status: 200 });
    expect(await member.confirm()).toMatchObject({ status: 409 });
    expect(await successors(member, id)).toHaveLength(0);
    expect(await member.change(id, options.swim, '2026-12-15')).toMatchObject({ status: 422 });
  });

  it('and is not cancelled while its change is being paid for', async () => {
    const member = await Member.at(harness);
    const id = await member.join(options.swim);
    const { shopper, transaction } = await heldChange(member, id);
    expect(await end(member, id)).toMatchObject({ status: 409 });
    expect(await shopper.complete(transaction)).toMatchObject({ status: 200 });
    expect(await successors(member, id)).toHaveLength(1);
  });

  it('when another change came first and the bank does not answer: the money counts as held until it is given back', async () => {
    const member = await Member.at(harness);
    const id = await member.join(options.swim);
    const { shopper, transaction } = await heldChange(member, id);
    await harness.db.updateTable('memberships').set({ successor_id: id }).where('id', '=', id).execute();
    await shopper.bank.faults(shopper.caller.testId, [
      { path: '/stripe/v1/payment_intents/*', drop: 'before', times: 9 },
    ]);
    expect(await shopper.complete(transaction)).toMatchObject({ status: 500 });
    expect((await shopper.transaction(transaction)).data).toMatchObject({ transaction_status: 'authorised' });
    await shopper.bank.faults(shopper.caller.testId, []);
    expect(await shopper.complete(transaction)).toMatchObject({ status: 409 });
    expect((await shopper.transaction(transaction)).data).toMatchObject({ transaction_status: 'declined' });
    expect(await shopper.money()).toEqual(['authorised', 'voided']);
  });

  it('when the page is gone: the change is completed by the job', async () => {
    const member = await Member.at(harness);
    const id = await member.join(options.swim);
    const { shopper } = await heldChange(member, id);
    await member.caller.post('/sandbox/reconcile', {});
    const [next] = await successors(member, id);
    expect(next).toMatchObject({ start_date: '2026-12-15', payment_option_id: options.totalFitness });
    expect(await member.membership(id)).toMatchObject({ end_date: '2026-12-14', successor_id: next?.id });
    expect(await shopper.money()).toEqual(['authorised', 'captured']);
  });
});

it('a page’s amount is a claim to check: another is refused', async () => {
  const member = await Member.at(harness);
  const id = await member.join(options.swim);
  await member.change(id, options.totalFitness, '2026-12-15');
  const shopper = new Shopper(member.caller, 'Stripe', harness.bankUrl);
  for (const amount of [1, 499, 501, 3400]) {
    const payments = [{ tender_type: 'card', amount }];
    const asked = await shopper.authorisation(await shopper.session(), 'good', { payments });
    expect(await shopper.authorise(asked)).toMatchObject({ status: 409 });
  }
  expect(await shopper.money()).toEqual([]);
});
