import { ApiError } from '../contract/apiError';
import type { Customer } from '../contract/calls';

/** Returns the customer of a call that needs one. Throws 401 for a guest. */
export function signedIn(customer: Customer | undefined): Customer {
  if (!customer) throw new ApiError(401, 'Please log in.');
  return customer;
}
