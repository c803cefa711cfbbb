import type { Insertable } from 'kysely';
import type { QuestionTable } from '../database/tables/catalogue';

type Row = Insertable<QuestionTable>;
type Seed = Pick<Row, 'reference' | 'label' | 'type'> & {
  readonly required?: boolean;
  readonly sensitive?: boolean;
  readonly options?: Record<string, string>;
  readonly placeholder?: string;
};

const yesNo = { yes: 'Yes', no: 'No' };

/**
 * Questions by membership type: all six kinds for the referral, required ones for students, optional ones for racquets.
 */
const seeds: Readonly<Record<number, Readonly<Record<string, readonly Seed[]>>>> = {
  4: {
    'Your studies': [
      {
        reference: 'university',
        label: 'Where do you study?',
        type: 'text',
        required: true,
        placeholder: 'University or college',
      },
      {
        reference: 'course_year',
        label: 'Which year are you in?',
        type: 'select',
        required: true,
        options: { '1': 'First year', '2': 'Second year', '3': 'Third year', later: 'Fourth year or later' },
      },
      {
        reference: 'graduation',
        label: 'When do you expect to finish?',
        type: 'text',
        placeholder: 'For example July 2028',
      },
    ],
  },
  5: {
    'Your game': [
      {
        reference: 'level',
        label: 'How would you describe your game?',
        type: 'select',
        options: { beginner: 'Just starting', club: 'Club player', county: 'County or above' },
      },
    ],
  },
  6: {
    'Your referral': [
      { reference: 'surgery', label: 'Which surgery referred you?', type: 'text', required: true },
      { reference: 'referral.date', label: 'Date of your referral', type: 'date', required: true },
    ],
    'Your health': [
      {
        reference: 'conditions',
        label: 'Has a doctor told you that you have a heart condition?',
        type: 'select',
        required: true,
        sensitive: true,
        options: yesNo,
      },
      { reference: 'resting_rate', label: 'Resting heart rate, if you know it', type: 'number', sensitive: true },
      {
        reference: 'goals',
        label: 'What would you like to work on?',
        type: 'multi_select',
        options: { strength: 'Strength', stamina: 'Stamina', balance: 'Balance', weight: 'Weight' },
      },
      {
        reference: 'contact_gp',
        label: 'You may talk to my GP about my progress',
        type: 'checkbox',
        required: true,
        sensitive: true,
      },
    ],
  },
};

export function questionRows(): Row[] {
  return Object.entries(seeds).flatMap(([type, groups]) =>
    Object.entries(groups).flatMap(([group_title, questions], group) =>
      questions.map((question, index) => ({
        id: Number(type) * 100 + group * 10 + index,
        membership_type_id: Number(type),
        group_id: Number(type) * 10 + group,
        group_title,
        reference: question.reference,
        label: question.label,
        type: question.type,
        is_required: question.required ?? false,
        is_sensitive: question.sensitive ?? false,
        options: JSON.stringify(question.options ?? {}),
        placeholder: question.placeholder ?? null,
        sort: group * 10 + index,
      })),
    ),
  );
}
