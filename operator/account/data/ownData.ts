import type { OwnData } from '../../../schemas/generated/wire';
import { dateOf } from '../../../src/ground/core/dates';
import { pence } from '../../../src/ground/core/money';
import { bookingsOf } from '../../bookings/sale/customerBookings';
import type { Customer } from '../../contract/calls';
import { dependantsOf } from '../../customers/dependants';
import { identityHistoryOf } from '../../customers/identity/identityChanges';
import { marketingHistoryOf } from '../../customers/marketing/marketingConsents';
import { photoVersion } from '../../customers/photos';
import { passkeysOf } from '../../customers/passkeys/passkeys';
import { penaltiesOf } from '../../customers/penalties';
import { signedInDevices } from '../../customers/session/signedInDevices';
import type { Queries } from '../../database/database';
import type { RefundTo } from '../../orders/refunds/splitBack';
import { priceAnswer } from '../../pricing/prices';
import { guestPassesOf } from '../guestPasses';
import { membershipsOf } from '../memberships';
import { packagesOf } from '../packages';
import { allPaymentsOf } from '../payments';
import { waitingListOf } from '../../bookings/lists/waitingList';
import { agreementsOf } from './agreements';

/**
 * Returns what is kept about a customer, for the copy to which the law entitles them (UK GDPR, articles 15 and 20). No
 * secret is in it: neither the password's hash nor a passkey's key, nor a bank's number for a card.
 */
export async function ownDataOf(queries: Queries, customer: Customer, now: Date, to: RefundTo): Promise<OwnData> {
  const { id, reference, first_name, last_name, email, credit_pence, membership_credit_pence, barcode } = customer;
  const today = dateOf(now);
  const asking = { customerId: id, now, to };
  return {
    made_at: now.toISOString(),
    customer: {
      ...{ reference, first_name, last_name, email, barcode },
      credit: priceAnswer(pence(credit_pence)),
      membership_credit: priceAnswer(pence(membership_credit_pence)),
      member_since: dateOf(customer.created_at),
      details: Object.entries(customer.details).map(([field, answer]) => ({ field, answer: textOf(answer) })),
    },
    has_photo: (await photoVersion(queries, id)) !== undefined,
    dependants: await dependantsOf(queries, id),
    memberships: await membershipsOf(queries, id, today),
    documents: await documentsOf(queries, id),
    bank_accounts: await bankAccountsOf(queries, id),
    saved_cards: await queries
      .selectFrom('saved_cards')
      .select(['card_type', 'last_four'])
      .where('customer_id', '=', id)
      .orderBy('created_at')
      .execute(),
    bookings: [...(await bookingsOf(queries, asking, 'upcoming')), ...(await bookingsOf(queries, asking, 'past'))],
    waiting_list: await waitingListOf(queries, customer, now),
    packages: await packagesOf(queries, id, today),
    guest_passes: (await guestPassesOf(queries, id, today)).passes,
    payments: await allPaymentsOf(queries, id),
    penalties: await penaltiesOf(queries, id),
    agreements: await agreementsOf(queries, id),
    marketing_consents: await marketingHistoryOf(queries, id),
    identity_changes: await identityHistoryOf(queries, id),
    devices: (await signedInDevices(queries, id, undefined)).map(({ is_here: _, ...device }) => device),
    passkeys: await passkeysOf(queries, id),
  };
}

async function documentsOf(queries: Queries, customerId: string): Promise<OwnData['documents']> {
  const rows = await queries
    .selectFrom('membership_documents as documents')
    .innerJoin('memberships', 'memberships.id', 'documents.membership_id')
    .select(['documents.file_name', 'documents.uploaded_at'])
    .where('memberships.customer_id', '=', customerId)
    .orderBy('documents.uploaded_at')
    .execute();
  return rows.map(({ file_name, uploaded_at }) => ({ file_name, uploaded_at: uploaded_at.toISOString() }));
}

async function bankAccountsOf(queries: Queries, customerId: string): Promise<OwnData['bank_accounts']> {
  const rows = await queries
    .selectFrom('mandates')
    .select(['account_holder', 'account_number', 'reference', 'state'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ account_number, ...mandate }) => ({
    ...mandate,
    account_number_ending: account_number.slice(-3),
  }));
}

function textOf(answer: unknown): string {
  return typeof answer === 'string' ? answer : JSON.stringify(answer);
}
