import type { FieldKind, FieldOption } from './definition';
import { printed, type ReportFault } from './read';

/** The way a field is asked for: its kind, and the widget and attributes that differ from the kind's own. */
export type AskedAs = {
  readonly kind: FieldKind;
  readonly widget?: 'password' | 'textarea';
  /** The `type` of the input. */
  readonly inputType?: string;
};

const contractTypes = ['text', 'number', 'select', 'multi_select', 'date', 'checkbox'] as const satisfies FieldKind[];

/** Types that the contract does not name, and servers use nevertheless. */
const otherTypes: ReadonlyMap<string, AskedAs> = new Map<string, AskedAs>([
  ['string', { kind: 'text' }],
  ['password', { kind: 'text', widget: 'password' }],
  ['textarea', { kind: 'text', widget: 'textarea' }],
  ['long_text', { kind: 'text', widget: 'textarea' }],
  ['email', { kind: 'text', inputType: 'email' }],
  ['tel', { kind: 'text', inputType: 'tel' }],
  ['phone', { kind: 'text', inputType: 'tel' }],
  ['url', { kind: 'text', inputType: 'url' }],
  ['integer', { kind: 'number' }],
  ['decimal', { kind: 'number' }],
  ['boolean', { kind: 'checkbox' }],
  ['dropdown', { kind: 'select' }],
  ['radio', { kind: 'select' }],
  ['checkboxes', { kind: 'multi_select' }],
  ['multiselect', { kind: 'multi_select' }],
  ['date_of_birth', { kind: 'date' }],
]);

/** Reads a field's type. Reports a type that the contract does not name, and choices without options. */
export function askedAs(type: unknown, options: readonly FieldOption[], report: ReportFault): AskedAs {
  const known = contractTypes.find((each) => each === type);
  const asked = known ? { kind: known } : otherType(type, options);
  const isChoice = asked.kind === 'select' || asked.kind === 'multi_select';
  if (!known) report(`has the unknown type ${printed(type)}; it is asked as ${asked.widget ?? asked.kind}`);
  if (!isChoice || options.length > 0) return asked;
  report('offers no options; it is asked as text');
  return { kind: 'text' };
}

function otherType(type: unknown, options: readonly FieldOption[]): AskedAs {
  const name = typeof type === 'string' ? type.trim().toLowerCase().replaceAll('-', '_') : '';
  const kind = contractTypes.find((each) => each === name);
  if (kind) return { kind };
  return otherTypes.get(name) ?? { kind: options.length > 0 ? 'select' : 'text' };
}
