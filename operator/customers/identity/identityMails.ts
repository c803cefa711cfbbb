import { ukDateText } from '../../../src/ground/core/dates';
import type { Customer } from '../../contract/calls';
import type { Queries } from '../../database/database';
import { operator } from '../../setup/operator';
import { mailCustomer } from '../mailCustomer';
import type { NewIdentity } from './identityRules';

/** Tells a customer that their name or birth date is another one now, since somebody else may have changed it. */
export async function mailChanged(queries: Queries, customer: Customer, wanted: NewIdentity): Promise<void> {
  const what = whatOf(wanted);
  const body = [
    `Hello ${customer.first_name},`,
    `The ${what} on your account with ${operator.name} is ${textOf(wanted)} now.`,
    'What you have bought and booked stays as it is. If you did not want this, please tell your centre at once.',
  ];
  await mailCustomer(queries, customer, { subject: `Your ${what} was changed`, body: body.join('\n\n') });
}

/** Tells a customer that staff have not changed what they asked for, with the reason. */
export async function mailRefused(
  queries: Queries,
  customer: Customer,
  { wanted, answer }: { readonly wanted: NewIdentity; readonly answer: string | null },
): Promise<void> {
  const what = whatOf(wanted);
  const body = [
    `Hello ${customer.first_name},`,
    `You asked us to change the ${what} on your account to ${textOf(wanted)}. We have not changed it.`,
    ...(answer === null ? [] : [answer]),
    'You can ask again in your account, or come to your centre with a document that shows it.',
  ];
  await mailCustomer(queries, customer, { subject: `Your ${what} was not changed`, body: body.join('\n\n') });
}

function whatOf({ part }: NewIdentity): string {
  return part === 'name' ? 'name' : 'date of birth';
}

function textOf(wanted: NewIdentity): string {
  return wanted.part === 'name' ? `${wanted.firstName} ${wanted.lastName}` : ukDateText(wanted.dateOfBirth);
}
