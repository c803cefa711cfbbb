import fieldTypes from '../../schemas/fieldTypes.json?field-types';
import { safeAttributes } from './attributes';
import type { FieldDefinition, FieldInput, FieldKind, Option } from './definition';
import { checkBy } from './messages';
import { toRaw } from './parse';

/** What data fields and questions have in common once their own names for it are read. */
export type RuntimeField = {
  readonly path: string;
  readonly label: string;
  readonly type: unknown;
  readonly required: boolean;
  readonly options: readonly Option[];
  readonly attributes: unknown;
  readonly placeholder: unknown;
  readonly hint: unknown;
  readonly answer: unknown;
  readonly secret: boolean;
  readonly gate: boolean;
};

const kinds: readonly FieldKind[] = ['text', 'number', 'select', 'multi_select', 'date', 'checkbox'];
const unsafePattern = /[+*}]\)?[^()]*\)[+*{]/;

/**
 * A field that arrived from a server as one of ours. What it asks for and can't have is reported, and the field
 * falls back to a plain text input, so that a faulty one never takes the form with it.
 */
export function runtimeField(field: RuntimeField, report: (fault: string) => void): FieldDefinition {
  const kind = kindOf(field, report);
  const attributes = safeAttributes(field.attributes);
  const pattern = patternOf(attributes.pattern, field.path, report);
  const format = formatOf(kind, attributes);
  const { pattern: _, ...passed } = attributes;
  return {
    path: field.path,
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
    check: check(kind, format, field, attributes, pattern),
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

/** What the standard autofill names say about a text. Source: HTML Standard, autofill field names. */
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
  kind: FieldKind,
  format: string | undefined,
  field: RuntimeField,
  attributes: Readonly<Record<string, unknown>>,
  pattern: string | undefined,
): FieldDefinition['check'] {
  const compiled = fieldTypes[format ?? kind];
  if (!compiled) return () => undefined;
  const texts = format === 'postcode' ? 'Please enter a valid postcode' : undefined;
  const byType = checkBy(compiled, field.label, texts);
  const own = {
    minLength: numberIn(attributes.minLength),
    maxLength: numberIn(attributes.maxLength),
    minimum: numberIn(attributes.min),
    maximum: numberIn(attributes.max),
    options: field.options.map((option) => option.value),
    pattern,
  };
  return ({ value, bounds, values }: FieldInput) =>
    byType({ value, values, bounds: { today: bounds.today, maximumDate: bounds.today, ...own } });
}

function numberIn(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
