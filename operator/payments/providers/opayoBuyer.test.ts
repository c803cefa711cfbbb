import { describe, expect, it } from 'vitest';
import type { AuthoriseBody } from '../../../schemas/generated/wire';
import { opayoBuyer } from './opayoBuyer';

const ada = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  details: { address: { lineOne: 'Flat 9', lineTwo: 'St James’s Square', city: 'London', postcode: 'SW1Y 4JH' } },
};

/** Returns the billing address of a payment by Ada with these billing details. */
function addressWith(details: Partial<AuthoriseBody>): unknown {
  return opayoBuyer(ada, details as AuthoriseBody);
}

describe('opayoBuyer', () => {
  it('takes an address as a whole, so that no line of the customer’s own comes to another one', () => {
    const details = {
      billing_address_line_one: '14 Burley Lodge Terrace',
      billing_city: 'Leeds',
      billing_postcode: 'LS6 1QW',
    };
    expect(addressWith(details)).toMatchObject({
      billingAddress: { address1: '14 Burley Lodge Terrace', address2: '', city: 'Leeds', postalCode: 'LS6 1QW' },
    });
  });

  it.each([
    ['none is given, as for a card on file', {}],
    ['all of it is empty', { billing_first_name: '', billing_address_line_one: '', billing_city: '' }],
  ])('takes the customer’s own address where %s', (_, details) => {
    expect(addressWith(details)).toMatchObject({
      customerFirstName: 'Ada',
      billingAddress: { address1: 'Flat 9', address2: 'St James’s Square', city: 'London', postalCode: 'SW1Y 4JH' },
    });
  });
});
