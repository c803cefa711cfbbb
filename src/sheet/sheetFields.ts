import { parseIsoDate, type IsoDate } from '../ground/core/dates';
import type { FieldDefinition, FieldKind, RawValue } from '../kit/fields/definition';
import { FormModel } from '../kit/fields/FormModel';
import type { WidgetName } from '../kit/forms/widgets/widgets';

export type FieldsState = 'empty' | 'filled' | 'refused' | 'disabled';

type FieldSketch = {
  readonly kind: FieldKind;
  readonly label: string;
  readonly filled: RawValue;
} & Partial<FieldDefinition>;

const options = [
  { value: 'gym', label: 'Gym' },
  { value: 'swim', label: 'Swim' },
  { value: 'classes', label: 'Classes' },
];
const statement = 'I agree to the Terms and Conditions';

/** One field for every widget. */
const sketches: Readonly<Record<WidgetName, FieldSketch>> = {
  text: {
    kind: 'text',
    label: 'First name',
    filled: 'Amara',
    placeholder: 'As on your card',
    attributes: { autoComplete: 'given-name' },
  },
  number: { kind: 'number', label: 'Visits a week', filled: '3' },
  digits: {
    kind: 'text',
    label: 'Sort code',
    filled: '20-45-00',
    hint: '6 digits',
    format: 'sort-code',
    attributes: { autoComplete: 'off' },
  },
  textarea: { kind: 'text', label: 'Anything we should know?', filled: 'I swim with one arm.', width: 'full' },
  select: { kind: 'select', label: 'Membership type', filled: 'swim', options, placeholder: 'Select type' },
  multi_select: { kind: 'multi_select', label: 'What do you come for?', filled: ['gym', 'classes'], options },
  date: {
    kind: 'date',
    label: 'Date of birth',
    filled: '03/02/1994',
    hint: 'DD/MM/YYYY',
    attributes: { autoComplete: 'bday' },
  },
  startDate: {
    kind: 'date',
    label: 'Start date',
    filled: '23/11/2026',
    width: 'full',
    settings: { shortcuts: ['today', 'tomorrow'] },
  },
  checkbox: { kind: 'checkbox', label: 'Send me news of my centre', filled: true },
  agreement: { kind: 'checkbox', label: statement, filled: true },
  switch: { kind: 'checkbox', label: 'Email reminders', filled: true },
  password: { kind: 'text', label: 'Password', filled: 'Sculling1!', attributes: { autoComplete: 'current-password' } },
  newPassword: {
    kind: 'text',
    label: 'New password',
    filled: 'Swimming',
    width: 'full',
    attributes: { autoComplete: 'new-password' },
  },
};

const definitions = Object.entries(sketches).map(([widget, { kind, filled: _, ...rest }]): FieldDefinition => ({
  path: widget,
  widget,
  kind,
  destination: 'none',
  required: true,
  attributes: {},
  width: 'half',
  show: true,
  secret: false,
  gate: false,
  initial: kind === 'checkbox' ? false : kind === 'multi_select' ? [] : '',
  check: () => undefined,
  ...rest,
}));

/** Creates a form with all fields, on a fixed date, so that screenshots stay the same. */
export function createSheetForm(state: FieldsState): FormModel {
  const held = Object.fromEntries(Object.entries(sketches).map(([path, { filled }]) => [path, filled]));
  const model = new FormModel(
    { groups: [{ id: 'all', fields: definitions }], faults: [] },
    {
      facts: () => ({}),
      report: () => undefined,
      bounds: () => ({ today: day('2026-11-20'), startDateMin: day('2026-11-20'), startDateMax: day('2026-12-20') }),
    },
    state === 'filled' || state === 'disabled' ? held : {},
  );
  if (state === 'refused') model.attempt();
  return model;
}

function day(text: string): IsoDate {
  const date = parseIsoDate(text);
  if (!date) throw new Error(`"${text}" is no date.`);
  return date;
}
