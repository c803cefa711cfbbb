import type { AccountMembership, MembershipEligibility } from '../../schemas/generated/wire';
import { addMonths, nextDayOfMonth, type IsoDate } from '../../src/ground/core/dates';
import { pence } from '../../src/ground/core/money';
import type { Queries } from '../database/database';
import { dateColumn } from '../database/dateColumn';
import { activeMandate, type Mandate } from '../memberships/mandates/mandates';
import { priceAnswer } from '../pricing/prices';
import { membershipRows, type MembershipRow } from '../memberships/held/membershipRows';
import { proofOf } from './proof';
import { endingTerms } from '../memberships/ending/endingTerms';
import { billOn } from '../customers/freezes';
import { freezeTerms } from '../memberships/freezing/freezeTerms';
import { allowedChanges } from './allowedChanges';
import { endingFacts } from './ending';
import { freezeAnswer } from './freezing';
import { stateOf } from '../memberships/held/membershipState';

type DocumentRow = Awaited<ReturnType<typeof documentsOf>>[number];
const order = ['active', 'frozen', 'pending', 'upcoming', 'ended'] as const;

/** Returns the customer's memberships by state, from active to ended; within a state the newest first. */
export async function membershipsOf(
  queries: Queries,
  customerId: string,
  today: IsoDate,
): Promise<AccountMembership[]> {
  const rows = await membershipRows(queries, customerId);
  const mandate = await activeMandate(queries, customerId);
  const documents = await documentsOf(queries, customerId);
  return rows
    .map((row) => membershipAnswer(row, { mandate, documents, today }))
    .sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
}

type MembershipContext = {
  readonly mandate: Mandate | undefined;
  readonly documents: readonly DocumentRow[];
  readonly today: IsoDate;
};

function membershipAnswer(row: MembershipRow, { mandate, documents, today }: MembershipContext): AccountMembership {
  const state = stateOf(row, today);
  const collected = row.payment_type === 'recurring' && state !== 'ended' ? mandate : undefined;
  const own = documents.filter(({ membership_id }) => membership_id === row.id);
  const proof = proofOf(row, today);
  return {
    id: row.id,
    name: row.name,
    categories: row.categories,
    payment_type: row.payment_type,
    fixed_duration: row.fixed_duration,
    fixed_period: row.fixed_period,
    home_venue: { id: row.home_venue_id, name: row.venue_name, slug: row.venue_slug },
    state,
    start_date: row.start_date,
    end_date: row.end_date,
    member_since: row.member_since ?? row.start_date,
    price: priceAnswer(pence(row.base_price)),
    next_payment: collected ? nextPayment(row, today) : null,
    direct_debit: collected ? directDebit(collected, row.billing_day) : null,
    eligibility: proof && { ...proof, documents: own.map(documentAnswer) },
    benefits: row.benefits,
    ...allowedChanges(row, today),
    can_end: typeof endingTerms(endingFacts(row), today) !== 'string',
    can_freeze: typeof freezeTerms(row, today) !== 'string',
    freeze: freezeAnswer(row, today),
    ending:
      row.cancelled_on === null || row.end_date === null || state === 'ended'
        ? null
        : { cancelled_on: row.cancelled_on, last_day: row.end_date },
    successor:
      row.successor_name === null || row.successor_start === null
        ? null
        : { name: row.successor_name, start_date: row.successor_start },
  };
}

/** Returns the next collection: the first bill after today that is not nothing, while the membership lasts. */
function nextPayment(row: MembershipRow, today: IsoDate): AccountMembership['next_payment'] {
  const { billing_day } = row;
  if (billing_day === null) return null;
  const start = dateColumn(row.start_date);
  const first = nextDayOfMonth(start > today ? start : today, billing_day);
  const date = Array.from({ length: 13 }, (_, month) => addMonths(first, month)).find((bill) => billOn(row, bill) > 0);
  if (date === undefined) return null; // it costs nothing
  if (row.end_date !== null && date > lastBillOf(row, dateColumn(row.end_date))) return null;
  return { date, amount: priceAnswer(billOn(row, date)) };
}

/** The last month of a membership that is cancelled was paid for when joining, where there is a month in hand. */
function lastBillOf({ cancelled_on, month_in_hand }: MembershipRow, end: IsoDate): IsoDate {
  return cancelled_on !== null && month_in_hand ? addMonths(end, -1) : end;
}

function directDebit(mandate: Mandate, billing_day: number | null): AccountMembership['direct_debit'] {
  const { account_holder, account_number, reference } = mandate;
  return { account_holder, account_ending: account_number.slice(-4), reference, billing_day };
}

async function documentsOf(queries: Queries, customerId: string) {
  return queries
    .selectFrom('membership_documents as documents')
    .innerJoin('memberships', 'memberships.id', 'documents.membership_id')
    .select(['documents.id', 'documents.membership_id', 'documents.file_name', 'documents.uploaded_at'])
    .where('memberships.customer_id', '=', customerId)
    .orderBy('documents.uploaded_at')
    .execute();
}

function documentAnswer({ id, file_name, uploaded_at }: DocumentRow): MembershipEligibility['documents'][number] {
  return { id, file_name, uploaded_at: uploaded_at.toISOString() };
}
