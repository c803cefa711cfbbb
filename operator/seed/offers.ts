import type { Insertable } from 'kysely';
import type { BookingBenefitTable, OfferTable, PricingOptionRow } from '../database/tables/bookings';
import { campsAndCourses } from './campsAndCourses';
import { bookingCategories, health, weekdays, type OfferSeed, type PriceSeed } from './OfferSeed';
import { waiverTermsId } from './terms';

const weekend = [6, 7];
const everyDay = [...weekdays, ...weekend];

const seeds: readonly OfferSeed[] = [
  {
    id: 1,
    kind: 'activity',
    name: 'Lane swimming',
    category: 'swim',
    description: 'Lanes for slow, medium and fast swimmers.',
    needs: 'pool',
    unit: 'space',
    min_age: 8,
    prices: [
      ['Adult', 550, 450, 16],
      ['Junior', 350, 300, 8, 15],
    ],
    patterns: [
      {
        days: weekdays,
        times: ['07:00', '09:00', '12:00', '18:00', '20:00'],
        minutes: 60,
        place: 'Main pool',
        capacity: 24,
      },
      { days: weekend, times: ['07:00', '09:00'], minutes: 60, place: 'Main pool', capacity: 24 },
    ],
  },
  {
    id: 2,
    kind: 'activity',
    name: 'Inflatable fun session',
    category: 'swim',
    description: 'The big inflatable, music and slides. Under-eights come with an adult.',
    needs: 'pool',
    unit: 'space',
    min_age: 4,
    prices: [['Standard', 620, 500]],
    patterns: [{ days: weekend, times: ['14:00'], minutes: 120, place: 'Main pool', capacity: 60 }],
  },
  {
    id: 3,
    kind: 'activity',
    name: 'Aqua fit',
    category: 'classes',
    description: 'A workout in the water that is easy on the joints.',
    needs: 'pool',
    unit: 'space',
    min_age: 16,
    prices: [['Standard', 720, 600]],
    patterns: [
      { days: [1, 3, 6], times: ['12:30'], minutes: 45, place: 'Teaching pool, with Dee', capacity: 20 },
      { days: [2, 4], times: ['19:00'], minutes: 45, place: 'Teaching pool, with Dee', capacity: 20 },
    ],
  },
  {
    id: 4,
    kind: 'activity',
    name: 'Spin 45',
    category: 'classes',
    description: 'Forty-five minutes on the bike with hills, sprints and good music.',
    needs: 'studio',
    unit: 'space',
    min_age: 16,
    prices: [['Standard', 750, 600]],
    patterns: [
      { days: [1, 3, 5], times: ['06:45', '18:15'], minutes: 45, place: 'Studio 2, with Priya', capacity: 18 },
      { days: [2, 4, 6, 7], times: ['09:30', '17:30'], minutes: 45, place: 'Studio 2, with Priya', capacity: 18 },
    ],
  },
  {
    id: 5,
    kind: 'activity',
    name: 'Yoga flow',
    category: 'classes',
    description: 'A calm hour for body and breath. Mats are there.',
    needs: 'studio',
    unit: 'space',
    min_age: 14,
    prices: [['Standard', 780, 640]],
    patterns: [
      { days: [1, 2, 4, 7], times: ['10:30', '18:30'], minutes: 60, place: 'Studio 1, with Ama', capacity: 22 },
    ],
  },
  {
    id: 6,
    kind: 'activity',
    name: 'Badminton court',
    category: 'courts',
    description: 'A court for an hour; bring up to three others. Rackets are at reception.',
    needs: 'hall',
    unit: 'court',
    min_age: 11,
    prices: [['Court', 1150, 950]],
    patterns: [
      {
        days: weekdays,
        times: ['11:00', '16:00', '18:00', '19:00', '20:00'],
        minutes: 60,
        place: 'Sports hall',
        capacity: 5,
      },
      { days: weekend, times: ['11:00', '12:00', '13:00', '17:00'], minutes: 60, place: 'Sports hall', capacity: 5 },
    ],
  },
  {
    id: 7,
    kind: 'activity',
    name: 'Gym induction',
    category: 'gym',
    description: 'A coach shows you round the machines and makes a plan with you.',
    needs: 'gym',
    unit: 'space',
    min_age: 16,
    prices: [['Standard', 1500, 0]],
    waiver_terms_id: waiverTermsId,
    questions: [health],
    patterns: [{ days: [1, 3, 5, 6], times: ['10:00', '17:00'], minutes: 60, place: 'Gym floor', capacity: 6 }],
  },
  {
    id: 8,
    kind: 'activity',
    name: 'Gym session',
    category: 'gym',
    description: 'An hour and a half in the gym, for those who have had their induction.',
    needs: 'gym',
    unit: 'space',
    min_age: 16,
    prices: [['Standard', 690, 550]],
    patterns: [
      { days: everyDay, times: ['08:00', '13:00', '15:30', '19:30'], minutes: 90, place: 'Gym floor', capacity: 40 },
    ],
  },
  {
    id: 9,
    kind: 'activity',
    name: 'Junior football',
    category: 'juniors',
    description: 'Skills and small games with a coach.',
    needs: 'hall',
    unit: 'space',
    min_age: 6,
    max_age: 12,
    prices: [['Junior', 450, 400]],
    patterns: [
      { days: [3, 6], times: ['15:00'], minutes: 60, place: 'Sports hall', capacity: 16 },
      { days: [7], times: ['10:00'], minutes: 60, place: 'Sports hall', capacity: 16 },
    ],
  },
  ...campsAndCourses,
];

export function offerRows(): Insertable<OfferTable>[] {
  return seeds.map(({ category, prices, questions = [], patterns, ...seed }) => ({
    min_age: null,
    max_age: null,
    weeks: null,
    waiver_terms_id: null,
    slug: seed.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    ...seed,
    category: JSON.stringify(bookingCategories[category]),
    pricing_options: JSON.stringify(prices.map((price, index) => pricingOption(seed.id * 10 + index, price))),
    questions: JSON.stringify(questions),
    patterns: JSON.stringify(patterns),
  }));
}

function pricingOption(id: number, [name, price, member_price, min_age, max_age]: PriceSeed): PricingOptionRow {
  return { id, name, price, member_price, min_age: min_age ?? null, max_age: max_age ?? null };
}

/** Returns the bookings that memberships include. Off-Peak and the other types give member prices only. */
export function bookingBenefitRows(): Insertable<BookingBenefitTable>[] {
  const { swim, classes, gym, courts } = bookingCategories;
  type Limit = readonly [uses: number, frequency: NonNullable<BookingBenefitTable['frequency']>];
  const benefits: readonly [type: number, category: { readonly id: number }, name: string, limit?: Limit][] = [
    [1, swim, 'Swimming included'],
    [1, classes, 'Classes included'],
    [1, gym, 'Gym included'],
    [2, swim, 'Swimming included'],
    [4, swim, 'Swimming included'],
    [4, classes, 'Three classes a week', [3, 'weeks']],
    [5, courts, 'Four courts a week', [4, 'weeks']],
  ];
  return benefits.map(([membership_type_id, { id: category_id }, name, limit], index) => ({
    id: index + 1,
    membership_type_id,
    name,
    category_id,
    total_uses: limit?.[0] ?? null,
    frequency: limit?.[1] ?? null,
  }));
}
