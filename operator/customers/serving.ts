import { ApiError, notFound } from '../contract/apiError';
import type { Customer } from '../contract/calls';
import { isUuid } from '../contract/isUuid';
import type { Queries } from '../database/database';

/** Returns the caller if they are staff. Throws otherwise. */
export function staffOnly(customer: Customer | undefined): Customer {
  if (!customer) throw new ApiError(401, 'Please log in.');
  if (!customer.staff) throw forbidden();
  return customer;
}

export async function customerIn(queries: Queries, testId: string, id: string): Promise<Customer> {
  const found = isUuid(id)
    ? await queries
        .selectFrom('customers')
        .selectAll()
        .where('id', '=', id)
        .where('test_id', '=', testId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
    : undefined;
  if (!found) throw notFound();
  return found;
}

const forbidden = (): ApiError => new ApiError(403, 'Unauthorised.');
