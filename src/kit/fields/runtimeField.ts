import fieldTypes from '../../../schemas/fieldTypes.json?field-types';
import { safeAttributes } from './attributes';
import type { IsoDate } from '../../ground/core/dates';
import type {
  CompiledSchema,
  FieldDestination,
  FieldDefinition,
  FieldInput,
  FieldKind,
  FieldOption,
} from './definition';
import { checkBy } from './messages';
import { toRaw } from './parse';

/** A data field or a question, under the names that both have in common. */
export type RuntimeField = {
  readonly path: string;
  readonly label: string;
  readonly type: unknown;
  readonly required: boolean;
  readonly options: readonly FieldOption[];
  readonly attributes: unknown;
  readonly placeholder: unknown;
  readonly hint: unknown;
  readonly answer: unknown;
  readonly destination: FieldDestination;
  readonly secret: boolean;
  readonly gate: boolean;
};

/** The limits of one field that the schemas of its type are held against. */
export type FieldLimits = {
  readonly maximumDate: IsoDate;
  readonly minLength: number | undefined;
  readonly maxLength: number | undefined;
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
  readonly options: readonly string[];
  readonly pattern: string | undefined;
};

const kinds: readonly FieldKind[] = ['text', 'number', 'select', 'multi_select', 'date', 'checkbox'];
const unsafePattern = /[+*}]\)?[^()]*\)[+*{]/;

/**
 * Makes a definition of a field that a server described. A fault is reported and the field becomes a plain text input,
 * so that one faulty field never costs the customer the form.
 */
export function runtimeField(field: RuntimeField, report: (fault: string) => void): FieldDefinition {
  const kind = kindOf(field, report);
  const attributes = safeAttributes(field.attributes);
  const pattern = patternOf(attributes.pattern, field.path, report);
  const format = formatOf(kind, attributes);
  const { pattern: _, ...passed } = attributes;
  return {
    path: field.path,
    destination: field.destination,
    label: field.label,
    kind,
    required: field.required,
    ...(format === undefined ? {} : { format }),
    ...(typeof field.hint === 'string' && field.hint !== '' ? { hint: field.hint } : {}),
    ...(typeof field.placeholder === 'string' ? { placeholder: field.placeholder } : {}),
    ...(kind === 'select' || kind === 'multi_select' ? { options: field.options } : {}),
    attributes: { ...passed, ...(format === 'email' ? { type: 'email' } : {}) },
    width: widthOf(format, field.path, kind),
    show: true,
    secret: field.secret,
    gate: field.gate,
    initial: toRaw(kind, field.answer),
    check: check(fieldTypes[format ?? kind], format, field, { ...attributes, pattern }),
  };
}

function kindOf({ type, options, path }: RuntimeField, report: (fault: string) => void): FieldKind {
  const kind = kinds.find((each) => each === type);
  if (!kind) {
    report(`The field "${path}" has the unknown type "${String(type)}"; it is asked as text.`);
    return 'text';
  }
  if ((kind === 'select' || kind === 'multi_select') && options.length === 0) {
    report(`The field "${path}" offers no options; it is asked as text.`);
    return 'text';
  }
  return kind;
}

function patternOf(pattern: unknown, path: string, report: (fault: string) => void): string | undefined {
  if (typeof pattern !== 'string') return undefined;
  try {
    new RegExp(pattern, 'u');
  } catch {
    report(`The field "${path}" has a pattern that is no regular expression.`);
    return undefined;
  }
  if (!unsafePattern.test(pattern)) return pattern;
  report(`The field "${path}" has a pattern that could hang the page; it is left to the server.`);
  return undefined;
}

/** The format that a text's autofill name stands for. Source: HTML Standard, autofill field names. */
function formatOf(kind: FieldKind, { autoComplete, type }: Readonly<Record<string, unknown>>): string | undefined {
  if (kind !== 'text') return undefined;
  const tokens = typeof autoComplete === 'string' ? autoComplete.split(/\s+/) : [];
  if (tokens.includes('postal-code')) return 'postcode';
  return tokens.includes('email') || type === 'email' ? 'email' : undefined;
}

function widthOf(format: string | undefined, path: string, kind: FieldKind): string {
  if (format === 'postcode' || kind === 'date') return 'short';
  return kind === 'checkbox' || kind === 'multi_select' || /address_?line/i.test(path) ? 'full' : 'half';
}

function check(
  compiled: CompiledSchema<FieldLimits> | undefined,
  format: string | undefined,
  field: RuntimeField,
  attributes: Readonly<Record<string, string | number | undefined>>,
): FieldDefinition['check'] {
  if (!compiled) return () => undefined;
  const texts = format === 'postcode' ? 'Please enter a valid postcode' : undefined;
  const byType = checkBy(compiled, field.label, texts);
  const own = {
    minLength: numberIn(attributes.minLength),
    maxLength: numberIn(attributes.maxLength),
    minimum: numberIn(attributes.min),
    maximum: numberIn(attributes.max),
    options: field.options.map((option) => option.value),
    pattern: typeof attributes.pattern === 'string' ? attributes.pattern : undefined,
  };
  return ({ value, bounds, values }: FieldInput) =>
    byType({ value, values, bounds: { maximumDate: bounds.today, ...own } });
}

function numberIn(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
