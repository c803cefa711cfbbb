type Named = { readonly description: string; readonly enum: readonly string[] };
type Definitions = Readonly<Record<'DateBound' | 'ListBound' | 'DateListBound' | 'TextBound' | 'CountBound', Named>>;

/** The dates, lists, texts and counts that the language of forms can refer to, as the type of an object that holds them. */
export function boundTypes({ DateBound, ListBound, DateListBound, TextBound, CountBound }: Definitions): string {
  const members = (names: readonly string[], type: string): readonly string[] =>
    names.map((name) => `  readonly ${name}${name === 'today' ? '' : '?'}: ${type};`);
  return `import type { IsoDate } from '../../src/ground/core/dates';

/** Everything that fields are held against and that is only known while their form is open. */
export type Bounds = {
${[...members(DateBound.enum, 'IsoDate'), ...members(ListBound.enum, 'readonly number[]'), ...members(DateListBound.enum, 'readonly IsoDate[]'), ...members(TextBound.enum, 'string'), ...members(CountBound.enum, 'number')].join('\n')}
};
`;
}
