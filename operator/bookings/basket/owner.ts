import type { BasketSource } from '../../../schemas/generated/wire';
import { ApiError } from '../../contract/apiError';
import type { CallName, CallRequest, Customer } from '../../contract/calls';
import { customerIn, staffOnly } from '../../customers/serving';

/** The owner of the basket that a call is about. */
export type Owner = {
  readonly source: BasketSource;
  readonly testId: string;
  /** Undefined for a guest, and while staff have selected nobody. */
  readonly customer: Customer | undefined;
  /** The hash of the cookie by which a guest owns their basket. */
  readonly guestHash: string | undefined;
  /** The member of staff who serves the customer at the desk. */
  readonly staff: Customer | undefined;
};

type Asking = Pick<CallRequest<CallName>, 'customer' | 'guest' | 'queries' | 'testId'>;
type Named = { readonly source: BasketSource; readonly selected_user_id?: string | null };

/**
 * Returns the basket's owner. Throws 403 for a caller who wrongly claims to be staff, or asks for somebody else's
 * basket.
 */
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

const forbidden = (): ApiError => new ApiError(403, 'Unauthorised.');
