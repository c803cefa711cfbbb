import type { Dependant, Wire } from '../../schemas/generated/wire';
import type { IsoDate } from '../../src/ground/core/dates';
import { refused } from '../contract/apiError';
import type { Queries } from '../database/database';
import { isBirth } from './dataFieldRules';
import { nameError } from './names';

const mostDependants = 12;

/** Returns the customer's dependants, ordered by name. */
export async function dependantsOf(queries: Queries, customerId: string): Promise<Dependant[]> {
  return queries
    .selectFrom('dependants')
    .select(['id', 'first_name', 'last_name', 'date_of_birth'])
    .where('customer_id', '=', customerId)
    .where('removed_at', 'is', null)
    .orderBy('first_name')
    .orderBy('id')
    .execute();
}

/** Adds a dependant. Throws with messages at the fields that are invalid. */
export async function addDependant(
  queries: Queries,
  customerId: string,
  { first_name, last_name, date_of_birth }: Wire['addDependant']['body'],
  today: IsoDate,
): Promise<Dependant> {
  const errors = {
    ...nameErrors('firstName', 'First name', first_name),
    ...nameErrors('lastName', 'Last name', last_name),
    ...(isBirth(date_of_birth, today) ? {} : { dateOfBirth: ['Date must be valid.'] }),
  };
  if (Object.keys(errors).length > 0) throw refused(errors);
  if ((await dependantsOf(queries, customerId)).length >= mostDependants)
    throw refused({ firstName: [`You can add ${mostDependants} people. Please ask at your centre to add more.`] });
  return queries
    .insertInto('dependants')
    .values({ customer_id: customerId, first_name: first_name.trim(), last_name: last_name.trim(), date_of_birth })
    .returning(['id', 'first_name', 'last_name', 'date_of_birth'])
    .executeTakeFirstOrThrow();
}

function nameErrors(field: string, label: string, name: string): Record<string, string[]> {
  const error = name.trim() === '' ? `${label} is required.` : nameError(label, name.trim());
  return error === undefined ? {} : { [field]: [error] };
}
