import { notFound, refused } from '../../contract/apiError';
import { isUuid } from '../../contract/isUuid';
import type { Database, InTransaction, Queries } from '../../database/database';
import type { Customer } from '../../contract/calls';
import { lockCustomer } from '../customers';
import { isOwnPassword, wrongPassword, type Proving } from '../ownPassword';
import { applyIdentity, recordChange, withdrawOpen } from './identityChanges';
import { mailChanged } from './identityMails';
import {
  identityErrors,
  refuseImpossible,
  refuseOtherRule,
  trimmed,
  type IdentityRules,
  type NewIdentity,
} from './identityRules';

/** Changes a customer's name or birth date at once, by their password. Throws 403 by another rule, 422 by field. */
export async function changeAtOnce(
  db: Database,
  proving: Proving,
  { rules, password, ...given }: { readonly rules: IdentityRules; readonly password: string; readonly to: NewIdentity },
): Promise<void> {
  const { customer, now } = proving;
  const wanted = trimmed(given.to);
  refuseOtherRule(rules, wanted.part, 'at_once');
  const right = await isOwnPassword(db, proving, password);
  const errors = { ...(right ? {} : wrongPassword), ...identityErrors(customer, wanted, now) };
  if (Object.keys(errors).length > 0) throw refused(errors);
  await db.transaction().execute(async (queries) => {
    const locked = await lockedCustomer(queries, customer.id);
    await setIdentity(queries, locked, wanted, now);
    const made = { source: 'account', reason: null, state: 'accepted', decidedBy: null } as const;
    await recordChange(queries, wanted, { ...made, customerId: locked.id, now });
  });
}

type Asked = {
  readonly rules: IdentityRules;
  readonly to: NewIdentity;
  /** The customer's own words. */
  readonly reason: string;
  readonly now: Date;
};

/** Asks staff for a change, in place of an open request. Runs in a transaction. Throws 403 by another rule, 422 by field. */
export async function askForChange(
  queries: InTransaction,
  { id }: Customer,
  { rules, to, reason, now }: Asked,
): Promise<void> {
  const wanted = trimmed(to);
  refuseOtherRule(rules, wanted.part, 'by_request');
  const customer = await lockedCustomer(queries, id);
  const why = reason.trim();
  const errors = { ...identityErrors(customer, wanted, now), ...(why === '' ? { reason: ['Say why.'] } : {}) };
  if (Object.keys(errors).length > 0) throw refused(errors);
  await withdrawOpen(queries, { customerId: id, part: wanted.part, now });
  const made = { source: 'request', reason: why, state: 'open', decidedBy: null } as const;
  await recordChange(queries, wanted, { ...made, customerId: id, now });
}

/** Takes back an open request. Throws 404 if the customer has none with this id, or staff have answered it. */
export async function withdrawRequest(
  queries: Queries,
  { customerId, requestId, now }: { readonly customerId: string; readonly requestId: string; readonly now: Date },
): Promise<void> {
  if (!isUuid(requestId)) throw notFound();
  const { numUpdatedRows } = await queries
    .updateTable('identity_changes')
    .set({ state: 'withdrawn', decided_at: now })
    .where('id', '=', requestId)
    .where('customer_id', '=', customerId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw notFound();
}

/** Writes a new name or birth date for a locked customer, ends an open request for it and mails the customer. */
export async function setIdentity(queries: Queries, customer: Customer, wanted: NewIdentity, now: Date): Promise<void> {
  refuseImpossible(customer, wanted, now);
  await withdrawOpen(queries, { customerId: customer.id, part: wanted.part, now });
  await applyIdentity(queries, customer, wanted);
  await mailChanged(queries, customer, wanted);
}

/** Locks a customer until the transaction ends, and returns them as they are by then. */
export async function lockedCustomer(queries: InTransaction, id: string): Promise<Customer> {
  await lockCustomer(queries, id);
  return queries.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
