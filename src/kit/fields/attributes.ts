type Attributes = Readonly<Record<string, string | number>>;
type Kind = 'text' | 'number';

/** The attributes of a server's field that reach the page, with React's spelling. All others are dropped. */
const allowed: ReadonlyMap<string, readonly [name: string, kind: Kind]> = new Map([
  ['placeholder', ['placeholder', 'text']],
  ['inputmode', ['inputMode', 'text']],
  ['autocomplete', ['autoComplete', 'text']],
  ['autocapitalize', ['autoCapitalize', 'text']],
  ['pattern', ['pattern', 'text']],
  ['type', ['type', 'text']],
  ['min', ['min', 'number']],
  ['max', ['max', 'number']],
  ['step', ['step', 'number']],
  ['minlength', ['minLength', 'number']],
  ['maxlength', ['maxLength', 'number']],
  ['rows', ['rows', 'number']],
]);

const inputTypes = ['text', 'email', 'tel', 'url', 'search'];

/** Keeps the allowed attributes, in any case of their names; `type` only where the input stays one for text. */
export function safeAttributes(given: unknown): Attributes {
  if (given === null || typeof given !== 'object' || Array.isArray(given)) return {};
  const kept: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(given)) {
    const [name, kind] = allowed.get(key.toLowerCase().replaceAll('-', '')) ?? [];
    if (name === undefined) continue;
    const safe = kind === 'number' ? count(value) : typeof value === 'string' ? value : undefined;
    if (safe !== undefined && (name !== 'type' || inputTypes.includes(String(safe)))) kept[name] = safe;
  }
  return kept;
}

/** Reads a number from zero up, or a text of one. */
function count(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined;
}
