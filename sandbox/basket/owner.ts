import type { BasketSource } from '../../schemas/generated/wire';
import { ApiError, notFound } from '../contract/apiError';
import type { CallName, CallRequest, Customer } from '../contract/calls';
import { isUuid } from '../contract/isUuid';
import type { Queries } from '../database/database';

/** Whose basket a call is about. */
export type Owner = {
  readonly source: BasketSource;
  readonly testId: string;
  /** Undefined for a guest, and where staff have selected nobody yet. */
  readonly customer: Customer | undefined;
  /** A guest's, by what their browser shows for it. */
  readonly guestHash: string | undefined;
  /** Who of the staff serves the customer. */
  readonly staff: Customer | undefined;
};

type Asking = Pick<CallRequest<CallName>, 'customer' | 'guest' | 'queries' | 'testId'>;
type Named = { readonly source: BasketSource; readonly selected_user_id?: string | null };

/** The basket's owner; 403 for who says to be staff and isn't, and for who asks for somebody else's. */
export async function basketOwner(
  { customer, guest, queries, testId }: Asking,
  { source, selected_user_id }: Named,
): Promise<Owner> {
  const selected = selected_user_id ?? undefined;
  if (source === 'front-of-house') {
    const staff = staffOnly(customer);
    const served = selected === undefined ? undefined : await customerIn(queries, testId, selected);
    return { source, testId, customer: served, guestHash: undefined, staff };
  }
  if (selected !== undefined && selected !== customer?.id) throw forbidden();
  return { source, testId, customer, guestHash: customer ? undefined : guest.hash, staff: undefined };
}

/** The caller, who has to be staff. */
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
        .executeTakeFirst()
    : undefined;
  if (!found) throw notFound();
  return found;
}

const forbidden = (): ApiError => new ApiError(403, 'Unauthorised.');
