import { ApiError } from '../contract/apiError';
import type { Customer } from '../contract/calls';

/** The customer of a call that needs one. */
export function signedIn(customer: Customer | undefined): Customer {
  if (!customer) throw new ApiError(401, 'Please log in.');
  return customer;
}
