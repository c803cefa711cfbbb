import type { Identity, IdentityChange } from '../../../schemas/generated/wire';
import type { Config } from '../../../schemas/generated/config';
import { dateOf } from '../../../src/ground/core/dates';
import { ApiError, refused } from '../../contract/apiError';
import type { Customer } from '../../contract/calls';
import type { Settings } from '../../contract/settings';
import { dataFieldErrors } from '../dataFields';
import { birthOf } from '../people';

export type IdentityPartName = IdentityChange['part'];
type IdentityRule = Identity['name']['rule'];
export type IdentityRules = Readonly<Record<IdentityPartName, IdentityRule>>;

/** A new name, or a new birth date. */
export type NewIdentity =
  | { readonly part: 'name'; readonly firstName: string; readonly lastName: string }
  | { readonly part: 'birth_date'; readonly dateOfBirth: string };

/** Returns the operator's rules: those of the config, over which one test's settings stand. */
export function identityRules(config: NonNullable<Config['server']>['identity'], settings: Settings): IdentityRules {
  const { name = 'at_once', birthDate = 'by_request' } = { ...config, ...settings.identity };
  return { name, birth_date: birthDate };
}

/** Throws 403 unless the part of an identity is changed in this way. */
export function refuseOtherRule(rules: IdentityRules, part: IdentityPartName, rule: IdentityRule): void {
  if (rules[part] === rule) return;
  const what = part === 'name' ? 'name' : 'date of birth';
  throw new ApiError(403, `Your ${what} can’t be changed in this way any more. Reload the page to see how.`);
}

/** Returns the new values without spaces around them. */
export function trimmed(wanted: NewIdentity): NewIdentity {
  if (wanted.part === 'birth_date') return wanted;
  return { ...wanted, firstName: wanted.firstName.trim(), lastName: wanted.lastName.trim() };
}

/** Returns messages by field for values that registering would not take, or that the customer has already. */
export function identityErrors(customer: Customer, wanted: NewIdentity, now: Date): Record<string, string[]> {
  const { part: _, ...answers } = wanted;
  const errors = dataFieldErrors('customer_account_online', answers, dateOf(now), true);
  if (Object.keys(errors).length > 0 || !isSame(customer, wanted)) return errors;
  return wanted.part === 'name'
    ? { firstName: ['This is the name on the account already.'] }
    : { dateOfBirth: ['This is the date of birth on the account already.'] };
}

/** Throws 422 with those messages, if there are any. */
export function refuseImpossible(customer: Customer, wanted: NewIdentity, now: Date): void {
  const errors = identityErrors(customer, wanted, now);
  if (Object.keys(errors).length > 0) throw refused(errors);
}

export function isSame(customer: Customer, wanted: NewIdentity): boolean {
  if (wanted.part === 'birth_date') return birthOf(customer) === wanted.dateOfBirth;
  return customer.first_name === wanted.firstName && customer.last_name === wanted.lastName;
}
