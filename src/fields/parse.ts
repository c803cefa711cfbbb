import { formatUkDate, parseIsoDate, parseUkDate } from '../core/dates';
import type { FieldDefinition, FieldKind, FieldValue, RawValue } from './definition';

export type Parsed = { readonly ok: true; readonly value: FieldValue } | { readonly ok: false; readonly error: string };

/** What was typed as a value, or the text for what is wrong with it. Empty is a value: `undefined`. */
export function parseRaw(
  { kind, format, label, widget }: Pick<FieldDefinition, 'kind' | 'format' | 'label' | 'widget'>,
  raw: RawValue,
): Parsed {
  if (typeof raw !== 'string') return { ok: true, value: kind === 'checkbox' ? raw === true : raw };
  if (isPassword(widget)) return { ok: true, value: raw === '' ? undefined : raw };
  const text = raw.trim();
  if (text === '') return { ok: true, value: undefined };
  if (kind === 'date') return valueOr(parseUkDate(text), 'Date must be valid.');
  if (kind === 'number' || format === 'integer') return valueOr(parseNumber(text), `${label} must be a number.`);
  return { ok: true, value: format === undefined ? text : tidy(text, format) };
}

/** What an answer that is already there looks like in its input. */
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

/** Whether a value counts as no answer. An empty list and an unticked box do. */
export function isEmpty(value: FieldValue): boolean {
  return value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0);
}

/** Every character of a password counts, spaces too. */
function isPassword(widget: string | undefined): boolean {
  return widget === 'password' || widget === 'newPassword';
}

/** Full-width and other digits become 0–9; spaces and hyphens go, as people copy them from a bank card. */
function tidy(text: string, format: string): string {
  switch (format) {
    case 'sort-code':
    case 'account-number':
      return text.normalize('NFKC').replaceAll(/[\s\-‐-―.]/g, '');
    case 'postcode': {
      const packed = text.toUpperCase().replaceAll(/\s+/g, '');
      return packed.length > 4 ? `${packed.slice(0, -3)} ${packed.slice(-3)}` : packed;
    }
    default:
      return text;
  }
}

function parseNumber(text: string): number | undefined {
  const number = /^[+-]?\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

function valueOr(value: FieldValue, error: string): Parsed {
  return value === undefined ? { ok: false, error } : { ok: true, value };
}
