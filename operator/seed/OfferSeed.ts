import type { Insertable } from 'kysely';
import type { OfferTable, Pattern, QuestionRow } from '../database/tables/bookings';

/** The categories of bookings. A package or benefit pays for one category. */
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

export type OfferSeed = Omit<
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
    readonly prices: readonly PriceSeed[];
    readonly questions?: readonly QuestionRow[];
    readonly patterns: readonly Pattern[];
  };
export type PriceSeed = readonly [name: string, price: number, member: number | null, minAge?: number, maxAge?: number];

export const weekdays = [1, 2, 3, 4, 5];

export const question = (
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
export const health = question(2, 'Allergies, medicines or anything else we should know', 'text', {
  is_required: false,
});
