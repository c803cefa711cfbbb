import type { Insertable } from 'kysely';
import type {
  BookingBenefitTable,
  OfferTable,
  Pattern,
  PricingOptionRow,
  QuestionRow,
} from '../database/bookingTables';
import { waiverTermsId } from './terms';

/** What can be booked is sorted by these; packages and a membership's benefits pay for one of them. */
export const bookingCategories = {
  swim: { id: 1, name: 'Swim' },
  classes: { id: 2, name: 'Classes' },
  courts: { id: 3, name: 'Courts' },
  gym: { id: 4, name: 'Gym' },
  juniors: { id: 5, name: 'Juniors' },
  camps: { id: 6, name: 'Camps' },
  lessons: { id: 7, name: 'Swimming lessons' },
  sports: { id: 8, name: 'Sports courses' },
} as const;

type Seed = Omit<
  Insertable<OfferTable>,
  | 'category'
  | 'pricing_options'
  | 'questions'
  | 'patterns'
  | 'min_age'
  | 'max_age'
  | 'weeks'
  | 'waiver_terms_id'
  | 'slug'
> &
  Partial<Pick<Insertable<OfferTable>, 'min_age' | 'max_age' | 'weeks' | 'waiver_terms_id'>> & {
    readonly category: keyof typeof bookingCategories;
    readonly prices: readonly Price[];
    readonly questions?: readonly QuestionRow[];
    readonly patterns: readonly Pattern[];
  };
type Price = readonly [name: string, price: number, member: number | null, minAge?: number, maxAge?: number];

const weekdays = [1, 2, 3, 4, 5];
const weekend = [6, 7];
const everyDay = [...weekdays, ...weekend];

const question = (
  id: number,
  label: string,
  type: QuestionRow['type'],
  more: Partial<QuestionRow> = {},
): QuestionRow => ({
  id,
  label,
  type,
  is_required: true,
  options: {},
  ...more,
});
const contact = question(1, 'Name and number of somebody we can call', 'text');
const health = question(2, 'Allergies, medicines or anything else we should know', 'text', { is_required: false });
const collected = question(3, 'Who may collect the child', 'text');
const swims = question(4, 'How well can they swim?', 'select', {
  options: { not: 'Not yet', some: 'A few metres', well: '25 metres or more' },
});
const photos = question(5, 'We may take pictures of the group', 'checkbox', { is_required: false });
const level = question(6, 'How long have you played?', 'select', {
  options: { never: 'Never', little: 'A little', while: 'A year or more' },
});

const seeds: readonly Seed[] = [
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
  {
    id: 20,
    kind: 'camp',
    name: 'Multi-sports camp',
    category: 'camps',
    description: 'A day of ball games, athletics and a swim or two. Bring lunch, water and a towel.',
    needs: 'hall',
    unit: 'space',
    min_age: 5,
    max_age: 11,
    prices: [['Day', 2800, 2400]],
    questions: [contact, health, collected, photos],
    waiver_terms_id: waiverTermsId,
    patterns: [{ days: weekdays, times: ['09:00'], minutes: 390, place: 'Sports hall', capacity: 32 }],
  },
  {
    id: 21,
    kind: 'camp',
    name: 'Swim crash camp',
    category: 'camps',
    description: 'Half an hour in a small group each day, for quick progress.',
    needs: 'pool',
    unit: 'space',
    min_age: 4,
    max_age: 10,
    prices: [['Day', 950, 800]],
    questions: [contact, health, swims],
    waiver_terms_id: waiverTermsId,
    patterns: [{ days: weekdays, times: ['10:00'], minutes: 30, place: 'Teaching pool', capacity: 8 }],
  },
  {
    id: 30,
    kind: 'course',
    name: 'Learn to swim, stage 1',
    category: 'lessons',
    description: 'First lessons: at home in the water, floating, and the first strokes.',
    needs: 'pool',
    unit: 'space',
    min_age: 4,
    max_age: 8,
    weeks: 10,
    prices: [['Child', 7200, 6500]],
    questions: [health, swims],
    patterns: [{ days: [6], times: ['09:30'], minutes: 30, place: 'Teaching pool', capacity: 8 }],
  },
  {
    id: 31,
    kind: 'course',
    name: 'Adult swimming lessons',
    category: 'lessons',
    description: 'For adults who never learned, or want to swim better. A small group and a patient teacher.',
    needs: 'pool',
    unit: 'space',
    min_age: 16,
    weeks: 6,
    prices: [['Adult', 5400, 4500]],
    patterns: [{ days: [2], times: ['19:30'], minutes: 45, place: 'Teaching pool', capacity: 8 }],
  },
  {
    id: 32,
    kind: 'course',
    name: 'Badminton for beginners',
    category: 'sports',
    description: 'Grip, serve and footwork in six evenings. Rackets are lent.',
    needs: 'hall',
    unit: 'space',
    min_age: 14,
    weeks: 6,
    prices: [['Standard', 4800, 4200]],
    questions: [level],
    patterns: [{ days: [4], times: ['18:30'], minutes: 60, place: 'Sports hall', capacity: 12 }],
  },
  {
    id: 33,
    kind: 'course',
    name: 'Junior gymnastics',
    category: 'sports',
    description: 'Rolls, balances and the beam, for the first badges.',
    needs: 'studio',
    unit: 'space',
    min_age: 5,
    max_age: 10,
    weeks: 8,
    prices: [['Child', 6400, 5600]],
    questions: [contact, health],
    waiver_terms_id: waiverTermsId,
    patterns: [{ days: [3], times: ['16:30'], minutes: 60, place: 'Studio 1', capacity: 14 }],
  },
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

function pricingOption(id: number, [name, price, member_price, min_age, max_age]: Price): PricingOptionRow {
  return { id, name, price, member_price, min_age: min_age ?? null, max_age: max_age ?? null };
}

/** What memberships include, by the ids of their types. Off-Peak and the others bring member prices alone. */
export function bookingBenefitRows(): Insertable<BookingBenefitTable>[] {
  const { swim, classes, gym, courts } = bookingCategories;
  const benefit = (
    id: number,
    membership_type_id: number,
    { id: category_id }: { readonly id: number },
    name: string,
    limit?: readonly [uses: number, frequency: NonNullable<BookingBenefitTable['frequency']>],
  ) => ({
    id,
    membership_type_id,
    name,
    category_id,
    total_uses: limit?.[0] ?? null,
    frequency: limit?.[1] ?? null,
  });
  return [
    benefit(1, 1, swim, 'Swimming included'),
    benefit(2, 1, classes, 'Classes included'),
    benefit(3, 1, gym, 'Gym included'),
    benefit(4, 2, swim, 'Swimming included'),
    benefit(5, 4, swim, 'Swimming included'),
    benefit(6, 4, classes, 'Three classes a week', [3, 'weeks']),
    benefit(7, 5, courts, 'Four courts a week', [4, 'weeks']),
  ];
}
