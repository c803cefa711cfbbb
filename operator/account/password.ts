import type { Wire } from '../../schemas/generated/wire';
import { refused } from '../contract/apiError';
import { endEverywhere } from '../customers/customers';
import { isOwnPassword, wrongPassword, type Proving } from '../customers/ownPassword';
import { hashPassword } from '../customers/passwords';
import { passwordErrors } from '../customers/passwordRules';
import type { Database } from '../database/database';

/** Sets a new password. Ends all of the customer's sessions, the caller's too, and deletes reset links. Returns its hash. */
export async function changePassword(
  db: Database,
  proving: Proving,
  { current_password, password, repeat_new_password }: Wire['changePassword']['body'],
): Promise<string> {
  const { customer } = proving;
  const { id, password_hash: known } = customer;
  const right = await isOwnPassword(db, proving, current_password);
  const errors = {
    ...(right ? {} : wrongPassword),
    ...passwordErrors({ password, confirmation: repeat_new_password }, customer),
  };
  if (Object.keys(errors).length > 0) throw refused(errors);
  const password_hash = await hashPassword(password);
  await db.transaction().execute(async (queries) => {
    // A link before its customer, as whoever follows one locks them: else two of them may wait for each other.
    await queries.deleteFrom('password_resets').where('customer_id', '=', id).execute();
    const changed = await queries
      .updateTable('customers')
      .set({ password_hash })
      .where('id', '=', id)
      .where('password_hash', '=', known)
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw refused(wrongPassword); // somebody else has just changed it
    await endEverywhere(queries, id);
  });
  return password_hash;
}
