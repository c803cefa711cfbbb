import type { AuthoriseBody } from '../../../schemas/generated/wire';
import type { Customer } from '../../contract/calls';

type Payer = Pick<Customer, 'first_name' | 'last_name' | 'details'>;

/**
 * Describes the payer by the billing details, or by the customer's own data when a card on file needs none. An address is
 * taken as a whole: a line that the card's address lacks is not the customer's own.
 */
export function opayoBuyer({ first_name, last_name, details }: Payer, body: AuthoriseBody): object {
  const known = (details.address ?? {}) as Partial<Record<'lineOne' | 'lineTwo' | 'city' | 'postcode', string>>;
  const given = {
    lineOne: body.billing_address_line_one,
    lineTwo: body.billing_address_line_two,
    city: body.billing_city,
    postcode: body.billing_postcode,
  };
  const isGiven = Object.values(given).some((text) => text !== undefined && text !== '');
  const { lineOne = '', lineTwo = '', city = '', postcode = '' } = isGiven ? given : known;
  return {
    customerFirstName: body.billing_first_name || first_name,
    customerLastName: body.billing_last_name || last_name,
    billingAddress: { address1: lineOne, address2: lineTwo, city, postalCode: postcode, country: 'GB' },
  };
}
