import type { Customer } from '../contract/calls';
import type { Queries } from '../database/database';

/** Sends a customer a mail, with the transaction of `queries`. */
export async function mailCustomer(
  queries: Queries,
  { test_id, email: recipient }: Pick<Customer, 'test_id' | 'email'>,
  mail: { readonly subject: string; readonly body: string },
): Promise<void> {
  await queries
    .insertInto('outbox')
    .values({ test_id, recipient, ...mail })
    .execute();
}
