import { beforeAll, describe, expect, it } from 'vitest';
import type { FoundCustomer } from '../../../schemas/generated/wire';
import { sharedHarness, type Caller, type Harness } from '../harness';
import { Booker, desk, offers, only } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

/** The prices of lane swimming. */
const [adult, junior] = [10, 11];

const refusal =
  'The Junior price is for ages 8 to 15, and we don’t know your date of birth. Give it to us in your account or at the desk.';

type Made = { readonly staff: Caller; readonly id: string; readonly online: Booker; readonly till: Booker };

/** A customer whom staff have just made, of whom nobody has asked a date of birth: at the desk, and online. */
async function made(): Promise<Made> {
  const staff = await harness.signedIn(desk);
  const body = { first_name: 'Nia', last_name: 'Rees', email: 'nia@example.org' };
  const { id } = (await staff.post('/api/staff/customers', body)).data as FoundCustomer;
  const till = new Booker(staff, harness, 'front-of-house', id);
  return { staff, id, till, online: await Booker.at(harness, 'nia@example.org', staff.testId) };
}

describe('a customer without a date of birth', () => {
  it('is not believed to be of the age of a price, whether it is asked for or changed to', async () => {
    const { online } = await made();
    const slot = await online.slot(offers.swim);
    const refused = { status: 422, body: { errors: { pricingOptionId: [refusal] } } };
    expect(await online.add(slot, { pricing_option_id: junior })).toMatchObject(refused);
    const { id } = only(await online.added(slot));
    expect(await online.update(id, { pricing_option_id: junior })).toMatchObject(refused);
  });

  it('pays for nothing at a price for an age, and can once the date is known', async () => {
    const { staff, id, online } = await made();
    const item = only(await online.added(await online.slot(offers.swim)));
    expect(item).toMatchObject({
      pricing_option_id: adult,
      refusal: expect.stringContaining('The Adult price is for ages 16 and over, and we don’t know') as unknown,
    });
    expect(await online.authorise()).toMatchObject({ status: 422 });
    const identity = { first_name: 'Nia', last_name: 'Rees', date_of_birth: '1990-12-10' };
    expect(await staff.put(`/api/staff/customers/${id}/identity`, identity)).toMatchObject({ status: 200 });
    expect(only(await online.basket())).toMatchObject({ refusal: null });
    expect(await online.paid()).toMatchObject({ total: { raw: 550 } });
  });

  it('has the price that is for everybody', async () => {
    const { online } = await made();
    expect(only(await online.added(await online.slot(offers.badminton)))).toMatchObject({ refusal: null });
    expect(await online.paid()).toMatchObject({ total: { raw: 1150 } });
  });

  it('is sold any price by staff, who see them', async () => {
    const { till } = await made();
    const slot = await till.slot(offers.swim);
    expect(only(await till.added(slot, { pricing_option_id: junior }))).toMatchObject({ refusal: null });
    const paid = await till.pay([{ tender_type: 'cash', amount: 350 }]);
    expect(paid, paid.text).toMatchObject({ status: 200, data: { change_due: 0 } });
  });
});
