import type { FieldOption } from './definition';

/** Reports whether a value from outside is an object and no list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** Reads a text, or a number as a text; `undefined` for anything else. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Reads options from `[{ value, label }]`, each value once. */
export function optionList(options: unknown): readonly FieldOption[] {
  const read = (Array.isArray(options) ? options : []).filter(isRecord).flatMap(({ value, label }) => {
    const key = textOf(value);
    return key === undefined ? [] : [{ value: key, label: textOf(label) ?? key }];
  });
  return unique(read);
}

/** Reads options from `{ value: label }`, each value once. */
export function optionMap(options: unknown): readonly FieldOption[] {
  if (!isRecord(options)) return optionList(options);
  return unique(Object.entries(options).map(([value, label]) => ({ value, label: textOf(label) ?? value })));
}

function unique(options: readonly FieldOption[]): readonly FieldOption[] {
  return [...new Map(options.map((option) => [option.value, option])).values()];
}
