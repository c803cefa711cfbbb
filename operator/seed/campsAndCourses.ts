import { health, question, weekdays, type OfferSeed } from './OfferSeed';
import { waiverTermsId } from './terms';

const contact = question(1, 'Name and number of somebody we can call', 'text', { asked_per: 'order' });
const collected = question(3, 'Who may collect the child', 'text');
const swims = question(4, 'How well can they swim?', 'select', {
  options: { not: 'Not yet', some: 'A few metres', well: '25 metres or more' },
});
const photos = question(5, 'We may take pictures of the group', 'checkbox', { is_required: false });
const level = question(6, 'How long have you played?', 'select', {
  options: { never: 'Never', little: 'A little', while: 'A year or more' },
});

/** Camps for children's holidays, and courses over several weeks. */
export const campsAndCourses: readonly OfferSeed[] = [
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
