import type { Wire } from '../../schemas/generated/wire';
import { refused } from '../contract/apiError';
import type { Customer } from '../contract/calls';
import { endEverywhere } from '../customers/customers';
import { hashPassword, isPassword } from '../customers/passwords';
import { passwordErrors } from '../customers/passwordRules';
import { countTry, forgetTry, type Try } from '../customers/tries';
import type { Database } from '../database/database';

const wrong = { currentPassword: ["This isn't your current password."] };

/** The caller. Wrong guesses at the current password are counted as failed log-ins are. */
export type Asking = { readonly customer: Customer } & Pick<Try, 'testId' | 'ip' | 'now'>;

/** Sets a new password. Ends all of the customer's sessions, the caller's too, and deletes reset links. Returns its hash. */
export async function changePassword(
  db: Database,
  { customer: { id, password_hash: known }, ...from }: Asking,
  { current_password, password, password_confirmation }: Wire['changePassword']['body'],
): Promise<string> {
  const made: Try = { ...from, what: 'change-password', accounts: [id] };
  const tries = await db.transaction().execute((queries) => countTry(queries, made));
  const right = await isPassword(current_password, known);
  if (right) await forgetTry(db, made, tries);
  const errors = { ...(right ? {} : wrong), ...passwordErrors(password, password_confirmation) };
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
    if (!changed) throw refused(wrong); // somebody else has just changed it
    await endEverywhere(queries, id);
  });
  return password_hash;
}
