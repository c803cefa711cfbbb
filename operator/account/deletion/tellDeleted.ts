import { dateOf, formatLongDate } from '../../../src/ground/core/dates';
import type { Customer } from '../../contract/calls';
import { mailCustomer } from '../../customers/mailCustomer';
import type { Queries } from '../../database/database';
import { operator } from '../../setup/operator';

/** Tells the address that an account had of its end, without the customer's name. */
export async function tellDeleted(queries: Queries, customer: Customer, now: Date): Promise<void> {
  const kept = operator.keptOfDeleted.map(({ what, why, years }) => `We keep for ${years} years: ${what}. ${why}`);
  const body = [
    'Hello,',
    `Your account with ${operator.name} was deleted on ${formatLongDate(dateOf(now))}, as you asked. Nobody can log in to it any more.`,
    ...kept,
    'If this was not you, please tell your centre at once. You can make a new account with this email address at any time.',
  ];
  await mailCustomer(queries, customer, { subject: 'Your account is deleted', body: body.join('\n\n') });
}
