import { sql } from 'kysely';
import { hashPassword } from '../customers/passwords';
import type { Queries } from '../database/database';

/** Everybody's password in the sandbox. */
export const seedPassword = 'Swimming1!';

type Seed = {
  readonly email: string;
  readonly reference: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly mandate?: boolean;
  readonly billingDay?: number;
  readonly soldTo?: string;
  readonly staff?: boolean;
  /** What is special about this customer, for the start-up list. */
  readonly note: string;
};

export const customerSeeds: readonly Seed[] = [
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
    email: 'desk@example.org',
    reference: 'AV-90001',
    firstName: 'Dana',
    lastName: 'Desk',
    staff: true,
    note: 'staff, front of house',
  },
];

// The salt is fixed so that a test's fresh set of customers costs no hashing; real customers each have their own.
const seedHash = hashPassword(seedPassword, Buffer.from('joinery-sandbox!'));

/** A test's own set of customers, as they are on the first day; what it made of the last set goes. */
export async function seedCustomers(queries: Queries, testId: string): Promise<void> {
  const password_hash = await seedHash;
  await queries.deleteFrom('customers').where('test_id', '=', testId).execute();
  const rows = customerSeeds.map(({ email, reference, firstName, lastName, billingDay, soldTo, staff }, index) => ({
    test_id: testId,
    reference,
    email,
    password_hash,
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
    credit_pence: 0,
    billing_day: billingDay ?? null,
    sold_to: soldTo ?? null,
    staff: staff ?? false,
    created_at: new Date(Date.UTC(2024, 2, 14 + index)),
  }));
  const inserted = await queries.insertInto('customers').values(rows).returning(['id', 'reference']).execute();
  const holders = customerSeeds.filter((seed) => seed.mandate);
  for (const holder of holders) {
    const customer_id = inserted.find((each) => each.reference === holder.reference)?.id ?? '';
    await queries
      .insertInto('mandates')
      .values({
        customer_id,
        account_holder: `${holder.firstName} ${holder.lastName}`,
        sort_code: '089999',
        account_number: '66374958',
        billing_address: sql`null`,
        state: 'active',
        reference: `AVL${holder.reference}`,
      })
      .execute();
  }
}
