import { sql } from 'kysely';
import type { FoundCustomer } from '../../schemas/generated/wire';
import { pence } from '../../src/ground/core/money';
import type { IsoDate } from '../../src/ground/core/dates';
import { membershipRows } from '../memberships/held/membershipRows';
import { stateOf } from '../memberships/held/membershipState';
import { birthOf } from '../customers/people';
import type { Customer } from '../contract/calls';
import type { Queries } from '../database/database';
import { priceAnswer } from '../pricing/prices';

const mostFound = 20;

/** Finds the customers whose name, e-mail or customer id contains every word of the text, ordered by name. */
export async function findCustomers(
  queries: Queries,
  testId: string,
  search: string,
  today: IsoDate,
): Promise<FoundCustomer[]> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const customers = await queries
    .selectFrom('customers')
    .selectAll()
    .where('test_id', '=', testId)
    .where((where) =>
      where.and(
        words.map((word) =>
          where(sql`lower(concat_ws(' ', first_name, last_name, email, reference))`, 'like', `%${escaped(word)}%`),
        ),
      ),
    )
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('id')
    .limit(mostFound)
    .execute();
  const found: FoundCustomer[] = [];
  for (const customer of customers) found.push(await foundCustomer(queries, customer, today));
  return found;
}

/** Returns a customer as staff see them at the desk. */
export async function foundCustomer(queries: Queries, customer: Customer, today: IsoDate): Promise<FoundCustomer> {
  const { id, reference, first_name, last_name, email, credit_pence } = customer;
  const memberships = await membershipRows(queries, id);
  return {
    ...{ id, reference, first_name, last_name, email },
    date_of_birth: birthOf(customer),
    membership: memberships.find((each) => stateOf(each, today) === 'active')?.name ?? null,
    credit: priceAnswer(pence(credit_pence)),
  };
}

function escaped(word: string): string {
  return word.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
