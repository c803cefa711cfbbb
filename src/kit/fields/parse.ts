import { formatUkDate, parseIsoDate } from '../../ground/core/dates';
import { parseTypedDate } from '../../ground/core/typedDate';
import type { FieldDefinition, FieldKind, FieldValue, RawValue } from './definition';

export type Parsed = { readonly ok: true; readonly value: FieldValue } | { readonly ok: false; readonly error: string };

/**
 * Parses a field's text, or returns the message for what is wrong with it. An empty field has the value `undefined`. A year of
 * two digits is one up to `latestYear`.
 */
export function parseRaw(
  { kind, format, label, widget }: Pick<FieldDefinition, 'kind' | 'format' | 'label' | 'widget'>,
  raw: RawValue,
  latestYear: number,
): Parsed {
  if (typeof raw !== 'string') return { ok: true, value: kind === 'checkbox' ? raw === true : raw };
  const isChoice = kind === 'select' && format === undefined;
  if (isChoice || isPassword(widget)) return { ok: true, value: raw === '' ? undefined : raw };
  const text = trimmed(visible(raw));
  if (text === '') return { ok: true, value: undefined };
  if (kind === 'date') return valueOr(parseTypedDate(text, latestYear), 'Date must be valid.');
  if (kind === 'number' || format === 'integer') return valueOr(parseNumber(text), `${label} must be a number.`);
  return { ok: true, value: format === undefined ? text : tidy(text, format) };
}

/** Formats an answer as its input shows it. */
export function toRaw(kind: FieldKind, answer: unknown): RawValue {
  switch (kind) {
    case 'checkbox':
      return answer === true;
    case 'multi_select':
      return Array.isArray(answer) ? answer.map(String) : [];
    case 'list':
      return Array.isArray(answer) ? answer.filter((each): each is number => typeof each === 'number') : [];
    case 'date': {
      const date = typeof answer === 'string' ? parseIsoDate(answer.slice(0, 10)) : undefined;
      return date ? formatUkDate(date) : '';
    }
    default:
      return typeof answer === 'string' || typeof answer === 'number' ? String(answer) : '';
  }
}

/** Reports whether a value counts as no answer. An empty list and an unticked box do. */
export function isEmpty(value: FieldValue): boolean {
  return value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0);
}

/** Marks of a text's direction. Phones wrap a number in them that is copied from the contacts, where nobody sees them. */
const mark = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/;
const edges = /^[\s\u200E\u200F\u202A-\u202E\u2066-\u2069]+|[\s\u200E\u200F\u202A-\u202E\u2066-\u2069]+$/g;

/** Returns a text without the spaces around it, and without the marks of direction there. */
function trimmed(text: string): string {
  return mark.test(text) ? text.replaceAll(edges, '') : text.trim();
}

/** Empties a text of nothing but marks without width, which would count as an answer and can't be seen. */
function visible(raw: string): string {
  return /^[\s\p{Cf}\p{Cc}]*$/u.test(raw) ? '' : raw;
}

/** Reports whether a widget takes a password, of which every character counts, spaces too. */
function isPassword(widget: string | undefined): boolean {
  return widget === 'password' || widget === 'newPassword';
}

/** Turns all digits into 0–9 and removes the spaces and hyphens that people copy from a bank card. */
function tidy(text: string, format: string): string {
  switch (format) {
    case 'sort-code':
    case 'account-number':
      return text.normalize('NFKC').replaceAll(/[\s\-‐-―.]/g, '');
    case 'postcode': {
      const packed = text.normalize('NFKC').toUpperCase().replaceAll(/\s+/g, '');
      return packed.length > 4 ? `${packed.slice(0, -3)} ${packed.slice(-3)}` : packed;
    }
    default:
      return text;
  }
}

/** Parses a number, also with full-width digits and any of the dashes that stand for a minus. */
function parseNumber(text: string): number | undefined {
  const plain = text.normalize('NFKC').replace(/^[\p{Pd}\u2212]/u, '-');
  const number = /^[+-]?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

function valueOr(value: FieldValue, error: string): Parsed {
  return value === undefined ? { ok: false, error } : { ok: true, value };
}
