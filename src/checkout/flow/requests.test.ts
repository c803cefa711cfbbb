// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { authoriseBody } from './requests';

const order = {
  cartId: 'cart',
  version: 'one',
  terms: [],
  completedWaivers: [],
  tenders: [],
  source: 'web',
  amount: 2520,
};
const billing = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  addressLineOne: '14 Burley Lodge Terrace',
  addressLineTwo: '',
  city: 'Leeds',
  postcode: 'LS6 1QW',
};

it('sends of the billing details what the customer was asked for and gave', () => {
  const body = authoriseBody(order, 'one', billing, false);
  expect(body).toMatchObject({ billingFirstName: 'Ada', billingCity: 'Leeds', cardHolderName: 'Ada Lovelace' });
  expect(body).not.toHaveProperty('billingAddressLineTwo');
});
