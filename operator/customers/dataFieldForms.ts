import type { DataField, DataFieldSection } from '../../schemas/generated/wire';
import { operator } from '../setup/operator';

export type OnboardingType = 'customer_account_online' | 'membership_purchase';

type Field = Pick<DataField, 'path' | 'label' | 'type'> & Partial<DataField>;

const field = (definition: Field): DataField => ({
  name: definition.path,
  is_required: false,
  is_authorised: true,
  ...definition,
});
const options = (labels: readonly string[]): { value: string; label: string }[] =>
  labels.map((label) => ({ value: label.toLowerCase().replaceAll(/[^a-z]+/g, '_'), label }));

const aboutYou: DataFieldSection = {
  section_name: 'About you',
  section_reference: 'about_you',
  section_fields: [
    field({
      path: 'firstName',
      label: 'First name',
      type: 'text',
      is_required: true,
      html_attributes: { autocomplete: 'given-name', maxlength: 100 },
    }),
    field({
      path: 'lastName',
      label: 'Last name',
      type: 'text',
      is_required: true,
      html_attributes: { autocomplete: 'family-name', maxlength: 100 },
    }),
    field({
      path: 'dateOfBirth',
      label: 'Date of birth',
      type: 'date',
      is_required: true,
      html_attributes: { autocomplete: 'bday' },
      metadata: {
        description: `You can have an account from the age of ${operator.lowestAccountAge}. A parent or guardian can add you to theirs.`,
      },
    }),
    field({
      path: 'email',
      label: 'Email address',
      type: 'text',
      is_required: true,
      html_attributes: { autocomplete: 'email', type: 'email', maxlength: 254 },
    }),
  ],
};

const contact: readonly DataField[] = [
  field({
    path: 'mobile',
    label: 'Mobile number',
    type: 'text',
    html_attributes: { autocomplete: 'tel', type: 'tel', inputmode: 'tel', maxlength: 20 },
    is_needed_for_joining: false,
  }),
  field({
    path: 'address.postcode',
    label: 'Postcode',
    type: 'text',
    is_required: true,
    html_attributes: { autocomplete: 'postal-code', maxlength: 10 },
  }),
  field({
    path: 'address.lineOne',
    label: 'Address line one',
    type: 'text',
    is_required: true,
    html_attributes: { autocomplete: 'address-line1', maxlength: 200 },
  }),
  field({
    path: 'address.lineTwo',
    label: 'Address line two',
    type: 'text',
    html_attributes: { autocomplete: 'address-line2', maxlength: 200 },
  }),
  field({
    path: 'address.city',
    label: 'Town or city',
    type: 'text',
    is_required: true,
    html_attributes: { autocomplete: 'address-level2', maxlength: 100 },
  }),
];

/** More questions that nobody has to answer to join: journeys may ask them after payment. */
const moreAboutYou: DataFieldSection = {
  section_name: 'More about you',
  section_reference: 'more_about_you',
  section_fields: [
    field({
      path: 'gender',
      label: 'Gender',
      type: 'select',
      options: options(['Female', 'Male', 'Another way', 'Prefer not to say']),
      metadata: { description: 'Helps us plan sessions' },
      html_attributes: { autocomplete: 'sex' },
      is_needed_for_joining: false,
    }),
    field({
      path: 'interests',
      label: 'What would you like to do with us?',
      type: 'multi_select',
      options: options(['Swim', 'Gym', 'Classes', 'Courts']),
      is_needed_for_joining: false,
    }),
    field({
      path: 'children',
      label: 'Children who may come along',
      type: 'number',
      html_attributes: { min: 0, max: 12, inputmode: 'numeric' },
      is_needed_for_joining: false,
    }),
  ],
};

const news: readonly DataField[] = operator.marketing.flatMap(({ channel, asks: label }) =>
  label === undefined ? [] : [field({ path: `marketing.${channel}`, label, type: 'checkbox' })],
);

/** The forms that the operator has drawn up for customers, by type. */
export const definitions: Readonly<Record<OnboardingType, readonly DataFieldSection[]>> = {
  customer_account_online: [
    aboutYou,
    { section_name: 'How to reach you', section_reference: 'contact', section_fields: [...contact, ...news] },
    moreAboutYou,
  ],
  membership_purchase: [
    { section_name: 'How to reach you', section_reference: 'contact', section_fields: [...contact] },
    moreAboutYou,
  ],
};
