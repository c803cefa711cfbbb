import type { Person } from '../../schemas/generated/wire';
import { parseIsoDate, type IsoDate } from '../../src/core/dates';
import type { Customer } from '../contract/calls';
import type { PricingOptionRow } from '../database/bookingTables';
import type { Queries } from '../database/database';

type Ages = Pick<PricingOptionRow, 'min_age' | 'max_age'>;

/** Whom a customer books for: themselves first, then their dependants. */
export async function peopleOf(queries: Queries, customer: Customer): Promise<Person[]> {
  const dependants = await queries
    .selectFrom('dependants')
    .selectAll()
    .where('customer_id', '=', customer.id)
    .orderBy('first_name')
    .orderBy('id')
    .execute();
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

/** When a customer was born, as they said when they joined. */
export function birthOf({ details }: Pick<Customer, 'details'>): IsoDate | null {
  const { dateOfBirth } = details;
  return (typeof dateOfBirth === 'string' && parseIsoDate(dateOfBirth)) || null;
}

/** Whether somebody is of the age on a day; who never said theirs is believed. */
export function fitsAge(person: Person, date: string, { min_age, max_age }: Ages): boolean {
  if (person.date_of_birth === null) return true;
  const age = ageOn(person.date_of_birth, date);
  return age >= (min_age ?? 0) && age <= (max_age ?? Infinity);
}

/** `ages 5 to 11`, `ages 16 and over` */
export function agesText({ min_age, max_age }: Ages): string {
  if (max_age === null) return `ages ${min_age ?? 0} and over`;
  return min_age === null ? `ages up to ${max_age}` : `ages ${min_age} to ${max_age}`;
}

/** Whole years lived on a day; both dates are YYYY-MM-DD. */
function ageOn(born: string, date: string): number {
  const years = Number(date.slice(0, 4)) - Number(born.slice(0, 4));
  return date.slice(5) < born.slice(5) ? years - 1 : years;
}

function nameOf({ first_name, last_name }: { readonly first_name: string; readonly last_name: string }): string {
  return `${first_name} ${last_name}`;
}
