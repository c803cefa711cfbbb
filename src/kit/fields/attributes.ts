import { parseIsoDate } from '../../ground/core/dates';

type Attributes = Readonly<Record<string, string | number>>;
type Kind = 'text' | 'number' | 'count' | 'limit';

/** The attributes of a server's field that reach the page, with React's spelling. All others are dropped. */
const allowed: ReadonlyMap<string, readonly [name: string, kind: Kind]> = new Map([
  ['placeholder', ['placeholder', 'text']],
  ['inputmode', ['inputMode', 'text']],
  ['autocomplete', ['autoComplete', 'text']],
  ['autocapitalize', ['autoCapitalize', 'text']],
  ['pattern', ['pattern', 'text']],
  ['type', ['type', 'text']],
  ['min', ['min', 'limit']],
  ['max', ['max', 'limit']],
  ['step', ['step', 'number']],
  ['minlength', ['minLength', 'count']],
  ['maxlength', ['maxLength', 'count']],
  ['rows', ['rows', 'count']],
]);

const inputTypes = ['text', 'email', 'tel', 'url', 'search'];

/** Keeps the allowed attributes, in any case of their names; `type` only where the input stays one for text. */
export function safeAttributes(given: unknown): Attributes {
  if (given === null || typeof given !== 'object' || Array.isArray(given)) return {};
  const kept: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(given)) {
    const [name, kind] = allowed.get(key.toLowerCase().replaceAll('-', '')) ?? [];
    if (name === undefined || kind === undefined) continue;
    const safe = safeValue(value, kind);
    if (safe !== undefined && (name !== 'type' || inputTypes.includes(String(safe)))) kept[name] = safe;
  }
  return kept;
}

function safeValue(value: unknown, kind: Kind): string | number | undefined {
  const text = typeof value === 'string' ? value : undefined;
  if (kind === 'text') return text;
  // The limits of a date are dates, those of a number are numbers.
  return kind === 'limit' && text !== undefined && parseIsoDate(text) ? text : numberOf(value, kind);
}

/** Reads a number or a text of one; a count is a whole number from one up. */
function numberOf(value: unknown, kind: Kind): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return undefined;
  return kind !== 'count' || (number >= 1 && Number.isInteger(number)) ? number : undefined;
}
