import { sql } from 'kysely';
import { dateOf } from '../../src/ground/core/dates';
import { hashPassword } from '../customers/passwords';
import type { Queries } from '../database/database';
import type { CustomerSeed } from './CustomerSeed';
import { seedHoldings } from './holdings';
import { memberSeeds } from './memberSeeds';

/** The password of all seeded customers. */
export const seedPassword = 'Sculling1!';

export const customerSeeds: readonly CustomerSeed[] = [
  {
    email: 'amara@example.org',
    reference: 'AV-10001',
    firstName: 'Amara',
    lastName: 'Okafor',
    note: 'new, nothing bought yet',
  },
  {
    email: 'dev@example.org',
    reference: 'AV-10002',
    firstName: 'Dev',
    lastName: 'Patel',
    mandate: true,
    billingDay: 15,
    note: 'has a Direct Debit and a billing date',
  },
  {
    email: 'grace@example.org',
    reference: 'AV-10003',
    firstName: 'Grace',
    lastName: 'Lee',
    mandate: true,
    note: 'has a Direct Debit, no billing date',
  },
  {
    email: 'idris@example.org',
    reference: 'AV-10004',
    firstName: 'Idris',
    lastName: 'Hughes',
    billingDay: 8,
    note: 'has a billing date, no Direct Debit',
  },
  {
    email: 'casey@example.org',
    reference: 'AV-10005',
    firstName: 'Casey',
    lastName: 'Byrne',
    soldTo: 'corporate',
    note: 'may buy Corporate Plus',
  },
  {
    email: 'family@example.org',
    reference: 'AV-10006',
    firstName: 'Jo',
    lastName: 'Family',
    note: 'shares an email address with AV-10007',
  },
  {
    email: 'family@example.org',
    reference: 'AV-10007',
    firstName: 'Sam',
    lastName: 'Family',
    note: 'shares an email address with AV-10006',
  },
  {
    email: 'priya@example.org',
    reference: 'AV-10008',
    firstName: 'Priya',
    lastName: 'Shah',
    savedCard: 'good',
    note: 'has a saved card',
  },
  {
    email: 'owen@example.org',
    reference: 'AV-10009',
    firstName: 'Owen',
    lastName: 'Price',
    savedCard: 'expired',
    note: 'has a saved card that expired last month',
  },
  {
    email: 'desk@example.org',
    reference: 'AV-90001',
    firstName: 'Dana',
    lastName: 'Desk',
    staff: true,
    note: 'staff, front of house',
  },
  ...memberSeeds,
];

/** Saved cards that the bank has from the start. */
const cardsOnFile = [
  { provider: 'Stripe', card_type: 'Visa', last_four: '4242', external_identifier: 'pm_card_visa' },
  { provider: 'Opayo', card_type: 'Visa', last_four: '0006', external_identifier: 'SANDBOX-SAVED-VISA-0006' },
  { provider: 'Ryft', card_type: 'Visa', last_four: '4242', external_identifier: 'pmt_card_visa' },
];

function lastMonth(now: Date): string {
  const month = new Date(now.getFullYear(), now.getMonth() - 1, 1);
  return `${String(month.getMonth() + 1).padStart(2, '0')}/${String(month.getFullYear() % 100).padStart(2, '0')}`;
}

// The salt is fixed so that a test's fresh set of customers costs no hashing; real customers each have their own.
const seedHash = hashPassword(seedPassword, Buffer.from('joinery-sandbox!'));

/** Replaces a test's customers with a fresh set, and deletes everything of the last set. */
export async function seedCustomers(queries: Queries, testId: string, now: Date): Promise<void> {
  const password_hash = await seedHash;
  await queries.deleteFrom('customers').where('test_id', '=', testId).execute();
  await queries.deleteFrom('till_days').where('test_id', '=', testId).execute();
  // Customers' baskets have gone with their customers. Slots can go once no guest's basket refers to them.
  await queries.deleteFrom('carts').where('test_id', '=', testId).execute();
  await queries.deleteFrom('slots').where('test_id', '=', testId).execute();
  const venue = await queries.selectFrom('venues').select('id').orderBy('id').limit(1).executeTakeFirst();
  const rows = customerSeeds.map((seed, index) => ({
    test_id: testId,
    password_hash,
    email_confirmed_at: now,
    home_venue_id: seed.member ? (venue?.id ?? null) : null,
    ...customerRow(seed, index),
  }));
  const inserted = await queries.insertInto('customers').values(rows).returning(['id', 'reference']).execute();
  const idOf = ({ reference }: Pick<CustomerSeed, 'reference'>): string =>
    inserted.find((each) => each.reference === reference)?.id ?? '';
  const cards = customerSeeds.flatMap((seed) => cardRows(seed, idOf(seed), now));
  await queries.insertInto('saved_cards').values(cards).execute();
  const holders = customerSeeds.filter((seed) => seed.mandate);
  await queries
    .insertInto('mandates')
    .values(holders.map((holder) => mandateRow(holder, idOf(holder))))
    .execute();
  const [morgan, nadia, felix, ruth, leila] = memberSeeds;
  const members = {
    [morgan.reference]: idOf(morgan),
    [nadia.reference]: idOf(nadia),
    [felix.reference]: idOf(felix),
    [ruth.reference]: idOf(ruth),
    [leila.reference]: idOf(leila),
  };
  if (venue) await seedHoldings(queries, { testId, member: members, venueId: venue.id, now, today: dateOf(now) });
}

function customerRow(seed: CustomerSeed, index: number) {
  const { email, reference, firstName, lastName, billingDay, soldTo, staff, credit, membershipCredit } = seed;
  return {
    reference,
    email,
    first_name: firstName,
    last_name: lastName,
    details: JSON.stringify({
      firstName,
      lastName,
      email,
      dateOfBirth: '1990-05-17',
      mobile: '07700 900142',
      address: { lineOne: '14 Burley Lodge Terrace', lineTwo: '', city: 'Leeds', postcode: 'LS6 1QE' },
    }),
    barcode: `00407${String(index + 1).padStart(7, '0')}`,
    credit_pence: credit ?? 0,
    membership_credit_pence: membershipCredit ?? 0,
    billing_day: billingDay ?? null,
    sold_to: soldTo ?? null,
    staff: staff ?? false,
    created_at: new Date(Date.UTC(2024, 2, 14 + index)),
  };
}

function cardRows({ savedCard }: CustomerSeed, customer_id: string, now: Date) {
  if (savedCard === undefined) return [];
  const expires = savedCard === 'expired' ? lastMonth(now) : '12/30';
  return cardsOnFile.map((card) => ({ customer_id, expires, ...card }));
}

function mandateRow({ firstName, lastName, reference }: CustomerSeed, customer_id: string) {
  return {
    customer_id,
    account_holder: `${firstName} ${lastName}`,
    sort_code: '089999',
    account_number: '66374958',
    billing_address: sql<null>`null`,
    state: 'active' as const,
    reference: `AVL${reference}`,
  };
}
