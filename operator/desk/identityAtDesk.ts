import { ApiError, notFound, refused } from '../contract/apiError';
import type { Customer } from '../contract/calls';
import { isUuid } from '../contract/isUuid';
import { lockedCustomer, setIdentity } from '../customers/identity/changeIdentity';
import { recordChange, wantedBy } from '../customers/identity/identityChanges';
import { mailRefused } from '../customers/identity/identityMails';
import { isSame, trimmed, type NewIdentity } from '../customers/identity/identityRules';
import type { InTransaction, Queries } from '../database/database';

type ByStaff = { readonly staff: Customer; readonly now: Date };

/** Changes what differs of a customer's name and birth date, in a transaction, by staff who have seen a proof. */
export async function changeAtDesk(
  queries: InTransaction,
  { id, walk_in }: Customer,
  { wanted, staff, now }: ByStaff & { readonly wanted: readonly NewIdentity[] },
): Promise<void> {
  refuseOwn(staff, id);
  if (walk_in) throw refused({ firstName: ['This sale is without an account.'] });
  let changed = 0;
  for (const each of wanted.map(trimmed)) {
    const customer = await lockedCustomer(queries, id);
    if (isSame(customer, each)) continue;
    await setIdentity(queries, customer, each, now);
    const made = { source: 'desk', reason: null, state: 'accepted', decidedBy: staff.id } as const;
    await recordChange(queries, each, { ...made, customerId: id, now });
    changed += 1;
  }
  if (changed === 0) throw refused({ firstName: ['Nothing here differs from the account.'] });
}

type Answered = ByStaff & {
  readonly requestId: string;
  readonly accepted: boolean;
  /** The words that the customer is told with a refusal. */
  readonly answer: string | null;
};

/** Accepts or refuses a request, in a transaction. Throws 409 if it is not open any more. */
export async function answerRequest(queries: InTransaction, { id }: Customer, answered: Answered): Promise<void> {
  const { requestId, accepted, staff, now } = answered;
  if (!isUuid(requestId)) throw notFound();
  refuseOwn(staff, id);
  const customer = await lockedCustomer(queries, id);
  const answer = accepted ? null : answered.answer?.trim() || null;
  const request = await queries
    .updateTable('identity_changes')
    .set({ state: accepted ? 'accepted' : 'refused', answer, decided_by: staff.id, decided_at: now })
    .where('id', '=', requestId)
    .where('customer_id', '=', id)
    .where('state', '=', 'open')
    .returning(['part', 'first_name', 'last_name', 'date_of_birth'])
    .executeTakeFirst();
  if (!request) throw await whyNotOpen(queries, id, requestId);
  const wanted = wantedBy(request);
  if (accepted) await setIdentity(queries, customer, wanted, now);
  else await mailRefused(queries, customer, { wanted, answer });
}

/** Throws 403 for the account of the member of staff: nobody proves to themselves who they are. */
function refuseOwn(staff: Customer, customerId: string): void {
  if (staff.id === customerId) throw new ApiError(403, 'A colleague has to do this for your own account.');
}

async function whyNotOpen(queries: Queries, customerId: string, requestId: string): Promise<ApiError> {
  const known = await queries
    .selectFrom('identity_changes')
    .select('state')
    .where('id', '=', requestId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (!known) return notFound();
  const isWithdrawn = known.state === 'withdrawn';
  return new ApiError(
    409,
    isWithdrawn ? 'The customer has withdrawn this request.' : 'This request is answered already.',
  );
}
