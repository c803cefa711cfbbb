import fieldTypes from '../../../schemas/fieldTypes.json?field-types';
import { safeAttributes } from './attributes';
import type {
  Bounds,
  CompiledSchema,
  FieldDestination,
  FieldDefinition,
  FieldInput,
  FieldKind,
  FieldOption,
} from './definition';
import { askedAs } from './fieldKinds';
import { datesIn, limitsOf, type FieldLimits } from './fieldLimits';
import { checkBy } from './messages';
import type { ReportFault } from './read';
import { compilePattern, patternChecker } from './PatternChecker';
import { readAnswer } from './readAnswer';

/** A data field or a question, under the names that both have in common. */
export type RuntimeField = {
  readonly path: string;
  readonly label: string;
  readonly type: unknown;
  readonly required: boolean;
  /** True if the customer may see the answer and not change it. */
  readonly locked: boolean;
  readonly options: readonly FieldOption[];
  readonly attributes: unknown;
  readonly placeholder: unknown;
  readonly hint: unknown;
  readonly answer: unknown;
  readonly destination: FieldDestination;
  readonly secret: boolean;
  readonly gate: boolean;
};

/**
 * Makes a definition of a field that a server described. A fault is reported and the field becomes a plain text input,
 * so that one faulty field never costs the customer the form.
 */
export function runtimeField(field: RuntimeField, report: ReportFault): FieldDefinition {
  const { kind, widget, inputType } = askedAs(field.type, field.options, report);
  const given = safeAttributes(field.attributes);
  const attributes = inputType === undefined ? given : { type: inputType, ...given };
  const format = formatOf(kind, attributes);
  const limits = limitsOf({ ...field, kind, format }, attributes, report);
  const pattern = kind === 'text' ? patternOf(attributes.pattern, report) : undefined;
  // Limits are held by the check, which says so; an input of a browser cuts a text that is too long without a word.
  const { pattern: _, min: _min, max: _max, minLength: _least, maxLength: _most, ...passed } = attributes;
  const { raw, trust } = readAnswer(kind, field.options, field.answer);
  if (trust === 'coerced') report(`has an answer of another type; it is read as a ${kind}`);
  if (trust === 'unread') report("has an answer that can't be read; it is asked again, and kept unless it is changed");
  return {
    path: field.path,
    destination: field.destination,
    label: field.label,
    kind,
    required: field.required,
    ...(widget === undefined ? {} : { widget }),
    ...(field.locked ? { locked: true } : {}),
    ...(trust === 'none' || trust === 'unread' ? { unanswered: true } : {}),
    ...(format === undefined ? {} : { format }),
    ...(pattern === undefined ? {} : { pattern }),
    ...(typeof field.hint === 'string' && field.hint !== '' ? { hint: field.hint } : {}),
    ...(typeof field.placeholder === 'string' ? { placeholder: field.placeholder } : {}),
    ...(kind === 'select' || kind === 'multi_select' ? { options: field.options } : {}),
    attributes: { ...passed, ...(format === 'email' ? { type: 'email' } : {}) },
    width: widget === 'textarea' ? 'full' : widthOf(format, field.path, kind),
    show: true,
    secret: field.secret || widget === 'password',
    gate: field.gate,
    initial: raw,
    ...(kind === 'number' && typeof attributes.min === 'number' ? { lowest: attributes.min } : {}),
    ...(kind === 'date' ? { dateLimits: (bounds) => datesIn(limits(bounds)) } : {}),
    check: check(fieldTypes[format ?? kind], format, field.label, limits),
  };
}

function patternOf(source: unknown, report: ReportFault): FieldDefinition['pattern'] {
  const pattern = typeof source === 'string' ? compilePattern(source) : undefined;
  if (source !== undefined && !pattern) report('has a pattern that is no regular expression; it is left to the server');
  // A pattern may hang, and is never run on the page itself.
  return pattern && ((text, tell) => patternChecker.matches(pattern, text, tell));
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
  label: string,
  limits: (bounds: Bounds) => FieldLimits,
): FieldDefinition['check'] {
  if (!compiled) return () => undefined;
  const byType = checkBy(compiled, label, format === 'postcode' ? 'Please enter a valid postcode' : undefined);
  return ({ value, bounds, values }: FieldInput) => byType({ value, values, bounds: limits(bounds) });
}
