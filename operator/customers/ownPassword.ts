import type { Customer } from '../contract/calls';
import type { Database } from '../database/database';
import { isPassword } from './passwords';
import { countTry, forgetTry, type Try } from './tries';

/** A request of a signed-in customer who proves by their password that it is they who ask. */
export type Proving = { readonly customer: Customer } & Pick<Try, 'testId' | 'ip' | 'now'>;

/** The messages for a wrong current password, at its field. */
export const wrongPassword = { currentPassword: ["This isn't your current password."] };

/** Reports whether the password is the customer's. Wrong guesses are counted as failed log-ins are. */
export async function isOwnPassword(
  db: Database,
  { customer: { id, password_hash }, ...from }: Proving,
  password: string,
): Promise<boolean> {
  const made: Try = { ...from, what: 'change-password', accounts: [id] };
  const tries = await db.transaction().execute((queries) => countTry(queries, made));
  const right = await isPassword(password, password_hash);
  if (right) await forgetTry(db, made, tries);
  return right;
}
