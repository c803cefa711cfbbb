import { mailCustomer } from '../customers/mailCustomer';
import { refused } from '../contract/apiError';
import { createCustomer, emailTaken } from '../customers/customers';
import { isEmail } from '../customers/dataFieldRules';
import { nameError } from '../customers/names';
import { noPassword } from '../customers/passwords';
import type { InTransaction, Queries } from '../database/database';
import { operator } from '../setup/operator';

const longestEmail = 254;

type NewCustomer = { readonly first_name: string; readonly last_name: string; readonly email: string };

/**
 * Creates a customer from what staff ask at the desk. The customer chooses a password by the link for forgotten
 * passwords. Throws with messages at the fields that are invalid. Returns the id.
 */
export async function createAtDesk(queries: InTransaction, testId: string, given: NewCustomer): Promise<string> {
  const [firstName, lastName, email] = [given.first_name.trim(), given.last_name.trim(), given.email.trim()];
  const errors = {
    ...fieldError('firstName', nameMistake('First name', firstName)),
    ...fieldError('lastName', nameMistake('Last name', lastName)),
    ...fieldError('email', emailMistake(email)),
  };
  if (Object.keys(errors).length > 0) throw refused(errors);
  if (await emailTaken(queries, testId, email))
    throw refused({ email: ['A customer has this email address already. Search for the address to serve them.'] });
  const id = await createCustomer(queries, {
    testId,
    details: { firstName, lastName, email },
    password_hash: noPassword,
  });
  await welcome(queries, id);
  return id;
}

/** Creates the customer of one sale to somebody without an account. Returns the id. */
export async function createWalkIn(queries: Queries, testId: string): Promise<string> {
  const details = { firstName: 'Walk-in', lastName: 'customer', email: '' };
  return createCustomer(queries, { testId, details, password_hash: noPassword, walk_in: true });
}

async function welcome(queries: Queries, id: string): Promise<void> {
  const customer = await queries
    .selectFrom('customers')
    .select(['test_id', 'email', 'first_name', 'reference'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const body = [
    `Hello ${customer.first_name},`,
    '',
    `You have an account with ${operator.name}. Your customer ID is ${customer.reference}.`,
    '',
    'To use the account online, choose Log in on our website, then I have forgotten my password, and enter this email address.',
  ].join('\n');
  await mailCustomer(queries, customer, { subject: `Your account with ${operator.name}`, body });
}

function nameMistake(label: string, name: string): string | undefined {
  return name === '' ? `${label} is required.` : nameError(label, name);
}

function emailMistake(email: string): string | undefined {
  if (email === '') return 'Email address is required.';
  return email.length <= longestEmail && isEmail(email) ? undefined : "Email address isn't valid.";
}

function fieldError(field: string, message: string | undefined): Record<string, string[]> {
  return message === undefined ? {} : { [field]: [message] };
}
