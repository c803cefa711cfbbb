import { createHash } from 'node:crypto';
import type { DataField, DataFieldSection } from '../../schemas/generated/wire';
import { postcodePattern } from '../../schemas/formats.ts';
import { parseIsoDate, type IsoDate } from '../../src/ground/core/dates';

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
    }),
    field({
      path: 'gender',
      label: 'Gender',
      type: 'select',
      options: options(['Female', 'Male', 'Another way', 'Prefer not to say']),
      metadata: { description: 'Helps us plan sessions' },
    }),
  ],
};

const contact: readonly DataField[] = [
  field({
    path: 'mobile',
    label: 'Mobile number',
    type: 'text',
    html_attributes: { autocomplete: 'tel', type: 'tel', inputmode: 'tel', maxlength: 20 },
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
  field({
    path: 'address.postcode',
    label: 'Postcode',
    type: 'text',
    is_required: true,
    html_attributes: { autocomplete: 'postal-code', maxlength: 10 },
  }),
];

const preferences: readonly DataField[] = [
  field({
    path: 'interests',
    label: 'What would you like to do with us?',
    type: 'multi_select',
    options: options(['Swim', 'Gym', 'Classes', 'Courts']),
  }),
  field({
    path: 'children',
    label: 'Children who may come along',
    type: 'number',
    html_attributes: { min: 0, max: 12, inputmode: 'numeric' },
  }),
  field({ path: 'newsletter', label: 'Send me news and offers by email', type: 'checkbox' }),
];

const definitions: Readonly<Record<OnboardingType, readonly DataFieldSection[]>> = {
  customer_account_online: [
    aboutYou,
    {
      section_name: 'How to reach you',
      section_reference: 'contact',
      section_fields: [
        field({
          path: 'email',
          label: 'Email address',
          type: 'text',
          is_required: true,
          html_attributes: { autocomplete: 'email', type: 'email', maxlength: 254 },
        }),
        ...contact,
        ...preferences,
      ],
    },
  ],
  membership_purchase: [
    { section_name: 'How to reach you', section_reference: 'contact', section_fields: [...contact] },
  ],
};

/** Returns the sections of a form, with the customer's answers filled in. */
export function dataFieldSections(
  type: OnboardingType,
  details: Readonly<Record<string, unknown>> = {},
): DataFieldSection[] {
  return definitions[type].map((section) => ({
    ...section,
    section_fields: section.section_fields.map((each) => {
      const answer = valueAt(details, each.path);
      return answer === undefined ? each : { ...each, answer };
    }),
  }));
}

/** Returns a checksum by which the server notices that a form has changed since it was opened. */
export function dataFieldsChecksum(type: OnboardingType): string {
  return createHash('sha256').update(JSON.stringify(definitions[type])).digest('hex').slice(0, 16);
}

/** Returns messages, by path, for answers that do not fit their fields. With `partial`, missing answers are allowed. */
export function dataFieldErrors(
  type: OnboardingType,
  answers: Readonly<Record<string, unknown>>,
  today: IsoDate,
  partial = false,
): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const each of definitions[type].flatMap((section) => section.section_fields)) {
    const value = valueAt(answers, each.path);
    const empty = value === undefined || value === '' || value === null;
    const message = empty
      ? each.is_required && !partial
        ? `${each.label} is required.`
        : undefined
      : wrong(each, value, today);
    if (message !== undefined) errors[each.path] = [message];
  }
  return errors;
}

function valueAt(details: Readonly<Record<string, unknown>>, path: string): unknown {
  let node: unknown = details;
  for (const part of path.split('.')) {
    if (node === null || typeof node !== 'object' || !Object.hasOwn(node, part)) return undefined;
    node = (node as Record<string, unknown>)[part];
  }
  return node;
}

function wrong(
  { type, label, options: choices = [], html_attributes: html = {} }: DataField,
  value: unknown,
  today: IsoDate,
): string | undefined {
  const isChoice = (each: unknown): boolean => choices.some((choice) => choice.value === each);
  const invalid = `${label} isn't valid.`;
  switch (type) {
    case 'number': {
      const within =
        typeof value === 'number' && value >= Number(html.min ?? -Infinity) && value <= Number(html.max ?? Infinity);
      return within ? undefined : invalid;
    }
    case 'select':
      return isChoice(value) ? undefined : invalid;
    case 'multi_select':
      return Array.isArray(value) && value.every(isChoice) ? undefined : invalid;
    case 'checkbox':
      return typeof value === 'boolean' ? undefined : invalid;
    case 'date': {
      const date = typeof value === 'string' ? parseIsoDate(value) : undefined;
      return date !== undefined && date <= today ? undefined : 'Date must be valid.';
    }
    default:
      return wrongText(label, value, html);
  }
}

function wrongText(label: string, value: unknown, html: NonNullable<DataField['html_attributes']>): string | undefined {
  if (typeof value !== 'string') return `${label} isn't valid.`;
  if (value.length > Number(html.maxlength ?? 1000)) return `${label} is too long.`;
  if (html.autocomplete === 'postal-code' && !postcodePattern.test(value.toUpperCase()))
    return 'Please enter a valid postcode';
  if (html.type === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) return "Email address isn't valid.";
  return undefined;
}
