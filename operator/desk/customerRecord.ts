import type { CustomerRecord, RecordedMembership } from '../../schemas/generated/wire';
import { dateOf, type IsoDate } from '../../src/ground/core/dates';
import { pence } from '../../src/ground/core/money';
import { onlineBasketOf } from '../bookings/basket/onlineBasket';
import { waitingListOf } from '../bookings/lists/waitingList';
import { bookingsOf } from '../bookings/sale/customerBookings';
import type { Customer } from '../contract/calls';
import { openRequestsOf } from '../customers/identity/identityChanges';
import { marketingConsentsOf } from '../customers/marketing/marketingConsents';
import { penaltiesOf } from '../customers/penalties';
import { staffPhotoAddress } from '../customers/photos';
import type { Queries } from '../database/database';
import { freezeOn, freezesWithin } from '../customers/freezes';
import { membershipRows, type MembershipRow } from '../memberships/held/membershipRows';
import { stateOf } from '../memberships/held/membershipState';
import type { RefundTo } from '../orders/refunds/splitBack';
import { priceAnswer } from '../pricing/prices';

/** Returns what staff have to know of the customer whom they serve. */
export async function customerRecord(
  queries: Queries,
  customer: Customer,
  now: Date,
  to: RefundTo,
): Promise<CustomerRecord> {
  const { id } = customer;
  return {
    photo: await staffPhotoAddress(queries, id),
    credit: priceAnswer(pence(customer.credit_pence)),
    memberships: shownMemberships(await membershipRows(queries, id), dateOf(now)),
    identity_requests: await openRequestsOf(queries, id),
    marketing: await marketingConsentsOf(queries, id),
    penalties: await penaltiesOf(queries, id),
    bookings: await bookingsOf(queries, { customerId: id, now, to }, 'upcoming'),
    waiting_list: await waitingListOf(queries, customer, now),
    online_basket: await onlineBasketOf(queries, customer, now),
  };
}

/** Leaves out memberships that have ended, unless the customer has no other: then the latest tells when it ended. */
function shownMemberships(rows: readonly MembershipRow[], today: IsoDate): RecordedMembership[] {
  const known = rows.map((row) => membershipAnswer(row, today));
  const lasting = known.filter(({ state }) => state !== 'ended');
  return lasting.length > 0 ? lasting : known.slice(0, 1);
}

function membershipAnswer(row: MembershipRow, today: IsoDate): RecordedMembership {
  const { id, name, venue_name: venue, start_date, end_date, cancelled_on, payment_type } = row;
  const frozen_until = freezeOn(freezesWithin(row), today)?.ends_on ?? null;
  return {
    id,
    name,
    venue,
    state: stateOf(row, today),
    start_date,
    end_date,
    frozen_until,
    cancelled_on,
    payment_type,
  };
}
