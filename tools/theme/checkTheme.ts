import { readTheme, themeFields } from '../../src/kit/api/theme';
import { contrast } from '../../src/ground/core/colour';
import { readJsonText, type JsonPosition } from '../../src/ground/core/jsonText';
import { themePairs, type ColourPair } from './pairs';
import { colourOf } from '../../src/kit/theme/shades';

export type ThemeReport = {
  /** The file's problems, one line each: the error, its place and the remedy. */
  readonly problems: readonly string[];
  /** A table of every pair of colours with its contrast; empty if the file has no theme. */
  readonly pairs: readonly string[];
};

/** Validates a theme file and reports the contrast of the colours that the page derives from it. */
export function checkTheme(file: string, text: string): ThemeReport {
  const json = readJsonText(text);
  const line = (at: JsonPosition | undefined, message: string): string =>
    `${file}${at ? `:${at.line}:${at.column}` : ''} ${message}`;
  if (json.problems.length > 0)
    return { problems: json.problems.map((each) => line(each, `${each.message} Mend it and check again.`)), pairs: [] };
  if (!isObject(json.value)) {
    const message = 'A theme is one JSON object, such as { "theme_app_primary_colour": "#8C59F8" }.';
    return { problems: [line({ line: 1, column: 1 }, message)], pairs: [] };
  }
  const written = new Map(Object.keys(json.value).map((key) => [camel(key), key]));
  const at = (key: string): JsonPosition | undefined =>
    json.locate(`/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  const unknown = [...written].filter(([field]) => !themeFields.some((known) => known === field));
  const values: Readonly<Record<string, unknown>> = json.value;
  const { theme, problems } = readTheme(Object.fromEntries([...written].map(([field, key]) => [field, values[key]])));
  return {
    problems: [
      ...unknown.map(([, key]) => line(at(key), `"${key}" is no field of a theme. There are: ${snakeFields()}.`)),
      ...problems.map(({ field, expected }) => {
        const key = written.get(field) ?? field;
        return line(
          at(key),
          `"${key}" is ${JSON.stringify(values[key])}; write ${expected}. Until then its default serves.`,
        );
      }),
    ],
    pairs: table([
      ['pair', 'foreground', 'background', 'ratio', 'needs', 'what the page does'],
      ...themePairs(theme).map(pairRow),
    ]),
  };
}

function pairRow({ role, foreground, background, needs }: ColourPair): readonly string[] {
  const sent = ratioOf(foreground.sent, background.sent);
  const used = ratioOf(foreground.used, background.used);
  const changes = [foreground, background].filter((side) => side.sent !== side.used);
  const taken = changes.map((side) => `${side.sent} becomes ${side.used}`).join(', ');
  return [
    role,
    foreground.sent,
    background.sent,
    sent.toFixed(2),
    String(needs),
    changes.length === 0 ? 'takes it as it is' : `${taken}: ${used.toFixed(2)}`,
  ];
}

function ratioOf(one: string, other: string): number {
  // Rounded down, so that no insufficient contrast is reported as sufficient.
  return Math.floor(contrast(colourOf(one), colourOf(other)) * 100) / 100;
}

function table(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** Converts a field's name, in the server's or the page's spelling, to the page's. */
function camel(key: string): string {
  return key.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function snakeFields(): string {
  return themeFields.map((field) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)).join(', ');
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
