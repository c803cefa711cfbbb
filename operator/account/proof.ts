import type { MembershipEligibility, UploadedFile } from '../../schemas/generated/wire';
import { daysBetween, type IsoDate } from '../../src/ground/core/dates';
import { ApiError, notFound } from '../contract/apiError';
import { isUuid } from '../contract/isUuid';
import type { InTransaction, Queries } from '../database/database';
import { dateColumn } from '../database/dateColumn';
import type { MembershipRow } from '../memberships/held/membershipRows';
import { hasEnded } from '../memberships/held/membershipState';
import { readUpload } from './uploads';

/** The last days of a proof, in which it counts as expiring soon. */
const soonDays = 30;
/** More than anybody needs, and few enough that nobody fills the database. */
const mostDocuments = 10;

type Proved = Pick<MembershipRow, 'eligibility' | 'proof_hint' | 'proof_state' | 'proof_expires_on'>;
type Proof = Omit<MembershipEligibility, 'documents'>;

/**
 * Returns the state of a membership's proof today; null when nothing has to be proved. A proof that has expired counts
 * as missing.
 */
export function proofOf(
  { eligibility, proof_hint: accepts, proof_state, proof_expires_on }: Proved,
  today: IsoDate,
): Proof | null {
  if (eligibility === null || proof_state === null) return null;
  if (proof_state !== 'accepted' || proof_expires_on === null)
    return {
      name: eligibility,
      accepts,
      state: proof_state,
      expires_on: null,
      days_to_expiry: null,
      expiring_soon: false,
    };
  const days_to_expiry = daysBetween(today, dateColumn(proof_expires_on));
  return {
    name: eligibility,
    accepts,
    state: days_to_expiry < 0 ? 'missing' : 'accepted',
    expires_on: proof_expires_on,
    days_to_expiry,
    expiring_soon: days_to_expiry <= soonDays,
  };
}

/**
 * Stores a document for one of the customer's memberships, in the caller's transaction, and marks its proof as
 * submitted.
 */
export async function uploadProof(
  queries: InTransaction,
  { customerId, membershipId }: { readonly customerId: string; readonly membershipId: string },
  file: UploadedFile,
  today: IsoDate,
): Promise<void> {
  const membership = isUuid(membershipId) ? await ownMembership(queries, customerId, membershipId) : undefined;
  if (!membership) throw notFound();
  if (membership.proof_state === null) throw new ApiError(422, 'This membership needs no proof of eligibility.');
  if (hasEnded(membership, today)) throw new ApiError(422, 'This membership has ended.');
  const { fileName, contentType, bytes } = readUpload(file, { kinds: ['JPEG', 'PNG', 'WebP', 'PDF'], megabytes: 5 });
  if ((await documentCount(queries, membershipId)) >= mostDocuments)
    throw new ApiError(422, `You have sent ${mostDocuments} documents already. Please ask at your centre.`);
  await queries
    .insertInto('membership_documents')
    .values({ membership_id: membershipId, file_name: fileName, content_type: contentType, bytes })
    .execute();
  await queries.updateTable('memberships').set({ proof_state: 'submitted' }).where('id', '=', membershipId).execute();
}

/** Finds and locks the customer's membership, so that documents are counted one at a time. */
async function ownMembership(queries: InTransaction, customerId: string, id: string) {
  return queries
    .selectFrom('memberships')
    .select(['start_date', 'end_date', 'state', 'proof_state'])
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
}

async function documentCount(queries: Queries, membershipId: string): Promise<number> {
  const { count } = await queries
    .selectFrom('membership_documents')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('membership_id', '=', membershipId)
    .executeTakeFirstOrThrow();
  return count;
}
