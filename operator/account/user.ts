import type { User } from '../../schemas/generated/wire';
import type { IsoDate } from '../../src/ground/core/dates';
import type { Customer } from '../contract/calls';
import { hasOutstandingPenalties } from '../customers/penalties';
import { birthOf } from '../customers/people';
import type { Queries } from '../database/database';
import { activeMandate } from '../memberships/mandates/mandates';
import { membershipRows, type MembershipRow } from '../memberships/held/membershipRows';
import { photoAddress } from './photo';
import { proofOf } from './proof';
import { hasEnded } from '../memberships/held/membershipState';

/** Returns the customer as all pages see them. */
export async function userAnswer(queries: Queries, customer: Customer, today: IsoDate): Promise<User> {
  const memberships = (await membershipRows(queries, customer.id)).filter((each) => !hasEnded(each, today));
  return {
    id: customer.id,
    reference: customer.reference,
    first_name: customer.first_name,
    last_name: customer.last_name,
    email: customer.email,
    email_confirmed: customer.email_confirmed_at !== null,
    home_venue_slug: await homeVenueSlug(queries, customer.home_venue_id),
    membership_user: memberships.length > 0,
    credit: { balance: customer.credit_pence },
    has_instruction: (await activeMandate(queries, customer.id)) !== undefined,
    has_billing_date: customer.billing_day !== null,
    barcode: customer.barcode,
    ...proofs(memberships, today),
    profile_photo: await photoAddress(queries, customer.id),
    has_outstanding_penalties: await hasOutstandingPenalties(queries, customer.id),
    is_staff: customer.staff,
    ...addressOf(customer),
    ...birthAnswer(customer),
  };
}

function proofs(
  memberships: readonly MembershipRow[],
  today: IsoDate,
): Pick<User, 'document_expiry' | 'membership_document_upload_required'> {
  const known = memberships.flatMap((each) => {
    const proof = proofOf(each, today);
    return proof === null ? [] : [{ ...proof, membership_name: each.name }];
  });
  return {
    document_expiry: known.flatMap(({ state, days_to_expiry, expiring_soon, membership_name }) =>
      state !== 'accepted' || days_to_expiry === null
        ? []
        : [{ document_expiring_soon: expiring_soon, days_to_expiry, membership_name }],
    ),
    membership_document_upload_required: known.some(({ state }) => state === 'missing'),
  };
}

async function homeVenueSlug(queries: Queries, venueId: number | null): Promise<string | null> {
  if (venueId === null) return null;
  const venue = await queries.selectFrom('venues').select('slug').where('id', '=', venueId).executeTakeFirst();
  return venue?.slug ?? null;
}

function birthAnswer(customer: Customer): Pick<User, 'date_of_birth'> {
  const date = birthOf(customer);
  return date === null ? {} : { date_of_birth: date };
}

function addressOf({ details }: Customer): Pick<User, 'address'> {
  const address = details.address as
    Partial<Record<'lineOne' | 'lineTwo' | 'city' | 'postcode', string | null>> | undefined; // what the data-field forms hold under this path
  if (!address) return {};
  const { lineOne, lineTwo, city, postcode } = address;
  return {
    address: { line_one: lineOne ?? '', line_two: lineTwo ?? '', city: city ?? '', postcode: postcode ?? '' },
  };
}
