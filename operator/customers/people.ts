import type { Person } from '../../schemas/generated/wire';
import { parseIsoDate, type IsoDate } from '../../src/ground/core/dates';
import type { Customer } from '../contract/calls';
import type { PricingOptionRow } from '../database/tables/bookings';
import type { Queries } from '../database/database';
import { dependantsOf } from './dependants';

type Ages = Pick<PricingOptionRow, 'min_age' | 'max_age'>;
type NamedPrice = Ages & Pick<PricingOptionRow, 'name'>;

/** Returns the people for whom a customer books: the customer first, then their dependants. */
export async function peopleOf(queries: Queries, customer: Customer): Promise<Person[]> {
  const dependants = await dependantsOf(queries, customer.id);
  const own = {
    id: customer.id,
    name: nameOf(customer),
    date_of_birth: birthOf(customer),
    is_customer: true,
  };
  return [
    own,
    ...dependants.map((each) => ({
      id: each.id,
      name: nameOf(each),
      date_of_birth: each.date_of_birth,
      is_customer: false,
    })),
  ];
}

/** Returns the customer's date of birth from the answers they gave when registering, or null. */
export function birthOf({ details }: Pick<Customer, 'details'>): IsoDate | null {
  const { dateOfBirth } = details;
  return (typeof dateOfBirth === 'string' && parseIsoDate(dateOfBirth)) || null;
}

/**
 * Reports whether a person is of the required age on a day. A person without a known date of birth is believed to be,
 * since it is seen at the door; what they pay is `ageRefusal`'s.
 */
export function fitsAge(person: Person, date: string, { min_age, max_age }: Ages): boolean {
  if (person.date_of_birth === null) return true;
  const age = ageOn(person.date_of_birth, date);
  return age >= (min_age ?? 0) && age <= (max_age ?? Infinity);
}

/**
 * Returns the reason why a person can't have a price; undefined if they can. What somebody pays is not left to what they
 * say of themselves: a price for an age needs a date of birth. Staff see who stands before them and vouch for the age.
 */
export function ageRefusal(
  person: Person,
  date: string,
  price: NamedPrice,
  staff: Customer | undefined,
): string | undefined {
  const isLimited = price.min_age !== null || price.max_age !== null;
  const text = `The ${price.name} price is for ${agesText(price)}`;
  if (isLimited && person.date_of_birth === null)
    return staff
      ? undefined
      : `${text}, and we don’t know your date of birth. Give it to us in your account or at the desk.`;
  return fitsAge(person, date, price) ? undefined : `${text}.`;
}

/** `ages 5 to 11`, `ages 16 and over` */
export function agesText({ min_age, max_age }: Ages): string {
  if (max_age === null) return `ages ${min_age ?? 0} and over`;
  return min_age === null ? `ages up to ${max_age}` : `ages ${min_age} to ${max_age}`;
}

/** Returns a person's age in whole years on a day; both dates are YYYY-MM-DD. */
function ageOn(born: string, date: string): number {
  const years = Number(date.slice(0, 4)) - Number(born.slice(0, 4));
  return date.slice(5) < born.slice(5) ? years - 1 : years;
}

function nameOf({ first_name, last_name }: { readonly first_name: string; readonly last_name: string }): string {
  return `${first_name} ${last_name}`;
}
