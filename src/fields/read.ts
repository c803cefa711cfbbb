import type { Option } from './definition';

/** Reading of definitions that arrived from a server and may be anything. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** A text, or a number as one; `undefined` when there is nothing to read. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** `[{ value, label }]`, each value once. */
export function optionList(options: unknown): readonly Option[] {
  const read = (Array.isArray(options) ? options : []).filter(isRecord).flatMap(({ value, label }) => {
    const key = textOf(value);
    return key === undefined ? [] : [{ value: key, label: textOf(label) ?? key }];
  });
  return unique(read);
}

/** `{ value: label }` */
export function optionMap(options: unknown): readonly Option[] {
  if (!isRecord(options)) return optionList(options);
  return unique(Object.entries(options).map(([value, label]) => ({ value, label: textOf(label) ?? value })));
}

function unique(options: readonly Option[]): readonly Option[] {
  return [...new Map(options.map((option) => [option.value, option])).values()];
}
