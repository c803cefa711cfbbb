import type { FieldOption } from './definition';

/** Tells developers of a fault in what a server sent. */
export type ReportFault = (fault: string) => void;

/** Reports whether a value from outside is an object and no list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** Reads a text, or a number as a text; `undefined` for anything else. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The spellings of yes and no that servers use for a boolean. */
const flags: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  ['yes', true],
  ['on', true],
  [false, false],
  [0, false],
  ['0', false],
  ['false', false],
  ['no', false],
  ['off', false],
]);

/** Reads a boolean in any of its spellings; `undefined` for anything else. */
export function flagOf(value: unknown): boolean | undefined {
  return flags.get(typeof value === 'string' ? value.trim().toLowerCase() : value);
}

/** Reads a boolean property that may be missing. Reports a value that is no boolean. */
export function readFlag(value: unknown, missing: boolean, report: ReportFault): boolean {
  if (value === undefined || value === null) return missing;
  const flag = flagOf(value);
  if (typeof value !== 'boolean') report(`is ${printed(value)}; it is read as ${flag ?? missing}`);
  return flag ?? missing;
}

/**
 * Reads options from `[{ value, label }]`, `['value']` or `{ value: label }`, each value once. Reports each form but the
 * `expected` one, and values that can't be read.
 */
export function readOptions(given: unknown, expected: 'list' | 'map', report: ReportFault): readonly FieldOption[] {
  if (given === undefined || given === null) return [];
  const isMap = isRecord(given);
  const list: readonly unknown[] | undefined = Array.isArray(given) ? given : undefined;
  const entries = isMap ? Object.entries(given) : list?.map(optionEntry);
  if (!entries) {
    report(`has options that are ${printed(given)}; they are left out`);
    return [];
  }
  if (list?.every(isRecord) === false) report('has options without labels');
  if (isMap !== (expected === 'map') && entries.length > 0)
    report(`has its options as a ${isMap ? 'map' : 'list'}, not as a ${expected}`);
  const options = new Map<string, FieldOption>();
  for (const [value, label] of entries) {
    const key = typeof value === 'boolean' ? String(value) : textOf(value);
    if (key === undefined || options.has(key)) {
      if (value !== '') report(`has an option with the value ${printed(value)}, which is left out`);
      continue;
    }
    const sent = typeof value === 'boolean' || typeof value === 'number' ? { sent: value } : {};
    if ('sent' in sent) report(`has an option whose value is ${printed(value)}, and no text`);
    options.set(key, { value: key, label: textOf(label) ?? key, ...sent });
  }
  return [...options.values()];
}

function optionEntry(entry: unknown): readonly [value: unknown, label: unknown] {
  return isRecord(entry) ? [entry.value, entry.label] : [entry, undefined];
}

/** Prints a value for a report to developers. */
export function printed(value: unknown): string {
  const text =
    typeof value === 'object' && value !== null ? (Array.isArray(value) ? 'a list' : 'an object') : undefined;
  return text ?? (typeof value === 'string' ? `"${value.slice(0, 50)}"` : String(value));
}
