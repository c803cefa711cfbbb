import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Benefit, MembershipTypeTable, PaymentOptionTable, PromotionTable } from '../database/tables/catalogue';

type TypeRow = Insertable<MembershipTypeTable>;
type OptionRow = Insertable<PaymentOptionTable>;

const categoryIds = { Gym: 1, Swim: 2, Classes: 3, Sauna: 4, Badminton: 5, Squash: 6, Tennis: 7, Junior: 8 } as const;
type Category = keyof typeof categoryIds;

type Seed = {
  readonly name: string;
  readonly categories: readonly Category[];
  readonly description: string;
  readonly coverage?: 'national' | 'regional' | 'local';
  readonly venues?: readonly number[];
  readonly eligibility?: string;
  readonly proofHint?: string;
  readonly benefits?: readonly Benefit[];
  readonly options: readonly OptionSeed[];
};
type OptionSeed = Partial<Omit<OptionRow, 'id' | 'membership_type_id'>> & { readonly base_price: number };

const monthly = (base_price: number, joining_fee: number, more: Partial<OptionSeed> = {}): OptionSeed => ({
  payment_type: 'recurring',
  base_price,
  joining_fee,
  notice_months: 1,
  freeze_months: 3,
  freeze_pence: 500,
  ...more,
});
const single = (
  base_price: number,
  fixed_duration: number,
  fixed_period: string,
  more: Partial<OptionSeed> = {},
): OptionSeed => ({
  payment_type: 'fixed',
  base_price,
  fixed_duration,
  fixed_period,
  ...more,
});
const benefit = (name: string, total_uses: number | null, frequency: string | null, description: string): Benefit => ({
  name,
  total_uses,
  frequency,
  description,
});

const firstFive = [1, 2, 3, 4, 5];

/** Membership types of every kind: national and local, monthly and single, with proof, questions, month in hand. */
const seeds: readonly Seed[] = [
  {
    name: 'Total Fitness',
    categories: ['Gym', 'Swim', 'Classes'],
    coverage: 'national',
    description:
      '<p>Everything, everywhere: gym, pools and classes at all of our centres, at any time of day.</p><ul><li>Peak and off-peak</li><li>Book classes 8 days ahead</li><li>Cancel with one month’s notice</li></ul>',
    benefits: [
      benefit('Guest pass', 2, 'months', 'Bring a friend to the gym or pool.'),
      benefit('Personal training', 1, 'years', 'A session with a coach to set your plan.'),
    ],
    options: [monthly(3400, 1500), single(37_400, 12, 'months')],
  },
  {
    name: 'Swim',
    categories: ['Swim', 'Sauna'],
    venues: [1, 2, 5, 6, 7, 8],
    description: '<p>Lane and family swimming, with the sauna after.</p>',
    options: [monthly(2450, 1000), single(6900, 3, 'months')],
  },
  {
    name: 'Off-Peak',
    categories: ['Gym', 'Swim'],
    venues: [1, 2, 3, 4, 5, 6],
    description: '<p>Weekdays from 9:00 to 16:00, and weekends after 14:00.</p>',
    options: [monthly(2200, 1000, { month_in_hand: true }), single(5900, 3, 'months')],
  },
  {
    name: 'Student',
    categories: ['Gym', 'Swim', 'Classes'],
    coverage: 'national',
    eligibility: 'Proof of eligibility',
    proofHint:
      'Your student card, or a letter from your school, college or university, with your name and this year’s dates.',
    description: '<p>For students in full-time education. We ask to see your student card.</p>',
    options: [monthly(1900, 0, { freeze_months: 4, freeze_pence: 0 }), single(9900, 6, 'months')],
  },
  {
    name: 'Racquets & Courts',
    categories: ['Badminton', 'Squash', 'Tennis'],
    venues: [1, 3, 4, 5],
    description: '<p>Courts for badminton, squash and tennis. Book 14 days ahead.</p>',
    benefits: [benefit('Court booking', 4, 'weeks', 'Up to four hours of court a week.')],
    options: [monthly(2850, 1500), single(31_000, 1, 'years')],
  },
  {
    name: 'GP Referral',
    categories: ['Gym', 'Swim'],
    venues: firstFive,
    eligibility: 'A referral from your GP',
    proofHint: 'The referral letter or form from your doctor or nurse, with your name and its date.',
    description: '<p>Twelve weeks with an instructor, on referral by your doctor or nurse.</p>',
    options: [monthly(1500, 0, { notice_months: 0, freeze_months: null }), single(4500, 12, 'weeks')],
  },
  {
    name: 'Corporate Plus',
    categories: ['Gym', 'Swim', 'Classes'],
    coverage: 'national',
    description: '<p>For employees of our partner companies.</p>',
    options: [
      monthly(2700, 0, { sold_to: 'corporate', refusal: 'Corporate Plus is for employees of our partner companies.' }),
    ],
  },
  {
    name: 'Seven Day Pass',
    categories: ['Gym', 'Swim', 'Classes'],
    coverage: 'national',
    description: '<p>Try everything for a week.</p>',
    options: [single(1500, 7, 'days')],
  },
];

export function membershipTypeRows(): TypeRow[] {
  return seeds.map((seed, index) => ({
    id: index + 1,
    slug: slugOf(seed.name),
    name: seed.name,
    description: seed.description,
    coverage: seed.coverage ?? 'local',
    categories: JSON.stringify(seed.categories.map((name) => ({ id: categoryIds[name], name }))),
    eligibility: seed.eligibility ?? null,
    proof_hint: seed.proofHint ?? null,
    venue_ids: JSON.stringify(seed.venues ?? null),
    benefits: JSON.stringify(seed.benefits ?? []),
    sort: index,
  }));
}

export function paymentOptionRows(): OptionRow[] {
  return seeds.flatMap((seed, index) =>
    seed.options.map((option, position) => ({
      id: (index + 1) * 10 + position,
      membership_type_id: index + 1,
      payment_type: 'fixed' as const,
      fixed_duration: null,
      fixed_period: null,
      joining_fee: 0,
      month_in_hand: false,
      notice_months: null,
      freeze_months: null,
      sold_to: null,
      refusal: null,
      priced: true,
      ...option,
    })),
  );
}

/** Returns a promotion's id, which is as hard to guess as its code: whoever sends the id gets the price. */
export function promotionId(code: string): number {
  return createHash('sha256').update(`promotion ${code}`).digest().readUInt32BE() >>> 1;
}

export function promotionRows(): Insertable<PromotionTable>[] {
  const all = paymentOptionRows().map((option) => option.id);
  type Limits = Partial<Pick<Insertable<PromotionTable>, 'starts_on' | 'ends_on' | 'stock' | 'per_customer'>>;
  type Row = readonly [code: string, kind: PromotionTable['kind'], value: number, options: number[], limits?: Limits];
  const promotions: readonly Row[] = [
    ['NOVEMBER5', 'amount', 500, all],
    ['NOJOINFEE', 'joining-fee', 0, all],
    ['FREESTART', 'percent', 100, all, { per_customer: 1 }],
    ['SWIM10', 'percent', 10, [20, 21]],
    ['LASTSWIM', 'percent', 50, [20, 21], { stock: 1 }],
    ['SPRING26', 'percent', 20, all, { starts_on: '2026-03-01', ends_on: '2026-05-31' }],
  ];
  return promotions.map(([code, kind, value, options, limits]) => ({
    id: promotionId(code),
    code,
    kind,
    value,
    payment_option_ids: JSON.stringify(options),
    ...limits,
  }));
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z0-9]+/g, '-');
}
